// Tests that each special value of payers and payment methods behaves unlike an ordinary one.
import assert from 'node:assert/strict'
import { ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import { responsesTo } from '#outside/adapters/clearinghouse/simulated/payer.ts'
import { simulatedClearinghouse } from '#outside/adapters/clearinghouse/simulated/simulated.ts'
import { cards } from '#outside/adapters/processor/simulated_cards.ts'
import { createPerson } from './person_examples.ts'
import { call, createTestAccount, createPractitioner } from './harness.ts'
import { type Billed, billed, sent, sent_at } from './simulated_payer_claims.ts'
import { saidOf, wordsOf } from './payer_responses.ts'

const control_number = 'PCN00000000000001'
const lines = [
  { code: '90837', charge: 18_029 },
  { code: '96127', charge: 1_000 },
]

// The remittances for a claim, and whether each names the billed lines and the claim.
function answered(request: Billed) {
  const answers = responsesTo(sent(billed({ lines, control_number, ...request })))
  const remitted = answers.map(({ x12 }) => x12).filter((x12) => x12.includes('ST*835'))
  const names = (text: string) => remitted.map((x12) => x12.includes(text))
  return [wordsOf(answers, sent_at), names('90837:95'), names(control_number)]
}
const ordinary = answered({ member_id: 'SBX-PAID-1' })

async function payer(payer_id: string) {
  const text = billed({ member_id: 'SBX-PAID-1', payer_id })
  if (payer_id !== 'SBXDOWN') {
    const second = payer_id === 'SBXSEC' ? { sequence: 'secondary' as const } : {}
    const label = answered({ member_id: 'SBX-PAID-1', payer_id, ...second })
    return assert.notDeepEqual(label, ordinary)
  }
  const outgoing = { ...sent(text), id: 'trn_1', account: 'a', payer_id }
  const attempt = (number: number) =>
    simulatedClearinghouse.send({ ...outgoing, attempt: number } as never)
  await assert.rejects(attempt(2), ClearinghouseDown)
  assert.ok((await attempt(3)).responses.length > 0)
}

const { key } = await createTestAccount()
const ask = async (method: string, path: string, body?: unknown) =>
  (await call(method, path, body, { key })).body
const { id: person_id } = await createPerson({}, { key })

// The API produces what the table lists for each payment method.
async function pays(token: string) {
  const { type, last4, ...card } = cards[token]!
  const began = performance.now()
  const made = await ask('POST', '/v1/payments', {
    person_id,
    amount: { amount: 2_500, currency: 'usd' },
    kind: 'prepayment',
    method: { type, token },
    confirm: true,
  })
  const now = () => ask('GET', `/v1/payments/${made.id}`)
  if (card.declines) {
    assert.equal(made.status, 'declined')
    return assert.deepEqual(made.failure, card.declines)
  }
  if (card.challenge) return assert.equal(made.status, 'challenged')
  if (card.after_days) {
    assert.equal(made.status, 'processing')
    await ask('POST', '/v1/test_clock/advance', { by: `P${card.after_days}D` })
    const { status, failure } = await now()
    return assert.deepEqual(
      [status, failure?.code],
      card.fails ? ['failed', card.fails] : ['succeeded', undefined],
    )
  }
  if (card.trouble && card.trouble !== 'slow') return assert.equal(made.status, 'processing')
  if (card.trouble) assert.ok(performance.now() - began >= 990)
  assert.deepEqual([made.status, made.method.last4], ['succeeded', last4])
  if (card.dispute) {
    await ask('POST', '/v1/test_clock/advance', { by: 'PT1M' })
    assert.equal((await now()).disputed, true)
  }
  if (!card.refunds) return
  const refund = await ask('POST', '/v1/refunds', { payment_id: made.id })
  assert.equal(refund.status, 'requested')
  await ask('POST', '/v1/test_clock/advance', { by: 'P5D' })
  const { status } = await ask('GET', `/v1/refunds/${refund.id}`)
  assert.equal(status, card.refunds === 'failed' ? 'failed' : 'succeeded')
}

// With evidence that would decide it the other way.
async function convinces(receipt_number: string) {
  const wins = receipt_number.startsWith('winning')
  const days = { service_date: '2026-11-02', policy_accepted_on: '2026-10-01' }
  const { id: payment_id } = await ask('POST', '/v1/payments', {
    person_id,
    amount: { amount: 2_500, currency: 'usd' },
    kind: 'prepayment',
    method: { type: 'card', token: 'pm_card_createDispute' },
    confirm: true,
  })
  await ask('POST', '/v1/test_clock/advance', { by: 'PT1M' })
  const { data } = await ask('GET', `/v1/disputes?payment_id=${payment_id}`)
  const dispute = `/v1/disputes/${data[0].id}`
  await ask('POST', `${dispute}/submit`, { receipt_number, ...(wins ? {} : days) })
  await ask('POST', '/v1/test_clock/advance', { by: 'P7D' })
  assert.equal((await ask('GET', dispute)).status, wins ? 'won' : 'lost')
}

async function isPaid(destination: string) {
  const practitioner_id = await createPractitioner({ key })
  const session = { practitioner_id, starts_at: '2031-01-01T10:00:00Z' }
  const { id: session_id } = await ask('POST', '/v1/sessions', session)
  const terms = { share_basis_points: 5_000, destination }
  await ask('PATCH', `/v1/practitioners/${practitioner_id}/payout_terms`, terms)
  await ask('POST', '/v1/payments', {
    person_id,
    session_id,
    amount: { amount: 2_500, currency: 'usd' },
    kind: 'self_pay',
    method: { type: 'cash' },
    confirm: true,
  })
  const amount = { amount: 1_000, currency: 'usd' }
  const payout = await ask('POST', '/v1/payouts', { practitioner_id, amount })
  await ask('POST', '/v1/test_clock/advance', { by: 'P3D' })
  return [payout.status, (await ask('GET', `/v1/payouts/${payout.id}`)).status]
}
const usual = isPaid('acct_1')

export const moneyTries: Record<string, (value: string) => Promise<void>> = {
  Payers: payer,
  'Member IDs for claims': async (member_id) =>
    assert.notDeepEqual(answered({ member_id }), ordinary),
  'Member IDs for eligibility': async (member_id) =>
    assert.notEqual(saidOf(member_id), saidOf('SBX-PAID-1')),
  'Payment methods': pays,
  'Dispute evidence': convinces,
  'Payout destinations': async (destination) => {
    assert.deepEqual(await usual, ['sent', 'paid'])
    assert.notDeepEqual(await isPaid(destination), await usual)
  },
}
