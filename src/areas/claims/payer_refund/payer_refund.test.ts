// Refunds to payers: what a payer overpaid is returned once, by a refund or by the payer's own
// deduction, and the claim, the ledger and the reports agree.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimTimeline, readClaim } from '#tests/claims.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import {
  overpaidClaim,
  practiceOf,
  predetermination,
  receiver,
  usd,
} from '#tests/payer_refund_examples.ts'
import { reversal, sentClaim } from '#tests/remittance_examples.ts'

test('A refund returns what a payer paid twice, and can be reversed', async () => {
  const { claim, ask, refund, books, prove, collected, options } = await overpaidClaim()
  assert.deepEqual(await books(), { claim: -12_500, returned: 0, payer: 0, bank: 0 })
  const listed = (await ask('GET', '/v1/claims?payer_balance[lt]=0')).body
  assert.deepEqual(
    listed.data.map((each: any) => [each.id, each.balance_status]),
    [[claim.id, 'credit']],
  )
  const before = (await ask('GET', '/v1/reports/worklist?group_by=credit_balance')).body
  const [row] = before.rows
  assert.deepEqual([row.group, row.claims, row.expected], ['SBX01', 1, usd(-12_500)])
  const made = await refund(12_500, { trace_number: '1042', request_number: '4242424242424242' })
  assert.equal(made.status, 200, made.text)
  const { id, status, method, payer_id, refunded_on } = made.body
  assert.deepEqual([status, method, payer_id], ['recorded', 'check', 'SBX01'])
  assert.match(refunded_on, /^\d{4}-\d\d-\d\d$/)
  assert.deepEqual(await books(), { claim: 0, returned: 12_500, payer: 0, bank: -12_500 })
  const [paid, refunded] = await collected()
  assert.deepEqual([paid, refunded], [25_000, 12_500])
  assert.deepEqual((await ask('GET', '/v1/reports/worklist?group_by=credit_balance')).body.rows, [])
  const aging = (await ask('GET', '/v1/reports/aging')).body
  const insured = aging.totals.find((each: any) => each.responsible === 'insurance')
  assert.deepEqual(insured.total, usd(0))
  await prove()
  const reversed = await ask('POST', `/v1/payer_refunds/${id}/reverse`, { reason: 'returned' })
  assert.deepEqual([reversed.body.status, reversed.body.reason], ['reversed', 'returned'])
  assert.deepEqual(await books(), { claim: -12_500, returned: 0, payer: 0, bank: 0 })
  assert.deepEqual((await collected()).slice(0, 2), [25_000, 0])
  const again = await ask('POST', `/v1/payer_refunds/${id}/reverse`, { reason: 'returned' })
  assert.equal(again.body.error.code, 'invalid_transition')
  await prove()
  assert.equal((await readClaim(claim.id, options)).balance_status, 'credit')
})

test('A payment that the payer reverses after a refund counts as returned once', async () => {
  const { books, refund, receiveWith, prove, collected } = await overpaidClaim()
  await refund(12_500)
  // The payer reports the refund: it reverses the payment, and says that it has the money.
  const { status } = await receiveWith([['72', -125]], reversal)
  assert.equal(status, 'posted')
  assert.deepEqual(await books(), { claim: 0, returned: 0, payer: 0, bank: -12_500 })
  assert.deepEqual((await collected()).slice(0, 2), [12_500, 0])
  await prove()
})

test('A payer that reverses a payment and deducts it, although it was refunded, owes it', async () => {
  const { ask, books, refund, receiveWith, prove } = await overpaidClaim()
  const { body } = await refund(12_500)
  await receiveWith([['WO', -125]], reversal)
  await receiveWith(
    [
      ['WO', 125],
      ['L6', -125],
    ],
    predetermination,
  )
  assert.deepEqual(await books(), { claim: 0, returned: 0, payer: -12_500, bank: -12_500 })
  const [row] = (await ask('GET', '/v1/reports/worklist?group_by=credit_balance')).body.rows
  assert.deepEqual([row.claims, row.expected], [0, usd(12_500)])
  await prove()
  // Nothing was sent after all.
  await ask('POST', `/v1/payer_refunds/${body.id}/reverse`, { reason: 'recouped' })
  assert.deepEqual(await books(), { claim: 0, returned: 0, payer: 0, bank: 0 })
  await prove()
})

test('An overpayment that the payer deducts without a reversal leaves the claim at zero', async () => {
  const { claim, options, books, receiveWith, prove, collected } = await overpaidClaim()
  const { provider_adjustments } = await receiveWith(
    [
      ['WO', 125],
      ['L6', -125],
    ],
    predetermination,
  )
  assert.equal(provider_adjustments[0].claim_id, claim.id)
  assert.deepEqual(await books(), { claim: 0, returned: 12_500, payer: 0, bank: 0 })
  assert.deepEqual((await collected()).slice(0, 2), [25_000, 12_500])
  assert.equal((await readClaim(claim.id, options)).recoupment.amount, 0)
  await prove()
})

test('What a payer reversed and requested is refunded without touching the claim', async () => {
  const { claim, options, receive } = await sentClaim()
  const { ask, books, refund, prove, balance } = practiceOf(claim.id, options)
  await receive()
  await receiver(claim, options)([['WO', -125]], reversal)
  assert.deepEqual(await books(), { claim: 18_000, returned: 0, payer: 12_500, bank: 0 })
  assert.equal((await readClaim(claim.id, options)).balance_status, 'recoupment_due')
  const [row] = (await ask('GET', '/v1/reports/worklist?group_by=credit_balance')).body.rows
  assert.deepEqual([row.claims, row.expected], [0, usd(-12_500)])
  const partial = { payer_id: 'SBX01', amount: usd(2_500), method: 'eft' }
  const without_claim = await ask('POST', '/v1/payer_refunds', partial)
  assert.equal(without_claim.body.claim_id, null, without_claim.text)
  await ask('POST', `/v1/payer_refunds/${without_claim.body.id}/reverse`, { reason: 'returned' })
  assert.equal((await refund(12_500)).status, 200)
  assert.deepEqual(await books(), { claim: 18_000, returned: 0, payer: 0, bank: -12_500 })
  assert.equal((await readClaim(claim.id, options)).balance_status, 'open')
  assert.equal(await balance(`asset:payer_ar:${claim.id}`), 18_000)
  const records = await claimTimeline(claim.id, options)
  assert.ok(records.some((each: any) => each.kind === 'recoupment'))
  await prove()
})

test('A refund that a letter requests opens the claim again', async () => {
  const { claim, options, receive } = await sentClaim()
  const { books, refund, prove } = practiceOf(claim.id, options)
  await receive()
  assert.equal((await refund(12_500, { request_number: 'RR-1' })).status, 200)
  assert.deepEqual(await books(), { claim: 12_500, returned: 12_500, payer: 0, bank: -12_500 })
  const { error } = (await refund(1)).body
  assert.deepEqual([error.code, error.param], ['amount_exceeds_balance', 'amount'])
  await prove()
})

test('A refund that makes no sense is refused and changes nothing', async () => {
  const { claim, books, ask, refund } = await overpaidClaim()
  const before = await books()
  const tomorrow = Temporal.Now.plainDateISO('UTC').add({ days: 3 }).toString()
  const cases: [body: object, code: string, param: string][] = [
    [{ amount: usd(25_001) }, 'amount_exceeds_balance', 'amount'],
    [{ amount: usd(0) }, 'validation_failed', 'amount.amount'],
    [{ amount: { amount: 100, currency: 'eur' } }, 'validation_failed', 'amount.currency'],
    [{ amount: usd(100), payer_id: 'SBX01' }, 'validation_failed', 'claim_id'],
    [{ amount: usd(100), refunded_on: tomorrow }, 'validation_failed', 'refunded_on'],
    [
      { amount: usd(100), claim_id: 'clm_4Jv0hTq8kYb2Wm6Zc1Rx9N' },
      'resource_not_found',
      'claim_id',
    ],
    [
      { amount: usd(1), claim_id: undefined, payer_id: 'SBX01' },
      'amount_exceeds_balance',
      'amount',
    ],
    [{ amount: usd(1), claim_id: undefined }, 'validation_failed', 'claim_id'],
  ]
  for (const [fields, code, param] of cases) {
    const { body } = await ask('POST', '/v1/payer_refunds', { claim_id: claim.id, ...fields })
    assert.equal(body.error?.code, code, JSON.stringify(fields))
    assert.equal(body.error.param ?? body.error.details?.[0].param, param, JSON.stringify(fields))
  }
  assert.deepEqual(await books(), before)
  const { key } = await createTestAccount()
  const foreign = await call(
    'POST',
    '/v1/payer_refunds',
    { claim_id: claim.id, amount: usd(1) },
    { key },
  )
  assert.equal(foreign.status, 404)
  const both = await Promise.all([refund(25_000), refund(25_000)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422])
})
