// Records disputes and their outcomes. While a dispute is open the payment can't be refunded: the
// bank already withdrew the funds.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep, tryStep } from '#kernel/lifecycle.ts'
import type { Disputed, Evidence } from '#outside/ports/processor.ts'
import { updateRow, findRow, lockRow, createRow, type Row } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import {
  disputeFeePaid,
  disputeLost,
  disputeOpened,
  disputeWon,
} from '#areas/payments/ledger/postings.ts'
import { earningsGone, goneOf } from '#areas/payments/payment/earnings.ts'
import { paymentKind } from '#areas/payments/payment/lifecycle.ts'
import {
  askProcessor,
  following,
  type Handlers,
  processorInTransaction,
} from '#areas/payments/payment/operation.ts'
import { claimPaid, heldBy, moneyOf, standingOf } from '#areas/payments/payment/settlement.ts'
import { disputeKind, disputeLifecycle } from './lifecycle.ts'
import { disputeBy, isDisputed } from './store.ts'

const hearing = { name: 'dispute.hear' }

// Records a processor's report. Reports can be repeated, or concern a dispute that is closed.
export async function recordDispute(call: Call, payment_id: string, disputed: Disputed) {
  const payment = await lockRow(call, paymentKind, payment_id)
  const known = await disputeBy(call, payment.processor, disputed.reference)
  const dispute = known ?? (await openDispute(call, payment, disputed))
  if (disputed.news_at)
    scheduleJob(call, hearing, payment_id, Temporal.Instant.from(disputed.news_at))
  if (disputed.status === 'won' || disputed.status === 'lost') {
    await decide(call, payment, dispute, disputed.status)
  }
}

const aboutOf = (payment: Row, { id: dispute_id, amount }: Row) => ({
  dispute_id,
  payment_id: payment.id,
  person_id: payment.person_id,
  claim_id: claimPaid(payment),
  processor: heldBy(payment),
  money: amount as { amount: number; currency: string },
})

async function openDispute(call: Call, payment: Row, disputed: Disputed): Promise<Row> {
  const { reference, reason, amount, fee, evidence_due_by } = disputed
  const dispute = await createRow(call, disputeKind, newId(disputeKind.prefix), {
    payment_id: payment.id,
    person_id: payment.person_id,
    amount: moneyOf(payment, amount),
    fee,
    reason,
    evidence_due_by,
    status: 'opened',
    processor: payment.processor,
    processor_reference: reference,
  })
  const about = aboutOf(payment, dispute)
  await post(call, [
    disputeOpened(about),
    disputeFeePaid({ ...about, money: moneyOf(payment, fee) }),
  ])
  const amount_disputed = payment.amount_disputed + amount
  await noteOnPayment(call, payment, { disputed: true, amount_disputed })
  return dispute
}

const noteOnPayment = (call: Call, payment: Row, changes: object) =>
  updateRow(call, paymentKind, payment.id, { ...changes }, 'updated', payment)

async function decide(call: Call, payment: Row, dispute: Row, status: 'won' | 'lost') {
  const step = status === 'won' ? 'win' : 'lose'
  const decided = await tryStep(call, disputeLifecycle, dispute.id, step)
  if (!decided) return
  const about = aboutOf(payment, decided)
  const now = await lockRow(call, paymentKind, payment.id)
  const disputed = await isDisputed(call, payment.id)
  if (status === 'won') {
    await post(call, [disputeWon(about)])
    const amount_disputed = now.amount_disputed - about.money.amount
    await noteOnPayment(call, now, { disputed, amount_disputed })
    return
  }
  // The person's credit goes first. They owe the rest again, unless the dispute was for fraud.
  const { credit } = payment.person_id ? await standingOf(call, payment) : { credit: 0 }
  const from_credit = Math.min(decided.amount.amount, Math.max(0, credit))
  const owed_again = decided.reason !== 'fraudulent' && payment.person_id !== null
  const earned = await earningsGone(call, now, decided.id, await goneOf(call, now))
  await post(call, [disputeLost({ ...about, from_credit, owed_again }), ...earned])
  await noteOnPayment(call, now, { disputed })
}

export async function submitEvidence(call: Call, id: string, evidence: Evidence) {
  const taken = { evidence, failure: null }
  const dispute = await takeStep(call, disputeLifecycle, id, 'submit', taken)
  const reference = dispute.processor_reference
  await askProcessor(call, id, 'submit', { reference }, `submit:${dispute.version}`)
  return dispute
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const hearDisputeStep: Job = {
  ...hearing,
  summary: 'Fetch the disputes of a payment from the simulated processor.',
  async run(call, payment_id) {
    const payment = await findRow(call, paymentKind, payment_id)
    const processor = processorInTransaction(call, payment)
    if (!processor) return
    const { disputes } = await processor.look(payment.processor_reference)
    for (const disputed of disputes) await recordDispute(call, payment_id, disputed)
  },
}

const paymentOf = async (call: Call, id: string) =>
  (await findRow(call, disputeKind, id)).payment_id as string

export const disputeHandlers: Handlers = {
  submit: {
    // Evidence is stored only in the dispute, encrypted.
    async perform(processor, { object_id, asked, key, tries }, within) {
      const { reference } = asked
      const { evidence } = await within((call) => findRow(call, disputeKind, object_id))
      const known = tries > 1 ? await processor.lookDispute(reference) : undefined
      if (known && known.status !== 'opened') return known
      return await processor.submitEvidence(reference, evidence ?? {}, key)
    },
    record: async (call, { object_id }, disputed) =>
      recordDispute(call, await paymentOf(call, object_id), disputed),
    refused: (call, { object_id }, failure) =>
      tryStep(call, disputeLifecycle, object_id, 'reopen', { failure: asJson(failure) }),
  },
}

export const followDispute = following(disputeHandlers, disputeKind)
