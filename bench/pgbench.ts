// Runs pgbench with the same statements, without the server in between.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BenchService } from './bench_service.ts'
import { floor_database } from './floor.ts'
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

// Transactions per second at the number of clients that suits the script best. Undefined without
// pgbench.
export function pgbench(service: BenchService, script: Script) {
  let best: number | undefined
  return async (seconds: number) => {
    if (!hasPgbench()) return undefined
    best ??= await bestClients(service, script)
    return await rateOf(service, script, best, seconds)
  }
}

async function bestClients(service: BenchService, script: Script) {
  const rates = []
  for (const clients of [8, 16, 32, 64]) {
    rates.push({ clients, rate: await rateOf(service, script, clients, 2) })
  }
  return rates.toSorted((one, other) => other.rate - one.rate)[0]!.clients
}

// pgbench's time begins before it is connected, which takes seconds for so many on a busy machine:
// so long is added, else nothing would be left to measure. The rate it tells is without that time.
async function rateOf(service: BenchService, script: Script, clients: number, seconds: number) {
  const variables = Object.entries(script.variables).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const first = await runScript(service, { ...script, text: 'select 1;\n' }, clients, ['-t', '1'])
  const whole = String(Math.ceil(seconds + 1.5 * connectingIn(first)))
  const output = await runScript(service, script, clients, ['-T', whole, ...variables])
  const rate = /tps = ([\d.]+)/.exec(output)?.[1]
  const measured = Number(whole) - connectingIn(output)
  const failed = !rate || !/failed transactions: 0 /.test(output)
  if (failed || measured < seconds / 2) throw new Error(`pgbench said: ${output}`)
  return Number(rate)
}

// As the same plain login the server uses, in the service's database.
async function runScript(
  { home, app, owner }: BenchService,
  { text, of_floor }: Script,
  clients: number,
  options: string[],
) {
  const file = join(home, 'pgbench.sql')
  writeFileSync(file, text)
  const { host, user, password, database } = of_floor ? { ...owner, database: floor_database } : app
  const all = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', ...options]
  const words = [...all, '-f', file, '-h', host!, '-U', user!, database!]
  const env = { ...process.env, PGPASSWORD: password as string }
  return (await run('pgbench', words, { env })).stdout
}

const connectingIn = (output: string) =>
  Number(/initial connection time = ([\d.]+) ms/.exec(output)?.[1] ?? 0) / 1_000
