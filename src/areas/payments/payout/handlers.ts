// Sends payouts to the processor and records the outcome. Also records the processor's own payouts
// to the bank.
import type { Call } from '#kernel/call.ts'
import type { Job } from '#kernel/jobs.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { takeStep, tryStep } from '#kernel/lifecycle.ts'
import { findRow, createRow } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { processorPaidOut } from '#areas/payments/ledger/postings.ts'
import {
  following,
  type Handlers,
  processorInTransaction,
} from '#areas/payments/payment/operation.ts'
import { payoutKind, payoutLifecycle } from './lifecycle.ts'
import { giveBack, hearing, recordTransfer, returned } from './payout.ts'
import { atProcessor, bankPayoutBy } from './store.ts'

export const payoutHandlers: Handlers = {
  transfer: {
    async perform(processor, { object_id, asked, key, tries }) {
      const known = tries > 1 ? await processor.findTransfer(object_id) : undefined
      return known ?? (await processor.transfer(asked, key))
    },
    record: (call, { object_id }, moved) => recordTransfer(call, object_id, moved),
    refused: (call, { object_id }, failure) => returned(call, object_id, failure),
  },
  reverse: {
    perform: (processor, { object_id, asked, key }) =>
      processor.reverseTransfer(asked.reference, object_id, key),
    record: async (call, { object_id }) =>
      giveBack(call, await findRow(call, payoutKind, object_id)),
    refused: (call, { object_id }, failure) =>
      tryStep(call, payoutLifecycle, object_id, 'keep', { failure: asJson(failure) }),
  },
}

export const followPayout = following(payoutHandlers, payoutKind)

// In the sandbox, the simulated processor reports by the account's test clock.
export const hearPayoutStep: Job = {
  ...hearing,
  summary: 'Fetch the outcome of a payout from the simulated processor.',
  async run(call, id) {
    const processor = processorInTransaction(call, await findRow(call, payoutKind, id))
    const moved = await processor?.findTransfer(id)
    if (moved) await recordTransfer(call, id, moved)
  },
}

type AtBank = {
  processor: string
  reference: string
  amount: number
  currency: string
  paid: boolean
}

// Idempotent.
export async function noteBankPayout(call: Call, said: AtBank) {
  const { processor, reference, amount, currency, paid } = said
  const known = await bankPayoutBy(call, processor, reference)
  const payout =
    known ??
    (await createRow(call, payoutKind, newId(payoutKind.prefix), {
      kind: 'bank',
      amount: { amount, currency },
      status: 'sent',
      processor,
      processor_reference: reference,
    }))
  if (!paid || payout.status !== 'sent') return
  await takeStep(call, payoutLifecycle, payout.id, 'pay')
  await post(call, [processorPaidOut({ id: payout.id, processor, money: { amount, currency } })])
}

// The simulated processor pays its balance out to the bank some days after it was collected.
export const sweepStep: Job = {
  name: 'payout.sweep',
  summary: "Pay the simulated processor's balance out to the bank.",
  unbound: 'Runs per day, not per object; the next run pays out what this one missed.',
  async run(call, object_id) {
    const [, currency = ''] = object_id.split('_')
    const processor = call.outside.processors.inTransaction?.(call).name
    const amount = processor ? await atProcessor(call, processor, currency) : 0
    if (!processor || amount <= 0) return
    const said = { processor, reference: object_id, amount, currency, paid: true }
    await noteBankPayout(call, said)
  },
}
