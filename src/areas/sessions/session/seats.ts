// Adds and removes participants of a booked session. Locks the session, so that only one caller
// gets the last seat.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { updateRow, lockRow } from '#kernel/record.ts'
import { requireOwnCalendar } from '#areas/sessions/availability/availability.ts'
import { actingPractitioner, requireMayBook } from './draft.ts'
import { limitChangedHold } from './holds.ts'
import { scheduleSessionJobs, sessionKind, sessionLifecycle } from './lifecycle.ts'
import { conflictingTimes, doubleBookedError, participantIds, seatLimit } from './participants.ts'
import { requireEligibleFor } from './licensure.ts'
import { requirePersons } from './persons.ts'
import { recordOpensAt } from './record_access.ts'
import { reviewSession } from './risk.ts'
import { lateCancelFee } from './fees.ts'
import type { Participant, SessionRow } from './schema.ts'
import type { Departure, Seat } from './booking_schema.ts'
import { insertParticipants, deleteParticipant } from './participant_store.ts'

export async function addParticipant(call: Call, id: string, request: Seat) {
  const session = await lockOpenSession(call, id, 'add_participant')
  requireMayBook(call, { ...request, practitioner_id: session.practitioner_id })
  const { person_id, overridden } = await requirePerson(call, session, request)
  if (participantIds(session).includes(person_id)) return session
  // A person who returns owes no fee for having left.
  const late_departures = session.late_departures.filter((each) => each.person_id !== person_id)
  const held = await limitHold(call, session, [person_id])
  const seats = await addSeat(call, session, person_id)
  const override = overridden && { availability_overridden: true }
  return await updateSeats(call, session, { ...seats, ...held, late_departures, ...override })
}

// Leaving within the period of late cancellations costs what the policy says.
export async function removeParticipant(call: Call, id: string, request: Departure) {
  const session = await lockOpenSession(call, id, 'remove_participant')
  if (!participantIds(session).includes(request.person_id)) return session
  const primary = session.person_id === request.person_id
  const seats = await removeSeat(call, session, request.person_id)
  const held = seats.seats_taken === 0 ? await limitHold(call, session, []) : {}
  const { person_id, canceled_by = call.actor.kind } = request
  const fee = lateCancelFee(session, canceled_by, call.now)
  const departure = fee && { person_id, left_at: toTimestamp(call.now), canceled_by, fee }
  return await updateSeats(call, session, {
    ...seats,
    ...held,
    ...(primary && { person_id: null, person_location: null }),
    ...(departure && { late_departures: [...session.late_departures, departure] }),
  })
}

// Changes the primary participant after booking. Returns the changed columns.
export async function changePrimaryParticipant(call: Call, id: string, requested: string | null) {
  const session = await lockOpenSession(call, id, 'update')
  const named = requested && (await requirePerson(call, session, { person_id: requested }))
  const person_id = named ? named.person_id : null
  if (person_id === session.person_id) return {}
  const before = session.person_id ? await removeSeat(call, session, session.person_id) : {}
  const remaining = { ...session, ...before }
  const seated = person_id === null || participantIds(remaining).includes(person_id)
  const joining = seated ? [] : [person_id]
  const emptied = joining.length === 0 && participantIds(remaining).length === 0
  const limited = emptied || !seated ? await limitHold(call, session, joining) : {}
  const after = seated ? {} : await addSeat(call, remaining, person_id)
  const held = isIn(sessionLifecycle, 'on_hold', session.status)
  const record_opens_at = held ? null : recordOpensAt(call, Date.parse(session.starts_at))
  // The location of the person who was in the session says nothing about another one.
  const located = session.person_id && { person_location: null }
  return asColumns({ ...before, ...after, ...located, ...limited, person_id, record_opens_at })
}

// An open hold that gets a person, or loses its last one, passes the limits of a new hold.
async function limitHold(call: Call, session: SessionRow, persons: string[]) {
  if (!isIn(sessionLifecycle, 'on_hold', session.status)) return {}
  return { hold_expires_at: await limitChangedHold(call, session, persons) }
}

async function requirePerson(call: Call, session: SessionRow, request: Seat) {
  const { person_id, override_availability } = request
  const named = [{ person_id, param: 'person_id' }]
  const booking = { ...session, override_availability }
  const { persons, overridden } = await requirePersons(call, named, booking)
  const unlocated = { ...session, person_location: null }
  await requireEligibleFor(call, session.practitioner_id, unlocated)
  return { person_id: persons[0]!, overridden }
}

async function lockOpenSession(call: Call, id: string, step: string) {
  const session = await lockRow(call, sessionKind, id)
  requireOwnCalendar(actingPractitioner(call), session.practitioner_id, 'id')
  const { status } = session
  if (isIn(sessionLifecycle, 'not_started', status)) return session
  throw transitionError(sessionLifecycle, status, step, statesIn(sessionLifecycle, 'not_started'))
}

type Seats = Pick<SessionRow, 'participants' | 'seats_taken'>

async function addSeat(call: Call, session: SessionRow, person_id: string): Promise<Seats> {
  const { id, seats_taken, participants } = session
  if (seats_taken >= seatLimit(session)) throw new ApiError('group_full', {})
  const conflicts = await conflictingTimes(call, [person_id], [session], [id])
  if (conflicts.length > 0) throw doubleBookedError()
  await insertParticipants(call, [id], [person_id])
  return seatColumns([...participants, { person_id, joined_at: toTimestamp(call.now) }])
}

async function removeSeat(
  call: Call,
  { id, participants }: SessionRow,
  person_id: string,
): Promise<Seats> {
  await deleteParticipant(call, id, person_id)
  return seatColumns(participants.filter((participant) => participant.person_id !== person_id))
}

const seatColumns = (participants: Participant[]) => ({
  participants,
  seats_taken: participants.length,
})

const asColumns = ({ participants, late_departures, ...columns }: Partial<SessionRow>) => ({
  ...columns,
  ...(participants && { participants: asJson(participants) }),
  ...(late_departures && { late_departures: asJson(late_departures) }),
})

async function updateSeats(call: Call, { id }: SessionRow, columns: Partial<SessionRow>) {
  const session = await updateRow(call, sessionKind, id, asColumns(columns), 'seats_changed')
  if (columns.hold_expires_at) scheduleSessionJobs(call, session, session)
  return await reviewSession(call, session)
}
