// What care requires when a person checks in, and when it is started, completed or corrected from a
// no-show: consent, a known location, and an eligible practitioner.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { locationRequired, requireEligibleFor } from './licensure.ts'
import { confirmedLocation } from './locations.ts'
import { participantIds } from './participants.ts'
import { requireConsentsAtStart } from './persons.ts'
import type { SessionRow } from './schema.ts'
import type { CheckIn } from './steps_schema.ts'

export async function requireMayCheckIn(
  call: Call,
  session: SessionRow,
  { person_location }: CheckIn,
) {
  const remote = session.format !== 'in_person' && participantIds(session).length > 0
  if (remote && !person_location) throw locationRequired(session)
  const located = { ...session, person_location: person_location ?? session.person_location }
  await requireEligibleFor(call, session.practitioner_id, located)
}

// Care that begins late is checked for the day on which it begins. A session that is completed
// afterwards is checked for its own day.
export const requireMayStart = (
  call: Call,
  session: SessionRow,
  request: CheckIn,
  too_early?: ApiError,
) => {
  const late = Temporal.Instant.compare(call.now, session.starts_at) > 0
  const begins_at = late ? toTimestamp(call.now) : session.starts_at
  return requireMayTreat(call, session, request, too_early, begins_at)
}

export async function requireMayTreat(
  call: Call,
  session: SessionRow,
  request: CheckIn,
  too_early?: ApiError,
  starts_at = session.starts_at,
) {
  const persons = participantIds(session)
  await requireConsentsAtStart(call, persons, session)
  if (too_early) throw too_early
  const person_location = request.person_location ?? (await confirmedLocation(call, session))
  const located = persons.length > 0
  const meeting = { ...session, person_location, starts_at }
  await requireEligibleFor(call, session.practitioner_id, meeting, { located })
}

// Whether a check of the caller's request fails. Any other failure is thrown.
export async function fails(check: () => Promise<void>) {
  try {
    await check()
    return false
  } catch (error) {
    if (error instanceof ApiError) return true
    throw error
  }
}
