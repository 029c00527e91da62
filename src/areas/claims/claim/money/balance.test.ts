// Tests that a claim's patient balance follows the ledger: payments, refunds, adjustments and the
// next payer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson } from '#tests/person_examples.ts'
import {
  advanceClock,
  eventsOf,
  claimLine,
  createBillingPractitioner,
  createClaim,
  createCompletedSession,
} from '#tests/claims.ts'
import {
  createInsuredPerson,
  readClaim,
  service_date,
  claimStep,
  submitClaim,
} from '#tests/claims.ts'
import { daysAgo } from '#tests/dates.ts'
import { type RequestOptions, call, createTestAccount } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const options: RequestOptions = { key: (await createTestAccount()).key }
const practitioner_id = await createBillingPractitioner(options)

// Paid claims of one person, each with an open copay of $25.00, oldest first.
async function paid(...days: string[]) {
  const insured = await createInsuredPerson('SBX-PAID-1', {}, options)
  const ids: string[] = []
  for (const service_date of days) {
    const fields = { insured, practitioner_id, lines: [claimLine({ service_date })] }
    ids.push((await createClaim(undefined, fields, options)).id)
    await submitClaim(ids.at(-1)!, options)
  }
  await advanceClock('P15D', options)
  return { ids, ...insured }
}

const pay = async (person_id: string, amount: number, more: object = {}) => {
  const body = { person_id, amount: usd(amount), kind: 'balance', method: { type: 'cash' } }
  const made = await call('POST', '/v1/payments', { ...body, confirm: true, ...more }, options)
  assert.equal(made.body.status, 'succeeded', made.text)
  return made.body.id as string
}

const owed = (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { patient_balance, balance_status } = await readClaim(id, options)
      return [patient_balance.amount, balance_status]
    }),
  )

test('A payment lowers the patient balance, and a refund raises it again', async () => {
  const { ids, person_id } = await paid(service_date)
  const [id] = ids as [string]
  const before = await readClaim(id, options)
  assert.deepEqual([before.patient_balance, before.balance_status], [usd(2_500), 'open'])
  const payment_id = await pay(person_id, 2_500, { claim_id: id })
  const after = await readClaim(id, options)
  assert.deepEqual([after.patient_balance, after.balance_status], [usd(0), 'zero'])
  assert.equal(after.version, before.version + 1)
  assert.equal((await eventsOf(id)).at(-1), 'updated')
  const list = await call('GET', '/v1/claims?balance_status=open', undefined, options)
  assert.equal(list.text.includes(id), false)
  const refund = await call(
    'POST',
    '/v1/refunds',
    { payment_id, amount: { amount: 1_000, currency: 'usd' } },
    options,
  )
  assert.equal(refund.status, 200, refund.text)
  assert.deepEqual(await owed(ids), [[1_000, 'open']])
  assert.equal((await claimStep(id, 'close', {}, options)).body.error.code, 'open_balance')
  const off = { person_id, claim_id: id, kind: 'write_off', reason: 'charity', amount: usd(1_000) }
  const adjusted = await call('POST', '/v1/adjustments', off, options)
  assert.equal(adjusted.status, 200, adjusted.text)
  assert.deepEqual(await owed(ids), [[0, 'zero']])
  const closed = await claimStep(id, 'close', {}, options)
  assert.equal(closed.body.status, 'closed', closed.text)
})

test('A payment without a claim is applied to the oldest claim first', async () => {
  const { ids, person_id } = await paid(service_date, daysAgo(12), daysAgo(11))
  await pay(person_id, 3_000)
  assert.deepEqual(await owed(ids), [
    [0, 'zero'],
    [2_000, 'open'],
    [2_500, 'open'],
  ])
  const allocations = [
    { claim_id: ids[2], amount: usd(2_500) },
    { claim_id: ids[1], amount: usd(1_000) },
  ]
  await pay(person_id, 3_500, { allocations })
  assert.deepEqual(await owed(ids), [
    [0, 'zero'],
    [1_000, 'open'],
    [0, 'zero'],
  ])
  await pay(person_id, 1_500)
  assert.deepEqual(await owed(ids), Array(3).fill([0, 'zero']))
})

test('A merged person keeps the patient balance, and can pay it', async () => {
  const { ids, person_id } = await paid(service_date)
  const one = await createPerson({}, options)
  const merged = await call('POST', `/v1/persons/${one.id}/merge`, { person_id }, options)
  assert.equal(merged.status, 200, merged.text)
  assert.deepEqual(await owed(ids), [[2_500, 'open']])
  await pay(one.id, 2_500)
  assert.deepEqual(await owed(ids), [[0, 'zero']])
})

test('A session is billed to the primary and secondary payers, and replaced twice', async () => {
  const { person_id, coverage_id } = await createInsuredPerson('SBX-PAID-1', {}, options)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  const billed = { coverage_id, session_ids: [session_id] }
  const { body: first } = await call('POST', '/v1/claims', billed, options)
  await submitClaim(first.id, options)
  await advanceClock('P15D', options)
  const second = { person_id, payer_id: 'SBXSEC', member_id: 'SBX-FULL-1', sequence: 'secondary' }
  await call('POST', '/v1/coverages', second, options)
  const { body: next } = await claimStep(first.id, 'bill_secondary', {}, options)
  await submitClaim(next.id, options)
  assert.deepEqual(await owed([first.id, next.id]), [
    [0, 'zero'],
    [0, 'open'],
  ])

  const replaced = await claimStep(first.id, 'replace', { note: 'Once more' }, options)
  const duplicate = await claimStep(first.id, 'replace', { note: 'Twice' }, options)
  await submitClaim(replaced.body.id, options)
  const refused = await claimStep(duplicate.body.id, 'submit', undefined, options)
  assert.equal(refused.body.error.code, 'duplicate_claim', 'one claim is replaced by one other')
  await advanceClock('P15D', options)
  assert.equal((await readClaim(first.id, options)).status, 'superseded')
  const again = await claimStep(replaced.body.id, 'replace', { note: 'And again' }, options)
  await submitClaim(again.body.id, options)
})

test("A session charged to the person can't be billed to a payer", async () => {
  const { person_id, coverage_id } = await createInsuredPerson('SBX-PAID-1', {}, options)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  const charge = { person_id, session_id, amount: usd(18_000) }
  const charged = await call('POST', '/v1/charges', charge, options)
  assert.equal(charged.status, 200, charged.text)
  const billed = { coverage_id, session_ids: [session_id] }
  const { body: claim } = await call('POST', '/v1/claims', billed, options)
  const refused = await claimStep(claim.id, 'submit', undefined, options)
  assert.equal(refused.body.error.details[0].code, 'session_charged_to_person')
  await call('POST', `/v1/charges/${charged.body.id}/waive`, { reason: 'courtesy' }, options)
  await submitClaim(claim.id, options)
})
