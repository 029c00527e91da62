// Finds the time zone that a TZID stands for: an IANA name, also behind a path, a Windows name, or
// what the calendar itself defines. The names come first, because definitions in calendars are
// often outdated.
import ICAL from 'ical.js'
import type { Span } from '#kernel/spans.ts'
import { clockOf, type Season, type WallClock, wallClock } from '#kernel/wall_clock.ts'
import { textOf, type JCal, type Property, wallTime } from './jcal.ts'
import { ruleStarts } from './recurrence.ts'
import { windows_zones } from './windows_zones.ts'

export type Zones = (tzid: string | undefined) => WallClock

const day_ms = 86_400_000

// `floating` is the zone of times that name none, or one that nobody knows.
export function zonesOf(definitions: JCal[], floating: string, span: Span): Zones {
  const around = { from: span.from - 400 * day_ms, until: span.until + 400 * day_ms }
  const named = (time_zone: string) => wallClock(time_zone, around.from, around.until)
  const defined = new Map(definitions.map((zone) => [textOf(zone, 'tzid'), zone]))
  const known = new Map<string | undefined, WallClock>()

  function find(tzid: string | undefined) {
    if (tzid === undefined) return named(floating)
    const definition = defined.get(tzid)
    const name = ianaName(tzid) ?? (definition && ianaName(textOf(definition, 'x-lic-location')))
    if (name) return named(name)
    return (definition && definedClock(definition, around)) ?? named(floating)
  }
  return (tzid) => {
    const clock = known.get(tzid) ?? find(tzid)
    known.set(tzid, clock)
    return clock
  }
}

// "America/New_York", "/citadel.org/20190914_1/America/New_York", "Eastern Standard Time".
function ianaName(tzid = '') {
  const parts = tzid.split('/')
  const names = [tzid, windows_zones[tzid], ...[-3, -2].map((at) => parts.slice(at).join('/'))]
  return names.find((name) => name !== undefined && isIana(name))
}

function isIana(name: string) {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

type Change = { at: number; before: number; after: number }

// Undefined if the definition can't be used.
function definedClock([, , observances]: JCal, around: Span): WallClock | undefined {
  const changes = observances.flatMap((observance) => changesOf(observance, around))
  if (changes.length === 0) return undefined
  changes.sort((one, other) => one.at - other.at)
  const seasons: Season[] = []
  let season: Season = { from: -Infinity, until: Infinity, offset: changes[0]!.before }
  for (const { at, after } of changes) {
    if (at > season.from) seasons.push({ ...season, until: at })
    season = { from: at, until: Infinity, offset: after }
  }
  return clockOf([...seasons, season])
}

// When an observance begins, by the clock from before.
function changesOf([, properties]: JCal, around: Span): Change[] {
  const of = (name: string) => properties.filter(([own]) => own === name)
  const offset = (name: string) => {
    const [property] = of(name)
    return property && ICAL.UtcOffset.fromString(String(property[3])).toSeconds() * 1_000
  }
  const [before, after] = [offset('tzoffsetfrom'), offset('tzoffsetto')]
  const [start] = of('dtstart')
  if (before === undefined || after === undefined || !start) return []
  const first = wallTime(start[3]).wall
  const rules = of('rrule').flatMap(([, , , rule]) => ruleStarts(first, rule as object, around))
  const dates = of('rdate').flatMap((property: Property) => property.slice(3).map(wallTime))
  const starts = [first, ...rules, ...dates.map(({ wall }) => wall)]
  return starts.map((wall) => ({ at: wall - before, before, after }))
}
