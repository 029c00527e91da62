// Tests the statistics of growing tables: which tables are analyzed, which aren't, and who can ask
// for it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql as statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { connectAsOwner, createTestAccount, db } from '#tests/harness.ts'

// Tables of their own, which autovacuum leaves alone. All but one belong to the owner of Attune's.
const owner = await connectAsOwner()
const { rows: found } = await owner.query(
  `select tableowner from pg_tables where tablename = 'imports'`,
)
for (const table of ['growing', 'locked', 'small', 'foreign_table']) {
  await owner.query(`create table ${table} (number integer) with (autovacuum_enabled = false)`)
  if (table === 'foreign_table') continue
  await owner.query(`alter table ${table} owner to ${found[0].tableowner}`)
}

// Counted at once: PostgreSQL may otherwise count inserted rows a second later.
async function addRows(table: string, count: number) {
  await owner.query(`insert into ${table} select generate_series(1, ${count})`)
  await owner.query('select pg_stat_force_next_flush()')
}

async function countedRows(table: string) {
  const { rows } = await owner.query('select reltuples from pg_class where oid = $1::regclass', [
    table,
  ])
  return rows[0].reltuples as number // -1 before the first time.
}

const least_rows = 200
const analyze = () =>
  queryAsWorker(db, statement`select analyze_grown_tables(${least_rows}) as analyzed`)

test('a table that has doubled is analyzed, one that has grown less is not', async () => {
  await addRows('growing', 300)
  await addRows('small', least_rows)
  await analyze()
  assert.deepEqual([await countedRows('growing'), await countedRows('small')], [300, -1])
  const { rows } = await owner.query(`select from pg_stats where tablename = 'growing'`)
  assert.equal(rows.length, 1, 'the planner knows its column')

  await addRows('growing', 300)
  await analyze()
  assert.equal(await countedRows('growing'), 300, 'not more than doubled')
  await addRows('growing', 1)
  await analyze()
  assert.equal(await countedRows('growing'), 601)
})

test('a table of someone else in the same schema is left alone', async () => {
  await addRows('foreign_table', 300)
  await analyze()
  assert.equal(await countedRows('foreign_table'), -1)
})

test('a table that is locked is skipped without waiting', async () => {
  await addRows('locked', 300)
  await owner.query('begin')
  await owner.query('lock table locked in share update exclusive mode')
  await analyze()
  await owner.query('rollback')
  assert.equal(await countedRows('locked'), -1)
  await analyze()
  assert.equal(await countedRows('locked'), 300)
})

test('only the worker can ask for it', async () => {
  const { account } = await createTestAccount()
  await owner.query('begin')
  await owner.query('select enter_account($1)', [account])
  await assert.rejects(owner.query('select analyze_grown_tables(1)'), { code: '42501' })
  await owner.query('rollback')
})
