// Sends payouts to the processor and records the outcome. Also records the processor's own payouts
// to the bank.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { isIn, onlyStateIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, createRow } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { processorPaidOut } from '#areas/payments/ledger/postings.ts'
import {
  type Handler,
  type Handlers,
  performAfterCommit,
  processorInTransaction,
} from '#areas/payments/payment/operation.ts'
import type { MoneyMovement, TransferRequest } from '#outside/ports/processor.ts'
import { movementStates } from '#outside/ports/processor_states.ts'
import { outcome_fetch, payoutKind, payoutLifecycle } from './lifecycle.ts'
import { failPayout, postReturn, recordPartialReversal, recordTransfer } from './payout.ts'
import { findProcessorBalance, lockBankPayout } from './store.ts'

export const payoutHandlers: Handlers = {
  transfer: {
    async perform(processor, { object_id, arguments: args, key, attempts }) {
      const existing = attempts > 1 ? await processor.findTransfer(object_id) : undefined
      return existing ?? (await processor.transfer(args, key))
    },
    record: (call, { object_id }, moved) => recordTransfer(call, object_id, moved),
    reject: (call, { object_id }, failure) => failPayout(call, object_id, failure),
  } satisfies Handler<TransferRequest, MoneyMovement>,
  reverse: {
    perform: (processor, { object_id, arguments: args, key }) =>
      processor.reverseTransfer(args.reference, object_id, key),
    record: async (call, { object_id }) =>
      postReturn(call, await findRow(call, payoutKind, object_id)),
    reject: (call, { object_id }, failure) =>
      tryStep(call, payoutLifecycle, object_id, 'fail_reversal', { failure: asJson(failure) }),
  } satisfies Handler<{ reference: string }, MoneyMovement>,
}

type Reversal = MoneyMovement & { amount_reversed: number }

// A transfer that was reversed at the processor. Our own reversals are recorded already.
export async function recordReversal(call: Call, id: string, moved: Reversal) {
  if (!isIn(movementStates, 'canceled', moved.status)) {
    await recordPartialReversal(call, id, moved.amount_reversed)
    return
  }
  const reversed = await tryStep(call, payoutLifecycle, id, 'reverse')
  if (reversed) await postReturn(call, reversed)
}

export const performPayoutOperations = performAfterCommit(payoutHandlers, payoutKind)

// In the sandbox, the simulated processor reports by the account's test clock.
export const fetchPayoutOutcome: Job = {
  ...outcome_fetch,
  summary: 'Fetch the outcome of a payout from the simulated processor.',
  async run(call, id) {
    const processor = processorInTransaction(call, await findRow(call, payoutKind, id))
    const moved = await processor?.findTransfer(id)
    if (moved) await recordTransfer(call, id, moved)
  },
}

type BankPayout = {
  processor: string
  reference: string
  amount: number
  currency: string
  paid: boolean
}

// Records a processor's payout of its balance to the bank. Idempotent.
export async function recordBankPayout(call: Call, reported: BankPayout) {
  const { processor, reference, amount, currency, paid } = reported
  const existing = await lockBankPayout(call, processor, reference)
  const payout =
    existing ??
    (await createRow(call, payoutKind, newId(payoutKind.prefix), {
      kind: 'bank',
      amount: { amount, currency },
      status: onlyStateIn(payoutLifecycle, 'in_transit'),
      processor,
      processor_reference: reference,
    }))
  if (!paid || !isIn(payoutLifecycle, 'in_transit', payout.status)) return
  await takeStep(call, payoutLifecycle, payout.id, 'pay')
  await post(call, [processorPaidOut({ id: payout.id, processor, money: { amount, currency } })])
}

// The simulated processor pays its balance out to the bank some days after it was collected.
export const payBalanceToBank: Job = {
  name: 'payout.sweep',
  summary: "Pay the simulated processor's balance out to the bank.",
  unbound: 'Runs per day, not per object; the next run pays out what this one missed.',
  async run(call, object_id) {
    const [, currency = ''] = object_id.split('_')
    const processor = call.outside.processors.inTransaction?.(call).name
    const amount = processor ? await findProcessorBalance(call, processor, currency) : 0
    if (!processor || amount <= 0) return
    const reported = { processor, reference: object_id, amount, currency }
    await recordBankPayout(call, { ...reported, paid: true })
  },
}
