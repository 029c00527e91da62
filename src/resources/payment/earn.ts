// What practitioners earn: their share of what is collected for their sessions, as the account has
// set it for each. What is given back takes back the share of it.
import type { Call } from '#call.ts'
import { shareOf, split } from '#money.ts'
import type { Row } from '#record.ts'
import type { Posting } from '#resources/ledger_entry/posting.ts'
import { practitionerEarned } from '#resources/ledger_entry/postings.ts'
import { sessionsOf } from './store.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: number }

// "of" is what it is earned by (a payment, a refund, a remittance): each earns once for a session.
export async function earningsOf(
  call: Call,
  payment: Pick<Row, 'amount' | 'id'>,
  of: string,
  allocations: Allocation[],
  sign: 1 | -1 = 1,
): Promise<Posting[]> {
  const collected = new Map<string, number>()
  for (const { session_id, amount } of allocations) {
    if (session_id) collected.set(session_id, (collected.get(session_id) ?? 0) + amount)
  }
  if (collected.size === 0) return []
  const sessions = await sessionsOf(call, [...collected.keys()])
  return sessions
    .filter(({ share }) => share > 0)
    .map(({ id: session_id, practitioner_id, share }) =>
      practitionerEarned({
        id: `${of}:${session_id}`,
        practitioner_id,
        session_id,
        payment_id: payment.id,
        money: {
          amount: sign * shareOf(collected.get(session_id)!, share),
          currency: payment.amount.currency,
        },
      }),
    )
}

// Which part of each allocation is given back with a part of the whole: what rounding leaves over is
// given to those that lost most by it, so that nothing is made or lost.
export function partOf(allocations: Allocation[], captured: number, units: number): Allocation[] {
  const allocated = allocations.reduce((sum, { amount }) => sum + amount, 0)
  const weights = [...allocations.map(({ amount }) => amount), Math.max(captured - allocated, 0)]
  const parts = split(units, weights)
  return allocations.map((allocation, at) => ({ ...allocation, amount: parts[at]! }))
}
