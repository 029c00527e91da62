// Converts weekly rules and overrides to open windows, day by day in the practitioner's zone.
import type { Format, SessionType } from './session_type.ts'
import type { Override, Rule, Window } from './hours_schema.ts'
import { merge, type Span } from '#kernel/spans.ts'
import { type WallClock, wallClock } from '#kernel/wall_clock.ts'

export type Hours = { time_zone: string; rules: Rule[]; overrides: Override[] }

// With a location, only windows at that location count, and those that name none. Null means
// none, and without the field locations don't matter.
export type Service = { format: Format; type: SessionType; location_id?: string | null | undefined }

const day_ms = 86_400_000
const weekdays: readonly Rule['days'][number][] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

// Windows that start in the range or on the day before, because a window can pass midnight.
// Adjacent and overlapping windows of a day are merged.
export function windowsBetween(hours: Hours, service: Service, { from, until }: Span): Span[] {
  const clock = wallClock(hours.time_zone, from, until)
  const overrides = new Map(hours.overrides.map(({ date, windows }) => [date, windows]))
  const rules = hours.rules.filter((rule) => fits(rule, service))
  const spans: Span[] = []
  const last = dayOf(clock.wallOf(until))
  for (let day = dayOf(clock.wallOf(from)) - 1; day <= last; day++) {
    const date = nameOf(day)
    const special = overrides.get(date)?.filter((window) => fits(window, service))
    const windows = special ?? rulesOn(rules, date, weekdayOf(day))
    const open = windows.flatMap((window) => spanOf(window, day, clock))
    spans.push(...(open.length > 1 ? merge(open) : open))
  }
  return spans
}

// Days since January 1, 1970, a Thursday.
export const dayOf = (wall: number) => Math.floor(wall / day_ms)
const nameOf = (day: number) => new Date(day * day_ms).toISOString().slice(0, 10)
const weekdayOf = (day: number) => weekdays[(((day + 3) % 7) + 7) % 7]!

const rulesOn = (rules: Rule[], date: string, weekday: Rule['days'][number]) =>
  rules.filter(
    ({ days, effective_from, effective_until }) =>
      days.includes(weekday) &&
      (!effective_from || effective_from <= date) &&
      (!effective_until || date <= effective_until),
  )

const fits = (window: Window, { format, type, location_id: at }: Service) =>
  (!window.formats || window.formats.includes(format)) &&
  (!window.types || window.types.includes(type)) &&
  (at === undefined || !window.location_id || window.location_id === at)

// The locations to consider one after another, because no session takes place at two of them.
export function locationsOf({ rules, overrides }: Hours, { format, location_id }: Service) {
  if (location_id !== undefined || format !== 'in_person') return [location_id]
  const windows = [...rules, ...overrides.flatMap((override) => override.windows)]
  const named = new Set(windows.flatMap((window) => window.location_id ?? []))
  return named.size === 0 ? [undefined] : [null, ...named]
}

// A window that ends within a skipped hour ends when clocks skip it: entirely within one, it
// doesn't exist.
function spanOf({ start_time, end_time }: Window, day: number, clock: WallClock): Span[] {
  const [start, end] = [timeOf(start_time), timeOf(end_time)]
  const overnight = end <= start
  const starts = clock.momentOf(day * day_ms + start)
  const ends = clock.momentOf((overnight ? day + 1 : day) * day_ms + end)
  const until = ends.gap_ms ?? ends.ms
  return until > starts.ms ? [{ from: starts.ms, until }] : []
}

// "09:30" as milliseconds from midnight.
const timeOf = (text: string) => (Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))) * 60_000
