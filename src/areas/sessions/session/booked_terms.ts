// Looks up the service and the location of a booking, and completes the request with what they
// decide.
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import type { BookingPlace } from '#areas/sessions/availability/bookable.ts'
import { findOpenLocation, placeOf } from '#areas/sessions/location/location.ts'
import { roomWithoutLocation } from './rooms.ts'
import type { LocationRow } from '#areas/sessions/location/schema.ts'
import {
  type BookableService,
  decideFields,
  findBookable,
} from '#areas/sessions/service/booking_terms.ts'
import type { SessionCreate } from './booking_schema.ts'
import { requestedTime } from './times.ts'

export type BookedTerms = { service: BookableService | null; location: LocationRow | null }

type Booking = Pick<SessionCreate, 'practitioner_id' | 'starts_at'> & Partial<SessionCreate>

export async function completeRequest<Request extends Booking>(call: Call, request: Request) {
  const { service_id, recorded = false } = request
  const service = service_id ? await findBookable(call, service_id, { recorded }) : null
  const { minutes } = requestedTime(request)
  const decided = service ? decideFields(service, request, minutes) : {}
  const location = await findLocation(call, request)
  const at_location = location ? ('in_person' as const) : undefined
  const format = decided.format ?? request.format ?? at_location
  const completed: Request = {
    ...request,
    ...decided,
    ...(format && { format }),
    ...(location && format === 'in_person' && { place: placeOf(location) }),
  }
  return { request: completed, service, location }
}

type Requested = Pick<Booking, 'location_id' | 'room_id' | 'place'>

export async function findLocation(call: Call, { location_id, room_id, place }: Requested) {
  if (room_id && !location_id) throw roomWithoutLocation()
  if (!location_id) return null
  if (place) throw invalid('place', 'Send `location_id` or `place`, not both.')
  return await findOpenLocation(call, location_id, room_id)
}

type Located<Request> = { request: Request; location: LocationRow | null }

// A booking that names no place takes place where the practitioner is then.
export async function atLocation<Request extends Booking>(
  call: Call,
  { request, location }: Located<Request>,
  placed: BookingPlace,
): Promise<Located<Request>> {
  const location_id = placed.code ? null : placed.location_id
  if (!location_id || location || request.place) return { request, location }
  const found = await findOpenLocation(call, location_id)
  return { request: { ...request, location_id, place: placeOf(found) }, location: found }
}
