// Books session series. Each session is checked like a single booking. All are booked or none,
// unless the caller chose to skip conflicts.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { createRow } from '#kernel/record.ts'
import {
  readDiary,
  requireNotArchived,
  termsOf,
} from '#areas/sessions/availability/availability.ts'
import { bookSeveral, usual_minutes } from '#areas/sessions/session/booking.ts'
import { occupied } from '#areas/sessions/session/participants.ts'
import { requirePersons } from '#areas/sessions/session/persons.ts'
import { judged } from '#areas/sessions/session/reschedule.ts'
import { namedIn, requireMayBook, rowOf } from '#areas/sessions/session/draft.ts'
import { judgeTreating, requireMayTreat } from '#areas/sessions/session/licensure.ts'
import {
  askedTimes,
  last_ms,
  no_buffers,
  requireFuture,
  timeOf,
  timesOf,
} from '#areas/sessions/session/times.ts'
import { seriesKind, type SessionSeriesCreate } from './schema.ts'

const week_ms = 7 * 86_400_000
const day_ms = 86_400_000

// Repeats at the same local time. A time skipped by a clock change shifts forward once; an
// ambiguous time means its first occurrence.
export function occurrences(starts: number, time_zone: string, every_weeks: number, count: number) {
  const first = Temporal.Instant.fromEpochMilliseconds(starts).toZonedDateTimeISO(time_zone)
  const wall = first.toPlainDateTime()
  return Array.from({ length: count }, (_, place) =>
    place === 0
      ? starts
      : wall.add({ weeks: place * every_weeks }).toZonedDateTime(time_zone).epochMilliseconds,
  )
}

// Rejects series beyond the last date that can be represented.
export function requireTellable(until: number) {
  if (until > last_ms) throw invalid('starts_at', "The last session can't be after the year 9999.")
}

export type Conflict = { starts_at: string; code: string }

export async function addSeries(call: Call, asked: SessionSeriesCreate) {
  const { practitioner_id, count, every_weeks = 1, override_availability = false } = asked
  requireMayBook(call, asked)
  const { starts, minutes: wanted_minutes } = askedTimes(asked)
  const persons = await requirePersons(call, namedIn(asked), practitioner_id)
  await requireMayTreat(call, practitioner_id, asked.person_location, asked)
  const span = { from: starts, until: starts + (count - 1) * every_weeks * week_ms + 2 * day_ms }
  requireTellable(span.until)
  const diary = await readDiary(call, practitioner_id, span, { hold: true })
  requireNotArchived(diary)
  requireFuture(call, starts)

  const published = termsOf(diary) && diary.availability
  const minutes = wanted_minutes ?? published?.default_duration_minutes ?? usual_minutes
  const { type = 'individual', format = 'telehealth' } = asked
  const wish = { duration_minutes: minutes, wanted: { type, format } }
  const times = occurrences(starts, diary.time_zone, every_weeks, count).map((at) => ({
    at,
    ...timesOf(at, minutes, published ?? no_buffers),
  }))
  const busy = new Set(await occupied(call, persons, times))
  const whyNot = await judgeTreating(call, practitioner_id, [asked.person_location])
  const judgement = times.map((time) => ({
    time,
    code:
      judged(diary, wish, time.at, override_availability) ??
      whyNot(asked.person_location, { starts_at: time.starts_at, format }) ??
      (busy.has(time) ? 'person_double_booked' : undefined),
  }))
  const free = judgement.filter(({ code }) => !code).map(({ time }) => time)
  const skipped = judgement.flatMap(({ time, code }): Conflict[] =>
    code ? [{ starts_at: timeOf(time.at), code }] : [],
  )
  if (free.length === 0 || (skipped.length > 0 && asked.on_conflict !== 'skip')) {
    throw new ApiError('series_conflict', {}, { param: 'starts_at', conflicts: skipped })
  }

  const id = newId(seriesKind.prefix)
  const drafts = free.map((time) => ({
    times: time,
    fields: {
      ...rowOf(call, asked, { diary, minutes, persons, times: time }),
      series_id: id,
      series_index: times.indexOf(time),
    },
  }))
  const series = await createRow(call, seriesKind, id, {
    practitioner_id,
    person_id: asked.person_id ? persons[0] : null,
    starts_at: times[0]!.starts_at,
    time_zone: diary.time_zone,
    every_weeks,
    count,
    duration_minutes: minutes,
    type,
    format,
    session_ids: drafts.map(({ fields }) => fields.id),
    skipped: JSON.stringify(skipped),
    metadata: asked.metadata ?? {},
  })
  await bookSeveral(call, practitioner_id, drafts, persons)
  return series
}
