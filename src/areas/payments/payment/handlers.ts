// Sends each payment operation to the processor and records the outcome. On a retry after a crash,
// it first looks up what the processor already did.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { Charge, Processor } from '#outside/ports/processor.ts'
import { chargeStates } from '#outside/ports/processor_states.ts'
import { findRow, lockRow } from '#kernel/record.ts'
import { paymentMethodKind } from '#areas/payments/payment_method/lifecycle.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { type Handler, type Handlers, type Operation, performAfterCommit } from './operation.ts'
import { recordCharge, recordFailure, updatePaymentDetails } from './processor_charge.ts'
import type { PaymentRow } from './schema.ts'
import { moneyOf } from './settlement.ts'

const record: Handler['record'] = (call, { object_id }, charge: Charge) =>
  recordCharge(call, object_id, charge)

const decline: Handler['reject'] = async (call, { object_id }, failure) =>
  recordFailure(call, await findRow(call, paymentKind, object_id), failure)

// The processor permanently rejected the request: nothing was captured.
const fail: Handler['reject'] = (call, { object_id }, failure) =>
  tryStep(call, paymentLifecycle, object_id, 'fail', { failure: JSON.stringify(failure) })

const ignore: Handler['reject'] = async () => {}

const findPayment = (call: Call, { object_id }: Operation) => findRow(call, paymentKind, object_id)

// The customer at the processor, if a payment method on file is charged.
async function findCustomer(call: Call, { payment_method_id }: PaymentRow) {
  if (!payment_method_id) return null
  return (await findRow(call, paymentMethodKind, payment_method_id)).customer_reference
}

// Creates the charge and stores its reference before confirming, so a retry can look it up.
async function openCharge(
  processor: Processor,
  payment: PaymentRow,
  inTransaction: Parameters<Handler['perform']>[2],
) {
  const { id: payment_id, amount, method, capture_method, statement_descriptor } = payment
  if (payment.processor_reference) return payment.processor_reference
  const customer = await inTransaction((call) => findCustomer(call, payment))
  const opening = {
    payment_id,
    ...amount,
    method_type: method!.type,
    capture_method,
    statement_descriptor,
    customer,
  }
  const { reference } = await processor.createCharge(opening, `${payment_id}:open`)
  await inTransaction(async (call) => {
    const locked = await lockRow(call, paymentKind, payment_id)
    await updatePaymentDetails(call, locked, { processor_reference: reference })
  })
  return reference
}

export const paymentHandlers: Handlers = {
  confirm: {
    async perform(processor, operation, inTransaction) {
      const payment = await inTransaction((call) => findPayment(call, operation))
      const reference = await openCharge(processor, payment, inTransaction)
      if (operation.attempts > 1) {
        const charge = await processor.retrieveCharge(reference)
        if (!isIn(chargeStates, 'unconfirmed', charge.status)) return charge
      }
      const { token, off_session = false } = operation.arguments
      return await processor.confirm(reference, { token, off_session }, operation.key)
    },
    record,
    reject: decline,
  } satisfies Handler<{ token: string; off_session?: boolean }, Charge>,
  capture: {
    async perform(processor, operation, inTransaction) {
      const payment = await inTransaction((call) => findPayment(call, operation))
      const { processor_reference } = payment
      if (operation.attempts > 1) {
        const charge = await processor.retrieveCharge(processor_reference!)
        if (!isIn(chargeStates, 'capturable', charge.status)) return charge
      }
      const money = moneyOf(payment, operation.arguments.amount)
      return await processor.capture(processor_reference!, money, operation.key)
    },
    record,
    reject: fail,
  } satisfies Handler<{ amount: number }, Charge>,
  void: {
    async perform(processor, operation, inTransaction) {
      const { processor_reference } = await inTransaction((call) => findPayment(call, operation))
      return await processor.cancel(processor_reference!, operation.key)
    },
    record,
    reject: ignore,
  } satisfies Handler<object, Charge>,
  authenticate: {
    async perform(processor, operation, inTransaction) {
      const { processor_reference } = await inTransaction((call) => findPayment(call, operation))
      const { arguments: args, key } = operation
      return await processor.authenticate!(processor_reference!, args.passed, key)
    },
    record,
    reject: ignore,
  } satisfies Handler<{ passed: boolean }, Charge>,
  look: {
    async perform(processor, operation, inTransaction) {
      const payment = await inTransaction((call) => findPayment(call, operation))
      return await processor.retrieveCharge(payment.processor_reference!)
    },
    record,
    reject: ignore,
  } satisfies Handler<object, Charge>,
}

export const performPaymentOperations = performAfterCommit(paymentHandlers, paymentKind)
