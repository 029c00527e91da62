// Sixty-four concurrent callers: wrk, which uses the least of a small machine, or our own generator
// if it is missing.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#settings/config.ts'
import type { RecordedRequest, Tally } from './generator.ts'
import type { BenchService } from './bench_service.ts'

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

// Answers per second; only good ones count, unless refusals are what is measured. On a machine that
// is busy with other things some callers are turned away; they take time and count for nothing.
export async function load(
  service: BenchService,
  { refused = false, ...request }: Load,
): Promise<number> {
  const { good, bad, seconds } = hasWrk()
    ? await wrk(service, request)
    : await ourOwn(service, request)
  const [counted, rejected] = refused ? [bad, good] : [good, bad]
  if (counted < rejected) throw new Error(`${rejected} answers were not the expected ones.`)
  return counted / seconds
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
  const { stdout } = await run('wrk', [...options, '-s', script, url, '--', file, `${number}`])
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
  request: Omit<RecordedRequest, 'ca_file'>,
): Promise<Tally> {
  const file = join(home, `asked-${++generators}.json`) // Several may run at once.
  writeFileSync(file, JSON.stringify({ ...request, ca_file: join(home, 'tls', 'ca.crt') }))
  const { stdout } = await run(process.execPath, [join(root, 'bench/generator.ts'), file])
  return JSON.parse(stdout)
}
