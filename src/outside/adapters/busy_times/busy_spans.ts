// Computes the busy times of an iCalendar file within a span.
import { readCalendarUid } from '#kernel/ids.ts'
import { merge, type Span } from '#kernel/spans.ts'
import { BusyTimesFault, type BusyTimesRead } from '#outside/ports/busy_times.ts'
import { componentsOf } from './components.ts'
import { type CalendarEvent, type Moment, type Occurrence, periodsOf, readEvent } from './events.ts'
import { type JCal, parseComponents } from './jcal.ts'
import { type Zones, zonesOf } from './zones.ts'

export type ParsedCalendar = Pick<BusyTimesRead, 'spans' | 'sessions'>

const most_occurrences = 200_000
const most_spans = 20_000
const day_ms = 86_400_000

export function busySpansOf(text: string, time_zone: string, span: Span): ParsedCalendar {
  const components = componentsOf(text)
  if (!components) throw new BusyTimesFault('not_a_calendar')
  const named = (name: string) =>
    parseComponents(components.filter((component) => component.name === name))
  const zones = zonesOf(named('VTIMEZONE'), time_zone, span)
  const events = named('VEVENT').flatMap((event) => attempt(() => readEvent(event, zones)) ?? [])
  const free_busy = named('VFREEBUSY').flatMap((component) => freeBusyIn(component, zones, span))
  const spans: Span[] = [...free_busy]
  const sessions: ParsedCalendar['sessions'] = []
  let occurrences = 0
  for (const [uid, alike] of Map.groupBy(events, (event) => event.uid)) {
    const found = occurrencesOf(alike, span)
    occurrences += found.length
    if (occurrences > most_occurrences) throw new BusyTimesFault('too_complex')
    const id = readCalendarUid(uid)
    if (id) sessions.push({ id, spans: merge(found) })
    else for (const { from, until } of found) spans.push({ from, until })
  }
  const merged = merge(spans)
  if (merged.length + sessions.length > most_spans) throw new BusyTimesFault('too_complex')
  return { spans: merged, sessions }
}

// What can't be read is left out.
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof BusyTimesFault) throw error
    return undefined
  }
}

// The occurrences of the events with one UID: a recurring event and those in place of some of its
// occurrences. Those stay excluded if the event that replaces them is free or canceled.
function occurrencesOf(events: CalendarEvent[], span: Span): Occurrence[] {
  const replaced = events.flatMap(({ replaces }) => replaces ?? [])
  const changes = changesIn(events)
  const moves_ms = changes.reduce(
    (most, { later }) => Math.max(most, Math.abs(later.by_ms) + day_ms),
    0,
  )
  const around = { from: span.from - moves_ms, until: span.until + moves_ms }
  return events.flatMap((event) => {
    if (!event.busy && (event.replaces || changes.length === 0)) return []
    if (event.replaces) return attempt(() => event.spansIn(span)) ?? []
    const isExcluded = exclusionOf([...event.excluded, ...replaced])
    return (attempt(() => event.spansIn(around)) ?? [])
      .filter((occurrence) => !isExcluded(occurrence))
      .flatMap((occurrence) => {
        const change = changes.find(({ replaces }) => isFrom(replaces, occurrence))
        if (!(change ?? event).busy) return []
        return change ? change.later.move(occurrence) : occurrence
      })
      .filter(({ from, until }) => until > from && until > span.from && from < span.until)
  })
}

// The events that change all later occurrences, the last one first.
const changesIn = (events: CalendarEvent[]) =>
  events
    .flatMap(({ busy, later, replaces }) => (later && replaces ? { busy, later, replaces } : []))
    .toSorted((one, other) => startOf(other.replaces) - startOf(one.replaces))

const startOf = (moment: Moment) => ('ms' in moment ? moment.ms : moment.wall_day * day_ms)
const isFrom = (moment: Moment, { from, wall_day }: Occurrence) =>
  'ms' in moment ? from >= moment.ms : wall_day >= moment.wall_day

function exclusionOf(excluded: Moment[]) {
  const moments = new Set(excluded.flatMap((each) => ('ms' in each ? each.ms : [])))
  const days = new Set(excluded.flatMap((each) => ('wall_day' in each ? each.wall_day : [])))
  return ({ from, wall_day }: Occurrence) => moments.has(from) || days.has(wall_day)
}

function freeBusyIn([, properties]: JCal, zones: Zones, { from, until }: Span): Span[] {
  return properties
    .filter(([, { fbtype = 'BUSY' }]) => String(fbtype).toUpperCase() !== 'FREE')
    .flatMap((property) => attempt(() => periodsOf(property, zones)) ?? [])
    .filter((period) => period.until > from && period.from < until && period.until > period.from)
}
