// Converts between Stripe's objects and ours. No information about care is sent to Stripe.
import type Stripe from 'stripe'
import { decimalsOf } from '#kernel/money.ts'
import {
  type Charge,
  type ProcessorDispute,
  type Evidence,
  type Failure,
  type MoneyMovement,
  ProcessorDown,
  ProcessorRefused,
} from '#outside/ports/processor.ts'

// Two zero-decimal currencies that Stripe expects with two decimals.
const two_decimal_currencies = ['isk', 'ugx']

export function toStripe(currency: string, amount: number) {
  if (two_decimal_currencies.includes(currency)) return amount * 100
  if (decimalsOf(currency) === 3 && amount % 10 !== 0) {
    const code = 'amount_not_representable'
    throw new ProcessorRefused({ code, decline_code: null, retryable: false })
  }
  return amount
}

export const fromStripe = (currency: string, amount: number) =>
  two_decimal_currencies.includes(currency) ? Math.round(amount / 100) : amount

// The library can return a response of the wrong kind as if it were valid, for example a proxy's
// page or a 500 without a body. Anything but the expected object counts as no response.
export function requireObject<T extends { object: string }>(answer: T, object: T['object']): T {
  const { statusCode = 200 } =
    (answer as { lastResponse?: { statusCode?: number } }).lastResponse ?? {}
  if (answer?.object !== object || statusCode >= 400) {
    throw new ProcessorDown('Stripe returned an unexpected object.')
  }
  return answer
}

const statuses: Record<string, Charge['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'challenged',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const { id, currency, last_payment_error, latest_charge } = intent
  const status = statuses[intent.status]
  if (!status) throw new ProcessorDown('Stripe returned an unknown payment status.')
  const charge = typeof latest_charge === 'object' ? latest_charge : null
  const balance = charge && typeof charge.balance_transaction === 'object'
  const fee = balance ? (charge.balance_transaction as { fee?: number } | null)?.fee : undefined
  const failed = status === 'open' && last_payment_error
  return {
    reference: id,
    status: failed ? 'declined' : status,
    amount_captured: fromStripe(currency, receivedOf(intent)),
    fee: fee === undefined ? null : fromStripe(currency, fee),
    method: charge?.payment_method_details ? methodOf(charge.payment_method_details) : null,
    failure: failed ? failureOf(last_payment_error as unknown as StripeError) : null,
    challenge_url: intent.next_action?.redirect_to_url?.url ?? null,
    disputes: [],
    next_update_at: null,
  }
}

// Without amount_received, a succeeded intent was captured in full.
const receivedOf = ({ amount_received, amount, status }: Partial<Stripe.PaymentIntent>) =>
  amount_received ?? (status === 'succeeded' ? amount! : 0)

function methodOf(details: Stripe.Charge.PaymentMethodDetails) {
  const { card, us_bank_account: bank } = details
  return {
    type: bank ? 'ach' : 'card',
    brand: card?.brand ?? (bank ? 'bank_account' : null),
    last4: card?.last4 ?? bank?.last4 ?? null,
    hsa_fsa: false,
  }
}

export type StripeError = {
  code?: string | undefined
  decline_code?: string | undefined
  advice_code?: string | undefined
}

// Codes that fail again on every retry.
const permanent_failures = [
  'lost_card',
  'stolen_card',
  'pickup_card',
  'fraudulent',
  'merchant_blacklist',
  'restricted_card',
  'expired_card',
  'incorrect_cvc',
  'invalid_cvc',
  'incorrect_number',
  'invalid_account',
  'card_not_supported',
  'currency_not_supported',
  'account_closed',
  'no_account',
  'debit_not_authorized',
]

export function failureOf({ code, decline_code, advice_code }: StripeError): Failure {
  const forbidden = advice_code === 'do_not_try_again' || advice_code === 'confirm_card_data'
  const known =
    permanent_failures.includes(decline_code ?? '') || permanent_failures.includes(code ?? '')
  const retryable = advice_code === 'try_again_later' || !(forbidden || known)
  return { code: code ?? 'processing_error', decline_code: decline_code ?? null, retryable }
}

export function refundOf(refund: Stripe.Refund): MoneyMovement {
  const { id, status, failure_reason } = refund
  const ended = status === 'succeeded' || status === 'failed' || status === 'canceled'
  return {
    reference: id,
    status: ended ? status : 'pending',
    failure: status === 'failed' ? failureOf({ code: failure_reason }) : null,
    next_update_at: null,
  }
}

const decisions: Record<string, ProcessorDispute['status']> = {
  under_review: 'submitted',
  warning_under_review: 'submitted',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

const feesIn = (moved: { fee?: number }[]) => moved.reduce((sum, { fee = 0 }) => sum + fee, 0)

export function disputeOf(dispute: Stripe.Dispute): ProcessorDispute {
  const { id, currency, payment_intent, balance_transactions = [], evidence_details } = dispute
  const due = evidence_details?.due_by
  return {
    reference: id,
    charge_reference: typeof payment_intent === 'string' ? payment_intent : null,
    status: decisions[dispute.status] ?? 'opened',
    inquiry: dispute.status.startsWith('warning_'),
    reason: dispute.reason,
    amount: fromStripe(currency, dispute.amount),
    fee: fromStripe(currency, feesIn(balance_transactions)),
    evidence_due_by: due
      ? Temporal.Instant.fromEpochMilliseconds(due * 1_000).toString({ fractionalSecondDigits: 3 })
      : null,
    next_update_at: null,
  }
}

// Neutral sentences that fit any business.
export function evidenceFor({ service_date, policy_accepted_on, receipt_number }: Evidence) {
  const sentences = [
    policy_accepted_on && `The customer accepted the terms of payment on ${policy_accepted_on}.`,
    receipt_number && `Receipt ${receipt_number} was sent to the customer.`,
  ].filter(Boolean)
  return {
    product_description: 'Professional services',
    ...(service_date && { service_date }),
    ...(sentences.length > 0 && { uncategorized_text: sentences.join(' ') }),
  }
}
