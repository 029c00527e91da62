// Refunds and disputes: concurrent requests never return more than was captured.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import { copayRequest, createPerson } from '#tests/person_examples.ts'
import { call, db, log, createTestAccount, outside, secrets, sql } from '#tests/harness.ts'

const { key, account } = await createTestAccount()
const ask = { key }
const person = await createPerson({}, ask)

async function taken(token = 'pm_card_visa', fields: object = {}) {
  const { body, text } = await call(
    'POST',
    '/v1/payments',
    copayRequest(person.id, { method: { type: 'card', token }, ...fields }),
    ask,
  )
  assert.equal(body.status, 'succeeded', text)
  return body as { id: string; [field: string]: any }
}
const refund = (payment_id: string, amount?: number) =>
  call(
    'POST',
    '/v1/refunds',
    { payment_id, ...(amount && { amount: { amount, currency: 'usd' } }) },
    ask,
  )
const payment = async (id: string) => (await call('GET', `/v1/payments/${id}`, undefined, ask)).body
const advance = (by: string) => call('POST', '/v1/test_clock/advance', { by }, ask)

async function balances(...names: string[]) {
  const { rows } = await sql.query(
    `select ledger_account, sum(amount)::int as units from ledger_entries
     where account = $1 and ledger_account = any($2) group by 1`,
    [account, names],
  )
  const found = new Map(rows.map(({ ledger_account, units }) => [ledger_account, units]))
  return names.map((name) => found.get(name) ?? 0)
}

test('Refunds default to the remaining amount and never exceed the captured amount', async () => {
  const { id } = await taken()
  assert.equal((await refund(id, 1_000)).body.status, 'succeeded')
  const more = await refund(id, 1_501)
  assert.deepEqual([more.status, more.body.error.code], [422, 'refund_exceeds_captured'])
  const amount = { amount: 1_000, currency: 'eur' }
  const other = await call('POST', '/v1/refunds', { payment_id: id, amount }, ask)
  assert.deepEqual([other.status, other.body.error.param], [400, 'amount.currency'])
  const rest = await refund(id)
  assert.equal(rest.body.amount.amount, 1_500)
  assert.equal((await refund(id)).body.error.code, 'refund_exceeds_captured')
  assert.equal((await payment(id)).amount_refunded.amount, 2_500)
  const { body } = await call('GET', `/v1/refunds?payment_id=${id}`, undefined, ask)
  assert.equal(body.data.length, 2)
})

test('Of two concurrent refunds that exceed the payment together, one succeeds', async () => {
  const { id } = await taken()
  const both = await Promise.all([refund(id, 2_000), refund(id, 2_000)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
  assert.equal((await payment(id)).amount_refunded.amount, 2_000)
})

test("A payment that wasn't captured can't be refunded", async () => {
  const { body } = await call(
    'POST',
    '/v1/payments',
    {
      person_id: person.id,
      amount: { amount: 2_500, currency: 'usd' },
      kind: 'copay',
    },
    ask,
  )
  assert.equal((await refund(body.id)).body.error.code, 'refund_exceeds_captured')
})

test('A pending refund can succeed or fail, and a failed refund counts as captured again', async () => {
  const slow = await taken('pm_card_pendingRefund')
  const { body: pending } = await refund(slow.id, 500)
  assert.equal(pending.status, 'requested')
  const failing = await taken('pm_card_refundFail')
  const { body: coming_back } = await refund(failing.id, 500)
  assert.equal((await payment(failing.id)).amount_refunded.amount, 500)
  await advance('P6D')
  const read = async (id: string) => (await call('GET', `/v1/refunds/${id}`, undefined, ask)).body
  assert.equal((await read(pending.id)).status, 'succeeded')
  assert.deepEqual(
    [(await read(coming_back.id)).status, (await payment(failing.id)).amount_refunded.amount],
    ['failed', 0],
  )
})

test('A cash payment is refunded manually', async () => {
  const { id } = await taken('', { method: { type: 'cash' } })
  const { body } = await refund(id, 500)
  assert.deepEqual([body.status, body.processor], ['succeeded', null])
  assert.deepEqual(await balances('asset:processor:cash'), [2_000])
})

test("A disputed payment can't be refunded, and of a concurrent refund and dispute one wins", async () => {
  const { id } = await taken('pm_card_createDispute')
  const [, refunded] = await Promise.all([
    runScheduledJobs({ db, secrets, outside, log }),
    refund(id, 2_500),
  ])
  const { body: found } = await call('GET', `/v1/disputes?payment_id=${id}`, undefined, ask)
  assert.equal(found.data.length, 1)
  const moved = refunded.status === 200 ? refunded.body.status : refunded.body.error.code
  assert.ok(['failed', 'payment_disputed'].includes(moved), refunded.text)
  assert.equal((await payment(id)).amount_refunded.amount, 0)
  const { disputed } = await payment(id)
  assert.equal(disputed, true)
  const late = await refund(id, 1)
  assert.deepEqual([late.status, late.body.error.code], [409, 'payment_disputed'])
})

async function disputed(token: string, fields: object = {}) {
  const { id } = await taken(token, fields)
  await runScheduledJobs({ db, secrets, outside, log })
  const { body } = await call('GET', `/v1/disputes?payment_id=${id}`, undefined, ask)
  return { id, dispute: body.data[0] }
}
const submit = (id: string, evidence: object) =>
  call('POST', `/v1/disputes/${id}/submit`, evidence, ask)

test('A won dispute returns the funds but not the fee', async () => {
  const before = await balances('asset:disputed', 'asset:processor:simulated')
  const { id, dispute } = await disputed('pm_card_createDispute')
  assert.deepEqual(
    [dispute.status, dispute.amount.amount, dispute.fee.amount],
    ['opened', 2_500, 1_500],
  )
  const [held] = await balances('asset:disputed')
  assert.equal(held! - before[0]!, 2_500)
  const { body } = await submit(dispute.id, { receipt_number: 'winning_evidence' })
  assert.equal(body.status, 'submitted')
  assert.equal((await submit(dispute.id, { receipt_number: 'again' })).status, 409)
  await advance('P8D')
  const { body: won } = await call('GET', `/v1/disputes/${dispute.id}`, undefined, ask)
  assert.equal(won.status, 'won')
  const after = await payment(id)
  assert.deepEqual([after.disputed, after.amount_disputed.amount], [false, 0])
  assert.equal((await refund(id, 100)).status, 200)
})

// Balances of a person whom the other tests don't use, after a dispute.
async function losing(token: string, charged = 0) {
  const { id: person_id } = await createPerson({}, ask)
  const amount = { amount: charged, currency: 'usd' }
  if (charged > 0) await call('POST', '/v1/charges', { person_id, amount }, ask)
  const { id, dispute } = await disputed(token, { person_id, kind: 'balance' })
  await advance('P15D')
  const { body: lost } = await call('GET', `/v1/disputes/${dispute.id}`, undefined, ask)
  assert.equal(lost.status, 'lost')
  assert.equal((await refund(id, 1)).body.error.code, 'refund_exceeds_captured')
  return await balances(`asset:patient_ar:${person_id}`, `liability:patient_credit:${person_id}`)
}

test('A dispute without evidence is lost, and the person owes the amount again', async () => {
  const unmet = 'pm_card_createDisputeProductNotReceived'
  assert.deepEqual(await losing(unmet, 2_000), [2_000, 0])
  assert.deepEqual(await losing(unmet), [0, 0])
})

test('A fraudulent prepayment leaves no credit after the dispute is lost', async () => {
  assert.deepEqual(await losing('pm_card_createDispute'), [0, 0])
  assert.deepEqual(await losing('pm_card_createDispute', 2_000), [0, 0])
})

test('The practice can have a lost dispute about fraud restore the debt', async () => {
  const policy = (restore_debt_after_fraud: boolean) =>
    call('PATCH', '/v1/billing_policy', { restore_debt_after_fraud }, ask)
  assert.equal((await policy(true)).body.restore_debt_after_fraud, true)
  assert.deepEqual(await losing('pm_card_createDispute', 2_000), [2_000, 0])
  await policy(false)
})

test('Evidence accepts dates and numbers and rejects free text', async () => {
  const { dispute } = await disputed('pm_card_createDispute')
  for (const evidence of [{}, { receipt_number: 'They were very anxious.' }, { story: 'x' }]) {
    assert.equal((await submit(dispute.id, evidence)).status, 400)
  }
})

test('Concurrent payments, refunds, allocations, charges and waivers all succeed', async () => {
  const { id: person_id } = await createPerson({}, ask)
  const amount = (units: number) => ({ amount: units, currency: 'usd' })
  const pay = (kind: string) =>
    call('POST', '/v1/payments', copayRequest(person_id, { kind, method: { type: 'cash' } }), ask)
  const charge = () => call('POST', '/v1/charges', { person_id, amount: amount(1_500) }, ask)
  const apply = () =>
    call(
      'POST',
      '/v1/adjustments',
      { kind: 'apply_credit', reason: 'credit', person_id, amount: amount(100) },
      ask,
    )
  const before = await Promise.all(['balance', 'copay', 'balance', 'prepayment'].map(pay))
  const charged = await Promise.all([charge(), charge()])
  const ids = before.map(({ body }) => body.id as string)
  const allocate = (id: string) =>
    call(
      'PATCH',
      `/v1/payments/${id}`,
      { allocations: [{ amount: { amount: 900, currency: 'usd' } }] },
      ask,
    )
  const waive = ({ body: { id } }: (typeof charged)[number]) =>
    call('POST', `/v1/charges/${id}/waive`, { reason: 'courtesy' }, ask)
  const ended = await Promise.all([
    ...ids.flatMap((id) => [refund(id, 600), allocate(id), refund(id, 300), apply()]),
    ...['balance', 'copay', 'balance'].map(pay),
    ...charged.map(waive),
    charge(),
    charge(),
  ])
  const refused = ended.filter(({ status }) => status !== 200)
  const reasons = new Set(refused.map(({ body }) => body.error.code))
  for (const usual of ['insufficient_credit', 'amount_exceeds_balance']) reasons.delete(usual)
  assert.deepEqual([...reasons], [])
})

test('After all tests, the ledger balances and matches payments and refunds', async () => {
  const { body } = await call('GET', '/v1/ledger_proof', undefined, ask)
  assert.deepEqual([body.violations, body.consistent], [[], true])
})
