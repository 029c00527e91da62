// Decides whether a practitioner can be booked at a given time, and why not. Every caller uses this
// module, so slots never list a time that booking rejects. Pure functions: no I/O.
import { merge, type Span, overlaps, covers } from '#kernel/spans.ts'
import type { TimeOff } from './hours_schema.ts'
import { wallClock } from '#kernel/wall_clock.ts'
import { dayOf, type Hours, locationsOf, type Service, windowsBetween } from './windows.ts'

export type Terms = Hours & {
  time_off: TimeOff[]
  slot_step_minutes: number
  min_notice_minutes: number
  horizon_days: number
  buffer_before_minutes: number
  buffer_after_minutes: number
  max_per_day: number | null
  crisis_skips_limits: boolean
}

// A calendar entry: the time it blocks, including buffers, and its start. A completed session
// blocks no time but still counts toward the daily limit.
export type Entry = Span & { starts: number }

export type Buffers = { buffer_before_minutes: number; buffer_after_minutes: number }
export const no_buffers: Buffers = { buffer_before_minutes: 0, buffer_after_minutes: 0 }

export type BookingErrorCode =
  | 'starts_at_in_past'
  | 'too_far_ahead'
  | 'too_short_notice'
  | 'beyond_booking_window'
  | 'outside_availability'
  | 'at_capacity'
  | 'slot_taken'
  | 'room_taken'

export type BookingCheck = (starts: number) => BookingErrorCode | undefined
export type Situation = {
  terms: Terms | null // Null if nothing is published: any free time can be booked.
  service: Service
  duration_minutes: number
  calendar: Entry[]
  busy?: Span[] | undefined // Busy times of external calendars.
  now: number
  latest: number // The latest start that the account allows.
  buffers?: Buffers | undefined // Of the booking, if not the practitioner's own.
  room_taken?: Span[] | undefined // When the requested room is taken.
}

const minute_ms = 60_000

// Evaluates the rules once for a time range, so that each check is cheap.
export function bookingCheck(situation: Situation, span: Span) {
  const { terms, calendar, now, latest, duration_minutes, room_taken = [] } = situation
  const busy = merge(situation.busy ?? [])
  const length_ms = duration_minutes * minute_ms
  const blocked = merge(calendar.filter(({ from, until }) => until > from))
  const buffers = situation.buffers ?? terms ?? no_buffers
  const before_ms = buffers.buffer_before_minutes * minute_ms
  const after_ms = buffers.buffer_after_minutes * minute_ms
  const in_room = merge(room_taken)
  const isBusy = (starts: number, ends: number) =>
    overlaps(busy, starts - before_ms, ends + after_ms)
  const conflict = (starts: number, ends: number) => {
    if (overlaps(blocked, starts - before_ms, ends + after_ms)) return 'slot_taken'
    return overlaps(in_room, starts, ends) ? 'room_taken' : undefined
  }
  if (!terms) {
    const check: BookingCheck = (starts) => {
      if (starts < now) return 'starts_at_in_past'
      if (starts > latest) return 'too_far_ahead'
      if (isBusy(starts, starts + length_ms)) return 'outside_availability'
      return conflict(starts, starts + length_ms)
    }
    return { check, windows: [] }
  }

  const reach = { from: span.from, until: span.until + length_ms }
  const windows = windowsBetween(terms, situation.service, reach)
  const open = merge(windows)
  const away = merge(terms.time_off.map(spanOfTimeOff))
  const step_ms = terms.slot_step_minutes * minute_ms
  const unlimited = skipsLimits(terms, situation.service)
  const earliest = unlimited ? now : now + terms.min_notice_minutes * minute_ms
  const max_per_day = unlimited ? null : terms.max_per_day
  const { time_zone } = terms
  const horizon = endOfDay(now, time_zone, terms.horizon_days)
  const { wallOf } = wallClock(time_zone, span.from, span.until)
  const dayAt = (ms: number) => dayOf(wallOf(ms))
  const perDay = max_per_day === null ? undefined : counts(calendar, dayAt)

  const check: BookingCheck = (starts) => {
    const ends = starts + length_ms
    if (starts < now) return 'starts_at_in_past'
    if (starts > latest) return 'too_far_ahead'
    if (!covers(open, starts, ends) || overlaps(away, starts, ends)) return 'outside_availability'
    if (!onGrid(windows, starts, step_ms) || isBusy(starts, ends)) return 'outside_availability'
    if (starts < earliest) return 'too_short_notice'
    if (starts >= horizon) return 'beyond_booking_window'
    const code = conflict(starts, ends)
    if (code) return code
    if (perDay && (perDay.get(dayAt(starts)) ?? 0) >= max_per_day!) return 'at_capacity'
    return undefined
  }
  return { check, windows }
}

// A person in crisis can't wait for the notice or the next day with an opening.
export const skipsLimits = (
  terms: Pick<Terms, 'crisis_skips_limits'> | null,
  { type }: Pick<Service, 'type'>,
) => type === 'crisis' && terms !== null && terms.crisis_skips_limits

type Placed = { location_id: string | null } // Where the practitioner is then, if that is known.

// The same situation at each location that the practitioner's hours name.
function situationsIn(situation: Situation): Situation[] {
  const { terms, service } = situation
  const locations = terms ? locationsOf(terms, service) : []
  if (locations.length <= 1) return [situation]
  return locations.map((location_id) => ({ ...situation, service: { ...service, location_id } }))
}

const placeIn = ({ service }: Situation): Placed => ({ location_id: service.location_id ?? null })

export type BookingPlace = (Placed & { code?: undefined }) | { code: BookingErrorCode }

// Where a booking takes place, or why it is refused: if the practitioner is available, not because
// of another location.
export function placeBooking(situation: Situation, starts: number): BookingPlace {
  let refused: BookingErrorCode = 'outside_availability'
  for (const there of situationsIn(situation)) {
    const code = bookingCheck(there, { from: starts, until: starts }).check(starts)
    if (!code) return placeIn(there)
    if (code !== 'outside_availability') refused = code
  }
  return { code: refused }
}

export const bookingErrorCode = (situation: Situation, starts: number) =>
  placeBooking(situation, starts).code

// All open start times in a range, in order, up to a maximum.
export const slotsIn = (situation: Situation, span: Span, most = Infinity): number[] =>
  placedSlotsIn(situation, span, most).map(({ at }) => at)

// The same with their locations. A time that is open at several locations counts for the first.
export function placedSlotsIn(situation: Situation, span: Span, most = Infinity) {
  const [only, ...others] = situationsIn(situation)
  const slots = startsIn(only!, span, most).map((at) => ({ at, ...placeIn(only!) }))
  if (others.length === 0) return slots
  const found = new Set(slots.map(({ at }) => at))
  for (const there of others) {
    for (const at of startsIn(there, span, most)) {
      if (!found.has(at)) slots.push({ at, ...placeIn(there) })
      found.add(at)
    }
  }
  return slots.sort((one, other) => one.at - other.at).slice(0, most)
}

function startsIn(situation: Situation, span: Span, most: number): number[] {
  const { check, windows } = bookingCheck(situation, span)
  const step_ms = (situation.terms?.slot_step_minutes ?? 0) * minute_ms
  const slots = new Set<number>()
  // Windows of adjacent days can overlap: only slots before the next window are final.
  for (const { from, until } of windows.toSorted((one, other) => one.from - other.from)) {
    if (slots.size >= most && from > [...slots].sort(ascending)[most - 1]!) break
    const first = from + Math.max(0, Math.ceil((span.from - from) / step_ms)) * step_ms
    for (let at = first; at < Math.min(until, span.until); at += step_ms) {
      if (check(at) === undefined) slots.add(at)
    }
  }
  return [...slots].sort(ascending).slice(0, most)
}

const ascending = (one: number, other: number) => one - other

const spanOfTimeOff = ({ starts_at, ends_at }: TimeOff): Span => ({
  from: Temporal.Instant.from(starts_at).epochMilliseconds,
  until: Temporal.Instant.from(ends_at).epochMilliseconds,
})

const onGrid = (windows: Span[], starts: number, step_ms: number) =>
  windows.some(
    ({ from, until }) => from <= starts && starts < until && (starts - from) % step_ms === 0,
  )

// When a refusal by the clock ends: the first start with enough notice, or the moment from which
// the requested start is within the booking window.
export function opensAt(terms: Terms, code: BookingErrorCode, starts: number, now: number) {
  if (code === 'too_short_notice') return now + terms.min_notice_minutes * minute_ms
  if (code !== 'beyond_booking_window') return undefined
  return endOfDay(starts, terms.time_zone, -terms.horizon_days - 1)
}

// The end of the day that many days after that time.
const endOfDay = (time: number, time_zone: string, days: number) =>
  Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO(time_zone)
    .toPlainDate()
    .add({ days: days + 1 })
    .toZonedDateTime(time_zone).epochMilliseconds

function counts(calendar: Entry[], dayAt: (ms: number) => number) {
  const perDay = new Map<number, number>()
  for (const { starts } of calendar) {
    const day = dayAt(starts)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
  }
  return perDay
}
