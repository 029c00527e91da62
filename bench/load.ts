// Sixty-four concurrent callers: wrk, which uses the least of a small machine, or our own generator
// if it is missing.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#settings/config.ts'
import type { RecordedRequest, Tally } from './generator.ts'
import type { BenchService } from './bench_service.ts'
import { cpuTime, hasProc, type Usage } from './cpu.ts'
import { hasWrk, runWrk } from './wrk.ts'

const run = promisify(execFile)

export const callers = 64

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
  requests: number
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
    requests: good + bad,
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
  { home: folder, persons }: BenchService,
  { port, callers: many = callers, ...request }: Load,
) {
  const url = `https://localhost:${port}`
  const words = { person: persons }
  const ran = await runWrk({ ...request, folder, url, words, callers: many })
  return { good: ran.requests - ran.refused, bad: ran.refused, seconds: ran.seconds }
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
  { home, persons }: BenchService,
  request: Omit<RecordedRequest, 'ca_file' | 'persons'>,
): Promise<Tally> {
  const file = join(home, `asked-${++generators}.json`) // Several may run at once.
  const ca_file = join(home, 'tls', 'ca.crt')
  writeFileSync(file, JSON.stringify({ ...request, persons, ca_file }))
  const { stdout } = await run(process.execPath, [join(root, 'bench/generator.ts'), file])
  return JSON.parse(stdout)
}
