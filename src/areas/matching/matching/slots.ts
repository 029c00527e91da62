// Finds open slots with the same checks as booking, over a cached diary.
import type { Call } from '#kernel/call.ts'
import {
  type Diary,
  readDiaries,
  situationOf,
  termsOf,
} from '#areas/sessions/availability/diary.ts'
import { bookingCheck, skipsLimits, slotsIn } from '#areas/sessions/availability/bookable.ts'
import type { eligibilityOf } from '#areas/practitioners/practitioner/eligibility.ts'
import { dayAt, no_end, type Span } from '#areas/matching/ranking/authority.ts'
import type { Format, SessionType } from '#areas/sessions/availability/session_type.ts'
import { buffersFor } from '#areas/sessions/service/booking_terms.ts'
import type { BookedService, Payment } from '#areas/matching/ranking/criteria.ts'
import { momentsOf } from '#areas/matching/ranking/days.ts'
import { daysInNetwork, networksOf } from '#areas/matching/ranking/network.ts'
import type { FoundSlots } from '#areas/matching/ranking/search.ts'
import type { Workspace } from '#areas/matching/ranking/workspace.ts'
import { type StoredPractitioner, readPractitioners } from './index_store.ts'

export type Busy = { from: number; until: number }

export type Calendar = {
  diary: Diary
  until: number // End of the cached diary.
  searches: Map<string, SlotSearch>
}
// Cached data of a practitioner.
export type Card = Calendar & {
  stored: StoredPractitioner
  answers: Map<string, Answer> // Cached eligibility answers.
}
type Answer = ReturnType<typeof eligibilityOf>
type SlotSearch = { starts: number[]; until: number; full: boolean }

export type SlotRequest = {
  format: Format
  type: SessionType
  service?: BookedService | null // The service to book.
  as_of: number
  start_by: number
  busy: Busy[] // The person's other sessions.
  payment?: Payment | null // Payer network required.
  zone?: string | null // Time zone of the person's location.
  workspace: Workspace
}

const shown_slots = 3
const max_times = 60
const day_ms = 86_400_000
const minute_ms = 60_000
const short_days = 4
const quarter_ms = 900_000
export const default_days = 14
const spare_days = 7

export async function readCards(call: Call, ids: string[], start_by: number) {
  const [calendars, stored] = await Promise.all([
    readCalendars(call, ids, start_by),
    readPractitioners(call, { ids }),
  ])
  const byId = new Map(calendars.map((calendar) => [calendar.diary.id, calendar]))
  return stored.flatMap((one): Card[] => {
    const calendar = byId.get(one.id)
    return calendar ? [{ ...calendar, stored: one, answers: new Map() }] : []
  })
}

// Reads further than needed, so that the cache lasts for some days.
export async function readCalendars(call: Call, ids: string[], start_by: number) {
  const now = call.now.epochMilliseconds
  const until = Math.max(start_by, now + default_days * day_ms) + spare_days * day_ms
  const diaries = await readDiaries(call, ids, { from: now, until })
  return diaries.map((diary): Calendar => ({ diary, until, searches: new Map() }))
}

export const minutesOf = ({ diary }: Calendar, service?: BookedService | null) =>
  service?.duration_minutes ?? diary.availability?.default_duration_minutes ?? 50

// The next matching times, up to a maximum. Rounded up to the minute, so that they can be booked
// for the rest of it.
export function timesOf(
  card: Card,
  request: SlotRequest,
  span: Span,
  most = shown_slots,
): number[] {
  const { payment } = request
  const spans = payment?.payer_id ? daysInNetwork(networksOf(card.stored), payment, span) : [span]
  const times: number[] = []
  for (const days of spans) {
    if (times.length < most) times.push(...timesIn(card, request, days, most - times.length))
  }
  return times
}

const any_day: Span = [0, no_end]

// The first times or, if there are none, the first requirement that no open slot meets.
export function findSlots(
  card: Card,
  request: SlotRequest,
  { span, licensed }: { span: Span; licensed: Span },
): FoundSlots {
  const times = timesOf(card, request, span)
  if (times.length > 0) return { times }
  const isOpenOn = (days: Span) => timesOf(card, { ...request, payment: null }, days, 1).length > 0
  if (!isOpenOn(any_day)) return { times, failed: 'no_slot' }
  if (!isOpenOn(licensed)) return { times, failed: 'not_authorized' }
  return { times, failed: isOpenOn(span) ? 'out_of_network' : 'service' }
}

function timesIn(card: Calendar, request: SlotRequest, span: Span, most: number): number[] {
  const { as_of, start_by, busy } = request
  const [begins, ends] = momentsOf(request.workspace, span, request.zone ?? card.diary.time_zone)
  const from = Math.max(as_of, begins)
  const terms = card.diary.availability
  if (!terms?.published || card.diary.archived || from > start_by) return []
  const notice_ms = skipsLimits(terms, request) ? 0 : terms.min_notice_minutes * minute_ms
  const soonest = as_of + notice_ms
  const length_ms = minutesOf(card, request.service) * minute_ms
  const suits = (at: number) =>
    at >= soonest &&
    at <= start_by &&
    at >= begins &&
    at < ends &&
    !busy.some(({ from, until }) => at < until && at + length_ms > from)
  for (;;) {
    const search = searchOf(card, request, from)
    const times = firstIn(search.starts, suits, most)
    if (times.length === most || search.full || search.until > start_by) return times
    search.full = true
    search.starts = compute(card, request, { from, until: card.until })
  }
}

function firstIn(starts: number[], suits: (at: number) => boolean, most: number) {
  const times: number[] = []
  for (const at of starts) if (suits(at) && times.push(at) === most) break
  return times
}

// From today, or from the first authorized day.
const keyOf = ({ format, type, service, as_of }: SlotRequest, from: number) =>
  [format, type, dayAt(as_of), from > as_of ? from : '', ...Object.values(service ?? {})].join(' ')

function searchOf(card: Calendar, request: SlotRequest, from: number) {
  const key = keyOf(request, from)
  if (!card.searches.has(key)) {
    const until = Math.min(card.until, from + short_days * day_ms)
    const starts = compute(card, request, { from, until })
    if (card.searches.size > 8) card.searches.clear()
    card.searches.set(key, { starts, until, full: until === card.until })
  }
  return card.searches.get(key)!
}

function compute(card: Calendar, { format, type, service, as_of }: SlotRequest, span: Busy) {
  const duration_minutes = minutesOf(card, service)
  const buffers = service ? buffersFor(service, termsOf(card.diary)) : undefined
  const requirements = { duration_minutes, service: { format, type }, buffers }
  const situation = situationOf(card.diary, requirements)
  const times = slotsIn({ ...situation, now: as_of }, span, max_times)
  // At the next minute a new day may start there, which extends the booking window.
  if (as_of % quarter_ms !== 0) return times
  const { check } = bookingCheck({ ...situation, now: as_of - minute_ms }, span)
  return times.filter((at) => check(at) === undefined)
}

// The earliest telehealth slot or, if there is none, the end of the searched period. NaN if that
// can change as days pass.
export function firstOf(workspace: Workspace, card: Calendar, as_of: number) {
  const start_by = card.until
  const usual: SlotRequest = {
    format: 'telehealth',
    type: 'individual',
    as_of,
    start_by,
    busy: [],
    workspace,
  }
  const [first] = timesIn(card, usual, any_day, 1)
  if (first !== undefined) return first
  const horizon = card.diary.availability?.horizon_days ?? 0
  return as_of + (horizon - 1) * day_ms > card.until ? card.until : NaN
}
