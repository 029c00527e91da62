// Late-cancellation and no-show fees, under the policy in effect at booking. A fee that isn't
// payable is still returned, with the reason.
import { isIn } from '#kernel/state_sets.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { Fee } from './fee_schema.ts'
import type { SessionRow } from './schema.ts'

export type { Fee }
type Session = Pick<
  SessionRow,
  'policy' | 'type' | 'payer_type' | 'starts_at' | 'fee_starts_at' | 'status' | 'canceled_by'
>

const hour_ms = 3_600_000

// A session that a person moved late is measured from the time it had, also while the new time
// awaits approval.
export function lateCancelFee(
  session: Session,
  canceled_by: Session['canceled_by'],
  now: Temporal.Instant,
) {
  const { policy, status, starts_at, fee_starts_at } = session
  if (!policy?.late_cancel_fee) return null
  if (!fee_starts_at && !isIn(sessionLifecycle, 'booked', status)) return null
  const starts = Temporal.Instant.from(fee_starts_at ?? starts_at).epochMilliseconds
  const left_ms = starts - now.epochMilliseconds
  if (left_ms >= policy.late_cancel_hours * hour_ms) return null
  return feeOf('late_cancel', policy.late_cancel_fee, { ...session, canceled_by })
}

// If the practitioner didn't attend, the person owes nothing.
export function noShowFee(session: Session, no_show_by: SessionRow['no_show_by']) {
  const { policy } = session
  if (no_show_by !== 'person' || !policy?.no_show_fee) return null
  return feeOf('no_show', policy.no_show_fee, session)
}

// Recomputes a fee after the payer type changed.
export function recomputeFee({ kind, amount }: Fee, session: Session) {
  const { status, canceled_by: by } = session
  const canceled_by = isIn(sessionLifecycle, 'declined', status) ? 'person' : by
  return feeOf(kind, amount, { ...session, canceled_by })
}

// The fee of a late move that the practitioner declines: the person gave up the time it had.
export const declinedMoveFee = (session: Session, now: Temporal.Instant) =>
  session.fee_starts_at ? lateCancelFee(session, 'person', now) : null

// The same for the fees of those who left late. They owe nothing for a session that the practice
// canceled or declined.
export function recomputeDepartures(session: Session & Pick<SessionRow, 'late_departures'>) {
  const { status, canceled_by: by } = session
  const by_practice = isIn(sessionLifecycle, 'declined', status) ? 'practitioner' : by
  return session.late_departures.map((departure) => {
    const canceled_by =
      by_practice && by_practice !== 'person' ? by_practice : departure.canceled_by
    const fee = feeOf(departure.fee.kind, departure.fee.amount, { ...session, canceled_by })
    return { ...departure, fee }
  })
}

function feeOf(kind: Fee['kind'], amount: Fee['amount'], session: Session): Fee {
  const not_payable_reason = notPayableReason(kind, session)
  return { kind, amount, payable: not_payable_reason === null, not_payable_reason }
}

// Providers must accept Medicaid as payment in full (42 CFR 447.15).
function notPayableReason(
  kind: Fee['kind'],
  { type, payer_type, canceled_by }: Session,
): Fee['not_payable_reason'] {
  if (payer_type === 'medicaid') return 'medicaid'
  if (type === 'crisis') return 'crisis'
  return kind === 'no_show' || canceled_by === 'person' ? null : 'not_canceled_by_person'
}
