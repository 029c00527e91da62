// Sixty-four concurrent callers: wrk, which uses the least of a small machine, or our own generator
// if it is missing.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#settings/config.ts'
import type { RecordedRequest, Tally } from './generator.ts'
import type { BenchService } from './bench_service.ts'
import { persons } from './requests.ts'
import { cpuTime, hasProc, type Usage } from './cpu.ts'

const run = promisify(execFile)

export const callers = 64
export const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

type Load = {
  template: string
  port: number
  seconds: number
  refused?: boolean
  callers?: number // Sixty-four, unless so many would be turned away.
}

// What a slice of load measured. Only good responses count, unless refusals are what is measured:
// on a busy machine some callers are turned away, which takes time and counts for nothing.
export type Measured = {
  per_second: number
  refused: number
  cpu_ms?: Usage // Per request.
}

export async function load(
  service: BenchService,
  { refused = false, ...request }: Load,
): Promise<Measured> {
  const before = cpuTime(service.processes)
  const { good, bad, seconds } = hasWrk()
    ? await wrk(service, request)
    : await ourOwn(service, request)
  const after = cpuTime(service.processes)
  const [counted, rejected] = refused ? [bad, good] : [good, bad]
  if (counted < rejected) throw new Error(`${rejected} answers were not the expected ones.`)
  const each = (total: number) => total / (good + bad)
  return {
    per_second: counted / seconds,
    refused: rejected,
    ...(hasProc() && {
      cpu_ms: {
        node: each(after.node - before.node),
        postgres: each(after.postgres - before.postgres),
      },
    }),
  }
}

async function wrk(
  { home }: BenchService,
  { template, port, seconds, callers: many = callers }: Load,
) {
  const file = join(home, 'request.http')
  writeFileSync(file, template)
  const options = ['-t2', `-c${many}`, `-d${seconds}s`, '--timeout', '10s']
  const number = Math.floor(Math.random() * 1e8)
  const script = join(root, 'bench/wrk.lua')
  const url = `https://localhost:${port}`
  const persons_file = join(home, 'persons.txt')
  writeFileSync(persons_file, persons.join('\n'))
  const words = [...options, '-s', script, url, '--', file, `${number}`, persons_file]
  const { stdout } = await run('wrk', words)
  const summary = JSON.parse(stdout.trim().split('\n').at(-1)!)
  if (summary.lost > 0) throw new Error(`wrk lost ${summary.lost} requests: ${stdout}`)
  const good = summary.requests - summary.refused
  return { good, bad: summary.refused as number, seconds: summary.microseconds / 1e6 }
}

async function ourOwn(
  service: BenchService,
  { template, port, seconds, callers: many = callers }: Load,
) {
  const tally = await generate(service, { template, port, seconds, callers: many })
  const bad = tally.shed + tally.other
  return { good: tally.good, bad, seconds: tally.seconds }
}

let generators = 0

// Runs the generator in a process of its own, so that it never waits for this one.
export async function generate(
  { home }: BenchService,
  request: Omit<RecordedRequest, 'ca_file' | 'persons'>,
): Promise<Tally> {
  const file = join(home, `asked-${++generators}.json`) // Several may run at once.
  const ca_file = join(home, 'tls', 'ca.crt')
  writeFileSync(file, JSON.stringify({ ...request, persons, ca_file }))
  const { stdout } = await run(process.execPath, [join(root, 'bench/generator.ts'), file])
  return JSON.parse(stdout)
}
