// Sends each payment operation to the processor and records the outcome. On a retry after a crash,
// it first looks up what the processor already did.
import type { Call } from '#kernel/call.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import type { Charge, Processor } from '#outside/ports/processor.ts'
import { findRow, lockRow, type Row } from '#kernel/record.ts'
import { changePaymentDetails, noteFailure, recordCharge } from './charge.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { following, type Handler, type Handlers, type Operation } from './operation.ts'
import { moneyOf } from './settlement.ts'

const record: Handler['record'] = (call, { object_id }, charge: Charge) =>
  recordCharge(call, object_id, charge)

const declined: Handler['refused'] = async (call, { object_id }, failure) =>
  noteFailure(call, await findRow(call, paymentKind, object_id), failure)

// The processor rejected the request for good: nothing was captured.
const failed: Handler['refused'] = (call, { object_id }, failure) =>
  tryStep(call, paymentLifecycle, object_id, 'fail', { failure: JSON.stringify(failure) })

const nothing: Handler['refused'] = async () => {}

const paymentOf = (call: Call, { object_id }: Operation) => findRow(call, paymentKind, object_id)

// Creates the charge and stores its reference before confirming, so a retry can look it up.
async function referenceOf(
  processor: Processor,
  payment: Row,
  within: Parameters<Handler['perform']>[2],
) {
  const { id: payment_id, amount, method, capture_method, statement_descriptor } = payment
  if (payment.processor_reference) return payment.processor_reference as string
  const opening = {
    payment_id,
    ...(amount as { amount: number; currency: string }),
    method_type: method.type,
    capture_method,
    statement_descriptor,
  }
  const { reference } = await processor.open(opening, `${payment_id}:open`)
  await within(async (call) => {
    const held = await lockRow(call, paymentKind, payment_id)
    await changePaymentDetails(call, held, { processor_reference: reference })
  })
  return reference
}

const unanswered = ['open', 'declined']

export const paymentHandlers: Handlers = {
  confirm: {
    async perform(processor, operation, within) {
      const payment = await within((call) => paymentOf(call, operation))
      const reference = await referenceOf(processor, payment, within)
      if (operation.tries > 1) {
        const known = await processor.look(reference)
        if (!unanswered.includes(known.status)) return known
      }
      return await processor.confirm(reference, operation.asked.token, operation.key)
    },
    record,
    refused: declined,
  },
  capture: {
    async perform(processor, operation, within) {
      const payment = await within((call) => paymentOf(call, operation))
      const { processor_reference } = payment
      if (operation.tries > 1) {
        const known = await processor.look(processor_reference)
        if (known.status !== 'authorized') return known
      }
      const money = moneyOf(payment, operation.asked.amount)
      return await processor.capture(processor_reference, money, operation.key)
    },
    record,
    refused: failed,
  },
  void: {
    async perform(processor, operation, within) {
      const { processor_reference } = await within((call) => paymentOf(call, operation))
      return await processor.cancel(processor_reference, operation.key)
    },
    record,
    refused: nothing,
  },
  authenticate: {
    async perform(processor, operation, within) {
      const { processor_reference } = await within((call) => paymentOf(call, operation))
      const { asked, key } = operation
      return await processor.authenticate!(processor_reference, asked.passed, key)
    },
    record,
    refused: nothing,
  },
  look: {
    async perform(processor, operation, within) {
      const payment = await within((call) => paymentOf(call, operation))
      return await processor.look(payment.processor_reference)
    },
    record,
    refused: nothing,
  },
}

export const followPayment = following(paymentHandlers, paymentKind)
