// npm run bench:growth: how much slower lists and slots become when tables grow. The same requests
// go to a service with a few pages of objects of each kind and to one with many, in turns. Each
// ratio is the p50 of the second over the p50 of the first, so it doesn't depend on the machine.
// Both have a page for each value of a filter, so that they return the same number of objects.
import { routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'
import { fillTable } from '#tests/large_tables.ts'
import { choicesOf, filtersOf, ordersOf, type Query, valuesOf } from '#tests/list_values.ts'
import { type BenchService, startHouse } from './bench_service.ts'
import { type Client, clientOf } from './client.ts'
import { median } from './compare.ts'

const many = Number(process.env.GROWTH_ROWS ?? 1_000_000)
const times = Number(process.env.GROWTH_TIMES ?? 15)

// Rows of each table, compared with sessions.
const shares: Record<string, number> = {
  sessions: 1,
  events: 1,
  audit_entries: 1,
  request_logs: 1,
  practitioners: 0.1,
  persons: 0.1,
}
const few = 600

const lists = routes.filter(({ source }) => source && shares[source.kind.table])

// One object of each kind through the API, and copies of it.
async function fill(service: BenchService, send: Client, rows: number) {
  const name = { given: 'Ada', family: 'Okafor' }
  const created = await send('practitioners', { name, profession: 'psychologist' })
  const { id: practitioner_id } = JSON.parse(created.text)
  await send('persons', { names: [name] })
  await send('sessions', { practitioner_id, starts_at: '2030-03-01T17:00:00Z' })
  const { database, account } = service
  await database.query(
    `insert into request_logs (account, id, method, path, status, duration_ms, created_at)
     values ($1, 'req_first', 'GET', '/v1/sessions', 200, 1, now())`,
    [account],
  )
  for (const route of lists) {
    const { table } = route.source!.kind
    const first = await database.query(`select id from ${table} where account = $1 limit 1`, [
      account,
    ])
    const copies = Math.max(few, Math.round(rows * shares[table]!))
    const rare_every = rows === few ? 2 : 500
    if (!first.rows[0]) throw new Error(`There is no row of ${table} to copy.`)
    const { id } = first.rows[0]
    const choices = choicesOf(route)
    await fillTable(database, { account, table, id, choices, rows: copies, scale: 1, rare_every })
    console.error(`${copies} ${table}`)
  }
  // A practitioner with a long past. A calendar holds few sessions a day, so none are ahead.
  await database.query(
    `update sessions set encrypted = null, practitioner_id = $2,
       starts_at = starts_at - interval '5 years', ends_at = ends_at - interval '5 years'
     where account = $1 and practitioner_id = 'common'`,
    [account, practitioner_id],
  )
  await database.query('vacuum analyze')
  return practitioner_id as string
}

const parameter = (name: string, value: unknown): string => {
  if (Array.isArray(value))
    return value.map((one) => `${name}[]=${encodeURIComponent(one)}`).join('&')
  if (typeof value === 'object') {
    const pairs = Object.entries(value as object)
    return pairs.map(([key, one]) => `${name}[${key}]=${encodeURIComponent(one)}`).join('&')
  }
  return `${name}=${encodeURIComponent(String(value))}`
}
const urlOf = (route: Route, query: Query) => {
  const parts = Object.entries(query).map(([name, value]) => parameter(name, value))
  return `${route.path.replace('/v1/', '')}?${parts.join('&')}`
}

function requestsOf(route: Route): string[] {
  const orders = ordersOf(route).map((order) => urlOf(route, { order }))
  const filters = filtersOf(route).flatMap(([name, schema]) =>
    valuesOf(route, name, schema).map((value) => urlOf(route, { [name]: value })),
  )
  return [...orders, ...filters]
}

async function time(send: Client, path: string) {
  const began = performance.now()
  const { status, text } = await send(path)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return performance.now() - began
}

// In turns, so that both meet the same load of the machine. The first requests plan and connect.
async function ratioOf([small, large]: [Client, Client], [one, other]: [string, string]) {
  const taken: [number[], number[]] = [[], []]
  for (let i = -3; i < times; i++) {
    const pair = [await time(small, one), await time(large, other)] as const
    if (i >= 0) taken.forEach((all, at) => all.push(pair[at]!))
  }
  return median(taken[1]) / median(taken[0])
}

const services = [await startHouse(), await startHouse()] as const
try {
  const clients = services.map(clientOf) as [Client, Client]
  const small = await fill(services[0], clients[0], few)
  const large = await fill(services[1], clients[1], many)
  const rows: [number, string][] = []
  const compare = async (paths: [string, string], name = paths[0]) =>
    rows.push([await ratioOf(clients, paths), name])
  // Values that fit the columns but not the API, such as an unknown language, can't be measured.
  const rejected: string[] = []
  for (const route of lists) {
    for (const path of requestsOf(route)) {
      const { status } = await clients[1](path)
      if (status === 400) rejected.push(path)
      else await compare([path, path])
    }
  }
  const slotsOf = (id: string) => `practitioners/${id}/slots`
  await compare([slotsOf(small), slotsOf(large)], 'practitioners/{id}/slots')
  await compare(['slots', 'slots'])
  rows.sort(([one], [other]) => other - one)
  const within = rows.filter(([ratio]) => ratio <= 2).length
  console.log(
    `${many} sessions; ${rows.length} requests, ${within} of them with a ratio up to 2.\n`,
  )
  console.log(`Rejected and not measured: ${rejected.join(', ') || 'none'}.\n`)
  for (const [ratio, name] of rows) console.log(`${ratio.toFixed(2).padStart(6)}  ${name}`)
} finally {
  for (const service of services) await service.stop()
}
