// Each database error, raised inside a request by its SQLSTATE: the response is a 503 with
// Retry-After, or the transaction runs again. None is a 500.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, createPractitioner, sql } from './harness.ts'

const list = (text: string) => text.trim().split(/\s+/)
const states: Record<string, string[]> = {
  overloaded: list(`
    40000 40001 40002 40003 40P01 53000 53200 53300 53400 55P03 57014`),
  storage_full: ['53100'],
  database_unavailable: list(`
    08000 08001 08003 08004 08006 08007 08P01 25006 25P03 25P04 26000 55000 55006 55P02 55P04
    57000 57P01 57P02 57P03 57P04 57P05 58000 58030 58P01 58P02 58P03`),
}

const lock = 7_433_900
const body = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const id = await createPractitioner()
const requests = {
  read: () => call('GET', `/v1/practitioners/${id}`),
  list: () => call('GET', '/v1/practitioners'),
  create: () => call('POST', '/v1/practitioners', body),
}

// A policy that every statement on the table has to pass: the fault it raises is the test's.
const fault = (statement: string) =>
  sql.query(`
    create or replace function raise_fault() returns boolean language plpgsql as $$
    begin ${statement} return true; end $$`)

before(async () => {
  await sql.query('create table causes (id int); grant select on causes to attune_app')
  await fault('')
  await sql.query(`
    create policy faulty on practitioners as restrictive to attune_app
    using (raise_fault()) with check (raise_fault())`)
})

for (const [code, listed] of Object.entries(states)) {
  for (const state of listed) {
    test(`SQLSTATE ${state} is a 503 ${code} with Retry-After`, async () => {
      await fault(`raise exception 'a fault' using errcode = '${state}';`)
      for (const [name, request] of Object.entries(requests)) {
        const { status, headers, body } = await request()
        assert.deepEqual([name, status, body.error.code], [name, 503, code])
        assert.ok(headers['retry-after'], name)
      }
      await fault('')
      for (const request of Object.values(requests)) assert.equal((await request()).status, 200)
    })
  }
}

// The first transaction waits for the test's lock before it fails; meanwhile the cause goes away.
for (const state of ['0A000', '26000', '42804', '40001', '40P01']) {
  test(`SQLSTATE ${state} retries the transaction, which commits once`, async () => {
    await fault(`
      if exists (select from causes) then
        perform pg_advisory_xact_lock_shared(${lock});
        raise exception 'a fault' using errcode = '${state}';
      end if;`)
    for (const [name, request] of Object.entries(requests)) {
      const before = await sql.query('select count(*)::int from practitioners')
      const holder = await sql.connect()
      await holder.query(`insert into causes values (1)`)
      await holder.query(`select pg_advisory_lock(${lock})`)
      const answer = request()
      await waitUntilBlocked(answer)
      await holder.query('delete from causes')
      await holder.query(`select pg_advisory_unlock(${lock})`)
      holder.release()
      const { status, text } = await answer
      assert.equal(status, 200, `${name}: ${text}`)
      const after = await sql.query('select count(*)::int from practitioners')
      assert.equal(after.rows[0].count - before.rows[0].count, name === 'create' ? 1 : 0, name)
    }
  })
}

async function waitUntilBlocked(answer: Promise<unknown>) {
  let is_answered = false
  void answer.finally(() => (is_answered = true))
  const waiting = `
    select from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted`
  while (!is_answered && !(await sql.query(waiting)).rowCount) await sleep(5)
}

test('writes to a read-only database are 503 until it is writable', async () => {
  await fault('')
  const { rows } = await sql.query('select current_database() as name')
  const set = (value: string) =>
    sql.query(`alter database ${rows[0].name} set default_transaction_read_only = ${value}`)
  const drop = () =>
    sql.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'attune'`)
  await set('on')
  await drop()
  try {
    const { status, headers, body: answer } = await becomes(requests.create, 503)
    assert.deepEqual([status, answer.error.code], [503, 'database_unavailable'])
    assert.ok(headers['retry-after'])
  } finally {
    const client = await sql.connect()
    await client.query('set default_transaction_read_only = off')
    await client.query(`alter database ${rows[0].name} reset default_transaction_read_only`)
    client.release(true)
  }
  await becomes(requests.create, 200) // No connection to the standby is kept.
})

// A connection that was just cut is noticed by the first request that uses it.
async function becomes(request: typeof requests.create, status: number) {
  for (let tries = 0; ; tries++) {
    const answer = await request()
    if (answer.status === status || tries === 50) return answer
  }
}
