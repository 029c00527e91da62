// Reads and updates availability, and reads a practitioner's diary: the calendar data that booking
// checks use.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import type { Statement } from '#db/sql.ts'
import { lockRow, touchRow } from '#kernel/record.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import type { Entry, Situation, Terms } from './bookable.ts'
import { type AvailabilityChange, defaults, type Policy } from './schema.ts'
import {
  attemptStatement,
  availabilityStatement,
  diariesStatement,
  holdCalendar,
  saveAvailability,
  takeTurn,
} from './store.ts'
import type { Span } from './windows.ts'

export type Published = Omit<Terms, 'time_zone'> & {
  published: boolean
  default_duration_minutes: number
  requires_approval: boolean
  policy: Policy | null
}

export type Kept = {
  id: string
  time_zone: string
  archived: boolean
  version: number
  updated_at: string
  availability: Published | null
}

export type Diary = Kept & {
  now: string
  acting: string | null
  excepted: number // Number of ignored sessions that were found.
  calendar: string | null // As PostgreSQL writes an array: {{from,until,starts},...}.
}

export const showAvailability = ([kept]: Kept[]) => {
  if (!kept) throw notFound(practitionerKind.object)
  const { id, availability, ...rest } = kept
  return { practitioner_id: id, ...defaults, published: false, ...availability, ...rest }
}

export const findAvailability = async (call: Call, id: string) =>
  showAvailability(await call.query<Kept>(availabilityStatement(id)))

// Availability shares the practitioner's version and events.
export async function changeAvailability(call: Call, id: string, asked: AvailabilityChange) {
  requireSense(asked)
  requireOwnCalendar(call.actor.kind === 'practitioner' ? call.actor.id : null, id, 'id')
  await lockRow(call, practitionerKind, id)
  const [before] = await call.query<Kept>(availabilityStatement(id))
  const known: Record<string, unknown> = before!.availability ?? { ...defaults, published: false }
  const wanted = { published: true, ...(before!.availability && known), ...asked }
  const terms: Record<string, unknown> = inOneForm({ ...defaults, ...known, ...wanted })
  const changed = Object.keys(terms).filter(
    (name) => canonical(terms[name]) !== canonical(known[name]),
  )
  if (changed.length > 0) {
    await saveAvailability(call, id, Object.fromEntries(Object.entries(terms).map(asColumn)))
    await touchRow(call, practitionerKind, id, 'availability_changed', changed)
  }
  return await findAvailability(call, id)
}

const asColumn = ([name, value]: [string, unknown]): [string, unknown] =>
  value !== null && typeof value === 'object' ? [name, JSON.stringify(value)] : [name, value]

// Normalizes timestamps before they are stored.
const inOneForm = (terms: any) => ({
  ...terms,
  time_off: terms.time_off.map(({ starts_at, ends_at }: any) => ({
    starts_at: toTimestamp(Temporal.Instant.from(starts_at)),
    ends_at: toTimestamp(Temporal.Instant.from(ends_at)),
  })),
})

// Validates fields against each other.
function requireSense({ rules = [], overrides = [], time_off = [] }: AvailabilityChange) {
  for (const [place, { effective_from, effective_until }] of rules.entries()) {
    if (effective_from && effective_until && effective_until < effective_from) {
      throw invalid(
        `rules[${place}].effective_until`,
        '`effective_until` must be on or after `effective_from`.',
      )
    }
  }
  const dates = overrides.map(({ date }) => date)
  const twice = dates.findIndex((date, place) => dates.indexOf(date) < place)
  if (twice >= 0)
    throw invalid(
      `overrides[${twice}].date`,
      '`date` must be unique: another override has the same date.',
    )
  for (const [place, { starts_at, ends_at }] of time_off.entries()) {
    if (Temporal.Instant.compare(starts_at, ends_at) >= 0) {
      throw invalid(`time_off[${place}].ends_at`, '`ends_at` must be after `starts_at`.')
    }
  }
}

export const termsOf = ({ time_zone, availability }: Kept): Terms | null =>
  availability?.published ? { ...availability, time_zone } : null

export type Wish = Pick<Situation, 'wanted' | 'duration_minutes'>

export const situationOf = (diary: Diary, wish: Wish): Situation => ({
  ...wish,
  terms: termsOf(diary),
  calendar: entriesOf(diary.calendar),
  now: Temporal.Instant.from(diary.now).epochMilliseconds,
})

// A practitioner can access only their own calendar.
export function requireOwnCalendar(acting: string | null, id: string, param: string) {
  if (acting === null || acting === id) return
  const needs = 'A practitioner can access only their own calendar.'
  throw new ApiError('permission_denied', { needs }, { param })
}

export function requireNotArchived({ archived }: Pick<Kept, 'archived'>) {
  if (archived) throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
}

const timeOf = (ms: number) => toTimestamp(Temporal.Instant.fromEpochMilliseconds(ms))

const entriesOf = (text: string | null): Entry[] =>
  text
    ? JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')).map(
        ([from, until, starts]: number[]) => ({ from, until, starts }),
      )
    : []

type Reading = { except?: string[]; hold?: boolean; turn?: boolean }

const reachOf = (span: Span) => ({ from: timeOf(span.from), to: timeOf(span.until), more_days: 0 })

// Inserts directly if no availability is published. Otherwise, or on a conflict, returns the diary.
export async function attempt<R>(call: Call, id: string, span: Span, insertion: Statement) {
  const statement = attemptStatement(id, toTimestamp(call.now), reachOf(span), insertion)
  const [found] = await call.query<R & { diary: Diary | null }>(statement)
  if (!found) throw notFound(practitionerKind.object, 'practitioner_id')
  const { diary, ...made } = found
  return diary ? { diary, made: undefined } : { diary: undefined, made: made as unknown as R }
}

// Reads a practitioner's diary for a time range, with a lock if requested.
export async function readDiary(call: Call, id: string, span: Span, reading: Reading = {}) {
  const { except = [], hold = false, turn = false } = reading
  if (hold) await holdCalendar(call, id)
  if (turn) await takeTurn(call, id)
  const reach = reachOf(span)
  const [diary] = await call.query<Diary>(diariesStatement([id], reach, { except }))
  if (!diary?.id) throw notFound(practitionerKind.object, 'practitioner_id')
  return diary
}

// Reads several diaries in one statement. Omits unknown practitioners.
export const readDiaries = async (call: Call, ids: string[], span: Span) =>
  (await call.query<Diary>(diariesStatement(ids, reachOf(span), { most: ids.length + 1 }))).filter(
    ({ id }) => id,
  )

export const availabilityEvents = {
  'practitioner.availability_changed': "A practitioner's availability was updated.",
}
