// Arithmetic on the allocations of a payment.
import { asJson } from '#db/sql.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: number }

// ID of the session an allocation is for, else of its claim.
export const careId = ({ session_id, claim_id }: Partial<Allocation>) => session_id ?? claim_id

export const total = (allocations: Allocation[]) =>
  allocations.reduce((sum, { amount }) => sum + amount, 0)

// Allocations summed by session or claim. Unassigned ones are dropped.
export function sumByCare(allocations: Allocation[]): Allocation[] {
  const sums = new Map<string, Allocation>()
  for (const each of allocations) {
    const id = careId(each)
    if (id) sums.set(id, { ...each, amount: each.amount + (sums.get(id)?.amount ?? 0) })
  }
  return [...sums.values()]
}

// What "one" allocates to each session or claim beyond "other".
export function excessOver(one: Allocation[], other: Allocation[]): Allocation[] {
  const before = new Map(sumByCare(other).map((each) => [careId(each), each.amount]))
  return sumByCare(one)
    .map((each) => ({ ...each, amount: each.amount - (before.get(careId(each)) ?? 0) }))
    .filter(({ amount }) => amount > 0)
}

// Limits allocations to a total, in the order they were sent.
export function limitTo(allocations: Allocation[], limit: number): Allocation[] {
  let left = limit
  return allocations.flatMap((each) => {
    const amount = Math.min(each.amount, left)
    left -= amount
    return amount > 0 ? { ...each, amount } : []
  })
}

// After a partial capture, limits the allocations to the captured amount.
export function limitToCaptured(allocations: Allocation[], captured: number) {
  if (total(allocations) <= captured) return {}
  return { allocations: asJson(limitTo(allocations, captured)) }
}
