// Recipes of charges, adjustments, payments, refunds, disputes and payouts.
import { missedSession, session } from './sessions.ts'
import { person } from './persons.ts'
import { practitioner } from './practitioners.ts'
import {
  type Maker,
  metadata,
  type Recipe,
  type Sandbox,
  stepOf,
  updateOf,
  usd,
} from './sandbox.ts'

export const charge: Maker = async (s) => {
  const { id: person_id } = await person(s)
  return await s.post('/charges', { person_id, amount: usd(15_000), metadata })
}

export const adjustment: Maker = async (s) => {
  const { person_id } = await charge(s)
  const body = { person_id, kind: 'increase', amount: usd(500), reason: 'billing_error' }
  return await s.post('/adjustments', body)
}

const card = (token: string) => ({ method: { type: 'card', token } })
const bank = (token: string) => ({ method: { type: 'ach', token } })

const paymentWith =
  (fields: object): Maker =>
  async (s) => {
    const { id: person_id } = await person(s)
    const body = { person_id, amount: usd(2_500), kind: 'prepayment', metadata }
    return await s.post('/payments', { ...body, ...card('pm_card_visa'), ...fields })
  }

export const payment = paymentWith({})

// Confirmed, and waited for: the processor answers in the background.
const settled =
  (fields: object, ...statuses: string[]): Maker =>
  async (s) => {
    const { id } = await paymentWith({ confirm: true, ...fields })(s)
    return await s.until(`/payments/${id}`, ...statuses)
  }

const succeeded = settled({}, 'succeeded')

export const refundOf =
  (token: string): Maker =>
  async (s) => {
    const { id: payment_id } = await settled(card(token), 'succeeded')(s)
    return await s.post('/refunds', { payment_id, amount: usd(1_000) })
  }

export const dispute: Maker = async (s) => {
  const { id } = await settled(card('pm_card_createDispute'), 'succeeded')(s)
  await s.advance('PT1M')
  return await s.first(`/disputes?payment_id=${id}`)
}

const submittedDispute = (receipt_number: string) =>
  stepOf('disputes', dispute, 'submit', { receipt_number })

const decided =
  (receipt_number: string): Recipe =>
  async (s) => {
    await submittedDispute(receipt_number)(s)
    await s.advance('P8D')
  }

// A practitioner's share of a payment, paid out.
const payoutTo =
  (destination: string, in_days = 0): Maker =>
  async (s) => {
    const { id: practitioner_id } = await practitioner(s)
    const { id: session_id, person_id } = await session(s, { practitioner_id })
    const terms = { share_basis_points: 5_000, destination }
    await s.patch(`/practitioners/${practitioner_id}/payout_terms`, terms)
    const paid = { person_id, session_id, amount: usd(2_500), kind: 'self_pay', confirm: true }
    await s.post('/payments', { ...paid, method: { type: 'cash' } })
    const scheduled_for = (await s.now()).add({ hours: 24 * in_days }).toString()
    const when = in_days > 0 ? { scheduled_for } : {}
    return await s.post('/payouts', { practitioner_id, amount: usd(1_000), ...when })
  }

const laterPayout = payoutTo('acct_1', 10)

const sentPayout: Maker = async (s) => {
  const { id } = await payoutTo('acct_1')(s)
  return await s.until(`/payouts/${id}`, 'sent')
}

const afterDays =
  (make: Maker, count: number): Recipe =>
  async (s: Sandbox) => {
    await make(s)
    await s.advance(`P${count}D`)
  }

const no_show_policy = {
  late_cancel_hours: 24,
  late_cancel_fee: null,
  no_show_fee: usd(5_000),
}

const authorized = settled({ capture_method: 'manual' }, 'authorized')
const declined = settled(card('pm_card_visa_chargeDeclined'), 'declined')

export const paymentRecipes: Record<string, Recipe> = {
  'charge.created': charge,
  'charge.updated': updateOf('charges', charge, { metadata: { color: 'blue' } }),
  'charge.waived': stepOf('charges', charge, 'waive', { reason: 'courtesy' }),
  'charge.voided': async (s) => {
    const { id } = await missedSession(s, no_show_policy)
    await s.first(`/charges?session_id=${id}`)
    await s.post(`/sessions/${id}/correct`, { person_location: { jurisdiction: 'US-NY' } })
  },
  'adjustment.created': adjustment,
  'adjustment.updated': updateOf('adjustments', adjustment),
  'adjustment.reversed': stepOf('adjustments', adjustment, 'reverse'),
  'payment.created': payment,
  'payment.updated': updateOf('payments', payment, { metadata: { color: 'blue' } }),
  'payment.processing': stepOf('payments', payment, 'confirm'),
  'payment.succeeded': succeeded,
  'payment.challenged': settled(card('pm_card_authenticationRequired'), 'challenged'),
  'payment.authorized': authorized,
  'payment.declined': declined,
  'payment.failed': afterDays(
    paymentWith({ ...bank('pm_usBankAccount_accountClosed'), confirm: true }),
    5,
  ),
  'payment.canceled': stepOf('payments', payment, 'cancel'),
  'payment.refunded': refundOf('pm_card_visa'),
  'refund.created': refundOf('pm_card_visa'),
  'refund.updated': updateOf('refunds', refundOf('pm_card_visa')),
  'refund.succeeded': afterDays(refundOf('pm_card_pendingRefund'), 6),
  'refund.failed': afterDays(refundOf('pm_card_refundFail'), 6),
  'dispute.created': dispute,
  'dispute.updated': updateOf('disputes', dispute),
  'dispute.submitted': submittedDispute('winning_evidence'),
  'dispute.won': decided('winning_evidence'),
  'dispute.lost': decided('losing_evidence'),
  'payout.created': laterPayout,
  'practitioner.payout_account_changed': async (s) => {
    const { id } = await practitioner(s)
    await s.post(`/practitioners/${id}/payout_onboarding`)
  },
  'payout.updated': updateOf('payouts', laterPayout),
  'payout.canceled': stepOf('payouts', laterPayout, 'cancel'),
  'payout.sent': sentPayout,
  'payout.paid': afterDays(sentPayout, 4),
  'payout.failed': afterDays(payoutTo('acct_1_closed'), 4),
  'payout.reversed': stepOf('payouts', sentPayout, 'reverse'),
}
