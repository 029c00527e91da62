// Cancels and reschedules sessions in a series: one, one and all later ones, or all upcoming.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { takeStep } from '#kernel/lifecycle.ts'
import { lockRow, type Row, touchRow } from '#kernel/record.ts'
import { readDiary, requireNotArchived } from '#areas/sessions/availability/availability.ts'
import { requireMayBook } from '#areas/sessions/session/draft.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { occupied, personsIn } from '#areas/sessions/session/participants.ts'
import { judged, move, wantedOf } from '#areas/sessions/session/reschedule.ts'
import { findMembers } from '#areas/sessions/session/session.ts'
import { canceledBy } from '#areas/sessions/session/steps.ts'
import { msOf, requireFuture, spanOf, timeOf, timesOf } from '#areas/sessions/session/times.ts'
import { judgeTreating } from '#areas/sessions/session/licensure.ts'
import { type SeriesCancel, type SeriesReschedule, seriesKind } from './schema.ts'
import { requireTellable } from './session_series.ts'

type Which = Pick<SeriesCancel, 'scope' | 'session_id'>

// The selected sessions that haven't started, in chronological order.
async function chosen(call: Call, id: string, { scope, session_id }: Which, step: string) {
  const series = await lockRow(call, seriesKind, id)
  if (scope !== 'all' && !session_id) {
    throw invalid('session_id', `\`session_id\` is required when \`scope\` is \`${scope}\`.`)
  }
  const members = await findMembers(call, id)
  const meant = members.find((member) => member.id === session_id)
  if (session_id && !meant) throw notFound('session', 'session_id')
  const { from } = sessionLifecycle.steps[step as 'cancel']
  const open = members.filter(
    ({ status, starts_at }) =>
      (from as readonly string[]).includes(status!) && msOf(starts_at) > call.now.epochMilliseconds,
  )
  const wanted = {
    this: () => open.filter((member) => member === meant),
    following: () => open.filter(({ series_index }) => series_index! >= meant!.series_index!),
    all: () => open,
  }[scope]()
  return { series, meant: meant ?? wanted[0], wanted }
}

export async function cancelSeries(call: Call, id: string, asked: SeriesCancel) {
  const { series, wanted } = await chosen(call, id, asked, 'cancel')
  for (const session of wanted) {
    const taken = canceledBy(call, session, asked)
    await takeStep(call, sessionLifecycle, session.id, 'cancel', taken, session)
  }
  return wanted.length > 0 ? await touchRow(call, seriesKind, id, 'canceled', []) : series
}

// Moves the selected sessions by the same local-time offset, or none of them.
export async function rescheduleSeries(call: Call, id: string, asked: SeriesReschedule) {
  const { series, meant, wanted } = await chosen(call, id, asked, 'reschedule')
  const { practitioner_id, time_zone } = series
  const { override_availability: override = false } = asked
  requireMayBook(call, { ...asked, practitioner_id })
  if (!meant || wanted.length === 0) return series
  requireFuture(call, msOf(asked.starts_at))
  const moves = wanted.map((session) => ({
    session,
    at: shifted(session, meant, asked.starts_at, time_zone),
  }))
  const changing = moves.filter(({ session, at }) => at !== msOf(session.starts_at))
  if (changing.length === 0) return series

  const times = changing.map(({ at }) => at)
  const span = { from: Math.min(...times), until: spanOf(Math.max(...times), 1_440).until }
  requireTellable(span.until)
  const except = changing.map(({ session }) => session.id)
  const diary = await readDiary(call, practitioner_id, span, { except, hold: true })
  requireNotArchived(diary)
  const places = changing.map(({ session }) => session.person_location)
  const whyNot = await judgeTreating(call, practitioner_id, places)
  const conflicts: { starts_at: string; code: string }[] = []
  for (const { session, at } of changing) {
    const wish = { duration_minutes: session.duration_minutes, wanted: wantedOf(session) }
    const meeting = { starts_at: timeOf(at), format: session.format }
    const code =
      judged(diary, wish, at, override) ??
      whyNot(session.person_location, meeting) ??
      (await personTaken(call, session, at, except))
    if (code) conflicts.push({ starts_at: timeOf(at), code })
  }
  if (conflicts.length > 0) {
    throw new ApiError('series_conflict', {}, { param: 'starts_at', conflicts })
  }
  for (const { session, at } of inMovingOrder(changing)) {
    await move(call, session, diary, { starts: at, minutes: session.duration_minutes, override })
  }
  return await touchRow(call, seriesKind, id, 'rescheduled', [])
}

// Orders the moves so that no session lands on one that hasn't moved yet. Sorts by time, not by
// index, because a session may have been rescheduled on its own.
function inMovingOrder(moves: { session: Row; at: number }[]) {
  const byTime = moves.toSorted((one, other) => one.at - other.at)
  const [first] = byTime
  return first!.at > msOf(first!.session.starts_at) ? byTime.toReversed() : byTime
}

async function personTaken(call: Call, session: Row, at: number, except: string[]) {
  const buffers = { buffer_before_minutes: 0, buffer_after_minutes: 0 }
  const times = timesOf(at, session.duration_minutes, buffers)
  const busy = await occupied(call, personsIn(session), [times], except)
  return busy.length > 0 ? 'person_double_booked' : undefined
}

// Shifts a session by the same local-time offset as the selected one.
function shifted(session: Row, meant: Row, starts_at: string, time_zone: string) {
  const wallOf = (time: string) =>
    Temporal.Instant.from(time).toZonedDateTimeISO(time_zone).toPlainDateTime()
  if (session === meant) return msOf(starts_at)
  const way = wallOf(meant.starts_at).until(wallOf(starts_at), { largestUnit: 'days' })
  return wallOf(session.starts_at).add(way).toZonedDateTime(time_zone).epochMilliseconds
}
