// A practice with a claim of 180.00 that its payer paid twice, and what its books say.
import assert from 'node:assert/strict'
import { advanceClock, readClaim } from './claims.ts'
import { call, type RequestOptions } from './harness.ts'
import {
  paid_line,
  remittanceFor,
  type RemittanceFields,
  sentClaim,
} from './remittance_examples.ts'

export const usd = (amount: number) => ({ amount, currency: 'usd' })

// Decides nothing, so that a remittance can have adjustments alone.
export const predetermination: Partial<RemittanceFields> = {
  status: '25',
  paid: 0,
  responsibility: 0,
  lines: ['CAS*OA*101*180'],
}

// The second payment of the same claim is an exception until someone accepts it.
export async function overpaidClaim() {
  const { claim, options, receive } = await sentClaim()
  const practice = practiceOf(claim.id, options)
  await receive()
  const { id, status } = await receive()
  assert.equal(status, 'excepted')
  const accepted = { resolution: 'accept', reason: 'The payer paid twice.' }
  const resolved = await practice.ask('POST', `/v1/remittances/${id}/resolve`, accepted)
  assert.equal(resolved.status, 200, resolved.text)
  await advanceClock('PT1S', options)
  return { ...practice, claim, options, receive, receiveWith: receiver(claim, options) }
}

// A remittance with provider-level adjustments, in dollars. Its payment is reduced by them.
export const receiver =
  (claim: Record<string, any>, options: RequestOptions) =>
  async (adjustments: [code: string, amount: number][], fields: Partial<RemittanceFields> = {}) => {
    const number = claim.patient_control_number
    const plbs = adjustments.map(
      ([code, amount]) => `PLB*1234567893*20261231*${code}:${number}*${amount}`,
    )
    const trace = `PLB${Math.random().toString(36).slice(2)}`
    const lines = [...(fields.lines ?? paid_line), ...plbs]
    const x12 = remittanceFor(number, trace, { ...fields, lines })
    const { status, body, text } = await call('POST', '/v1/remittances', { x12 }, options)
    assert.equal(status, 200, text)
    await advanceClock('PT1S', options)
    return (await call('GET', `/v1/remittances/${body.id}`, undefined, options)).body
  }

export function practiceOf(claim_id: string, options: RequestOptions) {
  const ask = (method: string, path: string, body?: object) => call(method, path, body, options)
  const balance = async (name: string) => {
    const { body } = await ask('GET', `/v1/balances?ledger_account=${name}`)
    return body.data[0]?.balance.amount ?? 0
  }
  return {
    ask,
    balance,
    refund: (amount: number, more: object = {}) =>
      ask('POST', '/v1/payer_refunds', { claim_id, amount: usd(amount), ...more }),
    // What the claim, the payer and the bank have.
    books: async () => {
      const { payer_balance, payer_refunded } = await readClaim(claim_id, options)
      return {
        claim: payer_balance.amount,
        returned: payer_refunded.amount,
        payer: -(await balance('liability:payer_recoupment:SBX01')) || 0,
        bank: await balance('asset:bank'),
      }
    },
    prove: async () => {
      const { body } = await ask('GET', '/v1/ledger_proof')
      assert.deepEqual([body.consistent, body.violations], [true, []])
    },
    collected: async () => {
      const { body } = await ask('GET', '/v1/reports/collections?from=2026-01-01&group_by=payer')
      const { insurance_payments, refunds, receivables } = body.totals[0]
      return [insurance_payments.amount, refunds.amount, receivables.amount]
    },
  }
}
