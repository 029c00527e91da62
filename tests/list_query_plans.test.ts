// Every filter and every order of every list reads a page from an index, however large the table
// is. Each statement is planned as the service plans it, with the statistics of a large table, and
// run: no plan may read more than a small part of the rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { routes } from '#areas/index.ts'
import type { Statement } from '#db/sql.ts'
import type { Route } from '#http/routing/route.ts'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createExample } from './examples.ts'
import { createTestAccount, db, outside, secrets, sql } from './harness.ts'
import { fillTable, timeAt } from './large_tables.ts'
import { choicesOf, filtersOf, ordersOf, type Query, valuesOf } from './list_values.ts'

const { key, account } = await createTestAccount()
const lists = routes.filter(({ source }) => source)
const most_rows = 400

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
  const orders = ordersOf(route)
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
    const choices = choicesOf(route)
    await fillTable(sql, { account, table: kind.table, id, choices, rows: 3_000, scale: 300 })
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
