// Books and updates sessions.
import type { Call } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import { requireFreeExternalId } from '#kernel/external_id.ts'
import type { Job } from '#kernel/jobs.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, lockRow, requireNotErased } from '#kernel/record.ts'
import { inWholeCalendar } from '#areas/sessions/availability/full_calendar.ts'
import { formWarnings } from '#areas/sessions/service/booking_terms.ts'
import { completeRequest } from './booked_terms.ts'
import { book, emitCreated } from './booking.ts'
import { restrictToActor, requestedPersons, requireMayBook } from './draft.ts'
import { noShowFee, recomputeDepartures, recomputeFee } from './fees.ts'
import { reminder } from './jobs.ts'
import {
  scheduleSessionJobs,
  scheduleSettlement,
  sessionKind,
  sessionLifecycle,
} from './lifecycle.ts'
import { requireConsents, requirePersons } from './persons.ts'
import { relocate } from './relocate.ts'
import { recordSession } from './recording.ts'
import { changePrimaryParticipant } from './seats.ts'
import type { SessionRow } from './schema.ts'
import type { SessionCreate, SessionUpdate } from './booking_schema.ts'
import { findScheduled, lockMembers } from './store.ts'
import { requestedTime } from './times.ts'
import { requireLicensed } from './licensure.ts'
import { reviewSession, riskEvents } from './risk.ts'

export async function scheduleSession(call: Call, body: SessionCreate) {
  const { request, ...terms } = await completeRequest(call, restrictToActor(call, body))
  if (request.recorded) return await recordSession(call, request, terms)
  const { practitioner_id } = request
  requireMayBook(call, request)
  const time = requestedTime(request)
  await requireFreeExternalId(call, sessionKind, request.external_id)
  const booked = await requirePersons(call, requestedPersons(request), request)
  await requireLicensed(call, practitioner_id, request)
  const booking = { ...booked, ...terms }
  const made = await inWholeCalendar(call, () => book(call, request, time, booking))
  const { session } = made
  emitCreated(call, session)
  const reviewed = booked.consent_ends ? await reviewSession(call, session) : session
  const warnings = [
    ...booked.interpreters,
    ...(terms.service ? await formWarnings(call, terms.service, booked.persons) : []),
    ...made.warnings,
  ]
  return warnings.length > 0 ? { ...reviewed, warnings } : reviewed
}

// Checks that the participants' consents still cover the session.
export const recheckConsents = (call: Call, request: SessionCreate) =>
  requireConsents(call, requestedPersons(restrictToActor(call, request)), request.practitioner_id)

export async function updateSession(call: Call, id: string, request: SessionUpdate) {
  const { person_id, location_id, room_id, ...columns } = request
  const { payer_type, metadata, place, no_show_by } = columns
  const session = await lockRow(call, sessionKind, id)
  if (metadata || place || location_id) await requireNotErased(call, sessionKind, session)
  if (place && isIn(sessionLifecycle, 'not_started', session.status)) {
    await requireLicensed(call, session.practitioner_id, { ...session, place })
  }
  const changes: Record<string, unknown> = { ...columns }
  const paid_by = { ...session, payer_type: payer_type ?? session.payer_type }
  if (no_show_by) {
    requireNoShow(session)
    changes.fee = noShowFee(paid_by, no_show_by)
    scheduleSettlement(call, session)
  }
  if (payer_type !== undefined) {
    if (session.fee && !no_show_by) changes.fee = recomputeFee(session.fee, paid_by)
    changes.late_departures = asJson(recomputeDepartures(paid_by))
    scheduleSettlement(call, session)
  }
  if (person_id !== undefined) {
    Object.assign(changes, await changePrimaryParticipant(call, id, person_id))
  }
  if (location_id !== undefined || room_id !== undefined) {
    Object.assign(changes, await relocate(call, session, request))
  } else if (place !== undefined) {
    Object.assign(changes, { location_id: null, room_id: null })
  }
  const updated = await updateRow(call, sessionKind, id, changes, 'updated', session)
  if (changes.hold_expires_at) scheduleSessionJobs(call, updated, session)
  return changes.participants ? await reviewSession(call, updated) : updated
}

// Who didn't attend can be corrected, and the fee follows.
function requireNoShow({ status }: SessionRow) {
  if (isIn(sessionLifecycle, 'missed', status)) return
  throw transitionError(sessionLifecycle, status, 'update', statesIn(sessionLifecycle, 'missed'))
}

// The sessions of a series, in order, locked for the rest of the transaction.
export const lockSeriesSessions = lockMembers

// Lets you send reminders.
export const reminderJob: Job = {
  ...reminder,
  summary: 'Send session.reminder_due 24 hours before a session starts.',
  async run(call, id) {
    const session = await findScheduled(call, id)
    if (session) emit(call, 'session.reminder_due', session)
  },
}

export const sessionEvents = {
  ...riskEvents,
  'session.updated':
    "A session's person, their location, place, room, procedure code, payer type or metadata was " +
    'updated.',
  'session.participant_joined': 'A participant or the practitioner joined a session by video.',
  'session.participant_left': 'A participant or the practitioner left the video room.',
  'session.practitioner_changed': 'A session was reassigned to another practitioner.',
  'session.seats_changed': 'A participant was added to or removed from a session.',
  'session.reminder_due':
    'A scheduled session starts in 24 hours. Use this event to send reminders.',
}
