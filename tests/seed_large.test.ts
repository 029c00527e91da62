// The sample practice of a sandbox: complete or absent, created once, believable and visibly
// fictional.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { waits } from '#areas/index.ts'
import { paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { insured_persons, billedWeeks } from '#seed/insured.ts'
import { seedDirectory } from '#seed/large.ts'
import { accountsToSeed, seedPractice } from '#seed/practice.ts'
import { recordCalls } from '#seed/clinical_records.ts'
import { reconcileAccount } from '#jobs/reconcile.ts'
import { appConfig, call, createTestAccount, outside, secrets, sql } from './harness.ts'
import { patient_db as db } from './patient_database.ts'

const { account, key } = await createTestAccount()
const pending = async () => (await accountsToSeed(db)).map((found) => found.account)
const count = async (table: string) => {
  const { rows } = await sql.query(`select count(*)::int as n from ${table} where account = $1`, [
    account,
  ])
  return rows[0].n as number
}
const statuses = async (table: string) => {
  const text = `select distinct status from ${table} where account = $1 order by 1`
  return (await sql.query(text, [account])).rows.map(({ status }) => status)
}

test('an interrupted seed leaves nothing and is still due', async () => {
  await sql.query("update accounts set seed = 'requested' where account = $1", [account])
  const interrupted = seedPractice({ db, secrets, outside }, account, (done) => {
    if (done === 20) throw new Error('interrupted')
  })
  await assert.rejects(interrupted, /interrupted/)
  assert.equal(await count('practitioners'), 0)
  assert.deepEqual(await pending(), [account])
})

test('of two concurrent seeders, one creates the practice and the other creates nothing', async () => {
  const both = await Promise.all([1, 2].map(() => seedPractice({ db, secrets, outside }, account)))
  assert.deepEqual(both.toSorted(), [false, true])
  assert.equal(await seedPractice({ db, secrets, outside }, account), false)
  assert.equal(await count('practitioners'), 12)
  assert.equal(await count('persons'), 30)
  assert.deepEqual(await pending(), [])
})

test('the seeded practice is believable over the API', async () => {
  const ask = async (path: string) => (await call('GET', path, undefined, { key })).body
  const { data: practitioners } = await ask('/v1/practitioners?limit=100')
  const many = (values: string[]) => new Set(values).size
  assert.ok(many(practitioners.map((one: any) => one.profession)) >= 6)
  assert.ok(many(practitioners.map((one: any) => one.licenses[0].jurisdiction)) >= 8)
  const standing = Object.groupBy(practitioners, (one: any) => one.status)
  assert.equal(standing.verified!.length, 10)
  assert.equal(standing.reviewing!.length, 1)
  const { id } = standing.verified![0] as { id: string }
  assert.ok((await ask(`/v1/practitioners/${id}/slots`)).data.length > 0, 'some hours are free')
  assert.deepEqual(await statuses('sessions'), ['canceled', 'completed', 'no_show', 'scheduled'])
  assert.deepEqual(await statuses('notes'), ['drafted', 'signed'])
  assert.deepEqual(await statuses('consents'), ['declined', 'granted', 'offered'])
  assert.deepEqual(await statuses('risk_flags'), ['acknowledged'])
  const completed = await ask('/v1/assessments?status=completed&limit=100')
  assert.ok(completed.data.length >= 20)
  assert.deepEqual(await statuses('forms'), ['published'])
  assert.deepEqual(await statuses('form_responses'), ['assigned', 'completed', 'in_progress'])
})

test('the seed has claims and payments in every state', async () => {
  assert.deepEqual(await statuses('claims'), Object.keys(claimLifecycle.states).toSorted())
  assert.deepEqual(await statuses('remittances'), ['excepted', 'posted'])
  // What an insurer announces it pays in the same breath.
  const { expected: _, ...payments } = paymentLifecycle.states
  assert.deepEqual(await statuses('payments'), Object.keys(payments).toSorted())
  assert.deepEqual(await statuses('refunds'), ['succeeded'])
  assert.deepEqual(await statuses('disputes'), ['opened'])
  assert.deepEqual(await statuses('payouts'), ['paid', 'scheduled', 'sent'])
  assert.deepEqual(await statuses('matchings'), ['completed', 'declined'])
  const { rows } = await sql.query(
    `select distinct type from events where account = $1 and type in
       ('claim.reversed', 'claim.corrected', 'payment.declined') order by 1`,
    [account],
  )
  const received = rows.map(({ type }) => type)
  assert.deepEqual(received, ['claim.corrected', 'claim.reversed', 'payment.declined'])
})

test('billed sessions have a signed note, whenever the seed runs', () => {
  const monday = Temporal.Instant.from('2027-03-08T00:00:00Z') // The clocks change at its end.
  for (let hours = 0; hours < 8 * 24; hours++) {
    const signed = new Set(
      recordCalls(monday.add({ hours }))
        .filter(({ route }) => route === 'notes.sign')
        .map(({ of }) => of),
    )
    for (const { number } of insured_persons)
      for (const week of billedWeeks(number))
        assert.ok(signed.has(`@note of session ${number} ${week}`), `${number} ${hours}`)
  }
})

test('the ledger of the seed balances', async () => {
  const { body } = await call('GET', '/v1/ledger_proof', undefined, { key })
  assert.deepEqual([body.consistent, body.violations], [true, []])
  assert.ok(body.claims >= 20 && body.transactions >= 50, 'something was posted')
})

test('every seeded person is recognizably fictional', async () => {
  const { body } = await call('GET', '/v1/persons?limit=100', undefined, { key })
  for (const person of body.data) {
    assert.equal(person.metadata.synthetic, 'true')
    for (const { channel, value } of person.contacts) {
      assert.match(value, channel === 'email' ? /@example\.com$/ : /^\+120255501\d\d$/)
    }
  }
  const { rows } = await sql.query(
    "select from practitioners where account = $1 and metadata ->> 'synthetic' is null",
    [account],
  )
  assert.deepEqual(rows, [])
})

test('seeded events are in order, and no due job is left', async () => {
  const { rows } = await sql.query(
    'select created_at from events where account = $1 order by position',
    [account],
  )
  const times = rows.map(({ created_at }) => created_at.toISOString())
  const from = times.findIndex((time) => time < times[0]) // The account and its key are of today.
  assert.deepEqual(times.slice(from), times.slice(from).toSorted())
  const overdue = await sql.query(
    'select job from scheduled_jobs where account = $1 and not real_time and due_at < now()',
    [account],
  )
  assert.deepEqual(overdue.rows, [])
})

test('no object in it waits for a job that does not exist', async () => {
  const { missing } = await reconcileAccount({ db, secrets, outside }, account, { repair: false })
  assert.deepEqual(missing, {})
})

test('every lost job of the seed is repaired', async () => {
  const bound = waits.map(({ wait }) => wait.job)
  const jobs = async () => {
    const text = `select object_id || ' ' || job as job from scheduled_jobs
      where account = $1 and job = any($2) order by 1`
    return (await sql.query(text, [account, bound])).rows.map(({ job }) => job)
  }
  const before = await jobs()
  assert.ok(before.length > 50)
  await sql.query('delete from scheduled_jobs where account = $1', [account])
  await reconcileAccount({ db, secrets, outside }, account, { repair: true })
  const after = await jobs()
  assert.ok(after.length > 50)
  // A job that its object no longer waits for does not come back.
  for (const job of before.filter((each) => !after.includes(each))) {
    const [id, step] = job.split(' ')
    for (const { kind, states, wait } of waits.filter((each) => each.wait.job === step)) {
      const text = `select from ${kind.table} where ${wait.object ?? 'id'} = $1 and status = any($2)`
      assert.equal((await sql.query(text, [id, states])).rowCount, 0, job)
    }
  }
})

test('a large directory is loaded by COPY, can be queried, and is created once', async () => {
  const { account: large, key: theirs } = await createTestAccount()
  // So many come without an event each.
  await sql.query('alter table practitioners disable trigger first_version')
  const seed = () => seedDirectory(appConfig, large, 300, () => {})
  assert.equal(await seed(), 300)
  assert.equal(await seed(), 0)
  const { body } = await call('GET', '/v1/practitioners?jurisdiction=US-CA', undefined, {
    key: theirs,
  })
  const on = '2027-03-01'
  const path = `/v1/practitioners/${body.data[0].id}/eligibility?jurisdiction=US-CA&on=${on}`
  const { body: listed } = await call('GET', path, undefined, { key: theirs })
  assert.equal(listed.result, 'eligible')
})
