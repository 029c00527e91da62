// Changes the location and the room of a session that hasn't started.
import type { Call } from '#kernel/call.ts'
import { isIn, statesIn } from '#kernel/state_sets.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { placeOf } from '#areas/sessions/location/location.ts'
import { requireFreeRoom, roomOf } from './rooms.ts'
import { findLocation } from './booked_terms.ts'
import { requireLicensed } from './licensure.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { SessionRow } from './schema.ts'
import type { SessionUpdate } from './booking_schema.ts'

// Returns the changed columns. Another location has other rooms.
export async function relocate(call: Call, session: SessionRow, request: SessionUpdate) {
  const { id, status, practitioner_id, format, starts_at, ends_at } = session
  if (!isIn(sessionLifecycle, 'not_started', status)) {
    throw transitionError(
      sessionLifecycle,
      status,
      'update',
      statesIn(sessionLifecycle, 'not_started'),
    )
  }
  const { location_id = session.location_id } = request
  const same = location_id === session.location_id
  const { room_id = same ? session.room_id : null } = request
  const location = await findLocation(call, { ...request, location_id, room_id })
  await requireFreeRoom(call, roomOf({ location_id, room_id }), { starts_at, ends_at }, [id])
  if (same || format !== 'in_person') return { location_id, room_id }
  const place = location ? placeOf(location) : (request.place ?? null)
  await requireLicensed(call, practitioner_id, { ...session, place })
  return { location_id, room_id, place, ...(location && { time_zone: location.time_zone }) }
}
