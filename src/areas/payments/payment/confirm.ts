// Confirms, captures and cancels payments, and completes authentication challenges. Each records
// its request first; the processor is called after the commit.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { transitionError, takeStep } from '#kernel/lifecycle.ts'
import { lockRow, type Row } from '#kernel/record.ts'
import { by_hand, paymentKind, paymentLifecycle } from './lifecycle.ts'
import { askProcessor } from './operation.ts'
import { settle } from './settlement.ts'

type Said = { type: string; token?: string }

export async function confirmPayment(call: Call, id: string, { method }: { method?: Said }) {
  const payment = await held(call, id, 'confirm')
  const said = method ?? payment.method
  const token = method ? method.token : payment.method_token
  if (!said) throw new ApiError('payment_method_required', {}, { param: 'method' })
  if (isByHand(said.type)) return await recordByHand(call, payment, said)
  if (!token) throw new ApiError('payment_method_required', {}, { param: 'method.token' })
  if (!payment.processor) throw new ApiError('processor_not_configured', {})
  const attempt = payment.attempt + 1
  const confirmed = await takeStep(call, paymentLifecycle, id, 'confirm', {
    method: shown(said),
    method_token: token,
    attempt,
    failure: null,
    next_action: null,
  })
  await askProcessor(call, id, 'confirm', { token, attempt }, `confirm:${attempt}`)
  return confirmed
}

const isByHand = (type: string) => (by_hand as readonly string[]).includes(type)

export const shown = ({ type }: Said) => ({
  type,
  brand: null,
  last4: null,
  hsa_fsa: type === 'hsa_fsa',
})

// Locks the payment. If the action isn't valid in its state, the error lists those that are.
async function held(call: Call, id: string, step: 'confirm' | 'capture'): Promise<Row> {
  const payment = await lockRow(call, paymentKind, id)
  const { from } = paymentLifecycle.steps[step]
  if ((from as readonly string[]).includes(payment.status!)) return payment
  throw transitionError(paymentLifecycle, payment.status!, step)
}

async function recordByHand(call: Call, payment: Row, said: Said) {
  if (call.actor.kind === 'person') {
    throw new ApiError('permission_denied', { needs: 'a secret key to record a manual payment' })
  }
  if (payment.status !== 'created')
    throw transitionError(paymentLifecycle, payment.status!, 'confirm')
  const recorded = await takeStep(call, paymentLifecycle, payment.id, 'record', {
    method: shown(said),
    amount_captured: payment.amount.amount,
    fee: 0,
  })
  await settle(call, recorded)
  return recorded
}

// Once, in full or in part. Of two concurrent requests, the second finds the payment captured.
export async function capturePayment(call: Call, id: string, { amount }: { amount?: number }) {
  const payment = await held(call, id, 'capture')
  const units = amount ?? payment.amount.amount
  if (units > payment.amount.amount) {
    throw new ApiError('capture_exceeds_authorized', {}, { param: 'amount' })
  }
  const capturing = await takeStep(call, paymentLifecycle, id, 'capture')
  await askProcessor(call, id, 'capture', { amount: units })
  return capturing
}

export async function cancelPayment(call: Call, id: string, body: object) {
  const canceled = await takeStep(call, paymentLifecycle, id, 'cancel', { ...body })
  return canceled
}

// Sandbox only: simulates what the person would do at their bank.
export async function completeChallenge(call: Call, id: string, { outcome }: { outcome: string }) {
  const payment = await lockRow(call, paymentKind, id)
  if (payment.status !== 'challenged') {
    throw transitionError(paymentLifecycle, payment.status!, 'complete_challenge')
  }
  if (!payment.processor_reference) throw notFound('challenge')
  const passed = outcome === 'authenticated'
  await askProcessor(call, id, 'authenticate', { passed }, `authenticate:${payment.attempt}`)
  return payment
}
