// Late-cancellation and no-show fees, under the policy in effect at booking. A fee that isn't
// payable is still returned, with the reason.
import type { Row } from '#kernel/record.ts'
import type { Policy } from '#areas/sessions/availability/schema.ts'

export type Fee = {
  kind: 'late_cancel' | 'no_show'
  amount: { amount: number; currency: string }
  payable: boolean
  why_not: string | null
}
type Session = Pick<Row, 'policy' | 'type' | 'payer_type' | 'starts_at' | 'status' | 'canceled_by'>

const hour_ms = 3_600_000

export function lateCancelFee(session: Session, canceled_by: string, now: Temporal.Instant) {
  const policy = session.policy as Policy | null
  const booked = session.status === 'scheduled' || session.status === 'checked_in'
  if (!policy?.late_cancel_fee || !booked) return null
  const starts = Temporal.Instant.from(session.starts_at).epochMilliseconds
  const left_ms = starts - now.epochMilliseconds
  if (left_ms >= policy.late_cancel_hours * hour_ms) return null
  return feeOf('late_cancel', policy.late_cancel_fee, { ...session, canceled_by })
}

export function noShowFee(session: Session) {
  const policy = session.policy as Policy | null
  return policy?.no_show_fee ? feeOf('no_show', policy.no_show_fee, session) : null
}

// Recomputes a fee after the payer type changed.
export const feeAgain = ({ kind, amount }: Fee, session: Session) => feeOf(kind, amount, session)

// Providers must accept Medicaid as payment in full (42 CFR 447.15).
function feeOf(
  kind: Fee['kind'],
  amount: Fee['amount'],
  { type, payer_type, canceled_by }: Session,
): Fee {
  const waived = kind === 'no_show' || canceled_by === 'person' ? null : 'not_the_person'
  const why_not = payer_type === 'medicaid' ? 'medicaid' : type === 'crisis' ? 'crisis' : waived
  return { kind, amount, payable: why_not === null, why_not }
}
