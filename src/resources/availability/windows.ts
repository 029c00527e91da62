// From wall times to moments: when a practitioner is open, day by day of their own calendar. Native
// Temporal knows the zones. Where clocks leap forward a time moves with them; where they go back,
// the first of two is meant.
import type { Override, Rule, Window } from './schema.ts'

export type Span = { from: number; until: number } // In milliseconds, the end not included.

export type Hours = { time_zone: string; rules: Rule[]; overrides: Override[] }
export type Wanted = { format: string; type: string }

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export const dateOf = (ms: number, time_zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(time_zone).toPlainDate()

// The windows that begin on the days from one moment to another, and on the day before, because a
// window may reach past midnight. Those of one day that touch or overlap are one.
export function windowsBetween(hours: Hours, wanted: Wanted, { from, until }: Span): Span[] {
  const { time_zone } = hours
  const last = dateOf(until, time_zone)
  const overrides = new Map(hours.overrides.map(({ date, windows }) => [date, windows]))
  const spans: Span[] = []
  let day = dateOf(from, time_zone).subtract({ days: 1 })
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const name = day.toString()
    const windows = overrides.get(name) ?? rulesOn(hours.rules, name, weekdays[day.dayOfWeek - 1]!)
    const fitting = windows.filter((window) => fits(window, wanted))
    if (fitting.length > 0) spans.push(...merge(fitting.flatMap((w) => spanOf(w, day, time_zone))))
  }
  return spans
}

const rulesOn = (rules: Rule[], date: string, weekday: string) =>
  rules.filter(
    ({ days, effective_from, effective_until }) =>
      days.includes(weekday as never) &&
      (!effective_from || effective_from <= date) &&
      (!effective_until || date <= effective_until),
  )

const fits = ({ formats, types }: Window, { format, type }: Wanted) =>
  (!formats || formats.includes(format as never)) && (!types || types.includes(type as never))

// A window that lies wholly in the hour that is leapt over does not happen.
function spanOf({ start_time, end_time }: Window, day: Temporal.PlainDate, zone: string): Span[] {
  const overnight = end_time <= start_time || end_time === '24:00'
  const starts = moment(day, start_time, zone)
  const ends = moment(
    overnight ? day.add({ days: 1 }) : day,
    end_time === '24:00' ? '00:00' : end_time,
    zone,
  )
  if (starts.leapt && ends.leapt && !overnight) return []
  return ends.ms > starts.ms ? [{ from: starts.ms, until: ends.ms }] : []
}

function moment(day: Temporal.PlainDate, time: string, zone: string) {
  const wall = day.toPlainDateTime(Temporal.PlainTime.from(time))
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
  const { epochMilliseconds: ms } = zoned
  return { ms, leapt: !zoned.toPlainDateTime().equals(wall) }
}

export function merge(spans: Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}
