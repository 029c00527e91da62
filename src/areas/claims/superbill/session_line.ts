// Fills in a superbill line from a completed session: date, service, diagnoses, fee and payment.
import type { Call } from '#kernel/call.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { billableNotesOf } from '#areas/notes/note/billable.ts'
import { sessionKind } from '#areas/sessions/session/lifecycle.ts'
import type { Line } from './schema.ts'
import { isSeated, moneyOfSession } from './store.ts'

// Default places: telehealth in the patient's home, and the office. Other places must be sent.
const places: Record<string, Pick<Line, 'place_of_service' | 'modifiers'>> = {
  telehealth: { place_of_service: '10', modifiers: ['95'] },
  phone: { place_of_service: '10', modifiers: ['93'] },
  in_person: { place_of_service: '11', modifiers: [] },
}

// Undefined unless it is a completed session of this person.
export async function knownOf(
  call: Call,
  session_id: string,
  person_id: string,
  practitioner: Row,
): Promise<{ known: Partial<Line>; labels: string[] } | undefined> {
  const session = await findRow(call, sessionKind, session_id, 'lines')
  const theirs = session.person_id === person_id || (await isSeated(call, session_id, person_id))
  if (!theirs || session.practitioner_id !== practitioner.id || session.status !== 'completed') {
    return undefined
  }
  const starts = Temporal.Instant.from(session.starts_at)
  const notes = await billableNotesOf(call, session_id, person_id)
  const diagnoses = notes.find((note) => note.diagnoses?.length > 0)?.diagnoses
  const { charged, paid, currency } = await moneyOfSession(call, session_id, person_id)
  const { procedure_code, format } = session
  const labels = notes.flatMap((note) => note.labels)
  const known = {
    service_date: starts.toZonedDateTimeISO(practitioner.time_zone).toPlainDate().toString(),
    ...(procedure_code && { procedure_code }),
    ...places[format],
    ...(diagnoses && { diagnoses: diagnoses.map(({ code, rank }) => ({ code, rank })) }),
    ...(currency && {
      fee: { amount: charged, currency },
      amount_paid: { amount: paid, currency },
    }),
  } as Partial<Line>
  return { known, labels }
}
