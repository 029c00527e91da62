// Queries for availability and calendars.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { practitionerLifecycle } from '#areas/practitioners/practitioner/lifecycle.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { assignments, nothing, raw, row, sql, type Statement } from '#db/sql.ts'

// Time range of a diary. Nulls are relative to the account's current time, which only the database
// knows.
export type Reach = { from: string | null; to: string | null; more_days: number }

export const default_days = 14

// A session lasts at most a day and a buffer two hours, so sessions that start further away can't
// overlap.
const margin_hours = 26

// The earliest and the latest start of the sessions in a diary. Under row-level security only a
// bound that doesn't depend on the row of another table limits what is read from the index.
function startsWithin(account: string, { from, to, more_days }: Reach) {
  const later = (many: number, time: string | null) => {
    const wait = raw(`interval '${many} hours'`)
    if (time) return sql`${time}::timestamptz + ${wait}`
    return sql`(
      select account_now(clock_offset_ms) + ${wait} from accounts where account = ${account})`
  }
  const more_hours = more_days * 24 + margin_hours
  const end = to ? later(more_hours, to) : later(more_hours + default_days * 24, from)
  return sql`starts_at > ${later(-margin_hours, from)} and starts_at < ${end}`
}

// Milliseconds as array text: the fastest output for many rows. Expired holds are ignored even if
// not marked yet. Filters by start time, not by range, to use the index.
const calendar = (account: string, reach: Reach, except: string[]) => sql`
  (select array_agg(array[
      date_part('epoch', lower(busy)) * 1000,
      date_part('epoch', case
        when ${inSet(sessionLifecycle, 'completed')} then lower(busy)
        else upper(busy) end) * 1000,
      date_part('epoch', starts_at) * 1000]::bigint[])::text
   from sessions
   where sessions.account = ${account} and practitioner_id = practitioners.id
     and ${startsWithin(account, reach)}
     and ${inSet(sessionLifecycle, 'on_calendar')}
     and not (${inSet(sessionLifecycle, 'on_hold')} and hold_expires_at <= clock.now)
     ${except.length > 0 ? sql`and id <> all(${except})` : nothing})`

// None lasts longer than a day, and they have no buffers: the same bounds apply.
const busyTimes = (account: string, reach: Reach) => sql`
  (select array_agg(array[
      date_part('epoch', starts_at) * 1000, date_part('epoch', ends_at) * 1000]::bigint[])::text
   from busy_times
   where busy_times.account = ${account} and practitioner_id = practitioners.id
     and ${startsWithin(account, reach)})`

const own_fields = sql`
  practitioners.id, practitioners.time_zone, practitioners.archived, practitioners.version,
  practitioners.updated_at`
const fields = sql`${own_fields},
  to_jsonb(availabilities) - 'account' - 'practitioner_id' as availability`

// What can bar the practitioner (see practitioner/bars.ts), and what they offer.
const bars = sql`
  practitioners.status, practitioners.exclusions,
  practitioners.formats, practitioners.levels_of_care`

const published = sql`
  left join availabilities on availabilities.account = practitioners.account
    and availabilities.practitioner_id = practitioners.id`

// For the given practitioners, or the newest with published availability. Without any, returns only
// the current time. The practitioners are limited before the join, which reads them in order.
export const diariesStatement = (
  account: string,
  ids: string[] | null,
  reach: Reach,
  { except = [], most = 50 }: { except?: string[]; most?: number } = {},
) => sql`
  select clock.now, clock.max_days_ahead, current_practitioner() as acting, ${own_fields}, ${bars},
    practitioners.availability,
    ${calendar(account, reach, except)} as calendar,
    ${busyTimes(account, reach)} as busy,
    (select count(*) from sessions
     where sessions.account = ${account} and id = any(${except})
       and practitioner_id = practitioners.id) as excepted
  from (
    select account_now(clock_offset_ms) as now, max_days_ahead
    from accounts where account = ${account}) as clock
  left join (
    select ${fields}, ${bars} from practitioners ${published}
    where practitioners.account = ${account} and ${
      ids
        ? sql`practitioners.id = any(${ids})`
        : sql`availabilities.published and not practitioners.archived`
    }
    order by practitioners.created_at desc, practitioners.id desc
    limit ${most}) as practitioners on true`

export const availabilityStatement = (account: string, id: string) => sql`
  select ${fields} from practitioners ${published}
  where practitioners.account = ${account} and practitioners.id = ${id}`

export async function saveAvailability(call: Call, id: string, terms: Record<string, unknown>) {
  await call.query(sql`
    insert into availabilities
      ${row({ ...terms, account: call.account, practitioner_id: id })}
    on conflict (account, practitioner_id) do update set ${assignments(terms)}`)
}

// Reads the practitioner and books in one statement if no availability is published; otherwise
// returns the diary. Locks the practitioner so that they can't be archived in between.
export const attemptStatement = (call: Call, id: string, reach: Reach, insertion: Statement) => sql`
  with requested as materialized (
    select clock.now, clock.max_days_ahead, current_practitioner() as acting, ${fields}, ${bars},
      coalesce(availabilities.published, false) as published,
      ${inSet(practitionerLifecycle, 'barred', 'practitioners.status')}
        or practitioners.exclusions <> '[]' as may_be_barred,
      case when availabilities.published then ${calendar(call.account, reach, [])} end as calendar,
      ${busyTimes(call.account, reach)} as busy
    from practitioners ${published}
    cross join (
      select ${toTimestamp(call.now)}::timestamptz as now, max_days_ahead
      from accounts where account = ${call.account}) as clock
    where practitioners.account = ${call.account} and practitioners.id = ${id}
    for share of practitioners),
  created as (${insertion})
  select created.*, case when created.id is null then to_jsonb(requested) end as diary
  from requested left join created on true`

// Locks a practitioner's calendar for the rest of the transaction. Bookings hold a share lock on
// the row, so this waits for them too.
export async function lockCalendar(call: Call, id: string) {
  await call.query(sql`
    select from practitioners
    where account = ${call.account} and id = ${id}
    for no key update`)
}

// Serializes bookings under a daily limit, so that each sees the others.
export async function lockDailyLimit(call: Call, id: string) {
  const name = `${call.account} day ${id}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
