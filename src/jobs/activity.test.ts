// Background work notices what this process writes at once, and what others commit at its next look.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#db/connect.ts'
import type { Query } from '#db/gather.ts'
import { createRecentWrites } from '#db/recent_writes.ts'
import {
  call,
  createPractitioner,
  createTestAccount,
  db,
  log,
  outside,
  ownerConfig,
  public_url,
  secrets,
  sql,
} from '#tests/harness.ts'
import { activityWatch } from './activity.ts'
import { startBackgroundWork } from './background_work.ts'

const hour_ms = 3_600_000

// What a process sees that writes nothing itself.
const elsewhere = () => ({ ...db, recent_writes: createRecentWrites() })

function watch(changes: Partial<Database> = {}) {
  let time = 0
  let [wakes, rounds] = [0, 0]
  const own_db = { ...elsewhere(), ...changes }
  const hooks = { onActivity: () => wakes++, onSingleChange: () => rounds++ }
  const activity = activityWatch(own_db, hooks, () => time)
  const record = () => own_db.recent_writes.record('acct_1', ['session.created'])
  const pass = (ms: number) => (time += ms)
  return { ...activity, record, wakes: () => wakes, rounds: () => rounds, pass }
}

async function connection() {
  const client = new pg.Client(ownerConfig)
  await client.connect()
  return client
}
const write = 'select pg_current_xact_id()'

test('a commit of another process is noticed, also if its transaction began long ago', async () => {
  const [early, late] = [await connection(), await connection()]
  const { look, isBusy, pass, wakes, rounds, stop } = watch()
  const noticed = () => wakes() + rounds()
  await early.query('begin')
  await early.query(write) // Its number is smaller than that of the commit below.
  await look()
  pass(hour_ms)
  assert.equal(isBusy(), false)

  const before = noticed()
  await late.query(write)
  await look()
  assert.equal(noticed(), before + 1)

  pass(hour_ms)
  await early.query('commit')
  await look()
  assert.equal(noticed(), before + 2)
  stop()
  await Promise.all([early.end(), late.end()])
})

test('a single change leads to one round, and changes that go on to many', async () => {
  let snapshot = '1:1:'
  const asWorker = async () => [{ snapshot, job_is_due: false }]
  const { look, isBusy, pass, wakes, rounds, stop } = watch({ asWorker: asWorker as Query })
  const lookAt = async (next: string) => {
    snapshot = next
    pass(hour_ms)
    await look()
  }
  await lookAt('1:1:')
  await lookAt('1:1:')
  assert.deepEqual([isBusy(), wakes(), rounds()], [false, 1, 0], 'busy only after the start')

  await lookAt('2:2:')
  assert.deepEqual([isBusy(), wakes(), rounds()], [false, 1, 1])
  await lookAt('2:2:')
  await lookAt('3:3:')
  assert.deepEqual([isBusy(), wakes(), rounds()], [false, 1, 2])
  await lookAt('4:4:')
  assert.deepEqual([isBusy(), wakes(), rounds()], [true, 2, 2])
  stop()
})

test('a job that falls due wakes background work', async () => {
  const { account } = await createTestAccount()
  const insert = `
    insert into scheduled_jobs (account, object_id, job, real_time, due_at)
    values ($1, 'ses_none', 'session.remind', false, now() + interval '1 hour')`
  await sql.query(insert, [account])
  const { look, isBusy, pass, stop } = watch()
  // Other test files write to the same server, so that it can take a while.
  const becomesQuiet = async () => {
    for (let attempt = 0; attempt < 1_000; attempt++) {
      pass(hour_ms)
      await look()
      if (!isBusy()) return true
    }
    return false
  }
  assert.ok(await becomesQuiet(), 'not before')

  await sql.query("update scheduled_jobs set due_at = now() - interval '1 s' where account = $1", [
    account,
  ])
  await look()
  pass(hour_ms)
  await look()
  assert.equal(isBusy(), true, 'until it has run')
  await sql.query('delete from scheduled_jobs where account = $1', [account])
  assert.ok(await becomesQuiet())
  stop()
})

test('a write of this process wakes background work without a query, once while it is busy', () => {
  const { record, pass, wakes, stop } = watch()
  pass(hour_ms)
  record()
  record()
  assert.equal(wakes(), 1)
  stop()
  pass(hour_ms)
  record()
  assert.equal(wakes(), 1, 'not after it was stopped')
})

test('a worker numbers the events of another process', async (t) => {
  const allows = { private_webhooks: true }
  const mail = async () => {}
  const context = { secrets, outside, log, allows, mail, public_url }
  t.after(startBackgroundWork({ ...context, db: elsewhere() }))
  const id = await createPractitioner()
  const path = `/v1/events?object_id=${id}`
  while ((await call('GET', path)).body.data.length === 0) await sleep(50)
})
