// How the values of payers and of payment methods are tried: each leads to something else than an
// ordinary one does.
import assert from 'node:assert/strict'
import { ClearinghouseDown } from '#outside/clearinghouse/clearinghouse.ts'
import { answersTo } from '#outside/clearinghouse/simulated/payer.ts'
import { simulatedClearinghouse } from '#outside/clearinghouse/simulated/simulated.ts'
import { cards } from '#outside/processor/simulated_cards.ts'
import { makePerson } from './care.ts'
import { call, makeAccount } from './harness.ts'
import { type Billed, billed, sent, sent_at } from './simulated_claim.ts'
import { saidOf, wordsOf } from './simulated_words.ts'

const control_number = 'PCN00000000000001'
const lines = [
  { code: '90837', charge: 18_029 },
  { code: '96127', charge: 1_000 },
]

// What comes for a claim, and whether it says what was billed and which claim it is about.
function answered(asked: Billed) {
  const answers = answersTo(sent(billed({ lines, control_number, ...asked })))
  const remitted = answers.map(({ x12 }) => x12).filter((x12) => x12.includes('ST*835'))
  const names = (text: string) => remitted.map((x12) => x12.includes(text))
  return [wordsOf(answers, sent_at), names('90837:95'), names(control_number)]
}
const ordinary = answered({ member_id: 'SBX-PAID-1' })

async function payer(payer_id: string) {
  const text = billed({ member_id: 'SBX-PAID-1', payer_id })
  if (payer_id !== 'SBXDOWN') {
    const second = payer_id === 'SBXSEC' ? { sequence: 'secondary' as const } : {}
    const told = answered({ member_id: 'SBX-PAID-1', payer_id, ...second })
    return assert.notDeepEqual(told, ordinary)
  }
  const outgoing = { ...sent(text), id: 'trn_1', account: 'a', payer_id }
  const attempt = (number: number) =>
    simulatedClearinghouse.send({ ...outgoing, attempt: number } as never)
  await assert.rejects(attempt(2), ClearinghouseDown)
  assert.ok((await attempt(3)).answers.length > 0)
}

const { key } = await makeAccount()
const ask = async (method: string, path: string, body?: unknown) =>
  (await call(method, path, body, { key })).body
const { id: person_id } = await makePerson({}, { key })

// Whatever the table says of a method comes about through the API.
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

export const moneyTries: Record<string, (value: string) => Promise<void>> = {
  Payers: payer,
  'Member ids, for claims': async (member_id) =>
    assert.notDeepEqual(answered({ member_id }), ordinary),
  'Member ids, for eligibility': async (member_id) =>
    assert.notEqual(saidOf(member_id), saidOf('SBX-PAID-1')),
  'Payment methods': pays,
}
