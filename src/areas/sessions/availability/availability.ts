// Reads and updates availability, and reads a practitioner's diary: the calendar data that booking
// checks use.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import type { Statement } from '#db/sql.ts'
import { lockRow, touchRow } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { type BarFacts, barsOn } from '#areas/practitioners/practitioner/bars.ts'
import { requireNotBarred } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { requireOpenLocations } from '#areas/sessions/location/location.ts'
import type { Situation, Terms } from './bookable.ts'
import { type AvailabilityUpdate, defaults, type Policy, type TimeOff } from './schema.ts'
import {
  attemptStatement,
  availabilityStatement,
  diariesStatement,
  lockCalendar,
  saveAvailability,
  lockDailyLimit,
} from './store.ts'
import type { OfferedCare } from './offered_care.ts'
import type { Span } from '#kernel/spans.ts'

export type Published = Omit<Terms, 'time_zone'> & {
  published: boolean
  default_duration_minutes: number
  requires_approval: boolean
  policy: Policy | null
}

export type AvailabilityRow = {
  id: string
  time_zone: string
  archived: boolean
  version: number
  updated_at: string
  availability: Published | null
}

export type Diary = AvailabilityRow &
  BarFacts &
  OfferedCare & {
    now: string
    max_days_ahead: number // Set by the account.
    acting: string | null
    excepted: number // Number of ignored sessions that were found.
    calendar: string | null // As PostgreSQL writes an array: {{from,until,starts},...}.
    busy: string | null // The same of external calendars: {{from,until},...}.
  }

export const showAvailability = ([row]: AvailabilityRow[]) => {
  if (!row) throw notFound(practitionerKind.object)
  const { id, availability, ...rest } = row
  return { practitioner_id: id, ...defaults, published: false, ...availability, ...rest }
}

export const findAvailability = async (call: Call, id: string) =>
  showAvailability(await call.query<AvailabilityRow>(availabilityStatement(call.account, id)))

// Availability shares the practitioner's version and events.
export async function updateAvailability(call: Call, id: string, request: AvailabilityUpdate) {
  requireConsistent(request)
  requireOwnCalendar(call.actor.kind === 'practitioner' ? call.actor.id : null, id, 'id')
  await lockRow(call, practitionerKind, id)
  await requireOpenLocations(call, locationsNamed(request))
  const [before] = await call.query<AvailabilityRow>(availabilityStatement(call.account, id))
  const stored = before!.availability
  const current: Record<string, unknown> = stored ?? { ...defaults, published: false }
  const terms: Record<string, unknown> = normalizeTimes({ ...defaults, ...stored, ...request })
  const changed = Object.keys(terms).filter(
    (name) => canonical(terms[name]) !== canonical(current[name]),
  )
  if (changed.length > 0) {
    await saveAvailability(call, id, Object.fromEntries(Object.entries(terms).map(asColumn)))
    await touchRow(call, practitionerKind, id, 'availability_changed', changed)
  }
  return await findAvailability(call, id)
}

function locationsNamed({ rules = [], overrides = [] }: AvailabilityUpdate) {
  const named = (windows: { location_id?: string | undefined }[], list: string) =>
    windows.flatMap(({ location_id }, at) =>
      location_id ? [{ location_id, param: `${list}[${at}].location_id` }] : [],
    )
  const special = overrides.flatMap(({ windows }, at) => named(windows, `overrides[${at}].windows`))
  return [...named(rules, 'rules'), ...special]
}

const asColumn = ([name, value]: [string, unknown]): [string, unknown] =>
  value !== null && typeof value === 'object' ? [name, JSON.stringify(value)] : [name, value]

// Normalizes timestamps before they are stored.
const normalizeTimes = <Terms extends { time_off: TimeOff[] }>(terms: Terms) => ({
  ...terms,
  time_off: terms.time_off.map(({ starts_at, ends_at }) => ({
    starts_at: toTimestamp(Temporal.Instant.from(starts_at)),
    ends_at: toTimestamp(Temporal.Instant.from(ends_at)),
  })),
})

// Validates fields against each other.
function requireConsistent({ rules = [], overrides = [], time_off = [] }: AvailabilityUpdate) {
  for (const [index, { effective_from, effective_until }] of rules.entries()) {
    if (effective_from && effective_until && effective_until < effective_from) {
      throw invalid(
        `rules[${index}].effective_until`,
        '`effective_until` must be on or after `effective_from`.',
      )
    }
  }
  const dates = overrides.map(({ date }) => date)
  const duplicate = dates.findIndex((date, index) => dates.indexOf(date) < index)
  if (duplicate >= 0) {
    throw invalid(
      `overrides[${duplicate}].date`,
      '`date` must be unique: another override has the same date.',
    )
  }
  for (const [index, { starts_at, ends_at }] of time_off.entries()) {
    if (Temporal.Instant.compare(starts_at, ends_at) >= 0) {
      throw invalid(`time_off[${index}].ends_at`, '`ends_at` must be after `starts_at`.')
    }
  }
}

export const termsOf = ({ time_zone, availability }: AvailabilityRow): Terms | null =>
  availability?.published ? { ...availability, time_zone } : null

export type SlotRequirements = Pick<
  Situation,
  'service' | 'duration_minutes' | 'buffers' | 'room_taken'
>

export const situationOf = (diary: Diary, requirements: SlotRequirements): Situation => ({
  ...requirements,
  terms: termsOf(diary),
  calendar: arrayOf(diary.calendar).map(([from, until, starts]) => ({ from, until, starts })),
  busy: arrayOf(diary.busy).map(([from, until]) => ({ from, until })),
  now: msOf(diary.now),
  latest: latestOf(diary),
})

const day_ms = 86_400_000
const msOf = (time: string) => Temporal.Instant.from(time).epochMilliseconds
const latestOf = ({ now, max_days_ahead }: Diary) => msOf(now) + max_days_ahead * day_ms

// A practitioner can access only their own calendar.
export function requireOwnCalendar(acting: string | null, id: string, param: string) {
  if (acting === null || acting === id) return
  const needs = 'A practitioner can access only their own calendar.'
  throw new ApiError('permission_denied', { needs }, { param })
}

// An archived or barred practitioner can't be booked, wherever the person is, and nobody can be
// booked further ahead than the account allows.
export function requireOpen(diary: Diary, starts: number) {
  if (diary.archived) throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
  requireNotBarred(diary, dateIn(diary, starts))
  if (starts <= latestOf(diary)) return
  const available_at = timeOf(starts - diary.max_days_ahead * day_ms)
  throw new ApiError('too_far_ahead', {}, { param: 'starts_at', available_at })
}

export const isOpen = (diary: Diary, at: number) =>
  !diary.archived && barsOn(diary, dateIn(diary, at), null).length === 0

const dateIn = ({ time_zone }: Diary, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(time_zone).toPlainDate().toString()

const timeOf = (ms: number) => toTimestamp(Temporal.Instant.fromEpochMilliseconds(ms))

type Times = [from: number, until: number, starts: number]

const arrayOf = (text: string | null): Times[] =>
  text ? JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')) : []

type DiaryOptions = { except?: string[]; hold?: boolean; turn?: boolean; param?: string }

const reachOf = (span: Span) => ({ from: timeOf(span.from), to: timeOf(span.until), more_days: 0 })

// Inserts directly if no availability is published. Otherwise, or on a conflict, returns the diary.
export async function tryBooking<R>(call: Call, id: string, span: Span, insertion: Statement) {
  const statement = attemptStatement(call, id, reachOf(span), insertion)
  const [row] = await call.query<R & { diary: Diary | null }>(statement)
  if (!row) throw notFound(practitionerKind.object, 'practitioner_id')
  const { diary, ...created } = row
  if (diary) return { diary, created: undefined }
  return { diary: undefined, created: created as unknown as R } // Omit<R & …> isn't R to tsc.
}

// Reads a practitioner's diary for a time range, with a lock if requested.
export async function readDiary(call: Call, id: string, span: Span, reading: DiaryOptions = {}) {
  const { except = [], hold = false, turn = false, param = 'practitioner_id' } = reading
  if (hold) await lockCalendar(call, id)
  if (turn) await lockDailyLimit(call, id)
  const reach = reachOf(span)
  const [diary] = await call.query<Diary>(diariesStatement(call.account, [id], reach, { except }))
  if (!diary?.id) throw notFound(practitionerKind.object, param)
  return diary
}

// Reads several diaries in one statement. Omits unknown practitioners.
export const readDiaries = async (call: Call, ids: string[], span: Span) =>
  (
    await call.query<Diary>(
      diariesStatement(call.account, ids, reachOf(span), { most: ids.length + 1 }),
    )
  ).filter(({ id }) => id)

export const availabilityEvents = {
  'practitioner.availability_changed': "A practitioner's availability was updated.",
}
