// Every filter and every order of every list reads a page from an index, however large the table
// is. Each statement is planned as the service plans it, with the statistics of a large table, and
// run: no plan may read more than a small part of the rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import { createExample } from './examples.ts'
import { createTestAccount, sql } from './harness.ts'
import { fillTable } from './large_tables.ts'
import { choicesOf, type Query } from './list_values.ts'
import { findCostlyQueries, plansOf, rowsRead } from './query_plans.ts'

const { key, account } = await createTestAccount()
const lists = routes.filter(({ source }) => source)
for (const route of lists) {
  test(`${route.name} reads no more than it needs`, async () => {
    const { kind } = route.source!
    const { id } = await createExample(kind, { key })
    const choices = choicesOf(route)
    await fillTable(sql, { account, table: kind.table, id, choices, rows: 3_000, scale: 300 })
    const { rows } = await sql.query('select author_id from psychotherapy_notes where id = $1', [
      id,
    ])
    const practitioner_id = rows[0]?.author_id
    const list = { route, account, table: kind.table, practitioner_id }
    assert.deepEqual(await findCostlyQueries(list), [])
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
    for (const [mode, plan] of await plansOf(statement, account)) {
      assert.ok(rowsRead(plan) < 50, `${name} ${JSON.stringify(query)} ${mode}`)
    }
  }
})

test('a list without its index is found', async () => {
  const route = lists.find(({ name }) => name === 'deposits.list')!
  await sql.query('drop index deposits_account_status_created_at_id_idx')
  const found = await findCostlyQueries({ route, account, table: 'deposits' })
  assert.ok(found.length > 0)
  for (const each of found) assert.match(each, /^deposits\.list \{"status"/)
})
