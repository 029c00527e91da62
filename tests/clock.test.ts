// The account's clock and its due jobs, and that jobs cost nothing before they are due.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, scheduleJob, runDueJobs } from '#kernel/jobs.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { jobs } from '#areas/index.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
  storedKey,
} from './harness.ts'

const works = { db, secrets, outside, log }

async function bookIn(key: string, from: string) {
  const practitioner_id = await createPractitioner({ key })
  const body = { practitioner_id, starts_at: from }
  return (await call('POST', '/v1/sessions', body, { key })).body
}
const clock = async (key: string) => (await call('GET', '/v1/test_clock', undefined, { key })).body
const advance = (key: string, body: object) => call('POST', '/v1/test_clock/advance', body, { key })
const inDays = (from: string, days: number) =>
  Temporal.Instant.from(from)
    .add({ hours: 24 * days })
    .toString()
const eventsOf = async (id: string) =>
  (await sql.query('select type, created_at from events where object_id = $1', [id])).rows

test('everything an account does uses its own clock', async () => {
  const { key } = await createTestAccount()
  const before = await clock(key)
  assert.equal(before.offset_seconds, 0)
  const moved = await advance(key, { by: 'P400D' })
  assert.equal(moved.status, 200)
  assert.equal(moved.body.offset_seconds, 400 * 86_400)
  const starts_at = inDays(before.now, 30)
  const practitioner_id = await createPractitioner({ key })
  const late = await call('POST', '/v1/sessions', { practitioner_id, starts_at }, { key })
  assert.equal(late.body.error.code, 'starts_at_in_past')
  const session = await bookIn(key, inDays(before.now, 500))
  assert.ok(session.created_at > inDays(before.now, 399))
  const { body } = await call('POST', '/v1/api_keys', { name: 'Real' }, { key })
  assert.ok(body.created_at < inDays(before.now, 1), 'credentials are of the real world')
})

test('jobs that fall due during an advance run in order, each at its time, before the response', async () => {
  const { key } = await createTestAccount()
  const { now } = await clock(key)
  const later = await bookIn(key, inDays(now, 9))
  const sooner = await bookIn(key, inDays(now, 5))
  const canceled = await bookIn(key, inDays(now, 6))
  await call('POST', `/v1/sessions/${canceled.id}/cancel`, undefined, { key })
  const never = await bookIn(key, inDays(now, 60))
  const { body } = await advance(key, { by: 'P14D' })
  assert.deepEqual(body.jobs_run, { 'session.remind': 2, 'session.settle': 1 })
  const jobs_run = { remind: 2, settle: 1 }
  const session = { objects: 3, jobs: jobs_run, events: { 'session.reminder_due': 2 } }
  assert.deepEqual(body.activity, { session })
  assert.equal(body.continue_to, null)
  for (const { id, starts_at } of [sooner, later]) {
    const [, reminder] = await eventsOf(id)
    assert.equal(reminder.type, 'session.reminder_due')
    const due = Temporal.Instant.from(starts_at).subtract({ hours: 24 })
    assert.equal(reminder.created_at.toISOString(), due.toString({ fractionalSecondDigits: 3 }))
  }
  assert.equal((await eventsOf(canceled.id)).length, 2)
  assert.equal((await eventsOf(never.id)).length, 1)
  const again = await advance(key, { by: 'PT1H' })
  assert.deepEqual(again.body.jobs_run, {})
})

test('an advance that takes too long stops at the moment it reached', async () => {
  const { account, key } = await createTestAccount()
  const { now } = await clock(key)
  const session = await bookIn(key, inDays(now, 5))
  const until = Temporal.Instant.from(inDays(now, 9))
  const reached = await inAccount({ db, secrets, outside }, account, async (call) => {
    const passed = await runDueJobs(call, jobs, until, 0)
    assert.deepEqual(
      passed.events.map(({ type }) => type),
      ['session.reminder_due'],
    )
    return passed.reached
  })
  assert.equal(reached.toString(), inDays(session.starts_at, -1))
})

test('the clock moves by a duration or to a time, only forward and within a limit', async () => {
  const { key } = await createTestAccount()
  const { now } = await clock(key)
  assert.equal((await advance(key, { to: inDays(now, 2) })).status, 200)
  const refused = [
    {},
    { by: 'P1D', to: inDays(now, 9) },
    { by: '-P1D' },
    { by: 'P0D' },
    { by: 'tomorrow' },
    { to: '2030-01-01' },
    { by: 5 },
  ]
  for (const body of refused) {
    assert.equal((await advance(key, body)).status, 400, JSON.stringify(body))
  }
  const unreachable = [
    { by: 'P3Y' },
    { by: 'P300000Y' },
    { by: 'PT9007199254740991S' },
    { by: 'PT0.0000001S' },
    { to: inDays(now, 1) },
    { to: '9999-12-29T00:00:00Z' },
  ]
  for (const body of unreachable) {
    const { status, body: clock_state } = await advance(key, body)
    assert.deepEqual(
      [status, clock_state.error.code],
      [422, 'test_clock_out_of_range'],
      JSON.stringify(body),
    )
  }
})

test('concurrent advances run one after the other, and all of them count', async () => {
  const { key } = await createTestAccount()
  const answers = await Promise.all(Array.from({ length: 5 }, () => advance(key, { by: 'P1D' })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  assert.equal((await clock(key)).offset_seconds, 5 * 86_400)
})

test('an advance replayed with its idempotency key moves the clock once', async () => {
  const { key } = await createTestAccount()
  const options = { key, idempotency_key: 'advance-once' }
  const body = { by: 'P1D' }
  const one = await call('POST', '/v1/test_clock/advance', body, options)
  const two = await call('POST', '/v1/test_clock/advance', body, options)
  assert.equal(two.text, one.text)
  assert.equal((await clock(key)).offset_seconds, 86_400)
  await sql.query('update idempotency_keys set response = null where key = $1', [
    storedKey('advance-once'),
  ])
  const three = await call('POST', '/v1/test_clock/advance', body, options)
  assert.equal(three.body.offset_seconds, 86_400)
})

test('due jobs run once without a request, even with two concurrent runners', async () => {
  const { key } = await createTestAccount()
  const { now } = await clock(key)
  const session = await bookIn(key, inDays(now, 3))
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
    [session.id],
  )
  await Promise.all([runScheduledJobs(works), runScheduledJobs(works), runScheduledJobs(works)])
  const types = (await eventsOf(session.id)).map(({ type }) => type)
  assert.deepEqual(types.sort(), ['session.created', 'session.reminder_due'])
})

test('the runner finds due jobs of an account whose clock is ahead', async () => {
  const { account, key } = await createTestAccount()
  await advance(key, { by: 'P30D' })
  const { now } = await clock(key)
  const session = await bookIn(key, inDays(now, 3))
  await sql.query(
    'update scheduled_jobs set due_at = due_at - interval $$3 days$$ where object_id = $1',
    [session.id],
  )
  await runScheduledJobs(works)
  assert.equal((await eventsOf(session.id)).length, 2, account)
})

test('a job that fails is retried later, with its count, and blocks no other job', async () => {
  const { account, key } = await createTestAccount()
  const { now } = await clock(key)
  const session = await bookIn(key, inDays(now, 3))
  await sql.query(
    `insert into scheduled_jobs (account, object_id, job, real_time, due_at)
     values ($1, 'ses_x', 'session.unheard_of', false, now() - interval '1 day')`,
    [account],
  )
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
    [session.id],
  )
  await runScheduledJobs(works)
  const { rows } = await sql.query("select * from scheduled_jobs where job = 'session.unheard_of'")
  assert.equal(rows[0].attempts, 1)
  assert.equal((await eventsOf(session.id)).length, 2)
  await sql.query("delete from scheduled_jobs where job = 'session.unheard_of'")
})

test('an advance waits for a job that a worker is running', async () => {
  const { account, key } = await createTestAccount()
  await sql.query(
    `insert into scheduled_jobs (account, object_id, job, real_time, due_at)
     values ($1, 'ses_x', 'session.remind', false, now() - interval '1 s')`,
    [account],
  )
  const worker = await sql.connect()
  await worker.query('begin')
  await worker.query('delete from scheduled_jobs where account = $1', [account])
  let committed = false
  const advanced = advance(key, { by: 'PT1S' }).then(() =>
    assert.ok(committed, 'it returned too early'),
  )
  await sleep(300)
  committed = true
  await worker.query('commit')
  worker.release()
  await advanced
})

test('jobs that would take too long are left for the next request', async () => {
  const { account } = await createTestAccount()
  const until = Temporal.Now.instant().add({ hours: 1 })
  const taken: string[] = []
  const step = {
    name: 'test.slow',
    summary: '',
    run: async (_: unknown, id: string) => void taken.push(id),
  }
  const steps = [step as unknown as Job]
  await inAccount({ db, secrets, outside }, account, async (within) => {
    for (let i = 0; i < 5; i++) scheduleJob(within, step, `obj_${i}`, until)
  })
  const run = (patience_ms: number) =>
    inAccount({ db, secrets, outside }, account, (within) =>
      runDueJobs(within, steps, until, patience_ms),
    )
  const { reached } = await run(0)
  assert.equal(taken.length, 1)
  assert.ok(Temporal.Instant.compare(reached, until) < 0, 'so that it can be asked for again')
  await run(60_000)
  assert.deepEqual(taken, ['obj_0', 'obj_1', 'obj_2', 'obj_3', 'obj_4'])
})
