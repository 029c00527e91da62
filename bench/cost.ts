// npm run bench:cost: what one request of each kind costs, in CPU time of Node and PostgreSQL, WAL,
// and pages that PostgreSQL touches. None of that depends on how busy the machine is.
// "-- --against ../other" measures another checkout in turn with this one; "--only create,list"
// measures some kinds; "--sessions 100000" stores so many first; "--statements" also prints what
// each statement costs PostgreSQL.
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BenchService, startHouse } from './bench_service.ts'
import { median } from './compare.ts'
import { load } from './load.ts'
import {
  createSession,
  createSessionForPerson,
  listPractitioners,
  readPath,
  readPerson,
  readPractitioner,
  withoutKey,
} from './requests.ts'
import { seedPractitioners, seedSessions } from './seed.ts'
import { seedPersons } from './seed_persons.ts'
import { countStatements, printStatements } from './statement_costs.ts'

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string' },
    paths: { type: 'string' }, // Further GET requests, separated by commas.
    sessions: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '4' },
    callers: { type: 'string', default: '16' },
    statements: { type: 'boolean', default: false },
  },
})
const callers = Number(options.callers)
const seconds = Number(options.seconds)

const refusal = '401'
const kinds: Record<string, (service: BenchService) => string> = {
  create: createSession,
  person: createSessionForPerson,
  list: listPractitioners,
  read: readPractitioner,
  audited: readPerson,
  [refusal]: withoutKey,
}
for (const path of options.paths?.split(',') ?? []) {
  kinds[path] = (service) => readPath(service, path)
}
const wanted = options.only?.split(',') ?? Object.keys(kinds)

type Cost = { node_ms: number; postgres_ms: number; wal_bytes: number; pages: number }
type Side = { name: string; service: BenchService; costs: Record<string, Cost[]> }

const sides: Side[] = []
const stop = () => Promise.all(sides.map(({ service }) => service.stop()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(1)))
}
try {
  await start('this', undefined)
  if (options.against) await start('other', resolve(options.against))
  for (const name of wanted) await measureInTurns(name)
  print()
} finally {
  await stop()
}
process.exit(0)

async function start(name: string, checkout: string | undefined) {
  const service = await startHouse({}, checkout)
  sides.push({ name, service, costs: {} })
  await seedPractitioners(service)
  await seedPersons(service)
  await seedSessions(service, Number(options.sessions))
  if (options.statements) await countStatements(service)
  // A checkpoint makes the next requests write whole pages to the WAL, which comes at random.
  await service.database.query(`alter system set checkpoint_timeout = '1h'`)
  await service.database.query(`alter system set max_wal_size = '8GB'`)
  await service.database.query('select pg_reload_conf()')
  await untilRelayed(service)
}

// Background work on what was seeded would count as work of the first requests.
async function untilRelayed({ database }: BenchService) {
  const waiting = `
    select exists (select from events where sequence is null)
      or exists (select from audit_queue) as waits`
  while ((await database.query(waiting)).rows[0].waits) await sleep(500)
  await database.query('vacuum (analyze)')
}

// The first round of each only warms up.
async function measureInTurns(name: string) {
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const side of sides) {
      const cost = await measure(side.service, name)
      if (round > 0) (side.costs[name] ??= []).push(cost)
    }
  }
  if (!options.statements) return
  for (const { name: side, service } of sides) {
    const requests = async () => (await run(service, name)).requests
    await printStatements(service, `${name} (${side})`, requests)
  }
}

async function measure(service: BenchService, name: string): Promise<Cost> {
  const before = await counters(service)
  const { cpu_ms, requests } = await run(service, name)
  const after = await counters(service)
  return {
    node_ms: cpu_ms?.node ?? NaN,
    postgres_ms: cpu_ms?.postgres ?? NaN,
    wal_bytes: (after.wal - before.wal) / requests,
    pages: (after.pages - before.pages) / requests,
  }
}

function run(service: BenchService, name: string) {
  const template = kinds[name]!(service)
  const refused = name === refusal
  return load(service, { template, port: service.port, seconds, callers, refused })
}

async function counters({ database }: BenchService) {
  const { rows } = await database.query(`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal, pg_stat_force_next_flush(),
      (select sum(blks_hit + blks_read)::float8 from pg_stat_database) as pages`)
  return rows[0] as { wal: number; pages: number }
}

function print() {
  const shown: (keyof Cost)[] = ['node_ms', 'postgres_ms', 'wal_bytes', 'pages']
  const lines = wanted.flatMap((kind) =>
    sides.map(({ name, costs }) => {
      const cost = (key: keyof Cost) => median(costs[kind]!.map((each) => each[key]))
      const all = cost('node_ms') + cost('postgres_ms')
      const cells = shown.map((key) => cost(key).toFixed(key.endsWith('_ms') ? 3 : 0))
      return [kind, name, all.toFixed(3), ...cells]
    }),
  )
  const head = ['request', 'checkout', 'CPU ms', 'Node', 'PostgreSQL', 'WAL bytes', 'pages']
  const table = [head, ...lines]
  const widths = head.map((_, i) => Math.max(...table.map((line) => line[i]!.length)))
  for (const line of table) console.log(line.map((cell, i) => cell.padEnd(widths[i]!)).join('  '))
}
