// Charges of lines and sessions from the account's own fee schedule, where no price was given.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  createBillingPractitioner,
  claimLine,
  createClaim,
  createCompletedSession,
  createInsuredPerson,
} from '#tests/claims.ts'
import { freshPractice } from '#tests/fresh_practice.ts'
import { call, createTestAccount, type RequestOptions, sql } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const own = { name: 'My charges', starts_on: '2020-01-01' }
const rate = (procedure_code: string, amount: number, fields: object = {}) => ({
  procedure_code,
  amount: usd(amount),
  ...fields,
})

async function createSchedule(rates: object[], options: RequestOptions) {
  const made = await call('POST', '/v1/fee_schedules', { ...own, rates }, options)
  assert.equal(made.status, 200, made.text)
}

const { charge: _, ...unpriced } = claimLine()

test('a line without a charge takes it from the fee schedule, by unit or as a whole', async () => {
  const options = { key: (await createTestAccount()).key }
  await createSchedule(
    [
      rate('90837', 19_500),
      rate('90837', 21_000, { modifiers: ['95'] }),
      rate('90840', 4_000),
      rate('96130', 7_000, { basis: 'per_line' }),
    ],
    options,
  )
  const lines = [
    unpriced,
    { ...unpriced, procedure_code: '90840', units: 3 },
    { ...unpriced, procedure_code: '96130', units: 3 },
    claimLine({ charge: usd(12_345) }),
  ]
  const { id, lines: made, charge } = await createClaim(undefined, { lines }, options)
  assert.deepEqual(
    made.map((line: any) => line.charge.amount),
    [21_000, 12_000, 7_000, 12_345],
  )
  assert.equal(charge.amount, 52_345)
  const change = { lines: [{ ...unpriced, modifiers: [] }] }
  const changed = await call('PATCH', `/v1/claims/${id}`, change, options)
  assert.equal(changed.body.charge.amount, 19_500)
})

test('a line that no fee schedule has needs a charge', async () => {
  const options = { key: (await createTestAccount()).key }
  const practitioner_id = await createBillingPractitioner(options)
  const { coverage_id } = await createInsuredPerson(undefined, {}, options)
  const body = { coverage_id, practitioner_id, lines: [claimLine(), unpriced] }
  const refused = await call('POST', '/v1/claims', body, options)
  const { error } = refused.body
  assert.deepEqual([refused.status, error.param], [400, 'lines[1].charge'])
  const { body: claims } = await call('GET', '/v1/claims', undefined, options)
  assert.deepEqual(claims.data, [])
})

test('a claim from a session has the rate of the practitioner, or else of the fee schedule', async () => {
  const options = { key: (await createTestAccount()).key }
  const practitioner_id = await createBillingPractitioner(options)
  const { person_id, coverage_id } = await createInsuredPerson(undefined, {}, options)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  await createSchedule([rate('90837', 20_500)], options)
  const draft = async () => {
    const body = { coverage_id, session_ids: [session_id] }
    const { body: claim, text } = await call('POST', '/v1/claims', body, options)
    assert.ok(claim.lines, text)
    return claim.lines[0].charge
  }
  assert.deepEqual(await draft(), usd(18_000))
  await sql.query("update practitioners set rates = '[]' where id = $1", [practitioner_id])
  assert.deepEqual(await draft(), usd(20_500))
})

test('a self-pay session is charged the fee schedule, unless it has a price', async () => {
  const {
    key,
    at,
    book,
    step,
    person,
    ask,
    advance,
    own: practitioner,
  } = await freshPractice({
    profession: 'psychologist',
  })
  await createSchedule(
    [
      rate('90834', 14_000),
      rate('90834', 15_500, { profession: 'psychologist', modifiers: ['95'] }),
      rate('90834', 17_000, { profession: 'psychiatrist' }),
    ],
    { key },
  )
  const person_id = await person()
  let day = 0
  const charged = async (fields: object) => {
    const care = { person_id, payer_type: 'self_pay', duration_minutes: 45 }
    const session = await book(at(++day), { ...care, ...fields })
    assert.equal(session.status, 200, session.text)
    await ask('POST', '/v1/test_clock/advance', { to: session.body.ends_at })
    const person_location = { jurisdiction: 'US-NY' }
    const done = await step(session, 'complete', { person_location })
    assert.equal(done.status, 200, done.text)
    await advance('PT1S')
    const { body } = await ask('GET', `/v1/charges?session_id=${session.body.id}`)
    return body.data.map(({ amount }: any) => amount.amount)
  }
  await advance('PT24H')
  day = 1
  const in_office = {
    format: 'in_person',
    place: { name: 'Office', jurisdiction: 'US-NY' },
  }
  assert.deepEqual(await charged({ format: 'telehealth' }), [15_500])
  assert.deepEqual(await charged(in_office), [14_000])
  assert.deepEqual(await charged({ ...in_office, payer_type: 'commercial' }), [])
  const rates = [{ service: 'individual', price: usd(9_900) }]
  await ask('PATCH', practitioner, { rates })
  assert.deepEqual(await charged({ format: 'telehealth' }), [9_900])
  const service = { name: 'Talk', duration_minutes: 45, price: usd(8_800) }
  const { body } = await ask('POST', '/v1/services', service)
  assert.deepEqual(await charged({ format: 'telehealth', service_id: body.id }), [8_800])
})
