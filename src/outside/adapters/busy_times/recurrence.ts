// Expands recurrence rules in local time, encoded as if it were UTC. What a local time means on the
// night of a clock change is up to the time zone.
import ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import type { Span } from '#kernel/spans.ts'
import { BusyTimesFault } from '#outside/ports/busy_times.ts'
import { wallTime } from './jcal.ts'

type Rule = { freq?: string; interval?: number; count?: number; until?: string }

// A rule that repeats more often than this within the span isn't a calendar of appointments.
const most_steps = 50_000
const most_iterations = 1_000_000 // For rules with COUNT, which begin at their first occurrence.

const day_ms = 86_400_000
const steps_ms: Readonly<Record<string, number>> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: day_ms,
  WEEKLY: 7 * day_ms,
}

// The starts of a rule within a span. `wallOf` converts an end (UNTIL) in UTC to local time.
export function ruleStarts(
  first: number,
  rule: object,
  { from, until }: Span,
  wallOf = (ms: number) => ms,
): number[] {
  const { until: last, ...rest } = rule as Rule
  const before = last === undefined ? until : Math.min(until, lastStart(last, wallOf))
  if (before < from) return []
  const starts = new RRuleTemporal({
    rruleString: `DTSTART:${stampOf(firstNear(first, rest, { from, until: before }))}
RRULE:${ICAL.Recur.fromData(rest).toString()}`,
    tzid: 'UTC',
    cache: false,
    maxIterations: most_iterations,
  })
  try {
    const found = starts.between(new Date(from), new Date(before), true)
    return found.map(({ epochMilliseconds }) => epochMilliseconds)
  } catch (error) {
    if ((error as Error).message.startsWith('Maximum')) throw new BusyTimesFault('too_complex')
    throw error
  }
}

// A rule without COUNT can begin later, in the same rhythm: years of past occurrences are skipped.
function firstNear(first: number, { freq = '', interval = 1, count }: Rule, span: Span) {
  const step_ms = (steps_ms[freq] ?? Infinity) * interval
  const steps = Math.min((span.until - span.from) / step_ms, count ?? Infinity)
  if (steps > most_steps) throw new BusyTimesFault('too_complex')
  const skipped = count === undefined ? Math.floor((span.from - first) / step_ms) : 0
  return skipped > 0 ? first + skipped * step_ms : first
}

// A date includes the whole day.
function lastStart(until: string, wallOf: (ms: number) => number) {
  const { wall, is_utc, is_date } = wallTime(until)
  if (is_date) return wall + day_ms - 1_000
  return is_utc ? wallOf(wall) : wall
}

const stampOf = (wall: number) =>
  `${new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
