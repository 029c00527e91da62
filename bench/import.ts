// npm run bench:import: how fast persons, consents, past sessions and balances are imported, of a
// bare COPY of the same encrypted rows into a table without indexes, and how long other requests
// take meanwhile. Memory is printed, because it must stay flat. "-- --quick" is shorter.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { copyIn } from '#db/copy_in.ts'
import { linesOf, sampleColumns, samplePractice } from '#scripts/sample_practice.ts'
import { partsOf } from '#cli/import_parts.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { type Client, clientOf } from './client.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'

const quick = process.argv.includes('--quick')
const plan = quick ? { persons: 2_000, sessions: 6_000 } : { persons: 10_000, sessions: 50_000 }
const copy_goal = 0.25
const latency_goal = 0.5 // The p99 of other requests at most doubles.

type Import = {
  id: string
  status: string
  rows_done: number
  started_at: string
  completed_at: string
  failed_count: number
  error_count: number
}

const send = async (client: Client, path: string, body?: object) => {
  const { status, text } = await client(path, body)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return JSON.parse(text) as Import
}

const tables = samplePractice(plan.persons, plan.sessions)

async function* asyncLines(name: string) {
  yield* linesOf(tables[name]!)
}

// Rows a second from the start of the import to its end.
async function importTable(client: Client, name: string, kind: string) {
  const columns = name === 'persons' ? sampleColumns : {}
  const { id } = await send(client, 'imports', { kind, format: 'csv', columns })
  const path = `imports/${id}`
  for await (const content of partsOf(asyncLines(name))) {
    await send(client, `${path}/add_part`, { content })
  }
  await send(client, `${path}/validate`, {})
  await until(client, path, 'validated')
  await send(client, `${path}/start`, {})
  const ended = await until(client, path, 'completed')
  if (ended.failed_count > 0) throw new Error(`${ended.failed_count} rows of ${name} failed.`)
  return tables[name]!.rows / ((timeOf(ended.completed_at) - timeOf(ended.started_at)) / 1_000)
}

const timeOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds

async function until(client: Client, path: string, status: string) {
  for (;;) {
    const state = await send(client, path)
    if (state.status === status) return state
    if (state.status === 'failed') throw new Error('The import failed.')
    await sleep(250)
  }
}

// The same encrypted rows by COPY alone.
async function bareCopy({ owner }: BenchService, table: string, rows: number) {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query(`create table bare_${table} as select * from ${table}`)
  const { rows: text } = await client.query(
    `select string_agg(line, '') as lines from (
       select format(E'%s\\n', bare::text) as line from bare_${table} as bare) as lines`,
  )
  const lines = copyLines(text[0].lines as string)
  await client.query(`create table copied_${table} (like bare_${table})`)
  const began = performance.now()
  const copy = await copyIn(client, `copy copied_${table} from stdin (format csv)`)
  await copy.write(lines)
  await copy.end()
  const rate = rows / ((performance.now() - began) / 1_000)
  await client.query(`drop table bare_${table}, copied_${table}`)
  await client.end()
  return rate
}

// The text of a row is CSV in parentheses.
const copyLines = (text: string) => text.replaceAll(/^\(|\)$/gm, '')

// How long a read takes, again and again, until the work ends.
async function latenciesWhile(client: Client, work: Promise<unknown>) {
  const taken: number[] = []
  let working = true
  void work.finally(() => (working = false)).catch(() => {})
  while (working) {
    const began = performance.now()
    await send(client, 'practitioners?limit=10')
    taken.push(performance.now() - began)
    await sleep(10)
  }
  return p99(taken)
}

const p99 = (all: number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.99)]!

const memoryOf = ({ processes }: BenchService) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processes.node}/status`, 'utf8'))?.[1] ?? 0) /
  1_000

const service = await startHouse()
try {
  const client = clientOf(service)
  const other = clientOf(service)
  await importTable(client, 'practitioners', 'practitioner')
  const rows: Row[] = []
  const idle = await latenciesWhile(other, sleep(5_000))
  const measure = async (name: string, kind: string, { goal = 0, table = name } = {}) => {
    const before = memoryOf(service)
    const importing = importTable(client, name, kind)
    const busy = await latenciesWhile(other, importing)
    const ours = await importing
    const theirs = await bareCopy(service, table, tables[name]!.rows)
    const ratio = ours / theirs
    rows.push({
      name: `importing ${name} vs. bare COPY`,
      goal,
      ratio,
      ratios: [ratio],
      ours: [ours],
      theirs: [theirs],
    })
    rows.push({
      name: `p99 of other requests, idle vs. while importing ${name}`,
      goal: latency_goal,
      ratio: idle / busy,
      ratios: [idle / busy],
      ours: [busy],
      theirs: [idle],
    })
    console.log(
      `${name}: ${Math.round(ours)} rows a second, COPY ${Math.round(theirs)}; memory ` +
        `${Math.round(before)} to ${Math.round(memoryOf(service))} MB; p99 of other requests ` +
        `${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms (${(busy / idle).toFixed(1)} times)`,
    )
  }
  await measure('persons', 'person', { goal: copy_goal })
  await measure('consents', 'consent')
  await measure('sessions', 'session', { goal: copy_goal })
  await measure('opening_balances', 'opening_balance', { table: 'adjustments' })
  await report(service, rows, 1)
} finally {
  await service.stop()
}
