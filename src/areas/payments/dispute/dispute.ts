// Records disputes and their outcomes. While a dispute is open the payment can't be refunded: the
// bank already withdrew the funds. It hasn't yet while it only inquires, and a refund can end that.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { plus } from '#kernel/money.ts'
import type { ProcessorDispute, Evidence } from '#outside/ports/processor.ts'
import { disputeStates } from '#outside/ports/processor_states.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { listDisputedParts } from '#areas/payments/ledger/payment_parts.ts'
import {
  disputeFeePaid,
  disputeLost,
  disputeOpened,
  disputeWon,
} from '#areas/payments/ledger/postings.ts'
import { earningsReversals, returnedAmount } from '#areas/payments/payment/earnings.ts'
import { paymentKind } from '#areas/payments/payment/lifecycle.ts'
import {
  type Handler,
  type Handlers,
  performAfterCommit,
  processorInTransaction,
  queueOperation,
} from '#areas/payments/payment/operation.ts'
import {
  type ReturnedPart,
  returnedParts,
  withCredit,
} from '#areas/payments/payment/returned_parts.ts'
import type { PaymentRow } from '#areas/payments/payment/schema.ts'
import {
  clearingName,
  lockPayerBalance,
  moneyOf,
  paidClaimId,
} from '#areas/payments/payment/settlement.ts'
import { disputeKind, disputeLifecycle, outcome_fetch } from './lifecycle.ts'
import type { DisputeRow } from './schema.ts'
import { hasOpenDispute, lockDisputeByReference, restoresDebtAfterFraud } from './store.ts'

// Records a processor's report. Reports can be repeated, or concern a dispute that is closed.
export async function recordDispute(call: Call, payment_id: string, disputed: ProcessorDispute) {
  const payment = await lockRow(call, paymentKind, payment_id)
  const existing = await lockDisputeByReference(call, payment.processor!, disputed.reference)
  const dispute = existing
    ? await followInquiry(call, payment, existing, disputed)
    : await openDispute(call, payment, disputed)
  if (disputed.next_update_at) {
    scheduleJob(call, outcome_fetch, payment_id, Temporal.Instant.from(disputed.next_update_at))
  }
  const decision = decisions[disputed.status]
  if (decision) await decide(call, payment, dispute, decision)
}

// The step that a processor's report leads to.
const decisions = {
  opened: null,
  submitted: null,
  won: 'win',
  lost: 'lose',
} as const satisfies Record<ProcessorDispute['status'], string | null>

// What the postings of each part are about.
const aboutOf = (payment: PaymentRow, { of, amount, session_id, claim_id }: ReturnedPart) => ({
  dispute_id: of,
  payment_id: payment.id,
  person_id: payment.person_id,
  session_id,
  claim_id,
  processor: clearingName(payment),
  money: amount,
})

async function disputedParts(call: Call, payment: PaymentRow, { id }: DisputeRow) {
  const found = await listDisputedParts(call, id, payment.id)
  return found.map(({ units, ...part }) => ({ ...part, amount: moneyOf(payment, units) }))
}

async function openDispute(call: Call, payment: PaymentRow, disputed: ProcessorDispute) {
  const { reference, reason, inquiry } = disputed
  const dispute = await createRow(call, disputeKind, newId(disputeKind.prefix), {
    payment_id: payment.id,
    person_id: payment.person_id,
    ...reportedFields(payment, disputed),
    reason,
    inquiry,
    status: disputeLifecycle.initial,
    processor: payment.processor,
    processor_reference: reference,
  })
  if (!inquiry) await withdraw(call, payment, dispute)
  return dispute
}

const reportedFields = (
  payment: PaymentRow,
  { amount, fee, evidence_due_by }: ProcessorDispute,
) => ({ amount: moneyOf(payment, amount), fee: moneyOf(payment, fee), evidence_due_by })

// An inquiry can become a chargeback. Then the bank requests evidence again.
async function followInquiry(
  call: Call,
  payment: PaymentRow,
  dispute: DisputeRow,
  disputed: ProcessorDispute,
) {
  if (!dispute.inquiry || disputed.inquiry || decisions[disputed.status] === 'win') return dispute
  const reopened = await tryStep(call, disputeLifecycle, dispute.id, 'reopen')
  const fields = { ...reportedFields(payment, disputed), inquiry: false }
  const from = reopened ?? dispute
  const charged = await updateRow(call, disputeKind, dispute.id, fields, 'updated', from)
  await withdraw(call, payment, charged)
  return charged
}

// The bank took the funds, and the processor its fee.
async function withdraw(call: Call, payment: PaymentRow, dispute: DisputeRow) {
  const { amount } = dispute.amount
  const parts = await returnedParts(call, payment, amount, dispute.id)
  const charged = { of: dispute.id, amount: dispute.fee, session_id: payment.session_id }
  await post(call, [
    ...parts.map((part) => disputeOpened(aboutOf(payment, part))),
    disputeFeePaid(aboutOf(payment, { ...charged, claim_id: paidClaimId(payment) })),
  ])
  const amount_disputed = plus(payment.amount_disputed, amount)
  await updatePayment(call, payment, { disputed: true, amount_disputed })
}

const updatePayment = (call: Call, payment: PaymentRow, changes: object) =>
  updateRow(call, paymentKind, payment.id, { ...changes }, 'updated', payment)

async function decide(call: Call, payment: PaymentRow, dispute: DisputeRow, step: 'win' | 'lose') {
  const decided = await tryStep(call, disputeLifecycle, dispute.id, step)
  if (!decided) return
  const parts = await disputedParts(call, payment, decided)
  const now = await lockRow(call, paymentKind, payment.id)
  const disputed = await hasOpenDispute(call, payment.id)
  if (step === 'win') {
    await post(
      call,
      parts.map((part) => disputeWon(aboutOf(payment, part))),
    )
    const returned = decided.inquiry ? 0 : decided.amount.amount
    const amount_disputed = plus(now.amount_disputed, -returned)
    await updatePayment(call, now, { disputed, amount_disputed })
    return
  }
  // The person's credit goes first. They owe the rest again, unless the dispute was for fraud and
  // the practice bears that.
  const { credit } = payment.person_id ? await lockPayerBalance(call, payment) : { credit: 0 }
  const owed_again =
    payment.person_id !== null &&
    (decided.reason !== 'fraudulent' || (await restoresDebtAfterFraud(call)))
  const returned = await returnedAmount(call, now)
  const earnings = await earningsReversals(call, now, decided.id, returned)
  const lost = withCredit(parts, credit).map(({ from_credit, ...part }) =>
    disputeLost({ ...aboutOf(payment, part), from_credit, owed_again }),
  )
  await post(call, [...lost, ...earnings])
  await updatePayment(call, now, { disputed })
}

export async function submitEvidence(call: Call, id: string, evidence: Evidence) {
  const fields = { evidence, failure: null }
  const dispute = await takeStep(call, disputeLifecycle, id, 'submit', fields)
  const reference = dispute.processor_reference
  await queueOperation(call, id, 'submit', { reference }, `submit:${dispute.version}`)
  return dispute
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const fetchDisputeOutcome: Job = {
  ...outcome_fetch,
  summary: 'Fetch the disputes of a payment from the simulated processor.',
  async run(call, payment_id) {
    const payment = await findRow(call, paymentKind, payment_id)
    const processor = processorInTransaction(call, payment)
    if (!processor) return
    const { disputes } = await processor.retrieveCharge(payment.processor_reference!)
    for (const disputed of disputes) await recordDispute(call, payment_id, disputed)
  },
}

const findPaymentId = async (call: Call, id: string) =>
  (await findRow(call, disputeKind, id)).payment_id

export const disputeHandlers: Handlers = {
  submit: {
    // Evidence is stored only in the dispute, encrypted.
    async perform(processor, { object_id, arguments: args, key, attempts }, inTransaction) {
      const { reference } = args
      const { evidence } = await inTransaction((call) => findRow(call, disputeKind, object_id))
      const current = attempts > 1 ? await processor.retrieveDispute(reference) : undefined
      if (current && !isIn(disputeStates, 'awaiting_evidence', current.status)) return current
      return await processor.submitEvidence(reference, evidence ?? {}, key)
    },
    record: async (call, { object_id }, disputed) =>
      recordDispute(call, await findPaymentId(call, object_id), disputed),
    reject: (call, { object_id }, failure) =>
      tryStep(call, disputeLifecycle, object_id, 'reopen', { failure: asJson(failure) }),
  } satisfies Handler<{ reference: string }, ProcessorDispute>,
}

export const performDisputeOperations = performAfterCommit(disputeHandlers, disputeKind)
