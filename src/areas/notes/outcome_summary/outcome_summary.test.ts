// The outcome summary: its means, what it hides, and whose courses it counts.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { call, createPractitioner, createTestAccount, sql } from '#tests/harness.ts'
import { actingAs, createVerifiedPractitioner } from '#tests/person_examples.ts'

type Course = readonly [baseline: number, latest: number]

async function saveCourses(
  account: string,
  practitioner_id: string,
  courses: readonly Course[],
  instrument = 'phq9',
) {
  for (const [baseline, latest] of courses) {
    const change = baseline - latest >= 5 ? 'reliable_improvement' : 'no_reliable_change'
    await sql.query(
      `insert into outcomes (account, course, practitioner_id, instrument, baseline, latest,
         measured, change, responded, in_remission, updated_at)
       values ($1, $2, $3, $4, $5, $6, 2, $7, $8, $9, now())`,
      [
        account,
        randomBytes(32),
        practitioner_id,
        instrument,
        baseline,
        latest,
        change,
        latest * 2 <= baseline,
        latest < 5,
      ],
    )
  }
}

async function read(query: string, options: object) {
  const { status, body, text } = await call(
    'GET',
    `/v1/outcome_summary${query}`,
    undefined,
    options,
  )
  assert.equal(status, 200, text)
  return body as any
}

const four: Course[] = [
  [20, 10],
  [16, 12],
  [12, 4],
  [14, 14],
]

test('the mean change is over all courses of the instrument and the account', async () => {
  const { account, key } = await createTestAccount()
  const other = await createTestAccount()
  const practitioner_id = await createPractitioner({ key })
  const foreign = await createPractitioner({ key: other.key })
  await saveCourses(account, practitioner_id, [...four, [10, 9]])
  await saveCourses(account, practitioner_id, [[21, 0]], 'gad7')
  await saveCourses(other.account, foreign, [[27, 0]])
  const { livemode, ...summary } = await read('', { key })
  assert.equal(livemode, false)
  assert.deepEqual(summary, {
    object: 'outcome_summary',
    instrument: 'phq9',
    courses: 5,
    mean_baseline: 14.4,
    mean_change: -4.6,
    improved: 2,
    deteriorated: 0,
    responded: 2,
    in_remission: 1,
  })
  assert.equal((await read('?instrument=gad7', { key })).courses, 1)
})

test('with fewer than five courses only their number is returned', async () => {
  const { account, key } = await createTestAccount()
  await saveCourses(account, await createPractitioner({ key }), four)
  const { object, livemode, instrument, courses, ...figures } = await read('', { key })
  assert.deepEqual([object, livemode, instrument, courses], ['outcome_summary', false, 'phq9', 4])
  assert.deepEqual(new Set(Object.values(figures)), new Set([null]))
  assert.equal(Object.keys(figures).length, 6)
})

test("a practitioner's summary has their own courses only", async () => {
  const { account, key } = await createTestAccount()
  const practitioner_id = await createVerifiedPractitioner({ key })
  await saveCourses(account, await createPractitioner({ key }), four)
  await saveCourses(account, practitioner_id, [...four, [10, 9], [11, 10]])
  assert.equal((await read('', { key })).courses, 10)
  assert.equal((await read('', actingAs(practitioner_id, { key }))).courses, 6)
})

test('an unknown instrument and another scope are refused', async () => {
  const { key } = await createTestAccount()
  const unknown = await call('GET', '/v1/outcome_summary?instrument=mood', undefined, { key })
  assert.equal(unknown.status, 400)
  const restricted = { name: 'Restricted', scopes: ['events:read'] }
  const { body } = await call('POST', '/v1/api_keys', restricted, { key })
  const { status } = await call('GET', '/v1/outcome_summary', undefined, { key: body.secret })
  assert.equal(status, 403)
})
