// Reads a practitioner's diary: the calendar data that booking checks use.
import { type Call, timestampOf } from '#kernel/call.ts'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import type { Statement } from '#db/sql.ts'
import { type BarFacts, barsOn } from '#areas/practitioners/practitioner/bars.ts'
import { requireNotBarred } from '#areas/practitioners/practitioner/check_eligibility.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import type { Situation, Terms } from './bookable.ts'
import { attemptStatement, diariesStatement, lockCalendar, lockDailyLimit } from './store.ts'
import type { OfferedCare } from './offered_care.ts'
import type { Span } from '#kernel/spans.ts'
import type { AvailabilityRow } from './availability.ts'

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

// An archived or barred practitioner can't be booked, wherever the person is, and nobody can be
// booked further ahead than the account allows.
export function requireOpen(diary: Diary, starts: number) {
  if (diary.archived) throw new ApiError('practitioner_archived', {}, { param: 'practitioner_id' })
  requireNotBarred(diary, dateIn(diary, starts))
  if (starts <= latestOf(diary)) return
  const available_at = timestampOf(starts - diary.max_days_ahead * day_ms)
  throw new ApiError('too_far_ahead', {}, { param: 'starts_at', available_at })
}

export const isOpen = (diary: Diary, at: number) =>
  !diary.archived && barsOn(diary, dateIn(diary, at), null).length === 0

const dateIn = ({ time_zone }: Diary, at: number) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(time_zone).toPlainDate().toString()

type Times = [from: number, until: number, starts: number]

const arrayOf = (text: string | null): Times[] =>
  text ? JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')) : []

type DiaryOptions = { except?: string[]; hold?: boolean; turn?: boolean; param?: string }

const reachOf = (span: Span) => ({
  from: timestampOf(span.from),
  to: timestampOf(span.until),
  more_days: 0,
})

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
