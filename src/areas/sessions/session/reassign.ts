// Reassigns sessions to another practitioner at the same time, if that practitioner can be booked
// then. Persons, fees and the policy of the booking stay.
import type { Call } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { updateRow } from '#kernel/record.ts'
import { type Diary, situationOf, termsOf } from '#areas/sessions/availability/diary.ts'
import { bookingErrorCode, no_buffers } from '#areas/sessions/availability/bookable.ts'
import { missingCare } from '#areas/sessions/availability/offered_care.ts'
import { expireStaleHolds } from './holds.ts'
import { licensureCheck } from './licensure.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { recordOpensAt } from './record_access.ts'
import { requirementsOf } from './reschedule.ts'
import { consentsTo, isGone, personsIn } from './risk.ts'
import { participantIds } from './participants.ts'
import type { SessionRow } from './schema.ts'
import { lockUpcoming, timeColumns } from './store.ts'
import { msOf, timesOf } from './times.ts'

// The practitioner's sessions to come, locked for the rest of the transaction.
export async function lockComingSessions(call: Call, practitioner_id: string, most: number) {
  const upcoming = await lockUpcoming(call, practitioner_id, most)
  return upcoming.filter(({ starts_at }) => msOf(starts_at) > call.now.epochMilliseconds)
}

// An in-person session has the time zone of its location.
const isLocated = ({ format, location_id }: SessionRow) =>
  format === 'in_person' && location_id !== null

// Returns a function that reassigns a session, or returns the code of the error that prevents it.
// The calendar of the other practitioner must be locked.
export async function reassignment(call: Call, diary: Diary, sessions: SessionRow[]) {
  const { id: practitioner_id } = diary
  const licensureError = await licensureCheck(call, practitioner_id)
  const persons = await personsIn(call, sessions)
  const isLost = (person_id: string) => {
    const gathered = persons.get(person_id)
    return gathered !== undefined && isGone(gathered)
  }
  const refuses =
    ({ starts_at }: SessionRow) =>
    (person_id: string) => {
      const gathered = persons.get(person_id)
      const meeting = { practitioner_id, starts_at }
      return gathered !== undefined && !consentsTo('treatment', call, gathered, meeting)
    }
  const usual_buffers = termsOf(diary) ?? no_buffers
  // Sessions that were reassigned before are in the calendar, too.
  const reassigned: { from: number; until: number; starts: number }[] = []

  return async (session: SessionRow) => {
    const { duration_minutes, starts_at } = session
    const starts = msOf(starts_at)
    const situation = situationOf(diary, requirementsOf(session))
    const buffers = situation.buffers ?? usual_buffers
    const calendar = [...situation.calendar, ...reassigned]
    const code =
      bookingErrorCode({ ...situation, calendar }, starts) ??
      licensureError(session) ??
      (missingCare(diary, session).length > 0 ? 'not_offered' : undefined) ??
      (participantIds(session).some(isLost) ? 'person_inactive' : undefined) ??
      (participantIds(session).some(refuses(session)) ? 'consent_required' : undefined)
    if (code) return code
    const times = timesOf(starts, duration_minutes, buffers)
    await expireStaleHolds(call, practitioner_id, times)
    const held = isIn(sessionLifecycle, 'on_hold', session.status)
    const columns = {
      practitioner_id,
      ...timeColumns(times),
      ...(!isLocated(session) && { time_zone: diary.time_zone }),
      buffer_before_minutes: buffers.buffer_before_minutes,
      buffer_after_minutes: buffers.buffer_after_minutes,
      record_opens_at: held ? null : recordOpensAt(call, starts),
      at_risk: false,
      at_risk_reason: null,
      at_risk_person_id: null,
    }
    await updateRow(call, sessionKind, session.id, columns, 'practitioner_changed', session)
    reassigned.push({ from: msOf(times.from), until: msOf(times.until), starts })
    return undefined
  }
}
