// Runs pgbench with the same statements, without the server in between.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { callers } from './load.ts'
import type { BenchService } from './bench_service.ts'
import type { Script } from './pgbench_script.ts'

const run = promisify(execFile)

const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0

// The rate of so many transactions of a script that needs no variables.
export async function pgbenchOnce(
  { home, app }: BenchService,
  text: string,
  { clients, transactions }: { clients: number; transactions: number },
) {
  if (!hasPgbench()) return undefined
  const file = join(home, 'once.sql')
  writeFileSync(file, text)
  const { host, user, password, database } = app
  const options = ['-n', '-M', 'extended', '-c', `${clients}`, '-t', `${Math.floor(transactions)}`]
  const words = [...options, '-f', file, '-h', host!, '-U', user!, database!]
  const env = { ...process.env, PGPASSWORD: password as string }
  const { stdout } = await run('pgbench', words, { env })
  return Number(/tps = ([\d.]+)/.exec(stdout)![1])
}

// Transactions per second, as the same plain login the server uses. Undefined without pgbench. Its
// time begins before it is connected, which takes seconds for so many on a busy machine: so long is
// added, else nothing would be left to measure. The rate it tells is without that time.
export async function pgbench(service: BenchService, script: Script, seconds: number) {
  if (!hasPgbench()) return undefined
  const variables = Object.entries(script.variables).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const first = await sixtyFour(service, 'select 1;\n', ['-t', '1'])
  const whole = String(Math.ceil(seconds + 1.5 * connectingIn(first)))
  const output = await sixtyFour(service, script.text, ['-T', whole, ...variables])
  const rate = /tps = ([\d.]+)/.exec(output)?.[1]
  const measured = Number(whole) - connectingIn(output)
  const failed = !rate || !/failed transactions: 0 /.test(output)
  if (failed || measured < seconds / 2) throw new Error(`pgbench said: ${output}`)
  return Number(rate)
}

async function sixtyFour({ home, app }: BenchService, text: string, options: string[]) {
  const file = join(home, 'pgbench.sql')
  writeFileSync(file, text)
  const { host, user, password, database } = app
  const all = ['-n', '-M', 'prepared', '-c', String(callers), '-j', '2', ...options]
  const words = [...all, '-f', file, '-h', host!, '-U', user!, database!]
  const env = { ...process.env, PGPASSWORD: password as string }
  return (await run('pgbench', words, { env })).stdout
}

const connectingIn = (output: string) =>
  Number(/initial connection time = ([\d.]+) ms/.exec(output)?.[1] ?? 0) / 1_000
