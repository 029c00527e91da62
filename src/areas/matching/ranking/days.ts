// Local dates at the person's location, on which licenses and network participations start and end.
// Booking checks use the same dates.
import { zoneOf } from '#catalogue/us_states.ts'
import { dayNumber, dayStart, no_end, type Span } from './authority.ts'
import type { RankingQuery } from './criteria.ts'
import { memoize, type Workspace } from './workspace.ts'

const quarter_ms = 900_000
const max_cached = 20_000

// Falls back to the practitioner's time zone.
export const zoneFor = (jurisdiction: string, otherwise: string) =>
  zoneOf(jurisdiction) ?? otherwise

// Time zone offsets are multiples of 15 minutes, so results are cached per quarter hour.
export const cachedDateIn = ({ dates }: Workspace, ms: number, zone: string) =>
  memoize(dates, max_cached, `${zone} ${Math.floor(ms / quarter_ms)}`, () => dateIn(ms, zone))

export const dateIn = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate().toString()

const dayIn = (ms: number, zone: string) => dayNumber(dateIn(ms, zone))

// Start and end instants of a range of days.
export const momentsOf = (workspace: Workspace, [from, until]: Span, zone: string) =>
  [
    from === 0 ? -Infinity : startOf(workspace, from, zone),
    until === no_end ? Infinity : startOf(workspace, until, zone),
  ] as const

const startOf = ({ day_starts }: Workspace, day: number, zone: string) =>
  memoize(
    day_starts,
    max_cached,
    `${zone} ${day}`,
    () =>
      Temporal.Instant.fromEpochMilliseconds(dayStart(day))
        .toZonedDateTimeISO('UTC')
        .toPlainDate()
        .toZonedDateTime(zone).epochMilliseconds,
  )

// The first and last day on which a session can be booked.
export function bookableDays({ criteria, as_of }: RankingQuery): [first: number, last: number] {
  const zone = zoneFor(criteria.location.jurisdiction, 'UTC')
  return [dayIn(as_of, zone), dayIn(Date.parse(criteria.start_by), zone)]
}
