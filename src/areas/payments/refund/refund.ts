// Refunds payments. A requested amount is reserved immediately, so that concurrent refunds never
// exceed what was captured; if a refund fails, the amount becomes refundable again.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import type { Failure, Moved } from '#outside/ports/processor.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { refunded } from '#areas/payments/ledger/postings.ts'
import { earningsGone, goneOf } from '#areas/payments/payment/earnings.ts'
import { by_hand, paymentKind } from '#areas/payments/payment/lifecycle.ts'
import {
  askProcessor,
  following,
  type Handlers,
  processorInTransaction,
} from '#areas/payments/payment/operation.ts'
import { claimPaid, heldBy, moneyOf, standingOf } from '#areas/payments/payment/settlement.ts'
import { refundKind, refundLifecycle } from './lifecycle.ts'
import type { RefundCreate } from './schema.ts'

const hearing = { name: 'refund.hear' }

export async function createRefund(call: Call, asked: RefundCreate) {
  const { payment_id, reason = 'requested_by_person', metadata = {} } = asked
  const payment = await lockRow(call, paymentKind, payment_id, 'payment_id')
  const { processor, amount_refunded, amount_disputed } = payment
  if (payment.disputed) throw new ApiError('payment_disputed', {}, { param: 'payment_id' })
  const captured = payment.status === 'succeeded' ? payment.amount_captured : 0
  const left = captured - amount_refunded - amount_disputed
  const units = asked.amount ?? left
  if (units > left || units === 0) {
    throw new ApiError('refund_exceeds_captured', {}, { param: 'amount' })
  }
  const hand = isByHand(payment)
  const refund = await requestRefund(call, payment, {
    amount: moneyOf(payment, units),
    reason,
    metadata,
    processor: hand ? null : processor,
  })
  if (hand) return await succeed(call, refund, {})
  await askProcessor(call, refund.id, 'refund', {
    reference: payment.processor_reference,
    money: refund.amount,
  })
  return refund
}

// Reserves the amount on the payment.
export async function requestRefund(
  call: Call,
  payment: Row,
  fields: { amount: { amount: number }; [field: string]: unknown },
) {
  const { id: payment_id, person_id } = payment
  const amount_refunded = payment.amount_refunded + fields.amount.amount
  await updateRow(call, paymentKind, payment_id, { amount_refunded }, 'refunded', payment)
  const id = newId(refundKind.prefix)
  return await createRow(call, refundKind, id, {
    ...fields,
    payment_id,
    person_id,
    status: 'requested',
  })
}

const isByHand = ({ method }: Row) => (by_hand as readonly string[]).includes(method?.type)

async function succeed(call: Call, { id }: Row, taken: object) {
  const refund = await tryStep(call, refundLifecycle, id, 'succeed', { ...taken })
  if (!refund) return await findRow(call, refundKind, id)
  const payment = await lockRow(call, paymentKind, refund.payment_id)
  const { amount } = refund.amount as { amount: number }
  const { credit } = await standingOf(call, payment)
  const from_credit = Math.min(amount, Math.max(0, credit))
  const { person_id, session_id } = payment
  await post(call, [
    refunded({
      refund_id: id,
      payment_id: payment.id,
      person_id,
      session_id,
      claim_id: claimPaid(payment),
      money: refund.amount,
      from_credit,
      processor: heldBy(payment),
    }),
    ...(await earningsGone(call, payment, id, await goneOf(call, payment))),
  ])
  return refund
}

// Ends a failed or canceled refund. Its amount becomes refundable again.
async function free(call: Call, id: string, step: 'fail' | 'cancel', failure: Failure | null) {
  const { status } = await lockRow(call, refundKind, id)
  const ended = await tryStep(call, refundLifecycle, id, step, { failure: asJson(failure) })
  if (!ended) return
  const { amount_refunded, ...payment } = await lockRow(call, paymentKind, ended.payment_id)
  const changes = { amount_refunded: amount_refunded - ended.amount.amount }
  const held = { ...payment, amount_refunded } as Row
  await updateRow(call, paymentKind, payment.id, changes, 'updated', held)
  if (status === 'succeeded') await unpost(call, held, ended)
}

async function unpost(call: Call, payment: Row, { id }: Row) {
  await reverse(call, `refunded:${id}`)
  await post(call, await earningsGone(call, payment, `${id}:back`, await goneOf(call, payment)))
}

export async function recordRefund(call: Call, id: string, moved: Moved) {
  const { reference: processor_reference, status, failure, news_at } = moved
  const refund = await lockRow(call, refundKind, id)
  if (news_at) scheduleJob(call, hearing, id, Temporal.Instant.from(news_at))
  if (status === 'succeeded') await succeed(call, refund, { processor_reference })
  else if (status === 'failed') await free(call, id, 'fail', failure)
  else if (status === 'canceled') await free(call, id, 'cancel', failure)
  else await updateRow(call, refundKind, id, { processor_reference }, 'updated', refund)
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const hearRefundStep: Job = {
  ...hearing,
  summary: 'Fetch the outcome of a refund from the simulated processor.',
  async run(call, id) {
    const refund = await findRow(call, refundKind, id)
    const payment = await findRow(call, paymentKind, refund.payment_id)
    const processor = processorInTransaction(call, refund)
    const moved = await processor?.findRefund(payment.processor_reference, id)
    if (moved) await recordRefund(call, id, moved)
  },
}

export const refundHandlers: Handlers = {
  refund: {
    async perform(processor, { object_id, asked, key, tries }) {
      const { reference, money } = asked
      const known = tries > 1 ? await processor.findRefund(reference, object_id) : undefined
      return known ?? (await processor.refund(reference, money, object_id, key))
    },
    record: (call, { object_id }, moved) => recordRefund(call, object_id, moved),
    refused: (call, { object_id }, failure) => free(call, object_id, 'fail', failure),
  },
}

export const followRefund = following(refundHandlers, refundKind)
