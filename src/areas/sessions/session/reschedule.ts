// Reschedules sessions. Same checks as booking, with the session's own time counted as free, in a
// single update. Locks the calendar, because concurrent moves onto each other would deadlock.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { lockRow, type Row } from '#kernel/record.ts'
import {
  type Diary,
  readDiary,
  requireNotArchived,
  situationOf,
  termsOf,
} from '#areas/sessions/availability/availability.ts'
import { whyNot } from '#areas/sessions/availability/bookable.ts'
import { expireStale } from './booking.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { doubleBooked, occupied, personsIn } from './participants.ts'
import { recordOpensAfterMove } from './record_access.ts'
import { refusalOf } from './booking_error.ts'
import { requireMayBook } from './draft.ts'
import { movedTo } from './store.ts'
import { askedTimes, type Buffers, msOf, requireFuture, spanOf, timeOf, timesOf } from './times.ts'
import type { Reschedule } from './steps_schema.ts'
import { requireMayTreat } from './licensure.ts'

export async function rescheduleSession(call: Call, id: string, asked: Reschedule) {
  const session = await lockRow(call, sessionKind, id)
  const { practitioner_id } = session
  requireMayBook(call, { ...asked, practitioner_id })
  const { starts, minutes = session.duration_minutes as number } = askedTimes(asked)
  if (session.status !== 'scheduled')
    return await takeStep(call, sessionLifecycle, id, 'reschedule')
  const same = starts === msOf(session.starts_at) && minutes === session.duration_minutes
  if (same) return session

  if (msOf(session.starts_at) <= call.now.epochMilliseconds) {
    throw new ApiError('too_late', { step: 'reschedule' })
  }
  requireFuture(call, starts)
  const span = spanOf(starts, minutes)
  const diary = await readDiary(call, practitioner_id, span, { except: [id], hold: true })
  requireNotArchived(diary)
  const override = asked.override_availability ?? false
  const wish = { duration_minutes: minutes, wanted: wantedOf(session) }
  const why = judged(diary, wish, starts, override)
  if (why) throw await refusalOf(call, why, { ...wish, practitioner_id, starts, except: [id] })
  const meeting = { starts_at: timeOf(starts), format: session.format }
  await requireMayTreat(call, practitioner_id, session.person_location, meeting)
  return await move(call, session, diary, { starts, minutes, override })
}

export const wantedOf = ({ type, format }: Row) => ({ type, format })

type Wish = Parameters<typeof situationOf>[1]

// An override still can't double-book or book the past.
export function judged(diary: Diary, wish: Wish, starts: number, override: boolean) {
  const situation = situationOf(diary, wish)
  if (!override || !situation.terms) return whyNot(situation, starts)
  if (starts < situation.now) return 'starts_at_in_past'
  const { buffer_before_minutes: before, buffer_after_minutes: after } = situation.terms
  const duration_minutes = wish.duration_minutes + before + after
  const free = { ...situation, terms: null, duration_minutes, now: -Infinity }
  return whyNot(free, starts - before * 60_000)
}

type Moved = { starts: number; minutes: number; override: boolean }

// The calendar must be locked and the time checked.
export async function move(call: Call, session: Row, diary: Diary, moved: Moved) {
  const { starts, minutes, override } = moved
  const { id, practitioner_id, starts_at } = session
  const terms = termsOf(diary)
  const buffers: Buffers = terms ?? {
    buffer_before_minutes: session.buffer_before_minutes,
    buffer_after_minutes: session.buffer_after_minutes,
  }
  const times = timesOf(starts, minutes, buffers)
  await expireStale(call, practitioner_id, times)
  const persons = personsIn(session)
  if ((await occupied(call, persons, [times], [id])).length > 0) throw doubleBooked()
  return await takeStep(call, sessionLifecycle, id, 'reschedule', {
    ...movedTo(times),
    duration_minutes: minutes,
    record_opens_at: recordOpensAfterMove(call, session, starts),
    buffer_before_minutes: buffers.buffer_before_minutes,
    buffer_after_minutes: buffers.buffer_after_minutes,
    ...(override && terms && { availability_overridden: true }),
    original_starts_at: session.original_starts_at ?? starts_at,
    rescheduled_from: JSON.stringify({
      starts_at: timeOf(msOf(starts_at)),
      at: toTimestamp(call.now),
      by: call.actor.kind,
    }),
    reschedule_count: session.reschedule_count + 1,
  })
}
