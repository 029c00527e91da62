// Runs pgbench: what PostgreSQL does with the same statements when nothing stands before it.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { callers } from './load.ts'
import type { House } from './house.ts'
import type { Script } from './pgbench_script.ts'

const run = promisify(execFile)

const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0

// The rate of so many transactions of a script that needs no variables.
export async function pgbenchOnce(
  { home, app }: House,
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

// Transactions per second, as the same plain login the server uses. Undefined without pgbench.
export async function pgbench(house: House, script: Script, seconds: number) {
  if (!hasPgbench()) return undefined
  const file = join(house.home, 'pgbench.sql')
  writeFileSync(file, script.text)
  const { host, user, password, database } = house.app
  const variables = Object.entries(script.variables).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ])
  const options = ['-n', '-M', 'prepared', '-c', String(callers), '-j', '2', '-T', String(seconds)]
  const { stdout } = await run(
    'pgbench',
    [...options, ...variables, '-f', file, '-h', host!, '-U', user!, database!],
    { env: { ...process.env, PGPASSWORD: password as string } },
  )
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench said: ${stdout}`)
  return Number(rate)
}
