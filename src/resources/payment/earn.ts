// What practitioners earn: their share of what is collected for their sessions, as the account has
// set it for each. What is given back takes back the share of it.
import type { Call } from '#call.ts'
import { shareOf } from '#money.ts'
import type { Row } from '#record.ts'
import type { Posting } from '#resources/ledger_entry/posting.ts'
import { practitionerEarned } from '#resources/ledger_entry/postings.ts'
import { earnedBy, sessionsOf } from './store.ts'

export type Allocation = { session_id?: string | null; claim_id?: string | null; amount: number }

// "of" is what it is earned by (a payment, a refund, a remittance): each earns once for a session.
export async function earningsOf(
  call: Call,
  payment: Row,
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
    .map(({ id: session_id, practitioner_id, share }) => {
      const units = sign * shareOf(collected.get(session_id)!, share)
      return earned(payment, of, { session_id, practitioner_id }, units)
    })
}

const earned = (
  { id: payment_id, amount: { currency } }: Row,
  of: string,
  by: { session_id: string; practitioner_id: string },
  amount: number,
) =>
  practitionerEarned({
    id: `${of}:${by.session_id}`,
    ...by,
    payment_id,
    money: { amount, currency },
  })

// What of a payment is gone again (given back, lost in a dispute) was not earned after all: as much
// is taken back as that is of the whole, so that of a payment that is gone nothing stays earned.
export async function earningsGone(
  call: Call,
  payment: Row,
  of: string,
  gone: number,
): Promise<Posting[]> {
  const sessions = await earnedBy(call, payment.id)
  return sessions.map(({ earned: whole, back, ...by }) =>
    earned(payment, of, by, back - Math.floor((whole * gone) / payment.amount_captured)),
  )
}
