// What the ledger has of a payment for each session and claim, and what was posted in parts.
import type { Call } from '#kernel/call.ts'
import { accounts } from './posting.ts'
import { findParts, sumByCareOf, sumLeftOf, sumUnusedOf } from './payment_store.ts'

export { sumAppliedCredit, sumOpeningCredit } from './store.ts'

type OfPayment = { payment_id: string; processor: string }

// What is still paid, without fees.
export const listPaidCare = (call: Call, { payment_id, processor }: OfPayment) =>
  sumByCareOf(call, payment_id, accounts.processor(processor))

// What is left of several payments, by ID.
export async function findLeftOf(call: Call, payment_ids: string[]) {
  const sums = await sumLeftOf(call, payment_ids)
  return new Map(sums.map(({ payment_id, units }) => [payment_id, Math.max(0, units)]))
}

// What is left of the credit from several payments, by ID.
export async function findUnusedOf(call: Call, payment_ids: string[]) {
  const sums = await sumUnusedOf(call, payment_ids)
  return new Map(sums.map(({ payment_id, units }) => [payment_id, Math.max(0, units)]))
}

export const listRefundParts = (
  call: Call,
  refund_id: string,
  { payment_id, processor }: OfPayment,
) => findParts(call, payment_id, `refunded:${refund_id}`, accounts.processor(processor))

const opened = 'dispute_opened:'

// The parts that were withdrawn when a dispute was opened. `of` identifies their postings.
export async function listDisputedParts(call: Call, dispute_id: string, payment_id: string) {
  const found = await findParts(call, payment_id, `${opened}${dispute_id}`, accounts.disputed)
  return found.map(({ key, ...part }) => ({ ...part, of: key.slice(opened.length) }))
}
