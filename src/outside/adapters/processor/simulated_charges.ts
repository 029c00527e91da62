// Charges at the simulated processor. The outcome depends only on the card and the account's test
// clock.
import { type Call, toTimestamp } from '#kernel/call.ts'
import {
  updateMovement,
  insertMovement,
  findBy,
  findMovement,
  type Movement,
  rejection,
} from './simulated_state.ts'
import {
  authorization_days,
  type Card,
  cards,
  dispute_fee,
  evidence_days,
  feeOf,
  retryable_bank_failures,
} from './simulated_cards.ts'
import { disputeReport, type DisputeState } from './simulated_disputes.ts'
import type { Charge, ChargeRequest, Confirmation, Failure } from '#outside/ports/processor.ts'

export type ChargeState = ChargeRequest & {
  status: Charge['status']
  token: string | null
  amount_captured: number
  failure: Failure | null
  until: string | null // When a debit settles or an authorization expires.
}

export const inDays = (call: Call, count: number) =>
  toTimestamp(call.now.add({ hours: 24 * count }))

export async function openCharge(call: Call, request: ChargeRequest): Promise<Charge> {
  const [before] = (await findBy(call, 'object_id', request.payment_id)).filter(
    (each) => each.kind === 'charge',
  )
  if (before) return await chargeReport(call, before)
  const state: ChargeState = {
    ...request,
    status: 'open',
    token: null,
    amount_captured: 0,
    failure: null,
    until: null,
  }
  const object_id = request.payment_id
  return await chargeReport(call, await insertMovement(call, { kind: 'charge', object_id, state }))
}

export async function confirmCharge(
  call: Call,
  id: string,
  { token, off_session }: Confirmation,
): Promise<Charge> {
  const charge = await currentCharge(call, id)
  const card = cards[token]
  if (!card) throw rejection('payment_method_missing')
  if (!['open', 'declined'].includes(charge.state.status)) throw rejection('unexpected_state')
  if (card.declines) {
    return await updateCharge(call, charge, { token, status: 'declined', failure: card.declines })
  }
  const is_set_up = card.set_up_once && charge.state.customer
  if (card.challenge && off_session && !is_set_up) {
    const failure = { code: 'authentication_required', decline_code: null, retryable: true }
    return await updateCharge(call, charge, { token, status: 'declined', failure })
  }
  if (card.challenge && !is_set_up)
    return await updateCharge(call, charge, { token, status: 'challenged' })
  return await accept(call, charge, card, token)
}

// Approved by the bank: captured now, after some days, or on request.
async function accept(call: Call, charge: Movement<'charge'>, card: Card, token: string) {
  const { amount, capture_method } = charge.state
  if (card.after_days) {
    const until = inDays(call, card.after_days)
    return await updateCharge(call, charge, { token, status: 'processing', failure: null, until })
  }
  if (capture_method === 'manual') {
    const until = inDays(call, authorization_days)
    return await updateCharge(call, charge, { token, status: 'authorized', failure: null, until })
  }
  return await succeed(call, charge, card, token, amount)
}

async function succeed(
  call: Call,
  charge: Movement<'charge'>,
  card: Card,
  token: string,
  amount_captured: number,
) {
  if (card.dispute) {
    const state: DisputeState = {
      status: 'opened',
      reason: card.dispute,
      amount: amount_captured,
      fee: dispute_fee,
      until: inDays(call, evidence_days),
    }
    await insertMovement(call, { kind: 'dispute', parent_id: charge.id, state })
  }
  const done = { token, status: 'succeeded', amount_captured, failure: null, until: null } as const
  return await updateCharge(call, charge, done)
}

export async function authenticateCharge(call: Call, id: string, passed: boolean) {
  const charge = await currentCharge(call, id)
  if (charge.state.status !== 'challenged') throw rejection('unexpected_state')
  const token = charge.state.token!
  if (passed) return await accept(call, charge, cards[token]!, token)
  const failure = { code: 'authentication_failed', decline_code: null, retryable: true }
  return await updateCharge(call, charge, { status: 'declined', failure })
}

export async function captureCharge(call: Call, id: string, amount: number): Promise<Charge> {
  const charge = await currentCharge(call, id)
  const { status, token, amount: most } = charge.state
  if (status === 'canceled') throw rejection('charge_expired_for_capture')
  if (status !== 'authorized' || amount > most) throw rejection('unexpected_state')
  return await succeed(call, charge, cards[token!]!, token!, amount)
}

export async function cancelCharge(call: Call, id: string): Promise<Charge> {
  const charge = await currentCharge(call, id)
  if (['succeeded', 'processing'].includes(charge.state.status))
    return await chargeReport(call, charge)
  return await updateCharge(call, charge, { status: 'canceled', until: null })
}

export const retrieveCharge = async (call: Call, id: string) =>
  chargeReport(call, await currentCharge(call, id))

// The charge as of now, after applying anything that came due.
async function currentCharge(call: Call, id: string): Promise<Movement<'charge'>> {
  const charge = await findMovement(call, 'charge', id)
  const { status, until, token, amount } = charge.state
  if (!until || until > toTimestamp(call.now)) return charge
  const { fails } = cards[token!]!
  const failure = fails && {
    code: fails,
    decline_code: null,
    retryable: retryable_bank_failures.includes(fails),
  }
  const becomes: Partial<ChargeState> =
    status === 'authorized'
      ? { status: 'canceled' }
      : failure
        ? { status: 'declined', failure }
        : { status: 'succeeded', amount_captured: amount }
  return { ...charge, state: await updateMovement(call, charge, { ...becomes, until: null }) }
}

async function updateCharge(call: Call, charge: Movement<'charge'>, changes: Partial<ChargeState>) {
  return await chargeReport(call, { ...charge, state: await updateMovement(call, charge, changes) })
}

async function chargeReport(call: Call, { id, state }: Movement<'charge'>): Promise<Charge> {
  const card = state.token ? cards[state.token] : undefined
  const around = card ? await findBy(call, 'parent_id', id) : []
  const disputes = around.filter((each) => each.kind === 'dispute')
  return {
    reference: id,
    status: state.status,
    amount_captured: state.amount_captured,
    fee: card && state.status === 'succeeded' ? feeOf(card, state.amount_captured) : null,
    method: card ? methodOf(card, state.method_type) : null,
    failure: state.failure,
    challenge_url:
      state.status === 'challenged' ? `https://challenge.invalid/${state.payment_id}` : null,
    disputes: disputes.map((dispute) => disputeReport(call, dispute)),
    next_update_at: state.until,
  }
}

const methodOf = ({ type, brand, last4 }: Card, request: string) => ({
  type: type === 'card' && request === 'hsa_fsa' ? request : type,
  brand,
  last4,
  hsa_fsa: request === 'hsa_fsa',
})
