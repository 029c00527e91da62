// Reads an event: when it starts and ends, how it repeats, and whether it counts as busy.
import type { Span } from '#kernel/spans.ts'
import type { WallClock } from '#kernel/wall_clock.ts'
import { type JCal, type Property, textOf, tzidOf, wallTime } from './jcal.ts'
import { ruleStarts } from './recurrence.ts'
import type { Zones } from './zones.ts'

export type CalendarEvent = {
  uid: string
  busy: boolean
  replaces: Moment | undefined // The occurrence of a recurring event that this one is instead of.
  later: Shift | undefined // How it moves the occurrences after that one, if it does.
  excluded: Moment[]
  spansIn(span: Span): Occurrence[]
}
export type Occurrence = Span & { wall_day: number }
export type Shift = { by_ms: number; move(occurrence: Occurrence): Occurrence }

// An instant or, of all-day events and sloppy exceptions, a local day.
export type Moment = { ms: number } | { wall_day: number }

const day_ms = 86_400_000
const utc: WallClock = { wallOf: (ms) => ms, momentOf: (ms) => ({ ms, gap_ms: null }) }
const dayOf = (wall: number) => Math.floor(wall / day_ms)

export function readEvent(event: JCal, zones: Zones): CalendarEvent | undefined {
  const [, properties] = event
  const all = (name: string) => properties.filter(([own]) => own === name)
  const times = (name: string) => all(name).flatMap((property) => timesOf(property, zones))
  const [start] = times('dtstart')
  if (!start) return undefined
  const { clock } = start
  const lengthOf = lengthIn(event, start, times('dtend')[0])
  const [replaced] = times('recurrence-id')
  const rules = replaced ? [] : all('rrule').map(([, , , rule]) => rule as object)
  const dates = times('rdate')

  // A start outside of the span can still reach into it.
  function spansIn({ from, until }: Span): Occurrence[] {
    const longest_ms = lengthOf(start!.wall, clock) + 2 * day_ms
    const around = { from: from - longest_ms, until: until + 2 * day_ms }
    const repeated = rules.flatMap((rule) => ruleStarts(start!.wall, rule, around, clock.wallOf))
    const walls = new Set([start!.wall, ...repeated])
    const starts: Time[] = [...[...walls].map((wall) => ({ ...start!, wall })), ...dates]
    return starts
      .map(({ wall, clock, ends_at }) => {
        const { ms } = clock.momentOf(wall)
        const ends = ends_at ?? ms + lengthOf(wall, clock)
        return { from: ms, until: ends, wall_day: dayOf(wall) }
      })
      .filter((each) => each.until > each.from && each.until > from && each.from < until)
  }

  return {
    uid: textOf(event, 'uid') ?? '',
    busy: isBusy(event),
    replaces: replaced && momentOf(replaced),
    later: replaced && isForLater(event) ? shiftFrom(replaced, start, lengthOf) : undefined,
    excluded: times('exdate').map(momentOf),
    spansIn,
  }
}

const isForLater = ([, properties]: JCal) =>
  properties.some(
    ([name, { range }]) =>
      name === 'recurrence-id' && String(range).toUpperCase() === 'THISANDFUTURE',
  )

// Later occurrences move by the same difference in local time, and last as long. If the exception
// names only a day, its time of day is that of all of them.
function shiftFrom(replaced: Time, start: Time, lengthOf: Length): Shift {
  const { clock } = start
  const by_day = replaced.is_date && !start.is_date
  const original = replaced.is_date
    ? replaced.wall
    : clock.wallOf(replaced.clock.momentOf(replaced.wall).ms)
  const by_ms = start.wall - original
  return {
    by_ms,
    move({ from }) {
      const wall = clock.wallOf(from)
      const moved = (by_day ? dayOf(wall) * day_ms : wall) + by_ms
      const { ms } = clock.momentOf(moved)
      return { from: ms, until: ms + lengthOf(moved, clock), wall_day: dayOf(moved) }
    },
  }
}

type Time = { wall: number; is_date: boolean; clock: WallClock; ends_at?: number | undefined }

// Each value of a property. One that can't be read is left out.
function timesOf(property: Property, zones: Zones): Time[] {
  const [, , type, ...values] = property
  return values.map((value) => {
    const [begin, end] = type === 'period' ? (value as string[]) : [value]
    const { wall, is_utc, is_date } = wallTime(begin)
    const clock = is_utc ? utc : zones(tzidOf(property))
    const ends_at = end === undefined ? undefined : periodEnd(wall, clock, String(end))
    return { wall, is_date, clock, ends_at }
  })
}

// The end of a period is a time or a duration.
function periodEnd(wall: number, clock: WallClock, end: string) {
  if (/^[+-]?P/.test(end)) return clock.momentOf(wall).ms + durationIn(end)(wall, clock)
  const { wall: last, is_utc } = wallTime(end)
  return (is_utc ? utc : clock).momentOf(last).ms
}

export const periodsOf = (property: Property, zones: Zones): Span[] =>
  timesOf(property, zones).flatMap(({ wall, clock, ends_at }) =>
    ends_at === undefined ? [] : [{ from: clock.momentOf(wall).ms, until: ends_at }],
  )

const momentOf = ({ wall, is_date, clock }: Time): Moment =>
  is_date ? { wall_day: dayOf(wall) } : { ms: clock.momentOf(wall).ms }

type Length = (wall: number, clock: WallClock) => number

// How long an occurrence lasts. Days are local days; an end makes every occurrence equally long.
function lengthIn(event: JCal, start: Time, end: Time | undefined): Length {
  const duration = textOf(event, 'duration')
  if (end && start.is_date) return nominal(end.wall - start.wall, 0)
  if (end) {
    const exact = end.clock.momentOf(end.wall).ms - start.clock.momentOf(start.wall).ms
    return () => exact
  }
  if (duration) return durationIn(duration)
  return nominal(start.is_date ? day_ms : 0, 0)
}

const nominal =
  (days_ms: number, exact_ms: number): Length =>
  (wall, clock) =>
    clock.momentOf(wall + days_ms).ms + exact_ms - clock.momentOf(wall).ms

function durationIn(text: string): Length {
  const { weeks, days, hours, minutes, seconds, sign } = Temporal.Duration.from(text)
  if (sign <= 0) return () => 0
  return nominal((7 * weeks + days) * day_ms, ((hours * 60 + minutes) * 60 + seconds) * 1_000)
}

// Tentative events count, as does time out of the office.
function isBusy(event: JCal) {
  const free = textOf(event, 'x-microsoft-cdo-busystatus')?.toUpperCase() === 'FREE'
  const transparent = textOf(event, 'transp')?.toUpperCase() === 'TRANSPARENT'
  const canceled = textOf(event, 'status')?.toUpperCase() === 'CANCELLED'
  return !free && !transparent && !canceled
}
