// What parts of a payment are for: pure sums over its allocations.
import { asJson } from '#db/sql.ts'
import type { Row } from '#record.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: number }

// What it is for: care is counted by the session, or by the claim where that is all that is said.
export const careIn = ({ session_id, claim_id }: Partial<Allocation>) => session_id ?? claim_id

export const total = (allocations: Allocation[]) =>
  allocations.reduce((sum, { amount }) => sum + amount, 0)

// Those that say what they are for, each care once.
export function byCare(allocations: Allocation[]): Allocation[] {
  const sums = new Map<string, Allocation>()
  for (const each of allocations) {
    const id = careIn(each)
    if (id) sums.set(id, { ...each, amount: each.amount + (sums.get(id)?.amount ?? 0) })
  }
  return [...sums.values()]
}

// What is allocated to each session or claim by the one and not by the other.
export function beyond(one: Allocation[], other: Allocation[]): Allocation[] {
  const before = new Map(byCare(other).map((each) => [careIn(each), each.amount]))
  return byCare(one)
    .map((each) => ({ ...each, amount: each.amount - (before.get(careIn(each)) ?? 0) }))
    .filter(({ amount }) => amount > 0)
}

// As much of them as there is, in the order in which they were said.
export function cutTo(allocations: Allocation[], most: number): Allocation[] {
  let left = most
  return allocations.flatMap((each) => {
    const amount = Math.min(each.amount, left)
    left -= amount
    return amount > 0 ? { ...each, amount } : []
  })
}

// Where less was taken than was asked for, no more is for anything than was taken.
export function cutToTaken({ allocations }: Row, taken: number) {
  if (total(allocations) <= taken) return {}
  return { allocations: asJson(cutTo(allocations, taken)) }
}
