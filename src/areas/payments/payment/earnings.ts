// Calculates practitioner earnings: their share of what is collected for their sessions and
// claims, per their payout terms. A refund reverses its part of the share.
import type { Call } from '#kernel/call.ts'
import { shareOf } from '#kernel/money.ts'
import type { Row } from '#kernel/record.ts'
import type { Money, Posting } from '#areas/payments/ledger/posting.ts'
import { practitionerEarned } from '#areas/payments/ledger/postings.ts'
import { holdAllEarned } from '#areas/payments/ledger/party_balances.ts'
import { type Allocation, byCare, careIn } from './allocation.ts'
import { type By, careOf, earnedBy, earnersOf, goneFrom } from './store.ts'

// "of" is the source (a payment, a refund): each counts once per session or claim.
export async function earningsOf(
  call: Call,
  payment: Row,
  of: string,
  allocations: Allocation[],
  sign: 1 | -1 = 1,
): Promise<Posting[]> {
  const collected = new Map(byCare(allocations).map((each) => [careIn(each)!, each.amount]))
  if (collected.size === 0) return []
  const care = await careOf(call, [...collected.keys()])
  return care
    .filter(({ share }) => share > 0)
    .map(({ share, session_id, claim_id, practitioner_id }) => {
      const by = { session_id, claim_id, practitioner_id }
      return earned(payment, of, by, sign * shareOf(collected.get(careIn(by)!)!, share))
    })
}

const earned = (
  { id: payment_id, amount: { currency } }: Row,
  of: string,
  by: By,
  amount: number,
) =>
  practitionerEarned({
    id: `${of}:${careIn(by)}`,
    ...by,
    payment_id,
    money: { amount, currency },
  })

// Payer payments count as collected too; a recoupment reverses the earnings.
export async function earnedByPayer(call: Call, claim_id: string, of: string, paid: Money) {
  const [care] = await careOf(call, [claim_id])
  const units = Math.sign(paid.amount) * shareOf(Math.abs(paid.amount), care?.share ?? 0)
  if (units === 0) return []
  const money = { ...paid, amount: units }
  return [practitionerEarned({ id: of, claim_id, practitioner_id: care!.practitioner_id, money })]
}

// Reverses earnings in proportion to what was refunded or lost in a dispute, so that nothing stays
// earned from a payment that is entirely gone.
export async function earningsGone(
  call: Call,
  payment: Row,
  of: string,
  gone: number,
): Promise<Posting[]> {
  const all = await earnedBy(call, payment.id)
  return all.map(({ earned: whole, back, ...by }) =>
    earned(payment, of, by, back - Math.floor((whole * gone) / payment.amount_captured)),
  )
}

// Locks everyone who earns or earned from a payment, in order, before posting for any of them.
export async function holdEarners(call: Call, { id, amount }: Row, allocations: Allocation[]) {
  const care = byCare(allocations).map((each) => careIn(each)!)
  await holdAllEarned(call, await earnersOf(call, id, care), amount.currency)
}

// The amount refunded or lost. Open disputes don't count.
export const goneOf = async (call: Call, { id, amount_captured }: Row): Promise<number> =>
  Math.min(await goneFrom(call, id), amount_captured)
