// Participants of a session. The `person_double_booked` constraint prevents overlapping sessions;
// checking first gives a clear error.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { SessionType } from '#areas/sessions/availability/session_type.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { SessionRow } from './schema.ts'
import type { SessionCreate } from './booking_schema.ts'
import type { Times } from './store.ts'
import { lockPersons, type Meeting, overlappingMeetings } from './participant_store.ts'

export const participantIds = ({ participants }: Pick<SessionRow, 'participants'>): string[] =>
  participants.map(({ person_id }) => person_id)

// A person can cancel or reschedule a session only if they are its only participant.
export function requireAlone(
  { actor }: Call,
  session: Pick<SessionRow, 'participants'>,
  step: 'cancel' | 'reschedule',
) {
  if (actor.kind !== 'person' || participantIds(session).every((id) => id === actor.id)) return
  const who = 'Only the account or the practitioner'
  const needs = `This session has other participants. ${who} can ${step} it.`
  throw new ApiError('permission_denied', { needs })
}

export const doubleBookedError = () =>
  new ApiError('person_double_booked', {}, { param: 'starts_at' })

// Types whose seats the booking can set. All other types have a fixed number.
const most_seats = 100
const seats: Record<SessionType, number> = {
  intake: 1,
  individual: 1,
  medication: 1,
  crisis: 1,
  consultation: 1,
  couple: 2,
  family: most_seats,
  group: most_seats,
}
const hasCapacity = (type: SessionType) => seats[type] === most_seats

export const seatLimit = ({ type, capacity }: Pick<SessionRow, 'type' | 'capacity'>) =>
  capacity ?? seats[type]

type BookedSeats = {
  [Field in 'person_id' | 'capacity' | 'type']: SessionCreate[Field] | undefined
}

// The participant columns of a new session.
export function participantColumns(
  call: Call,
  { person_id, capacity, type = 'individual' }: BookedSeats,
  persons: string[],
) {
  if (capacity !== undefined && !hasCapacity(type)) {
    throw invalid('capacity', '`capacity` requires `type: group` or `type: family`.')
  }
  if (capacity !== undefined && persons.length > capacity) {
    throw invalid('participants', 'The number of participants exceeds `capacity`.')
  }
  if (persons.length > seats[type]) {
    const rule = `A session of type \`${type}\` has at most ${countOf(seats[type])}.`
    throw invalid('participants', `${rule} Set another \`type\` to add more.`)
  }
  const joined_at = toTimestamp(call.now)
  return {
    ...(capacity !== undefined && { capacity }),
    ...(persons.length > 0 && {
      person_id: person_id ? persons[0] : null,
      seats_taken: persons.length,
      participants: asJson(persons.map((id) => ({ person_id: id, joined_at }))),
    }),
  }
}

const countOf = (many: number) => (many === 1 ? '1 participant' : `${many} participants`)

// Returns the times at which a person is in another session. Expires stale holds on the way, and
// locks the persons against other bookings until the transaction ends.
export async function conflictingTimes<Time extends Pick<Times, 'starts_at' | 'ends_at'>>(
  call: Call,
  persons: string[],
  times: Time[],
  except: string[] = [],
): Promise<Time[]> {
  if (persons.length === 0) return []
  const from = times.map(({ starts_at }) => starts_at).sort()[0]!
  const until = times
    .map(({ ends_at }) => ends_at)
    .sort()
    .at(-1)!
  const [, meetings] = await Promise.all([
    lockPersons(call, persons),
    overlappingMeetings(call, persons, except, { from, until }),
  ])
  const overlaps = ({ from, until }: Meeting, { starts_at, ends_at }: Time) =>
    from < ends_at && starts_at < until
  const conflicts = meetings.filter((meeting) => times.some((time) => overlaps(meeting, time)))
  for (const { session_id, stale } of conflicts) {
    if (stale) await tryStep(call, sessionLifecycle, session_id, 'expire')
  }
  const active = conflicts.filter(({ stale }) => !stale)
  return times.filter((time) => active.some((meeting) => overlaps(meeting, time)))
}
