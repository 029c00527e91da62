// Confirms, captures and cancels payments, and completes authentication challenges. Each records
// its request first; the processor is called after the commit.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import type { Money } from '#kernel/money.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { lockRow } from '#kernel/record.ts'
import { findChargeable } from '#areas/payments/payment_method/payment_method.ts'
import { allows, paymentKind, paymentLifecycle } from './lifecycle.ts'
import { isManual, type MethodInput } from './method_input.ts'
import { queueOperation } from './operation.ts'
import type { PaymentRow } from './schema.ts'
import { moneyOf, requireCurrencyOf, settle } from './settlement.ts'

export async function confirmPayment(call: Call, id: string, { method }: { method?: MethodInput }) {
  const payment = await lockPayment(call, id, 'confirm')
  const chosen = method ?? payment.method
  const token = method ? method.token : payment.method_token
  if (method) requireMethod(call, method)
  if (!chosen) throw new ApiError('payment_method_required', {}, { param: 'method' })
  if (isManual(chosen.type)) return await recordManually(call, payment, chosen)
  if (!token) throw new ApiError('payment_method_required', {}, { param: 'method.token' })
  if (!payment.processor) throw new ApiError('processor_not_configured', {})
  const on_file = method ? null : payment.payment_method_id
  if (on_file) await findChargeable(call, on_file, payment.person_id!)
  const attempt = payment.attempt + 1
  const confirmed = await takeStep(call, paymentLifecycle, id, 'confirm', {
    method: method ? describeMethod(method) : chosen,
    method_token: token,
    ...(method && { payment_method_id: null }),
    attempt,
    failure: null,
    next_action: null,
  })
  // The person isn't there to authenticate.
  const off_session = on_file !== null && call.actor.kind !== 'person'
  const args = { token, attempt, off_session }
  await queueOperation(call, id, 'confirm', args, `confirm:${attempt}`)
  return confirmed
}

// The simulated processor knows its tokens. Another processor rejects an unknown one when it is
// charged, and the payment reports it.
export function requireMethod(
  { outside: { processors } }: Call,
  { token }: Pick<MethodInput, 'token'>,
  param = 'method.token',
) {
  if (token === undefined || processors.hasMethod?.(token) !== false) return
  const message = 'must be a payment method of the processor, for example `pm_card_visa`.'
  throw invalid(param, message)
}

type MethodType = Pick<MethodInput | NonNullable<PaymentRow['method']>, 'type'>

// The method before the processor reports its details.
export const describeMethod = ({ type }: MethodType) => ({
  type,
  brand: null,
  last4: null,
  hsa_fsa: type === 'hsa_fsa',
})

// Locks the payment. If the action isn't valid in its state, the error lists those that are.
async function lockPayment(call: Call, id: string, step: 'confirm' | 'capture') {
  const payment = await lockRow(call, paymentKind, id)
  if (allows(step, payment.status)) return payment
  throw transitionError(paymentLifecycle, payment.status, step)
}

async function recordManually(call: Call, payment: PaymentRow, method: MethodType) {
  if (call.actor.kind === 'person') {
    throw new ApiError('permission_denied', { needs: 'a secret key to record a manual payment' })
  }
  if (!allows('record', payment.status)) {
    throw transitionError(paymentLifecycle, payment.status, 'confirm')
  }
  const recorded = await takeStep(call, paymentLifecycle, payment.id, 'record', {
    method: describeMethod(method),
    payment_method_id: null,
    amount_captured: payment.amount,
    fee: moneyOf(payment, 0),
  })
  await settle(call, recorded)
  return recorded
}

// Once, in full or in part. Of two concurrent requests, the second finds the payment captured.
export async function capturePayment(call: Call, id: string, { amount }: { amount?: Money }) {
  const payment = await lockPayment(call, id, 'capture')
  if (amount) requireCurrencyOf(payment, amount)
  const units = amount?.amount ?? payment.amount.amount
  if (units > payment.amount.amount) {
    throw new ApiError('capture_exceeds_authorized', {}, { param: 'amount' })
  }
  const capturing = await takeStep(call, paymentLifecycle, id, 'capture')
  await queueOperation(call, id, 'capture', { amount: units })
  return capturing
}

export async function cancelPayment(call: Call, id: string, body: object) {
  const canceled = await takeStep(call, paymentLifecycle, id, 'cancel', { ...body })
  return canceled
}

// Sandbox only: simulates what the person would do at their bank.
export async function completeChallenge(call: Call, id: string, { outcome }: { outcome: string }) {
  const payment = await lockRow(call, paymentKind, id)
  if (!allows('resume', payment.status)) {
    throw transitionError(paymentLifecycle, payment.status, 'complete_challenge')
  }
  if (!payment.processor_reference) throw notFound('challenge')
  const passed = outcome === 'authenticated'
  await queueOperation(call, id, 'authenticate', { passed }, `authenticate:${payment.attempt}`)
  return payment
}
