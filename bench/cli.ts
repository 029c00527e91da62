// npm run bench:cli: the CPU time of commands, from the shell script to the end of the process. The
// goal is at most 150 ms for each. The first run of a command, which compiles it, isn't counted.
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
  'clock show',
]

const service = await startHouse()
const env = { ...process.env, ATTUNE_HOME: service.home, PORT: String(service.port) }

// User and system time of the command and its children, as bash measures them.
function cpuOf(command: string) {
  const script = `TIMEFORMAT='%U %S'; time "${join(root, 'bin/attune')}" ${command} >/dev/null`
  const { stderr, status } = spawnSync('bash', ['--norc', '-c', script], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
  const [user, system] = stderr.trim().split('\n').at(-1)!.split(' ').map(Number)
  return (user! + system!) * 1000
}

try {
  for (const command of commands) {
    cpuOf(command)
    const times = Array.from({ length: rounds }, () => cpuOf(command)).sort((a, b) => a - b)
    const median = times[Math.floor(rounds / 2)]!
    const verdict = median <= goal_ms ? 'within the goal' : 'ABOVE THE GOAL'
    const range = `${times[0]!.toFixed(0)} to ${times.at(-1)!.toFixed(0)}`
    const name = `attune ${command}`.padEnd(42)
    console.log(`${name} ${median.toFixed(0)} ms of CPU (${range}), ${verdict}`)
  }
} finally {
  await service.stop()
}
