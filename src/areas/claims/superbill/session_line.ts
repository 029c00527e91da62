// Fills in a superbill line from a completed session: date, service, diagnoses, fee and payment.
import type { Call } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { findBillableNotes } from '#areas/notes/note/billable.ts'
import { findLocations } from '#areas/sessions/location/location.ts'
import { sessionKind, sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { sumPaidForSession } from '#areas/payments/payment/session_payments.ts'
import type { Line } from './schema.ts'
import { findCharged, isParticipant } from './store.ts'

// Default places: telehealth in the patient's home, and the office. Other places must be sent.
const places: Record<SessionRow['format'], Pick<Line, 'place_of_service' | 'modifiers'>> = {
  telehealth: { place_of_service: '10', modifiers: ['95'] },
  phone: { place_of_service: '10', modifiers: ['93'] },
  in_person: { place_of_service: '11', modifiers: [] },
}

type Practitioner = { practitioner_id: string; time_zone: string }
type SessionLine = { line: Partial<Line>; labels: string[] }

// Only sessions of this person with this practitioner are found.
export async function findSessionLine(
  call: Call,
  session_id: string,
  person_id: string,
  { practitioner_id, time_zone, param }: Practitioner & { param: string },
): Promise<SessionLine> {
  const session = await findRow(call, sessionKind, session_id, param)
  const attended =
    session.person_id === person_id || (await isParticipant(call, session_id, person_id))
  if (!attended || session.practitioner_id !== practitioner_id) {
    throw notFound(sessionKind.object, param)
  }
  if (!isIn(sessionLifecycle, 'completed', session.status)) {
    const message = `The session is \`${session.status}\`. Superbills list completed sessions.`
    const details = [{ param, code: 'session_not_completed', message }]
    throw new ApiError('superbill_incomplete', {}, { param, details })
  }
  const starts = Temporal.Instant.from(session.starts_at)
  const notes = await findBillableNotes(call, session_id, person_id)
  const diagnoses = notes.find((note) => note.diagnoses.length > 0)?.diagnoses
  const charged = await findCharged(call, session_id, person_id)
  const paid = await sumPaidForSession(call, { session_id, person_id }, charged?.currency)
  const { procedure_code, format } = session
  const in_person = format === 'in_person' ? [session] : []
  const location = [...(await findLocations(call, in_person)).values()][0]
  const labels = notes.flatMap((note) => note.labels)
  const line: Partial<Line> = {
    service_date: starts.toZonedDateTimeISO(time_zone).toPlainDate().toString(),
    ...(procedure_code && { procedure_code }),
    ...places[format],
    ...(location && { place_of_service: location.place_of_service }),
    ...(diagnoses && { diagnoses: diagnoses.map(({ code, rank }) => ({ code, rank })) }),
    ...(charged && charged.amount > 0 && { fee: charged }),
    ...(paid && { amount_paid: paid }),
  }
  return { line, labels }
}
