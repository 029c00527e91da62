// Pays practitioners from their earnings. The amount leaves their balance before the processor is
// called, so that concurrent payouts never exceed it; a returned payout is credited back.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import type { ErrorCode } from '#catalogue/errors.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { plus, requireMoney } from '#kernel/money.ts'
import {
  type Failure,
  type MoneyMovement,
  type Processor,
  ProcessorRefused,
  type TransferRequest,
} from '#outside/ports/processor.ts'
import { movementStates } from '#outside/ports/processor_states.ts'
import { updateRow, findRow, lockRow, createRow } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { payoutReturned, payoutSent } from '#areas/payments/ledger/postings.ts'
import { processorInTransaction, queueOperation } from '#areas/payments/payment/operation.ts'
import { lockEarnings } from '#areas/payments/ledger/party_balances.ts'
import { findDestination } from '#areas/payments/payment/payout_terms.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/lifecycle.ts'
import { outcome_fetch, payoutKind, payoutLifecycle, sending } from './lifecycle.ts'
import type { PayoutCreate, PayoutRow } from './schema.ts'

export async function createPayout(call: Call, body: PayoutCreate) {
  const { practitioner_id, amount, scheduled_for } = body
  requireMoney(amount)
  await findRow(call, practitionerKind, practitioner_id, 'practitioner_id')
  const processor = call.outside.processors.name
  if (!processor) throw new ApiError('processor_not_configured', {})
  const payout = await createRow(call, payoutKind, newId(payoutKind.prefix), {
    ...body,
    kind: 'practitioner',
    status: payoutLifecycle.initial,
    processor,
  })
  const at = scheduled_for && Temporal.Instant.from(scheduled_for)
  if (at && Temporal.Instant.compare(at, call.now) > 0) {
    scheduleJob(call, sending, payout.id, at)
    return payout
  }
  const { refusal, transfer } = await prepareTransfer(call, payout)
  if (refusal) throw new ApiError(refusal.code, {}, { param: refusal.param })
  await queueOperation(call, payout.id, 'transfer', transfer)
  return await findRow(call, payoutKind, payout.id)
}

type Refusal = {
  code: ErrorCode & ('payout_exceeds_balance' | 'payout_destination_missing')
  param: string
}

type Preparation =
  | { refusal: Refusal; transfer?: never }
  | { refusal?: never; transfer: TransferRequest }

// Posts the payout, so that its amount leaves the practitioner's balance.
async function prepareTransfer(call: Call, payout: PayoutRow): Promise<Preparation> {
  const { id, amount } = payout
  const { practitioner_id, processor } = partiesOf(payout)
  const destination = await findDestination(call, practitioner_id)
  if (!destination) {
    return { refusal: { code: 'payout_destination_missing', param: 'practitioner_id' } }
  }
  const earned = await lockEarnings(call, practitioner_id, amount.currency)
  if (amount.amount > earned) {
    return { refusal: { code: 'payout_exceeds_balance', param: 'amount' } }
  }
  await post(call, [payoutSent({ payout_id: id, practitioner_id, processor, money: amount })])
  const changes = { destination, submitted_at: toTimestamp(call.now) }
  await updateRow(call, payoutKind, id, changes, 'updated', payout)
  return { transfer: { payout_id: id, ...amount, destination } }
}

// A payout that can't be sent at its scheduled time fails with a reason.
export const sendPayout: Job = {
  ...sending,
  summary: 'Send a scheduled payout.',
  async run(call, id) {
    const payout = await lockRow(call, payoutKind, id)
    if (!isIn(payoutLifecycle, 'unsent', payout.status) || payout.submitted_at) return
    const { refusal, transfer } = await prepareTransfer(call, payout)
    const processor = processorInTransaction(call, payout)
    if (refusal) {
      const failure = { code: refusal.code, decline_code: null, retryable: true }
      await tryStep(call, payoutLifecycle, id, 'fail', { failure: asJson(failure) })
    } else if (processor) await sendByClock(call, processor, transfer)
    else await queueOperation(call, id, 'transfer', transfer)
  },
}

// In the sandbox, advancing the test clock runs everything in place: call the simulator directly.
async function sendByClock(call: Call, processor: Processor, transfer: TransferRequest) {
  const id = transfer.payout_id
  try {
    await recordTransfer(call, id, await processor.transfer(transfer, `${id}:transfer`))
  } catch (error) {
    if (!(error instanceof ProcessorRefused)) throw error
    await failPayout(call, id, error.failure)
  }
}

export async function cancelPayout(call: Call, id: string) {
  const canceled = await takeStep(call, payoutLifecycle, id, 'cancel')
  cancelJob(call, sending, id)
  return canceled
}

export async function reversePayout(call: Call, id: string) {
  const { kind } = await findRow(call, payoutKind, id)
  if (kind === 'bank') throw new ApiError('bank_payout_not_reversible', {})
  const reversed = await takeStep(call, payoutLifecycle, id, 'reverse')
  const reference = reversed.processor_reference
  await queueOperation(call, id, 'reverse', { reference }, `reverse:${reversed.version}`)
  return reversed
}

export async function recordTransfer(call: Call, id: string, moved: MoneyMovement) {
  const { reference: processor_reference, status, failure, next_update_at } = moved
  if (next_update_at) scheduleJob(call, outcome_fetch, id, Temporal.Instant.from(next_update_at))
  if (isIn(movementStates, 'canceled', status)) return
  await tryStep(call, payoutLifecycle, id, 'send', { processor_reference })
  if (isIn(movementStates, 'succeeded', status)) await tryStep(call, payoutLifecycle, id, 'pay')
  if (isIn(movementStates, 'failed', status)) await failPayout(call, id, failure)
}

export async function failPayout(call: Call, id: string, failure: Failure | null) {
  const failed = await tryStep(call, payoutLifecycle, id, 'fail', { failure: asJson(failure) })
  if (failed) await postReturn(call, failed)
}

// The amount returns to the practitioner's balance, less what was reversed before.
export function postReturn(call: Call, payout: PayoutRow) {
  const { id: payout_id, amount, amount_reversed } = payout
  const money = plus(amount, -(amount_reversed?.amount ?? 0))
  return post(call, [payoutReturned({ payout_id, ...partiesOf(payout), money })])
}

// The processor reports the sum of all reversals, so a report that comes twice posts nothing.
export async function recordPartialReversal(call: Call, id: string, amount: number) {
  const before = await lockRow(call, payoutKind, id)
  const part = amount - (before.amount_reversed?.amount ?? 0)
  if (part <= 0 || !isIn(payoutLifecycle, 'transferred', before.status)) return
  const amount_reversed = { ...before.amount, amount }
  await updateRow(call, payoutKind, id, { amount_reversed }, 'updated', before)
  const returned = { payout_id: id, id: `${id}:${amount}`, ...partiesOf(before) }
  await post(call, [payoutReturned({ ...returned, money: { ...before.amount, amount: part } })])
}

// A payout to a practitioner always has both. Bank payouts have no practitioner.
const partiesOf = ({ practitioner_id, processor }: PayoutRow) => ({
  practitioner_id: practitioner_id!,
  processor: processor!,
})
