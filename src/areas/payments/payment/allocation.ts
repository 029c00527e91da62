// Pure arithmetic on the allocations of a payment.
import { asJson } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: number }

// The session an allocation is for, else its claim.
export const careIn = ({ session_id, claim_id }: Partial<Allocation>) => session_id ?? claim_id

export const total = (allocations: Allocation[]) =>
  allocations.reduce((sum, { amount }) => sum + amount, 0)

// Allocations summed by session or claim. Unassigned ones are dropped.
export function byCare(allocations: Allocation[]): Allocation[] {
  const sums = new Map<string, Allocation>()
  for (const each of allocations) {
    const id = careIn(each)
    if (id) sums.set(id, { ...each, amount: each.amount + (sums.get(id)?.amount ?? 0) })
  }
  return [...sums.values()]
}

// What "one" allocates to each session or claim beyond "other".
export function beyond(one: Allocation[], other: Allocation[]): Allocation[] {
  const before = new Map(byCare(other).map((each) => [careIn(each), each.amount]))
  return byCare(one)
    .map((each) => ({ ...each, amount: each.amount - (before.get(careIn(each)) ?? 0) }))
    .filter(({ amount }) => amount > 0)
}

// Limits allocations to a total, in the order they were sent.
export function cutTo(allocations: Allocation[], most: number): Allocation[] {
  let left = most
  return allocations.flatMap((each) => {
    const amount = Math.min(each.amount, left)
    left -= amount
    return amount > 0 ? { ...each, amount } : []
  })
}

// After a partial capture, limits the allocations to the captured amount.
export function cutToTaken({ allocations }: Row, taken: number) {
  if (total(allocations) <= taken) return {}
  return { allocations: asJson(cutTo(allocations, taken)) }
}
