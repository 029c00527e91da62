// Every filter and every order of every list reads a page from an index, however large the table
// is. Each statement is planned as the service plans it, with the statistics of a large table, and
// run: no plan may read more than a small part of the rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { routes } from '#areas/index.ts'
import type { Statement } from '#db/sql.ts'
import { page_parameters } from '#http/lists/list_query.ts'
import type { Route } from '#http/routing/route.ts'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createExample } from './examples.ts'
import { createTestAccount, db, outside, secrets, sql } from './harness.ts'
import { type Choices, common, fillRelated, fillTable, rare, timeAt } from './large_tables.ts'

const { key, account } = await createTestAccount()
const lists = routes.filter(({ source }) => source)
const most_rows = 400

// Of these, few objects match one value: a session has a few notes. Their index is narrow, and the
// matches are sorted. For the rest, a value that many old objects share is tested too.
const match_few = new Set([
  'session_id',
  'claim_id',
  'assessment_id',
  'series_id',
  'coverage_id',
  'transaction_id',
  'decision_id',
  'request_id',
  'idempotency_key',
  'sha256',
  'trace_number',
  'payment_id',
  'remittance_id',
  'deposit_id',
  'patient_control_number',
])
// These are searched in another table, or by several IDs of a person who was merged. Their matches
// are sorted too: see docs/decisions/0053-list-indexes.md.
const joined: Record<string, string[]> = {
  'practitioners.list': ['language', 'specialty', 'jurisdiction', 'payer_id'],
  'sessions.list': ['person_id'],
  'ledger_entries.list': ['person_id'],
}
const matchesFew = ({ name }: Route, filter: string) =>
  match_few.has(filter) || (joined[name] ?? []).includes(filter)

// The planner underestimates the rows of tables that are limited to a person and a practitioner, so
// it sorts all matches of a wide range. An account has few of them.
const sort_wide_ranges = ['emergency_accesses.list', 'session_series.list']

// The values that an index leaves out, because most objects have them.
const usual = new Set(['individual', 'telehealth', 'GET', 'done'])

type Schema = {
  type?: string
  title?: string
  enum?: string[]
  items?: Schema
  properties?: Record<string, Schema>
}
type Query = Record<string, unknown>

const propertiesOf = ({ query }: Route) => (query as Schema).properties ?? {}
const filtersOf = (route: Route) =>
  Object.entries(propertiesOf(route)).filter(([name]) => !page_parameters.includes(name))

// What the copies have in the columns of the filters.
function choicesOf(route: Route): Choices {
  const pairs = filtersOf(route).flatMap(([name, { type, items }]): [string, Choices[string]][] => {
    const column = name === 'object_type' ? 'object' : name
    if (type === 'boolean') return [[column, 'boolean']]
    if (type !== 'array' || name === 'id') return []
    const words = items!.enum?.toSorted(
      (one, other) => Number(usual.has(other)) - Number(usual.has(one)),
    )
    return [[column, words ?? (matchesFew(route, name) ? 'few' : 'text')]]
  })
  return Object.fromEntries(pairs)
}

// The values to try for a filter: one that many old objects have, one that few have, one that none
// has, and several.
function valuesOf(route: Route, name: string, schema: Schema): unknown[] {
  if (name === 'after') return [1_000_100]
  if (name === 'wait') return []
  if (name === 'metadata') return [{ clinic: 'north', tier: 'gold' }]
  if (name === 'q') return ['rare_777', 'com', 'com rare_77', 'absent']
  if (name === 'id') return [['copy_00000007', 'copy_00001007', 'absent']]
  if (route.name === 'request_logs.list' && name === 'status') {
    return [['404'], ['4xx'], ['5xx'], ['2xx'], ['404', '5xx']]
  }
  const { title = '', type, items } = schema
  if (title === 'time_range') {
    const [some, next] = [timeAt(1_000), timeAt(1_001)]
    const wide = sort_wide_ranges.includes(route.name) ? [] : [{ gte: some }]
    return [...wide, { gte: '2040-01-01' }, { lt: timeAt(1) }, { gte: some, lt: next }]
  }
  if (title === 'date_range') return [{ gte: '2026-06-01' }, { lt: '2026-01-02' }, { gte: 'now' }]
  if (type === 'boolean') return [true, false]
  assert.equal(type, 'array', `${route.name} ${name}`)
  const { enum: words } = items!
  if (words) return [[words[0]], [words[1] ?? words[0]], [words.at(-1)], words.slice(0, 2)]
  const one = matchesFew(route, name) ? [] : [[common]]
  return [...one, [rare], ['absent'], [rare, 'rare_8']]
}

// The statement of a page, as the list builds it.
async function statementOf(route: Route, query: Query) {
  let statement: Statement | undefined
  const capture = async (each: Statement) => {
    statement ??= each
    return []
  }
  await inAccount({ db, secrets, outside }, account, (within) =>
    route.run({ ...within, query: capture as Call['query'] }, { id: '', query, body: {} }),
  )
  return statement!
}

type Node = { Plans?: Node[]; [field: string]: unknown }

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

// The rows a plan reads from tables and indexes, with those that a condition removed.
const rowsRead = (plan: Node) =>
  nodesOf(plan)
    .filter((node) => node['Relation Name'] ?? node['Index Name'])
    .map((node) => {
      const fields = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
      const rows = fields.reduce((sum, field) => sum + Number(node[field] ?? 0), 0)
      return rows * Number(node['Actual Loops'])
    })
    .reduce((sum, rows) => sum + rows, 0)

function literal(value: unknown): string {
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => `"${one}"`).join()}}`)
  return value === null ? 'null' : pg.escapeLiteral(String(value))
}

// Plans and runs a statement as the service does, with the plan for these values and with the one
// that PostgreSQL keeps for all values.
async function plansOf(statement: Statement): Promise<[string, Node][]> {
  const { text, values } = statement.build()
  const modes = ['force_custom_plan', ...(statement.needs_values ? [] : ['force_generic_plan'])]
  const client = await sql.connect()
  const plans: [string, Node][] = []
  try {
    for (const mode of modes) {
      await client.query('begin')
      await client.query('select assume_role($1, $2, $3)', ['attune_app', account, actor])
      await client.query(`set local plan_cache_mode = ${mode}`)
      await client.query(`prepare page as ${text}`)
      const sent = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      const { rows } = await client.query(`explain (analyze, format json) execute page${sent}`)
      plans.push([mode, rows[0]['QUERY PLAN'][0].Plan])
      await client.query('deallocate page')
      await client.query('rollback')
    }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
  return plans
}

let actor: string | null = null // The practitioner who lists, if only practitioners do.

async function findings(route: Route): Promise<string[]> {
  const found: string[] = []
  const check = async (query: Query) => {
    const statement = await statementOf(route, { limit: 10, ...query })
    for (const [mode, plan] of await plansOf(statement)) {
      const rows = rowsRead(plan)
      const scans = nodesOf(plan).some(
        (node) => node['Node Type'] === 'Seq Scan' && rows > most_rows,
      )
      if (rows > most_rows || scans) {
        found.push(`${route.name} ${JSON.stringify(query)} reads ${rows} rows (${mode})`)
      }
    }
  }
  const orders = (propertiesOf(route).order as Schema).enum!
  for (const order of orders) await check({ order })
  for (const [name, schema] of filtersOf(route)) {
    for (const value of valuesOf(route, name, schema)) await check({ [name]: value })
    // A range of the time that the list is ordered by is read from its beginning.
    if (orders.includes(name))
      await check({ order: name, [name]: { lt: timeAt(500).slice(0, 10) } })
  }
  return found
}

for (const route of lists) {
  test(`${route.name} reads no more than it needs`, async () => {
    const { kind } = route.source!
    const { id } = await createExample(kind, { key })
    await fillTable(account, kind.table, id, choicesOf(route))
    await fillRelated(account, kind.table)
    if (kind.table === 'psychotherapy_notes') {
      const text = 'select author_id from psychotherapy_notes where id = $1'
      actor = (await sql.query(text, [id])).rows[0].author_id
    } else actor = null
    assert.deepEqual(await findings(route), [])
  })
}

test('slots read only the sessions near their range', async () => {
  const text = "select practitioner_id from sessions where account = $1 and id not like 'copy%'"
  const [{ practitioner_id }] = (await sql.query(text, [account])).rows
  await sql.query(
    "update sessions set practitioner_id = $2 where account = $1 and id like 'copy%'",
    [account, practitioner_id],
  )
  await sql.query(
    `insert into availabilities (account, practitioner_id, published, slot_step_minutes,
       min_notice_minutes, horizon_days, buffer_before_minutes, buffer_after_minutes,
       default_duration_minutes, requires_approval)
     values ($1, $2, true, 30, 0, 60, 0, 0, 50, false)`,
    [account, practitioner_id],
  )
  const from = '2027-03-01T00:00:00Z'
  const requests: [string, Query][] = [
    ['slots.list', {}],
    ['slots.list', { from }],
    ['slots.list', { from, to: '2027-03-02T00:00:00Z' }],
    ['slots.search', { practitioner_ids: [practitioner_id] }],
    ['slots.search', {}],
  ]
  for (const [name, query] of requests) {
    const route = routes.find((each) => each.name === name)!
    const { statement } = route.read!({ id: practitioner_id, query, body: {} }, account)!
    for (const [mode, plan] of await plansOf(statement)) {
      assert.ok(rowsRead(plan) < 50, `${name} ${JSON.stringify(query)} ${mode}`)
    }
  }
})

test('a list without its index is found', async () => {
  const route = lists.find(({ name }) => name === 'deposits.list')!
  await sql.query('drop index deposits_account_status_created_at_id_idx')
  const found = await findings(route)
  assert.ok(found.length > 0)
  for (const each of found) assert.match(each, /^deposits\.list \{"status"/)
})
