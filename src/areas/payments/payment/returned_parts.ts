// Splits what is refunded or disputed by the sessions and claims that the payment was for, so that
// each shows what is still paid.
import type { Call } from '#kernel/call.ts'
import { type Money, portionOf } from '#kernel/money.ts'
import { listPaidCare } from '#areas/payments/ledger/payment_parts.ts'
import { type Allocation, total } from './allocation.ts'
import { clearingName, moneyOf, paidClaimId } from './settlement.ts'
import type { PaymentRow } from './schema.ts'

type Care = { session_id: string | null; claim_id: string | null }

// A part of a refund or dispute. `of` identifies its posting.
export type ReturnedPart = Care & { amount: Money; of: string }

// In proportion to what the ledger still has of the payment at each.
export async function returnedParts(
  call: Call,
  payment: PaymentRow,
  units: number,
  of: string,
): Promise<ReturnedPart[]> {
  const processor = clearingName(payment)
  const paid = await listPaidCare(call, { payment_id: payment.id, processor })
  const own = { session_id: payment.session_id, claim_id: paidClaimId(payment) }
  if (paid.length <= 1) {
    const session_id = paid[0]?.session_id ?? own.session_id
    const claim_id = paid[0]?.claim_id ?? own.claim_id
    return [{ session_id, claim_id, amount: moneyOf(payment, units), of }]
  }
  const left = paid.map(({ units: amount, ...care }) => ({
    ...care,
    amount: moneyOf(payment, amount),
  }))
  const split = splitBy(left, units)
  const rest = { ...own, amount: moneyOf(payment, units - total(split)), of: `${of}:rest` }
  const named = split.map((part) => ({ ...part, of: keyOf(of, part) }))
  return [...named, rest].filter(({ amount }) => amount.amount > 0)
}

const keyOf = (of: string, { session_id, claim_id }: Care) =>
  [of, session_id, claim_id].filter(Boolean).join(':')

// Splits an amount in proportion, to the last unit. No part gets more than it has.
export function splitBy<Part extends Allocation>(parts: Part[], units: number): Part[] {
  let [left, whole] = [Math.min(units, total(parts)), total(parts)]
  return parts.map((part) => {
    const { amount: most, currency } = part.amount
    const amount = whole === 0 ? 0 : most - portionOf(most, whole - left, whole)
    left -= amount
    whole -= most
    return { ...part, amount: { amount, currency } }
  })
}

// The person's credit pays back the first parts, until it is used up.
export function withCredit<Part extends Allocation>(parts: Part[], credit: number) {
  let left = Math.max(0, credit)
  return parts.map((part) => {
    const from_credit = Math.min(part.amount.amount, left)
    left -= from_credit
    return { ...part, from_credit }
  })
}
