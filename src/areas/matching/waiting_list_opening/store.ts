// SQL for the order in which free times are offered, and for what keeps a time from being free.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { asJson, raw, sql, type Statement } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import { entryKind, entryLifecycle } from '#areas/matching/waiting_list_entry/lifecycle.ts'
import {
  urgencies,
  type Urgency,
  type WaitingListEntryRow,
} from '#areas/matching/waiting_list_entry/schema.ts'
import { offerLifecycle } from '#areas/matching/waiting_list_offer/lifecycle.ts'
import type { OpeningRow } from './opening.ts'
import { shortest_minutes } from './response_time.ts'

// As in the index waiting_list_entries_in_order: only then PostgreSQL reads it in order.
const literals = urgencies.map((urgency) => `'${urgency}'`).join(', ')
const rank = raw(`array_position(array[${literals}], urgency)`)
const rankOf = (urgency: Urgency) => urgencies.indexOf(urgency) + 1
const in_order = sql`${rank}, priority desc, waiting_since, id`

// Waiting persons whom nothing known here rules out: they want the practitioner, hold no other time
// and have no other offer, and neither side blocked the other. Each list of persons is read once.
const mayBeOffered = (call: Call, practitioner_id: string) => {
  const now = toTimestamp(call.now)
  return sql`
    account = ${call.account} and ${inSet(entryLifecycle, 'waiting')} and expires_at > ${now}
    and (practitioner_ids = '{}' or ${practitioner_id} = any(practitioner_ids))
    and person_id <> all(array(
      select person_id from waiting_list_offers
      where account = ${call.account} and ${inSet(offerLifecycle, 'open')}))
    and person_id <> all(array(
      select person_id from matchings
      where account = ${call.account} and blocked_practitioner_id = ${practitioner_id}
        and person_id is not null))
    and person_id <> all(array(
      select person_id from sessions
      where account = ${call.account} and practitioner_id = ${practitioner_id}
        and starts_at > ${now} and ${inSet(sessionLifecycle, 'on_hold')}
        and hold_expires_at > ${now} and person_id is not null))`
}

// Whether a time is within one of the weekly windows, each in its own time zone. A window can pass
// midnight. No windows mean any time. No function of the database, which would cost more per row.
const isWithin = (windows: Statement, starts: Statement, ends: Statement) => sql`
  (${windows} = '[]' or exists (
    select from jsonb_to_recordset(${windows})
      as weekly (day text, start_time time, end_time time, time_zone text)
    cross join lateral (
      select ${starts} at time zone weekly.time_zone as begins,
        ${ends} at time zone weekly.time_zone as closes) as wall
    cross join (values (interval '0 days'), (interval '1 day')) as ago (since)
    where trim(to_char(begins - since, 'day')) = weekly.day
      and begins >= date_trunc('day', begins) - since + weekly.start_time
      and closes <= date_trunc('day', begins) - since + weekly.end_time
        + case when weekly.end_time <= weekly.start_time
            then interval '1 day' else interval '0 days' end))`

// Who can come at that time and wasn't offered or skipped yet, in order. A person with several
// entries is offered the time once.
export const findCandidates = (call: Call, opening: OpeningRow, most: number) => {
  const { id, practitioner_id, starts_at, ends_at, skipped } = opening
  const soonest = toTimestamp(call.now.add({ minutes: shortest_minutes }))
  const done = skipped.map((skip) => skip.waiting_list_entry_id)
  return call.query<WaitingListEntryRow>(sql`
    select ${allColumns('waiting_list_entries')} from waiting_list_entries
    where ${mayBeOffered(call, practitioner_id)}
      and id <> all(${done})
      and coalesce(earliest_start_at <= ${starts_at}, true)
      and coalesce(start_by >= ${starts_at}, true)
      and ${starts_at}::timestamptz - make_interval(mins => notice_minutes) >= ${soonest}
      and ${isWithin(sql`windows`, sql`${starts_at}::timestamptz`, sql`${ends_at}::timestamptz`)}
      and not exists (
        select from waiting_list_offers as earlier
        where earlier.account = ${call.account} and earlier.opening_id = ${id}
          and earlier.person_id = waiting_list_entries.person_id)
    order by ${in_order}
    limit ${most}`)
}

// Who waits for a practitioner, in order, whatever the time.
export const findWaiting = (call: Call, practitioner_id: string, most: number) => {
  const recently = toTimestamp(call.now.subtract({ minutes: 5 }))
  return call.query<WaitingListEntryRow>(sql`
    select ${allColumns('waiting_list_entries')} from waiting_list_entries
    where ${mayBeOffered(call, practitioner_id)} and coalesce(skipped_at < ${recently}, true)
    order by ${in_order}
    limit ${most}`)
}

// Only one at a time, so that free times that are offered at once don't keep persons from each
// other. Undefined if another transaction is offering something to the person or removing them.
export async function lockWaiting(
  call: Call,
  { practitioner_id }: Pick<OpeningRow, 'practitioner_id'>,
  { id }: Pick<WaitingListEntryRow, 'id'>,
) {
  const [entry] = await call.query<WaitingListEntryRow>(sql`
    select ${columnsOf(entryKind)} from waiting_list_entries
    where ${mayBeOffered(call, practitioner_id)} and id = ${id}
    for no key update skip locked`)
  return entry && (await decryptRow(call, entryKind, entry))
}

export async function isWithinWindows(
  call: Call,
  { windows }: Pick<WaitingListEntryRow, 'windows'>,
  times: { starts_at: string; ends_at: string }[],
) {
  const starts = times.map(({ starts_at }) => starts_at)
  const ends = times.map(({ ends_at }) => ends_at)
  const found = await call.query<{ fits: boolean }>(sql`
    select ${isWithin(sql`${asJson(windows)}::jsonb`, sql`starts_at`, sql`ends_at`)} as fits
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) with ordinality
      as times (starts_at, ends_at, position)
    order by position`)
  return found.map(({ fits }) => fits)
}

// The place in the whole list, from 1.
export async function positionOf(call: Call, entry: WaitingListEntryRow) {
  const { urgency, priority, waiting_since, id } = entry
  const [ahead] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from waiting_list_entries
    where account = ${call.account} and ${inSet(entryLifecycle, 'waiting')}
      and (${rank} < ${rankOf(urgency)} or ${rank} = ${rankOf(urgency)} and (
        priority > ${priority} or priority = ${priority}
          and (waiting_since, id) < (${waiting_since}, ${id})))`)
  return ahead!.count + 1
}

// When the holds on a time end. Null if something else takes it.
export async function holdsEndAt(call: Call, { practitioner_id, starts_at, ends_at }: OpeningRow) {
  const [found] = await call.query<{ only_held: boolean | null; until: string | null }>(sql`
    select bool_and(${inSet(sessionLifecycle, 'on_hold')}) as only_held,
      max(hold_expires_at) as until
    from sessions
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and starts_at > ${starts_at}::timestamptz - interval '26 hours'
      and starts_at < ${ends_at}::timestamptz + interval '26 hours'
      and busy && tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz)
      and ${inSet(sessionLifecycle, 'occupying')}`)
  return found?.only_held ? found.until : null
}
