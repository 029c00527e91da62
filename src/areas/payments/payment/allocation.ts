// Arithmetic on the allocations of a payment.
import { asJson } from '#db/sql.ts'
import { type Money, plus } from '#kernel/money.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: Money }

// ID of the session an allocation is for, else of its claim.
export const careId = ({ session_id, claim_id }: Partial<Allocation>) => session_id ?? claim_id

export const total = (allocations: Allocation[]) =>
  allocations.reduce((sum, { amount }) => sum + amount.amount, 0)

// Allocations summed by session or claim. Unassigned ones are dropped.
export function sumByCare(allocations: Allocation[]): Allocation[] {
  const sums = new Map<string, Allocation>()
  for (const each of allocations) {
    const id = careId(each)
    if (id) sums.set(id, withMore(each, sums.get(id)?.amount.amount ?? 0))
  }
  return [...sums.values()]
}

const withMore = (each: Allocation, more: number): Allocation => ({
  ...each,
  amount: plus(each.amount, more),
})

// What "one" allocates to each session or claim beyond "other".
export function excessOver(one: Allocation[], other: Allocation[]): Allocation[] {
  const before = new Map(sumByCare(other).map((each) => [careId(each), each.amount.amount]))
  return sumByCare(one)
    .map((each) => withMore(each, -(before.get(careId(each)) ?? 0)))
    .filter(({ amount }) => amount.amount > 0)
}

// Limits allocations to a total, in the order they were sent.
export function limitTo(allocations: Allocation[], limit: number): Allocation[] {
  let left = limit
  return allocations.flatMap((each) => {
    const { currency } = each.amount
    const amount = Math.min(each.amount.amount, left)
    left -= amount
    return amount > 0 ? { ...each, amount: { amount, currency } } : []
  })
}

// After a partial capture, limits the allocations to the captured amount.
export function limitToCaptured(allocations: Allocation[], captured: number) {
  if (total(allocations) <= captured) return {}
  return { allocations: asJson(limitTo(allocations, captured)) }
}

type CareOf = { session_id: string | null; claim_id: string | null; amount: Money }

// Splits an amount by allocation. The rest goes to the payment's own session or claim.
export function partsOf(payment: CareOf, allocations: Allocation[], units: number) {
  const { session_id, claim_id } = payment
  const allocated = limitTo(sumByCare(allocations), units)
  const rest = {
    session_id,
    claim_id,
    amount: { amount: units - total(allocated), currency: payment.amount.currency },
  }
  return mergeByCare([...allocated, rest]).filter(({ amount }) => amount.amount > 0)
}

const mergeByCare = (parts: Allocation[]) => [
  ...sumByCare(parts),
  ...parts.filter((part) => !careId(part)),
]
