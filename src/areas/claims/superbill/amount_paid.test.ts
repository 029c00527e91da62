// Tests what a superbill shows as paid: payments for several sessions, less refunds and disputes, and
// credit applied by adjustments.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPerson } from '#tests/person_examples.ts'
import {
  createBillingPractitioner,
  createCompletedSession,
  provider as biller,
} from '#tests/claims.ts'
import { call, createTestAccount, db, log, outside, secrets } from '#tests/harness.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import { newId } from '#kernel/ids.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { postOpeningBalances } from '#areas/payments/adjustment/opening_balance.ts'
import { recordRefund } from '#areas/payments/refund/refund.ts'

const { name, npi, tax_id, address } = biller
const provider = { name, npi, tax_id, address }
const usd = (amount: number) => ({ amount, currency: 'usd' })

// A person with two completed sessions, which one payment pays: two thirds for the first.
async function paidTogether(method: object, kind = 'balance') {
  const { key, account } = await createTestAccount()
  const options = { key }
  await call('PATCH', '/v1/billing_policy', { apply_credit: 'manual' }, options)
  const practitioner_id = await createBillingPractitioner(options)
  const { id: person_id } = await createPerson({ birth_date: '1990-04-12' }, options)
  const sessions: string[] = []
  for (const _ of [1, 2]) {
    const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
    const charge = { person_id, session_id, amount: usd(18_000) }
    assert.equal((await call('POST', '/v1/charges', charge, options)).status, 200)
    sessions.push(session_id)
  }
  const [first, second] = sessions
  const allocations = [
    { session_id: first, amount: usd(10_000) },
    { session_id: second, amount: usd(5_000) },
  ]
  const paying = { person_id, amount: usd(15_000), method, kind, allocations }
  const paid = await call('POST', '/v1/payments', { ...paying, confirm: true }, options)
  assert.equal(paid.body.status, 'succeeded', paid.text)
  const lines = sessions.map((session_id) => ({ session_id }))
  const received = async () => {
    const body = { person_id, practitioner_id, provider, lines }
    const { body: issued, text } = await call('POST', '/v1/superbills', body, options)
    assert.ok(issued.id, text)
    const proof = await call('GET', '/v1/ledger_proof', undefined, options)
    assert.equal(proof.body.consistent, true, proof.text)
    return issued.lines.map((line: any) => line.amount_paid.amount)
  }
  const ask = (method: string, path: string, body?: object) => call(method, path, body, options)
  const work = () => runScheduledJobs({ db, secrets, outside, log })
  return { account, payment_id: paid.body.id as string, person_id, sessions, received, ask, work }
}

test('A refund of a payment for several sessions is taken off each', async () => {
  const { payment_id, person_id, received, ask } = await paidTogether({ type: 'cash' })
  assert.deepEqual(await received(), [10_000, 5_000])
  const refund = async (amount: number) => {
    const { status, text } = await ask('POST', '/v1/refunds', { payment_id, amount: usd(amount) })
    assert.equal(status, 200, text)
  }
  await refund(3_000)
  assert.deepEqual(await received(), [8_000, 4_000])
  await refund(1)
  const [first, second] = await received()
  assert.equal(first + second, 11_999)
  await refund(11_999)
  assert.deepEqual(await received(), [0, 0])
  const path = `/v1/balances?ledger_account=asset:patient_ar:${person_id}`
  const { body } = await ask('GET', path)
  assert.equal(body.data[0].balance.amount, 36_000, JSON.stringify(body))
})

test('A refund of several sessions that fails later counts as paid again for each', async () => {
  const method = { type: 'card', token: 'pm_card_visa' }
  const { account, payment_id, received, ask } = await paidTogether(method)
  const { body } = await ask('POST', '/v1/refunds', { payment_id, amount: usd(3_000) })
  assert.deepEqual([body.status, await received()], ['succeeded', [8_000, 4_000]])
  const failed = {
    reference: 're_1',
    status: 'failed',
    failure: null,
    next_update_at: null,
  } as const
  await inAccount({ db, secrets, outside }, account, (call) => recordRefund(call, body.id, failed))
  assert.equal((await ask('GET', `/v1/refunds/${body.id}`)).body.status, 'failed')
  assert.deepEqual(await received(), [10_000, 5_000])
})

test('A dispute of a payment for several sessions is taken off each, until it is won', async () => {
  const method = { type: 'card', token: 'pm_card_createDispute' }
  const { payment_id, received, ask, work } = await paidTogether(method)
  await work()
  const { body } = await ask('GET', `/v1/disputes?payment_id=${payment_id}`)
  assert.deepEqual([body.data.length, body.data[0].amount], [1, usd(15_000)])
  assert.deepEqual(await received(), [0, 0])
  const evidence = { receipt_number: 'winning_evidence' }
  const submitted = await ask('POST', `/v1/disputes/${body.data[0].id}/submit`, evidence)
  assert.equal(submitted.status, 200, submitted.text)
  await ask('POST', '/v1/test_clock/advance', { by: 'P30D' })
  const decided = await ask('GET', `/v1/disputes/${body.data[0].id}`)
  assert.equal(decided.body.status, 'won')
  assert.deepEqual(await received(), [10_000, 5_000])
})

test('A prepayment for several sessions counts for each, also as it is refunded', async () => {
  const { payment_id, received, ask } = await paidTogether({ type: 'cash' }, 'prepayment')
  assert.deepEqual(await received(), [10_000, 5_000])
  const refund = { payment_id, amount: usd(3_000) }
  assert.equal((await ask('POST', '/v1/refunds', refund)).status, 200)
  assert.deepEqual(await received(), [8_000, 4_000])
})

test('A payment that is allocated or moved later counts where it is now', async () => {
  for (const kind of ['prepayment', 'balance']) {
    const { payment_id, sessions, received, ask } = await paidTogether({ type: 'cash' }, kind)
    const allocate = async (...amounts: number[]) => {
      const allocations = amounts.map((amount, at) => ({
        session_id: sessions[at],
        amount: usd(amount),
      }))
      const path = `/v1/payments/${payment_id}`
      const { status, text } = await ask('PATCH', path, { allocations })
      assert.equal(status, 200, text)
    }
    await allocate()
    assert.deepEqual(await received(), [0, 0])
    await allocate(2_000, 13_000)
    assert.deepEqual(await received(), [2_000, 13_000])
    await ask('POST', '/v1/refunds', { payment_id, amount: usd(15_000) })
    assert.deepEqual(await received(), [0, 0])
  }
})

test('Credit applied by an adjustment counts once, as far as no other session has it', async () => {
  const { person_id, sessions, received, ask } = await paidTogether({ type: 'cash' }, 'prepayment')
  const [first, second] = sessions
  const apply = async (amount: number, care: object = {}) => {
    const fields = { person_id, kind: 'apply_credit', reason: 'credit', amount: usd(amount) }
    const { body, text } = await ask('POST', '/v1/adjustments', { ...fields, ...care })
    assert.ok(body.id, text)
    return body.id as string
  }
  const prepay = async (amount: number) => {
    const paying = { person_id, amount: usd(amount), method: { type: 'cash' }, kind: 'prepayment' }
    const { body, text } = await ask('POST', '/v1/payments', { ...paying, confirm: true })
    assert.equal(body.status, 'succeeded', text)
    return body.id as string
  }
  const free = await prepay(6_000)
  assert.deepEqual(await received(), [10_000, 5_000])
  const more = await apply(4_000, { session_id: first })
  assert.deepEqual(await received(), [14_000, 5_000])
  await apply(1_000, { session_id: second })
  assert.deepEqual(await received(), [14_000, 6_000])
  await ask('POST', `/v1/adjustments/${more}/reverse`)
  assert.deepEqual(await received(), [10_000, 6_000])
  await apply(5_000, { session_id: first })
  assert.deepEqual(await received(), [15_000, 6_000])
  await ask('POST', '/v1/refunds', { payment_id: free, amount: usd(2_000) })
  const [one, other] = await received()
  assert.equal(one + other, 19_000, 'no more than what is left of all payments')
})

test('Credit applied to no session is not left for one', async () => {
  const { person_id, sessions, received, ask } = await paidTogether({ type: 'cash' })
  const paying = { person_id, amount: usd(3_000), method: { type: 'cash' }, kind: 'prepayment' }
  await ask('POST', '/v1/payments', { ...paying, confirm: true })
  const fields = { person_id, kind: 'apply_credit', reason: 'credit' }
  await ask('POST', '/v1/adjustments', { ...fields, amount: usd(2_000) })
  const applied = { ...fields, amount: usd(1_000), session_id: sessions[1] }
  assert.equal((await ask('POST', '/v1/adjustments', applied)).status, 200)
  assert.deepEqual(await received(), [10_000, 6_000])
})

test('Credit that a person brought from another system counts where it is applied', async () => {
  const { key, account } = await createTestAccount()
  const options = { key }
  const practitioner_id = await createBillingPractitioner(options)
  const { id: person_id } = await createPerson({ birth_date: '1990-04-12' }, options)
  const { session_id } = await createCompletedSession(practitioner_id, person_id, options)
  const opening = { external_id: 'credit-1', person_id, amount: usd(-4_000) }
  await inAccount({ db, secrets, outside }, account, (call) =>
    postOpeningBalances(call, [{ id: newId('adj'), request: opening }]),
  )
  await call('POST', '/v1/charges', { person_id, session_id, amount: usd(18_000) }, options)
  const body = { person_id, practitioner_id, provider, lines: [{ session_id }] }
  const { body: issued, text } = await call('POST', '/v1/superbills', body, options)
  assert.deepEqual(issued.amount_paid, usd(4_000), text)
})
