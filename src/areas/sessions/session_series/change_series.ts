// Cancels and reschedules sessions in a series: one, one and all later ones, or all upcoming.
import { type Call, timestampOf } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { lockRow, touchRow, updateRow } from '#kernel/record.ts'
import { scheduleSessionReview } from '#areas/persons/person/lifecycle.ts'
import { readDiary, requireOpen } from '#areas/sessions/availability/diary.ts'
import { no_buffers } from '#areas/sessions/availability/bookable.ts'
import { lockRoom, roomOf, takenTimes } from '#areas/sessions/session/rooms.ts'
import { requireMayBook } from '#areas/sessions/session/draft.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { conflictingTimes, participantIds } from '#areas/sessions/session/participants.ts'
import {
  rescheduleError,
  moveSession,
  requesterOf,
  requirementsOf,
} from '#areas/sessions/session/reschedule.ts'
import { lockSeriesSessions } from '#areas/sessions/session/session.ts'
import { cancellationColumns } from '#areas/sessions/session/steps.ts'
import { msOf, requireFuture, spanOf, timesOf } from '#areas/sessions/session/times.ts'
import { licensureCheck } from '#areas/sessions/session/licensure.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { offerCheck } from '#areas/sessions/session/still_offered.ts'
import { type SeriesCancel, type SeriesReschedule, seriesKind } from './schema.ts'
import { requireRepresentable } from './session_series.ts'

type Selection = Pick<SeriesCancel, 'scope' | 'session_id'>

// The selected sessions that haven't started, in chronological order.
async function lockSelected(
  call: Call,
  id: string,
  { scope, session_id }: Selection,
  step: 'cancel' | 'reschedule',
) {
  const series = await lockRow(call, seriesKind, id)
  if (scope !== 'all' && !session_id) {
    throw invalid('session_id', `\`session_id\` is required when \`scope\` is \`${scope}\`.`)
  }
  const members = await lockSeriesSessions(call, id)
  const anchor = members.find((member) => member.id === session_id)
  if (session_id && !anchor) throw notFound('session', 'session_id')
  const from: readonly string[] = sessionLifecycle.steps[step].from
  const open = members.filter(
    ({ status, starts_at }) =>
      from.includes(status) && msOf(starts_at) > call.now.epochMilliseconds,
  )
  const sessions = {
    this: () => open.filter((member) => member === anchor),
    following: () => open.filter(({ series_index }) => series_index! >= anchor!.series_index!),
    all: () => open,
  }[scope]()
  return { series, named: anchor, anchor: anchor ?? sessions[0], sessions }
}

export async function cancelSeries(call: Call, id: string, request: SeriesCancel) {
  const { series, sessions } = await lockSelected(call, id, request, 'cancel')
  for (const session of sessions) {
    const columns = cancellationColumns(call, session, request)
    await takeStep(call, sessionLifecycle, session.id, 'cancel', columns, session)
  }
  return sessions.length > 0 ? await touchRow(call, seriesKind, id, 'canceled', []) : series
}

// Moves the selected sessions by the same local-time offset, or none of them.
export async function rescheduleSeries(call: Call, id: string, request: SeriesReschedule) {
  const { series, named, anchor, sessions } = await lockSelected(call, id, request, 'reschedule')
  const { practitioner_id, time_zone } = series
  const { override_availability: override = false } = request
  requireMayBook(call, { ...request, practitioner_id })
  if (named && !sessions.includes(named)) throw notMovable(named)
  if (!anchor) return series
  requireFuture(call, msOf(request.starts_at))
  const moves = sessions.map((session) => ({
    session,
    at: shiftStart(session, anchor, request.starts_at, time_zone),
  }))
  const changing = moves.filter(({ session, at }) => at !== msOf(session.starts_at))
  if (changing.length === 0) return series

  const times = changing.map(({ at }) => at)
  const span = { from: Math.min(...times), until: spanOf(Math.max(...times), 1_440).until }
  requireRepresentable(span.until)
  const except = changing.map(({ session }) => session.id)
  for (const room of roomsOf(sessions)) await lockRoom(call, room)
  const diary = await readDiary(call, practitioner_id, span, { except, hold: true })
  requireOpen(diary, msOf(request.starts_at))
  const licensureError = await licensureCheck(call, practitioner_id)
  const unmetAt = await offerCheck(call, practitioner_id, sessions)
  const conflicts: { starts_at: string; code: string }[] = []
  for (const { session, at } of changing) {
    const unmet = unmetAt(session, timestampOf(at)).length > 0
    const code =
      (unmet && !override ? 'not_offered' : undefined) ??
      rescheduleError(diary, requirementsOf(session), at, override) ??
      licensureError({ ...session, starts_at: timestampOf(at) }) ??
      (await personConflict(call, session, at, except)) ??
      (await roomConflict(call, session, at, except))
    if (code) conflicts.push({ starts_at: timestampOf(at), code })
  }
  if (conflicts.length > 0) {
    throw new ApiError('series_conflict', {}, { param: 'starts_at', conflicts })
  }
  for (const { session, at } of inMovingOrder(changing)) {
    await moveSession(call, session, diary, {
      starts: at,
      minutes: session.duration_minutes,
      override,
      unmet: unmetAt(session, timestampOf(at)).length > 0,
      by: requesterOf(call, request),
    })
  }
  const persons = new Set(sessions.flatMap(participantIds))
  for (const person_id of persons) scheduleSessionReview(call, person_id)
  return await touchRow(call, seriesKind, id, 'rescheduled', [])
}

// As for the session alone: it was canceled, has begun or is over.
const notMovable = ({ status }: SessionRow) =>
  isIn(sessionLifecycle, 'upcoming', status)
    ? new ApiError('too_late', { step: 'reschedule' })
    : transitionError(sessionLifecycle, status, 'reschedule')

// A series follows its sessions to another practitioner, unless some of them stay.
export async function reassignSeries(call: Call, moved: SessionRow[], from: string, to: string) {
  for (const id of new Set(moved.flatMap(({ series_id }) => series_id ?? []))) {
    const open = (await lockSeriesSessions(call, id)).filter(
      ({ status, starts_at }) =>
        isIn(sessionLifecycle, 'not_started', status) &&
        msOf(starts_at) > call.now.epochMilliseconds,
    )
    if (open.some(({ practitioner_id }) => practitioner_id === from)) continue
    await updateRow(call, seriesKind, id, { practitioner_id: to }, 'practitioner_changed')
  }
}

// Orders the moves so that no session lands on one that hasn't moved yet. Sorts by time, not by
// index, because a session may have been rescheduled on its own.
function inMovingOrder(moves: { session: SessionRow; at: number }[]) {
  const byTime = moves.toSorted((one, other) => one.at - other.at)
  const [first] = byTime
  return first!.at > msOf(first!.session.starts_at) ? byTime.toReversed() : byTime
}

// Each room once, in an order that prevents deadlocks.
function roomsOf(sessions: SessionRow[]) {
  const rooms = sessions.flatMap((session) => roomOf(session) ?? [])
  const byName = new Map(rooms.map((room) => [`${room.location_id} ${room.room_id}`, room]))
  return [...byName].toSorted().map(([, room]) => room)
}

async function roomConflict(call: Call, session: SessionRow, at: number, except: string[]) {
  const room = roomOf(session)
  const times = timesOf(at, session.duration_minutes, no_buffers)
  const taken = room ? await takenTimes(call, room, [times], except) : []
  return taken.length > 0 ? 'room_taken' : undefined
}

async function personConflict(call: Call, session: SessionRow, at: number, except: string[]) {
  const times = timesOf(at, session.duration_minutes, no_buffers)
  const busy = await conflictingTimes(call, participantIds(session), [times], except)
  return busy.length > 0 ? 'person_double_booked' : undefined
}

// Shifts a session by the same local-time offset as the selected one.
function shiftStart(session: SessionRow, anchor: SessionRow, starts_at: string, time_zone: string) {
  const wallOf = (time: string) =>
    Temporal.Instant.from(time).toZonedDateTimeISO(time_zone).toPlainDateTime()
  if (session === anchor) return msOf(starts_at)
  const offset = wallOf(anchor.starts_at).until(wallOf(starts_at), { largestUnit: 'days' })
  return wallOf(session.starts_at).add(offset).toZonedDateTime(time_zone).epochMilliseconds
}
