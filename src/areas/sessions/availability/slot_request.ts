// What a search for slots asks for: the range, the care, the service and the room.
import { type Call, timestampOf, toTimestamp } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { type Diary, type SlotRequirements, termsOf } from './diary.ts'
import { findOpenLocation } from '#areas/sessions/location/location.ts'
import { roomWithoutLocation, spansTaken } from '#areas/sessions/session/rooms.ts'
import {
  type BookableService,
  buffersFor,
  decideFields,
  findBookable,
} from '#areas/sessions/service/booking_terms.ts'
import { formatFor } from './offered_care.ts'
import type { SlotQuery } from './slots_schema.ts'
import { type Reach, default_days } from './store.ts'
import { inWholeCalendar } from './full_calendar.ts'
import type { Span } from '#kernel/spans.ts'

export const day_ms = 86_400_000
export const most_days = 62

// What a request names, once it was looked up.
type Resolved = { service?: BookableService | null; room_taken?: Span[] }
export type SlotRequest = SlotQuery & Resolved

export const msOf = (text: string) => Temporal.Instant.from(text).epochMilliseconds

// Without "from", the range starts now by the account's clock, which the query returns.
export function spanOf({ from, to }: SlotRequest, now: string): Span {
  const start = msOf(from ?? now)
  const until = to ? msOf(to) : start + default_days * day_ms
  if (until <= start) throw invalid('to', '`to` must be after `from`.')
  if (until - start > most_days * day_ms)
    throw invalid('to', '`to` can be at most 62 days after `from`.')
  return { from: start, until }
}

export const reachOf = ({ from, to }: SlotRequest, more_days = 0): Reach => {
  if (from && to) spanOf({ from, to }, from)
  const timestamp = (time?: string) => (time ? timestampOf(msOf(time)) : null)
  return { from: timestamp(from), to: timestamp(to), more_days }
}

// The requested care, as the service decides it.
export function careOf({ service, ...request }: SlotRequest) {
  const { location_id, room_taken } = request
  const { duration_minutes = service?.duration_minutes, type = service?.type ?? 'individual' } =
    request
  const at_location = location_id ? ('in_person' as const) : undefined
  const format = request.format ?? service?.format ?? at_location
  return { duration_minutes, type, format, location_id, room_taken }
}

export function requirementsOf(diary: Diary, request: SlotRequest): SlotRequirements {
  const { type, location_id, room_taken, ...care } = careOf(request)
  const { duration_minutes = diary.availability?.default_duration_minutes ?? 50 } = care
  const { format = formatFor(diary) } = care
  const buffers = buffersFor(request.service ?? null, termsOf(diary))
  return { duration_minutes, service: { format, type, location_id }, buffers, room_taken }
}

// A service, a location and a room must be looked up first.
export const isResolved = ({ service_id, location_id, room_id }: SlotRequest) =>
  !service_id && !location_id && !room_id

export async function resolveRequest(
  call: Call,
  request: SlotRequest,
  named: { practitioner_id?: string } = {},
) {
  const service = request.service_id ? await findBookable(call, request.service_id) : null
  if (service) decideFields(service, { ...request, ...named })
  return { ...request, service, room_taken: await roomTaken(call, request) }
}

// When the room is taken in the range of the search and after it.
async function roomTaken(call: Call, request: SlotRequest): Promise<Span[]> {
  const { location_id, room_id, reschedule_session_id: moved } = request
  if (!location_id) return requireNoRoom(room_id)
  await findOpenLocation(call, location_id, room_id)
  if (!room_id) return []
  const { from, until } = spanOf(request, toTimestamp(call.now))
  const span = { from, until: until + most_days * day_ms }
  const except = moved ? [moved] : []
  return await inWholeCalendar(call, () => spansTaken(call, { location_id, room_id }, span, except))
}

function requireNoRoom(room_id: string | undefined): Span[] {
  if (room_id) throw roomWithoutLocation()
  return []
}
