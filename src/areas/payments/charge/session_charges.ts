// Derives the charges of a session from its outcome and the practitioner's rates. Pure, so prices
// can be quoted in advance.
import type { Money } from '#kernel/money.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { isIn } from '#kernel/state_sets.ts'

export type Rate = { service: string; price: Money }
export type BillableSession = Pick<
  SessionRow,
  | 'status'
  | 'type'
  | 'duration_minutes'
  | 'procedure_code'
  | 'price'
  | 'payer_type'
  | 'person_id'
  | 'fee'
  | 'late_departures'
> & { participants: { person_id: string }[] }

export type ChargeDraft = {
  kind: 'self_pay' | NonNullable<SessionRow['fee']>['kind']
  person_id: string
  amount: Money
}

// The price of the service, else the rate by procedure code, by session type and length, or by
// session type.
export function priceOf(
  rates: Rate[],
  { type, duration_minutes, procedure_code, price: agreed }: BillableSession,
): Money | undefined {
  if (agreed) return agreed
  const services = [procedure_code?.toLowerCase(), `${type}_${duration_minutes}`, type]
  const matches = services.map((name) => rates.find(({ service }) => service === name))
  const price = matches.find((rate) => rate !== undefined)?.price
  return price && { ...price, currency: price.currency.toLowerCase() }
}

// The person the session was booked for; in a group without one, each participant.
const debtorsOf = ({ person_id, participants }: BillableSession) =>
  person_id ? [person_id] : participants.map((participant) => participant.person_id)

export const isSelfPay = ({ status, payer_type }: BillableSession) =>
  isIn(sessionLifecycle, 'completed', status) && payer_type === 'self_pay'

// `standard` is the price in the account's own fee schedule, used if there is no other.
export function chargesFor(
  session: BillableSession,
  rates: Rate[],
  standard?: Money,
): ChargeDraft[] {
  const price = isSelfPay(session) ? (priceOf(rates, session) ?? standard) : undefined
  return [...chargesOfOutcome(session, price), ...chargesOfDepartures(session)].filter(
    ({ amount }) => amount.amount !== 0,
  )
}

// A self-pay session without a price isn't charged, but a package can include it.
export const unpricedCharges = (session: BillableSession) =>
  isSelfPay(session)
    ? debtorsOf(session).map((person_id) => ({
        kind: 'self_pay' as const,
        person_id,
        amount: null,
      }))
    : []

function chargesOfOutcome(session: BillableSession, price: Money | undefined): ChargeDraft[] {
  const { status, fee } = session
  const completed = isIn(sessionLifecycle, 'completed', status)
  const declined = isIn(sessionLifecycle, 'declined', status)
  const missed = declined || (isIn(sessionLifecycle, 'billable', status) && !completed)
  const due = missed && fee?.payable ? { kind: fee.kind, amount: fee.amount } : undefined
  const charge = price ? { kind: 'self_pay' as const, amount: price } : due
  return charge ? debtorsOf(session).map((person_id) => ({ ...charge, person_id })) : []
}

// Whatever became of the session, those who left it late owe the fee. A person is charged once.
const chargesOfDepartures = ({ late_departures }: BillableSession): ChargeDraft[] =>
  late_departures
    .filter(({ fee }) => fee.payable)
    .map(({ person_id, fee: { kind, amount } }) => ({ kind, amount, person_id }))
