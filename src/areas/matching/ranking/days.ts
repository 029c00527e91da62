// Local dates at the person's location, on which licenses and network participations start and end.
// Booking checks use the same dates.
import { zoneOf } from '#catalogue/us_states.ts'
import { dayNumber, dayStart, no_end, type Span } from './authority.ts'
import type { Asked } from './criteria.ts'
import { kept } from './memoize.ts'

const quarter_ms = 900_000
const most_kept = 20_000
const dates = new Map<string, string>()
const starts = new Map<string, number>()

// Falls back to the practitioner's time zone.
export const zoneFor = (jurisdiction: string, otherwise: string) =>
  zoneOf(jurisdiction) ?? otherwise

// Time zone offsets are multiples of 15 minutes, so results are cached per quarter hour.
export const dateIn = (ms: number, zone: string) =>
  kept(dates, most_kept, `${zone} ${Math.floor(ms / quarter_ms)}`, () =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString(),
  )

export const dayIn = (ms: number, zone: string) => dayNumber(dateIn(ms, zone))

// Start and end instants of a range of days.
export const momentsOf = ([from, until]: Span, zone: string) =>
  [
    from === 0 ? -Infinity : startOf(from, zone),
    until === no_end ? Infinity : startOf(until, zone),
  ] as const

const startOf = (day: number, zone: string) =>
  kept(
    starts,
    most_kept,
    `${zone} ${day}`,
    () =>
      Temporal.Instant.fromEpochMilliseconds(dayStart(day))
        .toZonedDateTimeISO('UTC')
        .toPlainDate()
        .toZonedDateTime(zone).epochMilliseconds,
  )

// The first and last day on which a session can be booked.
export function daysAsked({ criteria, as_of }: Asked): [first: number, last: number] {
  const zone = zoneFor(criteria.location.jurisdiction, 'UTC')
  return [dayIn(as_of, zone), dayIn(Date.parse(criteria.start_by), zone)]
}
