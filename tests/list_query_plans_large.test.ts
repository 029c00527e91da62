// Every filter and every order of every list reads a page from an index, however large the table
// is. Each statement is planned as the service plans it, with the statistics of a large table, and
// run: no plan may read more than a small part of the rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'
import { searchedHash } from '#kernel/metadata_index.ts'
import { createExample } from './examples.ts'
import { createTestAccount, secrets, sql } from './harness.ts'
import { exaggerate, fillTable, rare } from './large_tables.ts'
import { choicesOf, type Query } from './list_values.ts'
import { findCostlyQueries, plansOf, rowsRead, statementOf } from './query_plans.ts'

const { key, account } = await createTestAccount()
// A table that was filled has no triggers anymore, so what needs a balance comes first.
const needsBalance = ({ name }: Route) => name === 'payment_plans.list'
const lists = routes
  .filter(({ source }) => source)
  .toSorted((one, other) => Number(needsBalance(other)) - Number(needsBalance(one)))
for (const route of lists) {
  test(`${route.name} reads no more than it needs`, async () => {
    const { kind } = route.source!
    const { id } = await createExample(kind, { key })
    const choices = choicesOf(route)
    await fillTable(sql, { account, table: kind.table, id, choices, rows: 3_000, scale: 300 })
    if (kind.table === 'claims') await denyClaims()
    const { rows } = await sql.query('select author_id from psychotherapy_notes where id = $1', [
      id,
    ])
    const practitioner_id = rows[0]?.author_id
    const list = { route, account, table: kind.table, practitioner_id }
    assert.deepEqual(await findCostlyQueries(list), [])
  })
}

// Reasons are found by keyed hashes, which a copy of a row doesn't have.
async function denyClaims() {
  const hash = (value: string) =>
    searchedHash({ secrets, account }, 'claim', { filter: 'denial_reason', value })
  const values = Array.from({ length: 1_001 }, (_, n) => `rare_${n}`)
  await sql.query(
    `insert into metadata_hashes (account, object_id, hash)
     select $1, id, decode(hashes.hash, 'hex') from claims
     join unnest($2::text[]) with ordinality as hashes (hash, n)
       on right(claims.id, 8)::int / 3 = hashes.n - 1
     where claims.account = $1 and claims.id like 'copy%'`,
    [account, values.map((value) => hash(value).toString('hex'))],
  )
  await exaggerate(sql, 'metadata_hashes', 300)
}

test('denied claims are found by their reason, from the index', async () => {
  const route = lists.find(({ name }) => name === 'claims.list')!
  const list = { route, account, table: 'claims' }
  const statement = await statementOf(list, { limit: 10, denial_reason: [rare] })
  for (const [mode, plan] of await plansOf(statement, account)) {
    assert.equal(plan['Actual Rows'], 3, mode)
    assert.ok(rowsRead(plan) < 20, `${mode} reads ${rowsRead(plan)} rows`)
  }
})

test('slots read only the sessions and busy times near their range', async () => {
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
  await sql.query(
    `insert into external_calendars
       (account, id, practitioner_id, name, host, status, poll_after, created_at, updated_at)
     values ($1, 'ecal_plan', $2, 'Plan', 'localhost', 'active', now(), now(), now())`,
    [account, practitioner_id],
  )
  await sql.query(
    `insert into busy_times
     select $1, 'ecal_plan', $2, at, at + interval '1 hour'
     from generate_series('2030-01-01'::timestamptz, '2035-01-01', interval '6 hours') as at`,
    [account, practitioner_id],
  )
  await sql.query('analyze busy_times')
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
