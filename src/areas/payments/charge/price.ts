// Derives the charges of a session from its outcome and the practitioner's rates. Pure, so prices
// can be quoted in advance.
import type { Money } from '#areas/payments/ledger/posting.ts'
import type { Fee } from '#areas/sessions/session/fees.ts'

export type Rate = { service: string; price: Money }
type Seat = { person_id: string }
export type Billed = {
  status?: string
  type: string
  duration_minutes: number
  procedure_code: string | null
  payer_type: string | null
  person_id: string | null
  participants: Seat[]
  fee: Fee | null
}
export type Wanted = { kind: 'self_pay' | Fee['kind']; person_id: string; amount: Money }

// By service code, else by session type and length, else by session type.
export function priceOf(rates: Rate[], { type, duration_minutes, procedure_code }: Billed) {
  const names = [procedure_code?.toLowerCase(), `${type}_${duration_minutes}`, type]
  const known = names.map((name) => rates.find(({ service }) => service === name))
  const price = known.find((rate) => rate !== undefined)?.price
  return price && { ...price, currency: price.currency.toLowerCase() }
}

// The person the session was booked for; in a group without one, each participant.
const owing = ({ person_id, participants }: Billed) =>
  person_id ? [person_id] : participants.map((seat) => seat.person_id)

export function wantedCharges(session: Billed, rates: Rate[]): Wanted[] {
  const { status, payer_type, fee } = session
  const price = status === 'completed' && payer_type === 'self_pay' && priceOf(rates, session)
  const missed = status === 'no_show' || status === 'canceled'
  const due = missed && fee?.payable ? { kind: fee.kind, amount: fee.amount } : undefined
  const charge = price ? { kind: 'self_pay' as const, amount: price } : due
  if (!charge || charge.amount.amount === 0) return []
  return owing(session).map((person_id) => ({ ...charge, person_id }))
}
