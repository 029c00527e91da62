// Lost scheduled jobs: every job is bound to the states that wait for it, and objects whose job is
// missing get it again, on fresh accounts with few rows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobs, lifecycles, waits } from '#areas/index.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import { clockWatch } from '#jobs/clock_watch.ts'
import { jobOf, reconcileAccount } from '#jobs/reconcile.ts'
import { startBackgroundWork } from '#jobs/background_work.ts'
import { grantConsent, createPerson, complete_authorization } from './person_examples.ts'
import { inDays } from './dates.ts'
import {
  public_url,
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from './harness.ts'
import { expectAccountValues } from './sent_statements.ts'

const works = { db, secrets, outside, log }

async function makePractice() {
  const { account, key } = await createTestAccount()
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body, { key })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }
  const loseJobs = () => sql.query('delete from scheduled_jobs where account = $1', [account])
  const jobs = async () => {
    const text = 'select object_id, job from scheduled_jobs where account = $1 order by 1, 2'
    return (await sql.query(text, [account])).rows.map(({ object_id, job }) => [object_id, job])
  }
  const reconcile = async (repair: boolean) =>
    (await reconcileAccount(works, account, { repair })).missing
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  return { account, key, ask, loseJobs, jobs, reconcile, advance }
}

type Practice = Awaited<ReturnType<typeof makePractice>>

const attestation = { signed_by: 'Ada Okafor', signed_on: '2026-11-01' }

async function submitVerification({ ask }: Practice) {
  const { id } = await ask('POST', '/v1/practitioners', {
    name: { given: 'Ada', family: 'Okafor' },
    profession: 'psychiatrist',
    npi: '1234567893',
    birth_date: '1980-04-12',
    licenses: [{ jurisdiction: 'US-CA', title: 'MD', number: 'A1' }],
  })
  await ask('POST', `/v1/practitioners/${id}/verifications`, { attestation })
  return id as string
}

async function hold({ ask, key }: Practice) {
  const practitioner_id = await createPractitioner({ key })
  const body = { practitioner_id, starts_at: inDays(3, '17:00:00'), hold: true }
  return (await ask('POST', '/v1/sessions', body)).id as string
}

async function agree({ key }: Practice) {
  const { id } = await createPerson({}, { key })
  const recipients = [{ type: 'payer', name: 'Example Health' }]
  const period = { end: inDays(60, '12:00:00') }
  const { id: consent } = await grantConsent(
    id,
    { kind: 'release', ...complete_authorization, recipients, period },
    { key },
  )
  return consent as string
}

test('every scheduled job is bound to the states that wait for it, or declares why not', () => {
  const bound = new Set(waits.map(({ wait }) => wait.job))
  for (const { name, unbound } of jobs) {
    assert.ok(bound.has(name) !== Boolean(unbound), `${name} is bound or says why not`)
  }
})

test('every waiting state belongs to its lifecycle, and its job can be scheduled', () => {
  for (const { waits: declared = {}, states, kind } of lifecycles) {
    for (const state of Object.keys(declared)) assert.ok(state in states, `${kind.object} ${state}`)
  }
  for (const { wait } of waits) {
    const job = jobOf(wait.job)
    assert.ok(Boolean(wait.at) !== Boolean(job.plan), `${job.name} has one source of its time`)
  }
})

test('every state with a step by the clock waits for that step', () => {
  for (const { steps, kind, waits: declared = {} } of lifecycles) {
    for (const [step, { by, from }] of Object.entries(steps)) {
      if (by !== 'clock') continue
      for (const state of from) {
        const jobs = (declared[state] ?? []).map(({ job }) => job)
        assert.ok(jobs.includes(`${kind.object}.${step}`), `${kind.object} ${state}: ${step}`)
      }
    }
  }
})

test('a report lists missing jobs and changes nothing, and a repair schedules them', async () => {
  const practice = await makePractice()
  const { jobs, loseJobs, reconcile } = practice
  assert.deepEqual(await reconcile(false), {}, 'a new account lacks nothing')
  await hold(practice)
  await agree(practice)
  await submitVerification(practice)
  const before = await jobs()
  assert.deepEqual(await reconcile(false), {}, 'what has its job lacks nothing')
  await loseJobs()
  const missing = await reconcile(false)
  const named = [
    'session.expire',
    'consent.expire',
    'consent.warn_of_expiration',
    'check.run',
    'api_key.check_use',
  ]
  for (const job of named) assert.ok(missing[job], job)
  assert.deepEqual(await jobs(), [])
  assert.deepEqual(await reconcile(true), missing)
  assert.deepEqual(await jobs(), before)
  assert.deepEqual(await reconcile(true), {})
  await loseJobs()
  assert.deepEqual(await reconcile(true), missing, 'and again when they are lost again')
})

test('repaired jobs run: a hold expires and a practitioner is verified', async () => {
  const practice = await makePractice()
  const { ask, loseJobs, reconcile, advance } = practice
  const session = await hold(practice)
  const practitioner = await submitVerification(practice)
  await loseJobs()
  await advance('PT1H')
  assert.equal((await ask('GET', `/v1/sessions/${session}`)).status, 'held')
  assert.equal((await ask('GET', `/v1/practitioners/${practitioner}`)).status, 'submitted')
  await reconcile(true)
  await advance('PT1S')
  assert.equal((await ask('GET', `/v1/sessions/${session}`)).status, 'expired')
  assert.equal((await ask('GET', `/v1/practitioners/${practitioner}`)).status, 'verified')
  assert.deepEqual(await reconcile(false), {})
})

test('a consent past its encrypted end expires after a repair', async () => {
  const practice = await makePractice()
  const { ask, loseJobs, reconcile, advance } = practice
  const consent = await agree(practice)
  await loseJobs()
  await advance('P61D')
  assert.equal((await ask('GET', `/v1/consents/${consent}`)).status, 'granted')
  const missing = await reconcile(true)
  assert.deepEqual(
    [missing['consent.expire'], missing['consent.warn_of_expiration']],
    [1, undefined],
  )
  await advance('PT1S')
  assert.equal((await ask('GET', `/v1/consents/${consent}`)).status, 'expired')
})

test('a session is charged once, even if its settlement job was lost', async () => {
  const practice = await makePractice()
  const { ask, key, loseJobs, reconcile, advance } = practice
  const practitioner_id = await createPractitioner({ key })
  const rates = [{ service: 'individual', price: { amount: 15_000, currency: 'usd' } }]
  await ask('PATCH', `/v1/practitioners/${practitioner_id}`, { rates })
  const { id: person_id } = await createPerson({}, { key })
  await grantConsent(person_id, { kind: 'treatment' }, { key })
  const { id } = await ask('POST', '/v1/sessions', {
    format: 'in_person',
    place: { name: 'Office', jurisdiction: 'US-NY' },
    practitioner_id,
    person_id,
    starts_at: inDays(1, '17:00:00'),
    type: 'individual',
    payer_type: 'self_pay',
  })
  await advance('P2D')
  await ask('POST', `/v1/sessions/${id}/complete`)
  await loseJobs()
  await advance('PT1S')
  const charges = async () => (await ask('GET', `/v1/charges?session_id=${id}`)).data.length
  assert.equal(await charges(), 0)
  assert.equal((await reconcile(true))['session.settle'], 1)
  await advance('PT1S')
  assert.equal(await charges(), 1)
  await ask('PATCH', `/v1/sessions/${id}`, { metadata: { seen: 'yes' } })
  assert.deepEqual(await reconcile(true), {})
})

test('a lost reminder is sent once', async () => {
  const practice = await makePractice()
  const { ask, account, key, loseJobs, reconcile, advance } = practice
  const practitioner_id = await createPractitioner({ key })
  const starts_at = Temporal.Now.instant()
    .add({ hours: 4 * 24 })
    .toString()
  await ask('POST', '/v1/sessions', { practitioner_id, starts_at })
  await loseJobs()
  await advance('P3DT12H') // Reminders are due a day before.
  assert.equal((await reconcile(true))['session.remind'], 1)
  await advance('PT1S')
  assert.deepEqual(await reconcile(true), {})
  const sent = await sql.query(
    "select from events where account = $1 and type = 'session.reminder_due'",
    [account],
  )
  assert.equal(sent.rowCount, 1)
})

test('a worker repairs missing jobs when it starts', async () => {
  const practice = await makePractice()
  const session = await hold(practice)
  await practice.loseJobs()
  await sql.query("update sessions set hold_expires_at = now() - interval '1 s' where id = $1", [
    session,
  ])
  await runScheduledJobs(works)
  const read = async () => (await practice.ask('GET', `/v1/sessions/${session}`)).status
  assert.equal(await read(), 'held')
  const stop = startBackgroundWork({
    ...works,
    allows: { private_webhooks: false },
    mail: async () => {},
    public_url,
  })
  while ((await read()) !== 'expired') await sleep(50)
  await stop()
})

test('a retry delayed by a clock that was ahead is made once the clock is right', async () => {
  const { account } = await makePractice()
  const insert = async (hours: number) => {
    const text = `insert into scheduled_jobs (account, object_id, job, real_time, due_at, attempts)
      values ($1, $2, 'session.remind', true, now() + $3 * interval '1 hour', 3)`
    await sql.query(text, [account, `ses_${hours}`, hours])
  }
  await insert(1)
  await insert(0.001)
  const { shortened } = await reconcileAccount(works, account, { repair: true })
  assert.equal(shortened, 1)
  const { rows } = await sql.query(
    "select from scheduled_jobs where account = $1 and object_id = 'ses_1' and due_at <= now()",
    [account],
  )
  assert.equal(rows.length, 1)
})

test("a clock that was set back is detected, and one that was set ahead isn't", async () => {
  let ahead_ms = 0
  const wasSetBack = clockWatch(db, async () => performance.now() + ahead_ms)
  const after = async (jump_ms: number) => {
    ahead_ms += jump_ms
    return await wasSetBack()
  }
  const hour_ms = 3_600_000
  const seen = []
  for (const jump of [0, 0, hour_ms, 0, -hour_ms, 0]) seen.push(await after(jump))
  assert.deepEqual(seen, [false, false, false, false, true, false])
})

test('Every statement that was sent names its account as a value', expectAccountValues)
