// Refunds payments. A requested amount is reserved immediately, so that concurrent refunds never
// exceed what was captured; if a refund fails, the amount becomes refundable again.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { plus } from '#kernel/money.ts'
import type { Failure, MoneyMovement } from '#outside/ports/processor.ts'
import { movementStates } from '#outside/ports/processor_states.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { listRefundParts } from '#areas/payments/ledger/payment_parts.ts'
import { refunded } from '#areas/payments/ledger/postings.ts'
import { earningsReversals, returnedAmount } from '#areas/payments/payment/earnings.ts'
import { paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { isManual } from '#areas/payments/payment/method_input.ts'
import {
  type Handler,
  type Handlers,
  performAfterCommit,
  processorInTransaction,
  queueOperation,
} from '#areas/payments/payment/operation.ts'
import { returnedParts, withCredit } from '#areas/payments/payment/returned_parts.ts'
import type { PaymentRow } from '#areas/payments/payment/schema.ts'
import {
  clearingName,
  lockPayerBalance,
  moneyOf,
  requireCurrencyOf,
} from '#areas/payments/payment/settlement.ts'
import { outcome_fetch, refundKind, refundLifecycle } from './lifecycle.ts'
import type { RefundCreate, RefundRow } from './schema.ts'
import { lockRefundByReference } from './store.ts'

export async function createRefund(call: Call, body: RefundCreate) {
  const { payment_id, amount: requested, ...columns } = body
  const payment = await lockRow(call, paymentKind, payment_id, 'payment_id')
  const { processor, amount_refunded, amount_disputed } = payment
  if (payment.disputed) throw new ApiError('payment_disputed', {}, { param: 'payment_id' })
  const is_captured = isIn(paymentLifecycle, 'captured', payment.status)
  const captured = is_captured ? payment.amount_captured.amount : 0
  const refundable = captured - amount_refunded.amount - amount_disputed.amount
  if (requested) requireCurrencyOf(payment, requested)
  const units = requested?.amount ?? refundable
  if (units > refundable || units === 0) {
    throw new ApiError('refund_exceeds_captured', {}, { param: 'amount' })
  }
  const manual = payment.method !== null && isManual(payment.method.type)
  const refund = await requestRefund(call, payment, {
    reason: 'requested_by_person',
    ...columns,
    amount: moneyOf(payment, units),
    processor: manual ? null : processor,
  })
  if (manual) return await succeed(call, refund, {})
  await queueOperation(call, refund.id, 'refund', {
    reference: payment.processor_reference,
    money: refund.amount,
  })
  return refund
}

// Reserves the amount on the payment.
export async function requestRefund(
  call: Call,
  payment: PaymentRow,
  fields: Pick<RefundRow, 'amount' | 'reason' | 'processor'> & Partial<RefundRow>,
) {
  const { id: payment_id, person_id } = payment
  const amount_refunded = plus(payment.amount_refunded, fields.amount.amount)
  await updateRow(call, paymentKind, payment_id, { amount_refunded }, 'refunded', payment)
  const id = newId(refundKind.prefix)
  return await createRow(call, refundKind, id, {
    ...fields,
    payment_id,
    person_id,
    status: refundLifecycle.initial,
  })
}

async function succeed(call: Call, { id }: RefundRow, fields: object) {
  const refund = await tryStep(call, refundLifecycle, id, 'succeed', { ...fields })
  if (!refund) return await findRow(call, refundKind, id)
  const payment = await lockRow(call, paymentKind, refund.payment_id)
  const { amount } = refund.amount
  const { credit } = await lockPayerBalance(call, payment)
  const parts = await returnedParts(call, payment, amount, id)
  await post(call, [
    ...withCredit(parts, credit).map(({ of, amount: money, ...part }) =>
      refunded({
        ...part,
        refund_id: of,
        payment_id: payment.id,
        person_id: payment.person_id!,
        money,
        processor: clearingName(payment),
      }),
    ),
    ...(await earningsReversals(call, payment, id, await returnedAmount(call, payment))),
  ])
  return refund
}

// Ends a failed or canceled refund. Its amount becomes refundable again.
async function end(call: Call, id: string, step: 'fail' | 'cancel', failure: Failure | null) {
  const { status } = await lockRow(call, refundKind, id)
  const ended = await tryStep(call, refundLifecycle, id, step, { failure: asJson(failure) })
  if (!ended) return
  const payment = await lockRow(call, paymentKind, ended.payment_id)
  const changes = { amount_refunded: plus(payment.amount_refunded, -ended.amount.amount) }
  await updateRow(call, paymentKind, payment.id, changes, 'updated', payment)
  if (isIn(refundLifecycle, 'completed', status)) await reversePosting(call, payment, ended)
}

async function reversePosting(call: Call, payment: PaymentRow, { id }: RefundRow) {
  const of = { payment_id: payment.id, processor: clearingName(payment) }
  const parts = await listRefundParts(call, id, of)
  for (const { key } of parts) await reverse(call, key)
  const returned = await returnedAmount(call, payment)
  await post(call, await earningsReversals(call, payment, `${id}:back`, returned))
}

export async function recordRefund(call: Call, id: string, moved: MoneyMovement) {
  const { reference: processor_reference, status, failure, next_update_at } = moved
  const refund = await lockRow(call, refundKind, id)
  if (next_update_at) scheduleJob(call, outcome_fetch, id, Temporal.Instant.from(next_update_at))
  const is = (set: keyof typeof movementStates.sets) => isIn(movementStates, set, status)
  if (is('succeeded')) await succeed(call, refund, { processor_reference })
  else if (is('failed')) await end(call, id, 'fail', failure)
  else if (is('canceled')) await end(call, id, 'cancel', failure)
  else await updateRow(call, refundKind, id, { processor_reference }, 'updated', refund)
}

// Adopts a refund created directly at the processor, for example in its dashboard. Idempotent. A
// refund that had already failed when first reported is ignored.
export async function adoptRefund(
  call: Call,
  payment_id: string,
  moved: MoneyMovement & { amount: number },
) {
  const payment = await lockRow(call, paymentKind, payment_id)
  const { reference, status, amount } = moved
  const existing = await lockRefundByReference(call, payment.processor!, reference)
  if (existing) return await recordRefund(call, existing.id, moved)
  if (isIn(movementStates, 'unsuccessful', status)) return
  const { id } = await requestRefund(call, payment, {
    amount: moneyOf(payment, amount),
    reason: 'other',
    processor: payment.processor,
    processor_reference: reference,
  })
  await recordRefund(call, id, moved)
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const fetchRefundOutcome: Job = {
  ...outcome_fetch,
  summary: 'Fetch the outcome of a refund from the simulated processor.',
  async run(call, id) {
    const refund = await findRow(call, refundKind, id)
    const payment = await findRow(call, paymentKind, refund.payment_id)
    const processor = processorInTransaction(call, refund)
    const moved = await processor?.findRefund(payment.processor_reference!, id)
    if (moved) await recordRefund(call, id, moved)
  },
}

export const refundHandlers: Handlers = {
  refund: {
    async perform(processor, { object_id, arguments: args, key, attempts }) {
      const { reference, money } = args
      const existing = attempts > 1 ? await processor.findRefund(reference, object_id) : undefined
      return existing ?? (await processor.refund(reference, money, object_id, key))
    },
    record: (call, { object_id }, moved) => recordRefund(call, object_id, moved),
    reject: (call, { object_id }, failure) => end(call, object_id, 'fail', failure),
  } satisfies Handler<{ reference: string; money: PaymentRow['amount'] }, MoneyMovement>,
}

export const performRefundOperations = performAfterCommit(refundHandlers, refundKind)
