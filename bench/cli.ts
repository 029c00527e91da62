// npm run bench:cli: the CPU time of commands, from the shell script to the end of the process. The
// goal is at most 150 ms for each. The first run of a command, which compiles it, isn't counted. A
// busy machine inflates every time, so each is also shown as a multiple of an empty Node process.
// Certificates that this machine adds for every Node process aren't part of a command.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#settings/config.ts'
import { startHouse } from './bench_service.ts'

const rounds = 15
const goal_ms = 150
const commands = [
  '--help',
  'keys create --help',
  'sessions create --help',
  'complete -- sessions list --st',
  'get /v1/practitioners',
  'practitioners list --limit 1',
  'sessions list --limit 1',
  'clock show',
]

const service = await startHouse()
const { NODE_EXTRA_CA_CERTS: _, ...variables } = process.env
const env = { ...variables, ATTUNE_HOME: service.home, PORT: String(service.port) }

const node = process.execPath
const attune = join(root, 'bin/attune')

// User and system time of a command and its children, as bash measures them.
function cpuOf(command: string) {
  const script = `TIMEFORMAT='%U %S'; time ${command} >/dev/null`
  const { stderr, status } = spawnSync('bash', ['--norc', '-c', script], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  const [user, system] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return (user! + system!) * 1000
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!

try {
  for (const words of commands) {
    const command = `"${attune}" ${words}`
    cpuOf(command)
    const times: number[] = []
    const empty: number[] = []
    for (let round = 0; round < rounds; round++) {
      times.push(cpuOf(command))
      empty.push(cpuOf(`"${node}" -e 0`))
    }
    const median = medianOf(times)
    const verdict = median <= goal_ms ? 'within the goal' : 'ABOVE THE GOAL'
    const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`
    const ratio = `${(median / medianOf(empty)).toFixed(1)} times an empty process`
    const name = `attune ${words}`.padEnd(42)
    console.log(`${name} ${median.toFixed(0)} ms of CPU (${range}), ${ratio}, ${verdict}`)
  }
} finally {
  await service.stop()
}
