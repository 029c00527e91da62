// npm run bench:import: how fast persons, consents, past sessions and balances are imported, of a
// COPY of the same encrypted rows into tables with the same indexes, and how long other requests
// take meanwhile. A bare COPY into tables without indexes shows what the indexes take of it. CPU
// time per row includes the validation, the background work that follows and the other requests.
// bench/import_memory.ts measures memory. "-- --quick" is shorter.
import { setTimeout as sleep } from 'node:timers/promises'
import { samplePractice } from '#scripts/sample_practice.ts'
import { startHouse } from './bench_service.ts'
import { type Client, clientOf } from './client.ts'
import type { Row } from './compare.ts'
import { cpuTime, type Usage } from './cpu.ts'
import { importTable, send } from './import_client.ts'
import { bareCopy, marksOf } from './import_copy.ts'
import { report } from './report.ts'

const quick = process.argv.includes('--quick')
const plan = quick ? { persons: 2_000, sessions: 6_000 } : { persons: 10_000, sessions: 50_000 }
const copy_goal = 0.25
const latency_goal = 0.5 // The p99 of other requests at most doubles.

const tables = samplePractice(plan.persons, plan.sessions)

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

const rowOf = (name: string, goal: number, ours: number, theirs: number, cpu_ms?: Usage): Row => ({
  name,
  goal,
  ratio: ours / theirs,
  ratios: [ours / theirs],
  ours: [ours],
  theirs: [theirs],
  ...(cpu_ms && { cpu_ms }),
})

const service = await startHouse()
try {
  const client = clientOf(service)
  const other = clientOf(service)
  await importTable(client, tables.practitioners!, 'practitioner')
  const rows: Row[] = []
  const idle = await latenciesWhile(other, sleep(5_000))
  const measure = async (name: string, kind: string, { goal = 0, table = name } = {}) => {
    const [marks, began] = [await marksOf(service), cpuTime(service.processes)]
    const importing = importTable(client, tables[name]!, kind)
    const busy = await latenciesWhile(other, importing)
    const ours = await importing
    const ended = cpuTime(service.processes)
    const many = tables[name]!.rows
    const cpu_ms = {
      node: (ended.node - began.node) / many,
      postgres: (ended.postgres - began.postgres) / many,
    }
    const copied = await bareCopy(service, table, marks)
    rows.push(
      rowOf(`importing ${name} vs. bare COPY`, 0, ours, many / copied.objects, cpu_ms),
      rowOf(`importing ${name} vs. COPY of all its rows`, 0, ours, many / copied.all),
      rowOf(`importing ${name} vs. the same with indexes`, goal, ours, many / copied.indexed),
      // How much slower other requests are meanwhile.
      rowOf(`p99 of others, idle vs. importing ${name}`, latency_goal, 1_000 / busy, 1_000 / idle),
    )
    console.log(
      `${name}: ${Math.round(ours)} rows a second; p99 of other requests ${busy.toFixed(1)} ms, ` +
        `idle ${idle.toFixed(1)} ms`,
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
