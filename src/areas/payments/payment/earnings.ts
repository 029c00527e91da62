// Calculates practitioner earnings: their share of what is collected for their sessions and
// claims, per their payout terms. A refund reverses its part of the share.
import type { Call } from '#kernel/call.ts'
import { portionOf, shareOf } from '#kernel/money.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import type { Money } from '#kernel/money.ts'
import { practitionerEarned } from '#areas/payments/ledger/postings.ts'
import { lockAllEarnings } from '#areas/payments/ledger/party_balances.ts'
import { type Allocation, careId, sumByCare } from './allocation.ts'
import type { PaymentRow } from './schema.ts'
import { type Earner, findEarners, listCare, sumEarnings, sumReturned } from './store.ts'

// "source" is the payment or refund: each counts once per session or claim.
export async function earningsPostings(
  call: Call,
  payment: PaymentRow,
  source: string,
  allocations: Allocation[],
  sign: 1 | -1 = 1,
): Promise<Posting[]> {
  const collected = new Map(
    sumByCare(allocations).map((each) => [careId(each)!, each.amount.amount]),
  )
  if (collected.size === 0) return []
  const care = await listCare(call, [...collected.keys()])
  return care
    .filter(({ share }) => share > 0)
    .map(({ share, session_id, claim_id, practitioner_id }) => {
      const earner = { session_id, claim_id, practitioner_id }
      const amount = sign * shareOf(collected.get(careId(earner)!)!, share)
      return earningsPosting(payment, source, earner, amount)
    })
}

const earningsPosting = (
  { id: payment_id, amount: { currency } }: PaymentRow,
  source: string,
  earner: Earner,
  amount: number,
) =>
  practitionerEarned({
    id: `${source}:${careId(earner)}`,
    ...earner,
    payment_id,
    money: { amount, currency },
  })

// Payer payments count as collected too; a recoupment reverses the earnings.
export async function payerEarningsPostings(
  call: Call,
  claim_id: string,
  source: string,
  paid: Money,
) {
  const [care] = await listCare(call, [claim_id])
  const units = Math.sign(paid.amount) * shareOf(Math.abs(paid.amount), care?.share ?? 0)
  if (units === 0) return []
  const money = { ...paid, amount: units }
  return [
    practitionerEarned({ id: source, claim_id, practitioner_id: care!.practitioner_id, money }),
  ]
}

// Reverses earnings in proportion to what was refunded or lost in a dispute, so that nothing stays
// earned from a payment that is entirely gone.
export async function earningsReversals(
  call: Call,
  payment: PaymentRow,
  source: string,
  returned: number,
): Promise<Posting[]> {
  const sums = await sumEarnings(call, payment.id)
  return sums.map(({ earned, reversed, ...earner }) => {
    const due = portionOf(earned, returned, payment.amount_captured.amount)
    return earningsPosting(payment, source, earner, reversed - due)
  })
}

// Locks everyone who earns or earned from a payment, in order, before posting for any of them.
export async function lockEarners(
  call: Call,
  { id, amount }: PaymentRow,
  allocations: Allocation[],
) {
  const care = sumByCare(allocations).map((each) => careId(each)!)
  await lockAllEarnings(call, await findEarners(call, id, care), amount.currency)
}

// The amount refunded or lost. Open disputes don't count.
export const returnedAmount = async (call: Call, { id, amount_captured }: PaymentRow) =>
  Math.min(await sumReturned(call, id), amount_captured.amount)
