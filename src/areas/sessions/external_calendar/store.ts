// SQL of external calendars and their busy times. What a worker notes about its attempts isn't a
// change that callers see as a version.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { assignments, sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import type { Span } from '#kernel/spans.ts'

export const updateQuietly = (call: Call, id: string, fields: Record<string, unknown>) =>
  call.query(sql`
    update external_calendars set ${assignments(fields)}
    where account = ${call.account} and id = ${id}`)

// The next round of the worker fetches it.
export async function makeDue(call: Call, id: string) {
  await updateQuietly(call, id, {
    poll_after: toTimestamp(call.real_now),
    claimed_until: null,
    failures: 0,
  })
}

// Whether this worker has the calendar now: of several, one.
export async function claimCalendar(call: Call, id: string) {
  const claimed = await call.query(sql`
    update external_calendars
    set claimed_until = ${leaseEnd(call)}, attempted_at = ${toTimestamp(call.real_now)}
    where account = ${call.account} and id = ${id} and ${isFreeIn(call)}
    returning id`)
  return claimed.length > 0
}

export async function deleteBusyTimes(call: Call, external_calendar_id: string) {
  await call.query(sql`
    delete from busy_times
    where account = ${call.account} and external_calendar_id = ${external_calendar_id}`)
}

type Replaced = { changed: boolean }
type Bounds = { id: string; practitioner_id: string; covered_to: string | null }

// Replaces the busy times of a calendar, and returns whether any changed. Times that passed, and
// those further ahead than was computed before, are no change.
export async function replaceBusyTimes(call: Call, calendar: Bounds, spans: Span[]) {
  const { id, practitioner_id, covered_to } = calendar
  const times = (at: keyof Span) => spans.map((span) => new Date(span[at]).toISOString())
  const [replaced] = await call.query<Replaced>(sql`
    with wanted as materialized (
      select starts_at, ends_at
      from unnest(${times('from')}::timestamptz[], ${times('until')}::timestamptz[])
        as span (starts_at, ends_at)),
    gone as (
      delete from busy_times
      where account = ${call.account} and external_calendar_id = ${id}
        and starts_at not in (select starts_at from wanted)
      returning ends_at),
    written as (
      insert into busy_times (account, external_calendar_id, practitioner_id, starts_at, ends_at)
      select ${call.account}, ${id}, ${practitioner_id}, starts_at, ends_at from wanted
      on conflict (account, external_calendar_id, starts_at)
        do update set ends_at = excluded.ends_at
        where busy_times.ends_at <> excluded.ends_at
      returning starts_at)
    select exists (select from gone where ends_at > ${toTimestamp(call.now)})
      or exists (select from written
        where starts_at < coalesce(${covered_to}::timestamptz, 'infinity')) as changed`)
  return replaced!.changed
}

// Which of these sessions are the practitioner's own, so that their calendar doesn't block them.
export async function findOwnSessions(call: Call, practitioner_id: string, ids: string[]) {
  const found = await call.query<{ id: string }>(sql`
    select id from sessions
    where account = ${call.account} and id = any(${ids}) and practitioner_id = ${practitioner_id}`)
  return new Set(found.map(({ id }) => id))
}

export async function countCalendars(call: Call, practitioner_id: string) {
  const [row] = await call.query<{ count: number }>(sql`
    select count(*)::int as count from external_calendars
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and url is not null`)
  return row!.count
}
