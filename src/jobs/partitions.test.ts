// Partitions of tables that grow: they're there before they're needed, rows never fail for the lack
// of one, and what has expired is dropped without waiting for requests.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectAsOwner, createTestAccount, db, sql } from '#tests/harness.ts'
import { default_retention } from '#settings/retention.ts'
import { deleteExpired } from './delete_expired.ts'
import { maintainPartitions, partitioned_tables, type PartitionedTable } from './partitions.ts'

const { account, key_id } = await createTestAccount()
const owner = await connectAsOwner()
const tables = Object.keys(partitioned_tables) as PartitionedTable[]

const partitionsOf = async (table: string) =>
  (
    await owner.query(
      `select inhrelid::regclass::text as name, pg_get_expr(relpartbound, inhrelid) as bound
       from pg_inherits join pg_class on pg_class.oid = inhrelid
       where inhparent = $1::regclass order by 1`,
      [table],
    )
  ).rows as { name: string; bound: string }[]

async function addLog(id: string, age: string) {
  const { rows } = await owner.query(
    `insert into request_logs (account, id, method, path, status, duration_ms, created_at)
     values ($1, $2, 'GET', '/v1', 200, 1, now() - $3::interval)
     returning tableoid::regclass::text as partition`,
    [account, id, age],
  )
  return rows[0].partition as string
}

const { period_days } = partitioned_tables.request_logs

// Creates the partition that would have been created then.
async function partitionOfTime(days_ago: number) {
  const { rows } = await owner.query(
    `select starts, starts + $2 * interval '1 day' as ends
     from start_of_period(now() - $1 * interval '1 day', $2) as starts`,
    [days_ago, period_days],
  )
  const { starts, ends } = rows[0]
  await owner.query('alter table request_logs detach partition partitions.request_logs_before')
  const name = `partitions.request_logs_${iso(starts).slice(0, 10).replaceAll('-', '')}`
  const bounds = `for values from ('${iso(starts)}') to ('${iso(ends)}')`
  await owner.query(`create table ${name} partition of request_logs ${bounds}`)
  return name
}
const iso = (at: Date | string) => new Date(at).toISOString()

test('Every table starts with one partition for the time before and a default one', async () => {
  for (const table of tables) {
    await maintainPartitions(db)
    const names = (await partitionsOf(table)).map(({ name }) => name)
    assert.deepEqual(names, [`partitions.${table}_before`, `partitions.${table}_default`])
  }
})

test('Partitions are created for the periods ahead, once', async () => {
  const ahead = 4
  for (const table of tables) {
    const values = [table, partitioned_tables[table].period_days, ahead]
    const create = async () =>
      (await owner.query('select create_partitions($1, $2, $3) as created', values)).rows[0].created
    assert.deepEqual([await create(), await create()], [ahead - 1, 0])
    const names = (await partitionsOf(table)).map(({ name }) => name)
    assert.equal(names.filter((name) => /_\d{8}$/.test(name)).length, ahead - 1, `${names}`)
  }
})

test('A row without a partition goes to the default one, and its period gets none', async () => {
  assert.equal(await addLog('req_far', '-90 days'), 'partitions.request_logs_default')
  await owner.query("select create_partitions('request_logs', 7, 14)")
  const { rows } = await owner.query(
    "select tableoid::regclass::text as partition from request_logs where id = 'req_far'",
  )
  assert.deepEqual(rows, [{ partition: 'partitions.request_logs_default' }])
  assert.ok((await partitionsOf('request_logs')).length > 10)
  await owner.query("delete from request_logs where id = 'req_far'")
})

test('A partition is dropped when all of its rows have expired, and not earlier', async () => {
  const name = await partitionOfTime(37)
  assert.equal(await addLog('req_expired', '37 days'), name)
  const [{ dropped }] = (
    await owner.query("select drop_partitions('request_logs', now() - interval '37 days') dropped")
  ).rows
  assert.equal(dropped, 0)
  await maintainPartitions(db, { ...default_retention, request_log_days: 60 })
  assert.ok((await partitionsOf('request_logs')).some((each) => each.name === name))
  await maintainPartitions(db)
  assert.ok(!(await partitionsOf('request_logs')).some((each) => each.name === name))
  const { rows } = await owner.query("select from request_logs where id = 'req_expired'")
  assert.equal(rows.length, 0)
})

test('Expired rows of the default partition are deleted in batches', async () => {
  assert.equal(await addLog('req_old', '38 days'), 'partitions.request_logs_default')
  await addLog('req_young', '29 days')
  assert.equal((await deleteExpired(db)).logs, 1)
  const { rows } = await owner.query('select id from request_logs where account = $1', [account])
  assert.ok(rows.some(({ id }) => id === 'req_young'))
})

test('A partition in use is not waited for: requests would wait behind it', async () => {
  await partitionOfNextYear()
  const reader = await sql.connect()
  try {
    await reader.query('begin')
    await reader.query('select count(*) from request_logs')
    const dropping = owner.query(
      "select drop_partitions('request_logs', now() + interval '2 years')",
    )
    await assert.rejects(dropping, { code: '55P03' })
  } finally {
    await reader.query('rollback')
    reader.release()
  }
})

async function partitionOfNextYear() {
  await owner.query(
    `create table partitions.request_logs_later partition of request_logs
     for values from ('2090-01-01') to ('2090-01-02')`,
  )
}

test('The serving roles can use the tables, and not the partitions', async () => {
  for (const role of ['attune_app', 'attune_worker']) {
    await owner.query('begin')
    await owner.query('select assume_role($1, $2, null)', [role, account])
    await owner.query('select count(*) from request_logs')
    await assert.rejects(owner.query('select from partitions.request_logs_default'), {
      code: '42501',
    })
    await owner.query('rollback')
  }
  await owner.query('begin')
  await owner.query('select assume_role($1, $2, null)', ['attune_app', account])
  await assert.rejects(owner.query("select drop_partitions('request_logs', now())"), {
    code: '42501',
  })
  await owner.query('rollback')
})

test('Only partitioned tables can be given partitions', async () => {
  for (const name of ['api_keys', 'request_logs; drop table api_keys', 'nothing']) {
    await assert.rejects(owner.query('select create_partitions($1, 1, 1)', [name]), {
      code: '42501',
    })
  }
  const { rows } = await owner.query('select from api_keys where id = $1', [key_id])
  assert.equal(rows.length, 1)
})
