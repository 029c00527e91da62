// What the page of a payment request shows, and what its form does. A request has one payment at a
// time: it is confirmed again after a decline, and replaced only when nothing can come of it.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import type { Money } from '#kernel/money.ts'
import { findRow, updateRow } from '#kernel/record.ts'
import { findBalance, lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { limitTo } from '#areas/payments/payment/allocation.ts'
import { completeChallenge, confirmPayment } from '#areas/payments/payment/confirm.ts'
import { allows, paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { type MethodInput } from '#areas/payments/payment/method_input.ts'
import { createPayment } from '#areas/payments/payment/payment.ts'
import type { PaymentRow } from '#areas/payments/payment/schema.ts'
import { hasPendingPayment, listOwed } from '#areas/payments/payment_method/autopay_store.ts'
import { languageOf } from '#areas/persons/person/language.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { paymentRequestKind as kind, paymentRequestLifecycle as lifecycle } from './lifecycle.ts'
import { lockWithPayment } from './payment_request.ts'
import type { PaymentRequestRow } from './schema.ts'
import { findBrand, isBeingVoided } from './store.ts'

const everything = ['patient_responsibility', 'self_pay', 'fees'] as const

export type PageState =
  | { show: 'form'; amount: Money; problem: 'declined' | 'changed' | null }
  | { show: 'challenge'; amount: Money; url: string | null }
  | { show: 'processing' | 'paid'; amount: Money }
  | { show: 'nothing_due' | 'closed' }

export async function readPage(call: Call, id: string, is_changed = false) {
  const request = await findRow(call, kind, id)
  const { payment_id, person_id } = request
  const payment = payment_id ? await findRow(call, paymentKind, payment_id) : null
  const state = await stateOf(call, request, payment, is_changed)
  return {
    brand: await findBrand(call),
    language: languageOf(await findPerson(call, person_id)),
    state,
  }
}

async function stateOf(
  call: Call,
  request: PaymentRequestRow,
  payment: PaymentRow | null,
  is_changed: boolean,
): Promise<PageState> {
  if (isIn(lifecycle, 'paid', request.status) || isCaptured(payment)) {
    return { show: 'paid', amount: payment?.amount_captured ?? request.amount }
  }
  if (!isPayable(call, request)) return { show: 'closed' }
  const url = payment?.next_action?.url ?? null
  if (payment && allows('resume', payment.status)) {
    return { show: 'challenge', amount: payment.amount, url }
  }
  if (payment && (await isUndecided(call, payment))) {
    return { show: 'processing', amount: payment.amount }
  }
  const { amount, currency } = request.amount
  const due = request.covers_balance ? await findBalance(call, request.person_id, currency) : null
  const units = due ? Math.min(amount, due.owed - due.credit) : amount
  if (units <= 0) return { show: 'nothing_due' }
  const problem = payment?.failure ? 'declined' : is_changed ? 'changed' : null
  return { show: 'form', amount: { amount: units, currency }, problem }
}

const isCaptured = (payment: PaymentRow | null) =>
  payment !== null && isIn(paymentLifecycle, 'captured', payment.status)

// Expired also if the job that records it hasn't run yet.
const isPayable = (call: Call, { status, expires_at }: PaymentRequestRow) =>
  isIn(lifecycle, 'open', status) && Temporal.Instant.compare(expires_at, call.now) > 0

// A canceled payment can still succeed until the processor has canceled it too.
const isUndecided = async (call: Call, { id, status }: PaymentRow) =>
  isIn(paymentLifecycle, 'pending', status) || (await isBeingVoided(call, id))

// Confirms the payment of a request. Returns its ID, or undefined if there is nothing to confirm:
// then the page says why.
export async function payRequest(call: Call, id: string, shown: Money, method: MethodInput) {
  const { request, payment, is_latest } = await lockWithPayment(call, id)
  if (!is_latest || !isPayable(call, request) || isCaptured(payment)) return undefined
  if (payment && (await isUndecided(call, payment))) return undefined
  const parts = await listParts(call, request)
  const { currency } = request.amount
  const amount = { amount: parts.amount, currency }
  if (amount.amount <= 0 || shown.amount !== amount.amount || shown.currency !== currency) {
    return undefined
  }
  const again =
    payment && allows('confirm', payment.status) && payment.amount.amount === amount.amount
  if (again) return (await confirmPayment(call, payment.id, { method })).id
  const { person_id, session_id } = request
  const about = { person_id, session_id, kind: request.kind, amount, method }
  const { allocations } = parts
  const body = { ...about, ...(allocations && { allocations }), confirm: true }
  const created = await createPayment(call, body, { payment_request_id: id })
  await updateRow(call, kind, id, { payment_id: created.id }, 'updated', request)
  return created.id
}

// What is paid, and what it is for. Of a balance, at most what is owed now, the oldest first.
async function listParts(call: Call, request: PaymentRequestRow) {
  const { person_id, covers_balance } = request
  const { amount, currency } = request.amount
  if (!covers_balance) return { amount }
  const { owed, credit } = await lockBalance(call, person_id, currency)
  if (await hasPendingPayment(call, person_id)) return { amount: 0 }
  const units = Math.max(0, Math.min(amount, owed - credit))
  const items = await listOwed(call, person_id, currency, [...everything])
  const allocations = limitTo(items, units).filter((part) => part.session_id || part.claim_id)
  return { amount: units, allocations }
}

// Sandbox only: simulates what the person would do at their bank.
export async function answerChallenge(call: Call, id: string, outcome: string) {
  const { payment } = await lockWithPayment(call, id)
  if (!payment || !allows('resume', payment.status)) return undefined
  return (await completeChallenge(call, payment.id, { outcome })).id
}
