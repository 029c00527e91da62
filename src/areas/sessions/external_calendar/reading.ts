// Reads an external calendar in three parts: claims it in one transaction, fetches it outside of
// any, and records the outcome in another.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { findRow, tryLockRow, updateRow } from '#kernel/record.ts'
import { merge, split } from '#kernel/spans.ts'
import type {
  BusyTimesFault,
  BusyTimesQuery,
  BusyTimesRead,
  Validators,
} from '#outside/ports/busy_times.ts'
import { practitionerKind } from '#areas/practitioners/practitioner/schema.ts'
import { decryptAddress } from './address.ts'
import {
  externalCalendarKind as kind,
  externalCalendarLifecycle as lifecycle,
} from './lifecycle.ts'
import type { ExternalCalendarRow } from './schema.ts'
import { claimCalendar, findOwnSessions, replaceBusyTimes, updateQuietly } from './store.ts'

const day_ms = 86_400_000
const past_days = 2
const days_ahead = 400
// Busy times are computed again before the last ones end, also if the calendar didn't change.
const renew_days = 390
const poll_minutes = 15
export const longest_pause_minutes = 6 * 60
const stale_hours = 24

export type ClaimedCalendar = { id: string; poll_after: string; query: BusyTimesQuery }

// Claims a calendar. Undefined if there is nothing to fetch.
export async function claimReading(call: Call, id: string): Promise<ClaimedCalendar | undefined> {
  const calendar = await tryLockRow(call, kind, id)
  if (!calendar || !isIn(lifecycle, 'polled', calendar.status)) return undefined
  if (Date.parse(calendar.poll_after) > call.real_now.epochMilliseconds) return undefined
  const { archived, time_zone } = await findRow(call, practitionerKind, calendar.practitioner_id)
  if (archived) {
    await updateQuietly(call, id, { poll_after: later(call, longest_pause_minutes) })
    return undefined
  }
  if (!(await claimCalendar(call, id))) return undefined
  const now = call.now.epochMilliseconds
  const renews = !calendar.covered_to || Date.parse(calendar.covered_to) < now + renew_days * day_ms
  return {
    id,
    poll_after: calendar.poll_after,
    query: {
      address: decryptAddress(call, calendar),
      time_zone: calendar.time_zone ?? time_zone,
      span: { from: now - past_days * day_ms, until: now + days_ahead * day_ms },
      validators: renews ? null : calendar.validators,
    },
  }
}

// The calendar, unless it was changed or refreshed in the meantime: then it is fetched again.
async function lockClaimed(call: Call, { id, poll_after }: ClaimedCalendar) {
  const calendar = await tryLockRow(call, kind, id)
  const is_same = calendar?.poll_after === poll_after
  return is_same && isIn(lifecycle, 'polled', calendar.status) ? calendar : undefined
}

export async function recordUnchanged(
  call: Call,
  claimed: ClaimedCalendar,
  validators: Validators,
) {
  const calendar = await lockClaimed(call, claimed)
  if (calendar) await recordSuccess(call, calendar, validators)
}

export async function recordRead(call: Call, claimed: ClaimedCalendar, read: BusyTimesRead) {
  const calendar = await lockClaimed(call, claimed)
  if (!calendar) return
  const { practitioner_id } = calendar
  const own = await findOwnSessions(
    call,
    practitioner_id,
    read.sessions.map(({ id }) => id),
  )
  const others = read.sessions.filter(({ id }) => !own.has(id)).flatMap(({ spans }) => spans)
  const busy = merge([...read.spans, ...others])
  const changed = await replaceBusyTimes(call, calendar, split(busy, day_ms, claimed.query.span))
  const covered_to = new Date(claimed.query.span.until).toISOString()
  await recordSuccess(call, calendar, read.validators)
  await updateQuietly(call, calendar.id, { covered_to, busy_times_count: busy.length })
  if (!changed) return
  const last_changed_at = toTimestamp(call.now)
  await updateRow(call, kind, calendar.id, { last_changed_at }, 'busy_times_changed')
}

async function recordSuccess(call: Call, calendar: ExternalCalendarRow, validators: Validators) {
  const { id, status } = calendar
  await updateQuietly(call, id, {
    validators: JSON.stringify(validators),
    last_fetched_at: toTimestamp(call.now),
    last_error_code: null,
    failures: 0,
    claimed_until: null,
    poll_after: later(call, poll_minutes * (0.9 + 0.2 * Math.random())),
  })
  if (!isIn(lifecycle, 'current', status)) await takeStep(call, lifecycle, id, 'recover')
}

// The next attempts become rarer. After a day without success the calendar is stale: its last known
// busy times stay, because a slot that is hidden by mistake costs less than a double booking.
export async function recordFailure(call: Call, claimed: ClaimedCalendar, fault: BusyTimesFault) {
  const calendar = await lockClaimed(call, claimed)
  if (!calendar) return
  const { id, failures, last_fetched_at, created_at } = calendar
  const backoff = poll_minutes * 2 ** Math.min(failures, 10)
  const requested = (fault.retry_after_seconds ?? 0) / 60
  const minutes = Math.min(longest_pause_minutes, Math.max(backoff, requested))
  await updateQuietly(call, id, {
    last_error_code: fault.code,
    failures: failures + 1,
    claimed_until: null,
    poll_after: later(call, minutes * (0.9 + 0.1 * Math.random())),
  })
  const read_at = Temporal.Instant.from(last_fetched_at ?? created_at)
  const is_stale = read_at.until(call.now).total('hours') >= stale_hours
  if (is_stale) await tryStep(call, lifecycle, id, 'expire')
}

const later = ({ real_now }: Call, minutes: number) =>
  toTimestamp(real_now.add({ seconds: Math.round(minutes * 60) }))
