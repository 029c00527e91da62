// Books session series. Each session is checked like a single booking. All are booked or none,
// unless the caller chose to skip conflicts.
import { type Call, timestampOf } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import { scheduleSessionReview } from '#areas/persons/person/lifecycle.ts'
import { readDiary, requireOpen, termsOf } from '#areas/sessions/availability/diary.ts'
import { formatFor, missingCare } from '#areas/sessions/availability/offered_care.ts'
import { lockRoom, roomOf, takenTimes } from '#areas/sessions/session/rooms.ts'
import { buffersFor } from '#areas/sessions/service/booking_terms.ts'
import { atLocation, completeRequest } from '#areas/sessions/session/booked_terms.ts'
import { bookSeveral, default_minutes } from '#areas/sessions/session/booking.ts'
import { notOfferedError } from '#areas/sessions/session/caseload.ts'
import { conflictingTimes } from '#areas/sessions/session/participants.ts'
import { requirePersons } from '#areas/sessions/session/persons.ts'
import { placeMove } from '#areas/sessions/session/reschedule.ts'
import { requestedPersons, requireMayBook, draftSession } from '#areas/sessions/session/draft.ts'
import { licensureCheck, requireLicensed } from '#areas/sessions/session/licensure.ts'
import { requestedTime, last_ms, requireFuture, timesOf } from '#areas/sessions/session/times.ts'
import { seriesKind, type SessionSeriesCreate } from './schema.ts'

const week_ms = 7 * 86_400_000
const day_ms = 86_400_000

// Repeats at the same local time. A time skipped by a clock change shifts forward once; an
// ambiguous time means its first occurrence.
export function occurrences(starts: number, time_zone: string, every_weeks: number, count: number) {
  const first = Temporal.Instant.fromEpochMilliseconds(starts).toZonedDateTimeISO(time_zone)
  const wall = first.toPlainDateTime()
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? starts
      : wall.add({ weeks: index * every_weeks }).toZonedDateTime(time_zone).epochMilliseconds,
  )
}

// Rejects series beyond the last date that can be represented.
export function requireRepresentable(until: number) {
  if (until > last_ms) throw invalid('starts_at', "The last session can't be after the year 9999.")
}

export type Conflict = { starts_at: string; code: string }

export async function createSeries(call: Call, request: SessionSeriesCreate) {
  const { count, every_weeks = 1, on_conflict = 'fail', ...requested_booking } = request
  const { request: booking, service, location } = await completeRequest(call, requested_booking)
  const { practitioner_id, person_location, override_availability = false } = booking
  requireMayBook(call, booking)
  const { starts, minutes: requested_minutes } = requestedTime(booking)
  const requested = requestedPersons(booking)
  const { persons, overridden, consent_ends } = await requirePersons(call, requested, booking)
  await requireLicensed(call, practitioner_id, booking)
  const span = { from: starts, until: starts + (count - 1) * every_weeks * week_ms + 2 * day_ms }
  requireRepresentable(span.until)
  const room = roomOf(booking)
  if (room) await lockRoom(call, room)
  const diary = await readDiary(call, practitioner_id, span, { hold: true })
  requireOpen(diary, starts)
  requireFuture(call, starts)
  const missing = missingCare(diary, booking)
  if (missing.length > 0 && !override_availability) {
    throw notOfferedError(missing.map((code) => ({ code, param: code })))
  }

  const published = termsOf(diary) && diary.availability
  const minutes = requested_minutes ?? published?.default_duration_minutes ?? default_minutes
  const { type = 'individual', format = formatFor(diary) } = booking
  const location_id = location?.id
  const buffers = buffersFor(service, published)
  const care = { type, format, location_id }
  const requirements = { duration_minutes: minutes, service: care, buffers }
  const { time_zone } = (format === 'in_person' && location) || diary
  const times = occurrences(starts, time_zone, every_weeks, count).map((at) => ({
    at,
    ...timesOf(at, minutes, buffers),
  }))
  const busy = new Set(await conflictingTimes(call, persons, times))
  const in_room = new Set(room ? await takenTimes(call, room, times) : [])
  const licensureError = await licensureCheck(call, practitioner_id)
  const checks = []
  for (const time of times) {
    const placed = placeMove(diary, requirements, time.at, override_availability)
    const there = await atLocation(call, { request: booking, location }, placed)
    const { place } = there.request
    const code =
      placed.code ??
      licensureError({ starts_at: time.starts_at, format, place, person_location }) ??
      (busy.has(time) ? 'person_double_booked' : undefined) ??
      (in_room.has(time) ? 'room_taken' : undefined)
    checks.push({ time, code, there })
  }
  const free = checks.filter(({ code }) => !code)
  const skipped = checks.flatMap(({ time, code }): Conflict[] =>
    code ? [{ starts_at: timestampOf(time.at), code }] : [],
  )
  if (free.length === 0 || (skipped.length > 0 && on_conflict !== 'skip')) {
    throw new ApiError('series_conflict', {}, { param: 'starts_at', conflicts: skipped })
  }

  const needed = overridden || missing.length > 0 || diary.busy !== null
  const context = { diary, minutes, persons, overridden: needed, hold_expires_at: null }
  const id = newId(seriesKind.prefix)
  const drafts = free.map(({ time, there }) => ({
    times: time,
    fields: {
      ...draftSession(
        call,
        { ...there.request, format },
        { ...context, times: time, service, location: there.location },
      ),
      location_id: there.location?.id ?? null,
      series_id: id,
      series_index: times.indexOf(time),
    },
  }))
  const series = await createRow(call, seriesKind, id, {
    practitioner_id,
    person_id: booking.person_id ? persons[0] : null,
    starts_at: times[0]!.starts_at,
    time_zone,
    service_id: booking.service_id ?? null,
    every_weeks,
    count,
    duration_minutes: minutes,
    type,
    format,
    session_ids: drafts.map(({ fields }) => fields.id),
    skipped: JSON.stringify(skipped),
    metadata: booking.metadata ?? {},
  })
  await bookSeveral(call, practitioner_id, drafts, persons)
  if (consent_ends) for (const person_id of persons) scheduleSessionReview(call, person_id)
  return series
}
