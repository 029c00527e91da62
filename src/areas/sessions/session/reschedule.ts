// Reschedules sessions. Same checks as booking, with the session's own time counted as free, in a
// single update. Locks the calendar, because concurrent moves onto each other would deadlock.
import { type Call, timestampOf, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { lockRow } from '#kernel/record.ts'
import {
  type Diary,
  readDiary,
  requireOpen,
  situationOf,
  termsOf,
} from '#areas/sessions/availability/diary.ts'
import { inWholeCalendar } from '#areas/sessions/availability/full_calendar.ts'
import { type Buffers, no_buffers, placeBooking } from '#areas/sessions/availability/bookable.ts'
import { requireFreeRoom, roomOf } from './rooms.ts'
import { mismatchError } from '#areas/sessions/service/booking_terms.ts'
import { expireStaleHolds } from './holds.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import {
  doubleBookedError,
  conflictingTimes,
  participantIds,
  requireAlone,
} from './participants.ts'
import { recordOpensAfterMove } from './record_access.ts'
import { lateCancelFee } from './fees.ts'
import { bookingError } from './booking_error.ts'
import { notOfferedError } from './caseload.ts'
import { actingPractitioner, requireMayBook } from './draft.ts'
import { reviewSession } from './risk.ts'
import { offerCheck } from './still_offered.ts'
import { timeColumns } from './store.ts'
import { requestedTime, msOf, requireFuture, spanOf, timesOf } from './times.ts'
import type { SessionRow } from './schema.ts'
import type { Reschedule } from './steps_schema.ts'
import { requireLicensed } from './licensure.ts'
import { locationAfterMove } from './locations.ts'

export async function rescheduleSession(call: Call, id: string, request: Reschedule) {
  const session = await lockRow(call, sessionKind, id)
  const { practitioner_id } = session
  requireAlone(call, session, 'reschedule')
  requireMayBook(call, { ...request, practitioner_id })
  const { starts, minutes = session.duration_minutes } = requestedTime(request)
  if (!isIn(sessionLifecycle, 'upcoming', session.status)) {
    return await takeStep(call, sessionLifecycle, id, 'reschedule')
  }
  if (session.service_id && minutes !== session.duration_minutes) {
    throw mismatchError(['duration_minutes'])
  }
  const same = starts === msOf(session.starts_at) && minutes === session.duration_minutes
  if (same) return session

  if (msOf(session.starts_at) <= call.now.epochMilliseconds || avoidsFee(call, session)) {
    throw new ApiError('too_late', { step: 'reschedule' })
  }
  requireFuture(call, starts)
  const override = request.override_availability ?? false
  const by = requesterOf(call, request)
  const unmet = (await offerCheck(call, practitioner_id, [session]))(session, timestampOf(starts))
  if (unmet.length > 0 && !override) throw notOfferedError(unmet)
  const move = { starts, minutes, override, unmet: unmet.length > 0, by }
  const moved = await inWholeCalendar(call, () => moveIfFree(call, session, move))
  return await reviewSession(call, moved)
}

export const requesterOf = ({ actor }: Call, { requested_by }: Pick<Reschedule, 'requested_by'>) =>
  actor.kind === 'person' ? actor.kind : (requested_by ?? actor.kind)

// A person who would owe a late-cancellation fee can't avoid it by moving the session.
const avoidsFee = (call: Call, session: SessionRow) =>
  call.actor.kind === 'person' && lateCancelFee(session, 'person', call.now)?.payable === true

async function moveIfFree(call: Call, session: SessionRow, move: Move) {
  const { id, practitioner_id } = session
  const { starts, minutes, override } = move
  const span = spanOf(starts, minutes)
  const room = roomOf(session)
  await requireFreeRoom(call, room, timesOf(starts, minutes, no_buffers), [id])
  const place = { practitioner_id, starts, except: [id], room }
  const diary = await readDiary(call, practitioner_id, span, { except: [id], hold: true })
  requireOpen(diary, starts)
  const requirements = requirementsOf(session, minutes)
  const why = rescheduleError(diary, requirements, starts, override)
  if (why) throw await bookingError(call, why, { ...requirements, ...place })
  await requireLicensed(call, practitioner_id, { ...session, starts_at: timestampOf(starts) })
  return await moveSession(call, session, diary, move)
}

// A session of a service keeps the buffers that it was booked with.
export function requirementsOf(session: SessionRow, duration_minutes = session.duration_minutes) {
  const { type, format, location_id } = session
  const service = { type, format, location_id: location_id ?? undefined }
  return { duration_minutes, service, buffers: session.service_id ? session : undefined }
}

type SlotRequirements = Parameters<typeof situationOf>[1]

// An override still can't double-book or book the past.
export function placeMove(
  diary: Diary,
  requirements: SlotRequirements,
  starts: number,
  override: boolean,
) {
  const situation = situationOf(diary, requirements)
  const { terms, buffers = terms ?? undefined } = situation
  const anytime = { ...situation, terms: null, busy: [], buffers }
  return placeBooking(override ? anytime : situation, starts)
}

export const rescheduleError = (...move: Parameters<typeof placeMove>) => placeMove(...move).code

type Move = {
  starts: number
  minutes: number
  override: boolean
  unmet: boolean // Whether the override is needed for more than the time.
  by: ReturnType<typeof requesterOf>
}

// Moves a session. If the practitioner requires approval, they approve the new time again. The
// calendar must be locked and the time checked.
export async function moveSession(call: Call, session: SessionRow, diary: Diary, move: Move) {
  const moved = await changeTime(call, session, diary, move)
  const published = termsOf(diary) && diary.availability
  if (!published?.requires_approval || actingPractitioner(call)) return moved
  const columns = { requires_approval: true }
  return await takeStep(call, sessionLifecycle, session.id, 'request', columns, moved)
}

// A person who asks within the period of late cancellations can't escape the fee by canceling the
// new time.
const isLate = (call: Call, session: SessionRow, { by }: Move) =>
  by === 'person' && lateCancelFee(session, by, call.now) !== null

async function changeTime(call: Call, session: SessionRow, diary: Diary, move: Move) {
  const { starts, minutes, override, unmet, by } = move
  const { id, practitioner_id, starts_at } = session
  const terms = termsOf(diary)
  const buffers: Buffers = session.service_id ? session : (terms ?? session)
  const times = timesOf(starts, minutes, buffers)
  await expireStaleHolds(call, practitioner_id, times)
  const persons = participantIds(session)
  if ((await conflictingTimes(call, persons, [times], [id])).length > 0) throw doubleBookedError()
  return await takeStep(call, sessionLifecycle, id, 'reschedule', {
    ...timeColumns(times),
    duration_minutes: minutes,
    record_opens_at: recordOpensAfterMove(call, session, starts),
    buffer_before_minutes: buffers.buffer_before_minutes,
    buffer_after_minutes: buffers.buffer_after_minutes,
    ...(override && (terms || diary.busy || unmet) && { availability_overridden: true }),
    original_starts_at: session.original_starts_at ?? starts_at,
    ...(isLate(call, session, move) && { fee_starts_at: session.fee_starts_at ?? starts_at }),
    rescheduled_from: JSON.stringify({
      starts_at: timestampOf(msOf(starts_at)),
      at: toTimestamp(call.now),
      by,
    }),
    reschedule_count: session.reschedule_count + 1,
    ...locationAfterMove(session, times.starts_at),
    at_risk: false,
    at_risk_reason: null,
    at_risk_person_id: null,
  })
}
