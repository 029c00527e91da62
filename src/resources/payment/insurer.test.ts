// Insurers' money: once for a remittance, however often it is said, and in its order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#call.ts'
import { inAccount } from '#in_account.ts'
import { call, db, makeAccount, secrets } from '#tests/harness.ts'
import { expectInsurerPayment, receiveInsurerPayment, reconcileInsurerPayment } from './insurer.ts'

const { account, key } = await makeAccount()
const within = <T>(work: (call: Call) => Promise<T>) => inAccount(db, secrets, account, work)
const said = { remittance_id: 'era_1', payer: 'payer_1', amount: 12_500, currency: 'usd' }

test('an insurer’s money is expected, received and reconciled, each once', async () => {
  const expected = await within((c) => expectInsurerPayment(c, { ...said, reference: 'EFT1' }))
  assert.deepEqual([expected.status, expected.kind], ['expected', 'insurer_payment'])
  assert.equal((await within((c) => expectInsurerPayment(c, said))).id, expected.id)
  const early = await within((c) => reconcileInsurerPayment(c, said))
  assert.equal(early!.status, 'expected', 'what has not come is not found in the bank')
  for (let i = 0; i < 2; i++) {
    const received = await within((c) => receiveInsurerPayment(c, said))
    assert.deepEqual([received.status, received.amount_captured], ['received', 12_500])
  }
  for (let i = 0; i < 2; i++) {
    const found = await within((c) => reconcileInsurerPayment(c, said))
    assert.equal(found!.status, 'reconciled')
  }
  const path = '/v1/payments?remittance_id=era_1'
  const { body } = await call('GET', path, undefined, { key })
  assert.equal(body.data.length, 1)
  const [shown] = body.data
  assert.deepEqual(
    [shown.direction, shown.payer, shown.person_id, shown.method.type],
    ['in', { type: 'insurer', id: 'payer_1' }, null, 'era_eft'],
  )
  const refund = await call('POST', '/v1/refunds', { payment_id: shown.id }, { key })
  assert.equal(refund.body.error.code, 'refund_exceeds_captured')
})

test('what an insurer takes back goes out', async () => {
  const back = { ...said, remittance_id: 'era_2', amount: -4_000 }
  const payment = await within((c) => receiveInsurerPayment(c, back))
  assert.deepEqual(
    [payment.kind, payment.direction, payment.amount.amount, payment.payee.id],
    ['insurer_recoupment', 'out', 4_000, 'payer_1'],
  )
})
