// Days as they are counted where the person is: a license, or a place in a network, begins and ends
// with them. So do those who judge bookings count.
import { zoneOf } from '#places.ts'
import { dayNumber, dayStart, no_end, type Span } from './authority.ts'
import type { Asked } from './criteria.ts'
import { kept } from './kept.ts'

const quarter_ms = 900_000
const most_kept = 20_000
const dates = new Map<string, string>()
const starts = new Map<string, number>()

// Where it is not known what the clock shows there, the practitioner's own counts.
export const zoneFor = (jurisdiction: string, otherwise: string) =>
  zoneOf(jurisdiction) ?? otherwise

// Every zone is a number of quarters of an hour apart from any other.
export const dateIn = (ms: number, zone: string) =>
  kept(dates, most_kept, `${zone} ${Math.floor(ms / quarter_ms)}`, () =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString(),
  )

export const dayIn = (ms: number, zone: string) => dayNumber(dateIn(ms, zone))

// From when until when these days last.
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

// The first day on which somebody can be booked, and the last.
export function daysAsked({ criteria, as_of }: Asked): [first: number, last: number] {
  const zone = zoneFor(criteria.location.jurisdiction, 'UTC')
  return [dayIn(as_of, zone), dayIn(Date.parse(criteria.start_by), zone)]
}
