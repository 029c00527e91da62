// Queries for sessions. Each names the account; row-level security is a second barrier.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { join, manyRows, nothing, raw, sql } from '#db/sql.ts'
import {
  default_format,
  type RequestedCare,
  wayOf,
} from '#areas/sessions/availability/offered_care.ts'
import type { SessionRow } from './schema.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'

type Fields = Record<string, unknown> // Of a draft: they include the account.
export type Times = { starts_at: string; ends_at: string; from: string; until: string }

const valuesOf = (fields: Fields) =>
  join(
    Object.keys(fields)
      .sort()
      .map((column) => sql`${fields[column]}`),
    ', ',
  )
const namesOf = (fields: Fields) => raw(Object.keys(fields).sort().join(', '))
export const blocked = ({ from, until }: Pick<Times, 'from' | 'until'>) =>
  sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`

// Concurrent inserts for one slot: exactly one succeeds. ON CONFLICT DO NOTHING avoids the deadlock
// that would otherwise abort some of them. Inserts only if no availability is published, nothing
// can bar the practitioner, they have no busy times around it and it isn't too far ahead; otherwise
// that must be checked first. "requested" is the practitioner, and must offer the care.
export const insertUnlessPublished = (
  { time_zone = null, ...fields }: Fields,
  times: Times,
  care: RequestedCare,
) => sql`
  insert into sessions (${namesOf(fields)}, time_zone, busy)
  select ${valuesOf(fields)}, coalesce(${time_zone}::text, requested.time_zone), ${blocked(times)}
  from requested
  where not requested.archived and not requested.published and not requested.may_be_barred
    and requested.busy is null
    and ${times.starts_at}::timestamptz
      <= requested.now + make_interval(hours => 24 * requested.max_days_ahead)
    and ${isOffered(care)}
  on conflict do nothing
  returning ${allColumns('sessions')}`

// Without a format, telehealth: if it isn't offered, the booking gets another format.
const isOffered = ({ format = default_format, level_of_care }: RequestedCare) => sql`
  (requested.formats = '{}' or ${wayOf(format)} = any (requested.formats))
  ${
    level_of_care
      ? sql`and (requested.levels_of_care = '{}'
          or ${level_of_care} = any (requested.levels_of_care))`
      : nothing
  }`

export async function insertSession(call: Call, fields: Fields, times: Times) {
  const [row] = await call.query<SessionRow>(sql`
    insert into sessions (${namesOf(fields)}, busy)
    select ${valuesOf(fields)}, ${blocked(times)}
    on conflict do nothing
    returning ${allColumns('sessions')}`)
  return row
}

// Inserts several sessions with the same columns. Returns those that were inserted.
export async function insertSessions(call: Call, drafts: { fields: Fields; times: Times }[]) {
  const rows = drafts.map(({ fields, times }) => sql`(${valuesOf(fields)}, ${blocked(times)})`)
  return await call.query<SessionRow>(sql`
    insert into sessions (${namesOf(drafts[0]!.fields)}, busy)
    values ${join(rows, ', ')}
    on conflict do nothing
    returning ${allColumns('sessions')}`)
}

// Inserts recorded sessions, which block no time, with their participants. Returns the IDs of those
// that were inserted.
export async function insertManyRecorded(call: Call, drafts: Fields[], seats: Seat[]) {
  const alike = Map.groupBy(drafts, (fields) => Object.keys(fields).sort().join(' '))
  const insertions = [...alike.values()].map((group) =>
    call.query<{ id: string }>(sql`
      insert into sessions ${manyRows(
        'sessions',
        group.map((fields) => ({ ...fields, busy: 'empty' })),
      )}
      on conflict do nothing
      returning id`),
  )
  const [inserted] = await Promise.all([
    Promise.all(insertions),
    seats.length > 0 &&
      call.query(sql`insert into session_participants ${manyRows('session_participants', seats)}`),
  ])
  return new Set(inserted.flat().map(({ id }) => id))
}

type Seat = {
  account: string
  session_id: string
  person_id: string
  during: string
  blocking: boolean
}

// Columns of a new time, including buffers. The caller must have locked the calendar.
export const timeColumns = (times: Times) => ({
  starts_at: times.starts_at,
  ends_at: times.ends_at,
  busy: `[${times.from},${times.until})`,
})

export const isStale = (now: string) =>
  sql`${inSet(sessionLifecycle, 'on_hold')} and hold_expires_at <= ${now}`

// Other sessions of the practitioner or the persons at the time of a recorded session.
const most_overlapping = 10

export const findOverlapping = (call: Call, session: SessionRow, persons: string[]) =>
  call.query<{ id: string }>(sql`
    select id from sessions
    where account = ${call.account} and id <> ${session.id}
      and starts_at < ${session.ends_at} and ends_at > ${session.starts_at}
      and starts_at > ${session.starts_at}::timestamptz - interval '24 hours'
      and ${inSet(sessionLifecycle, 'on_calendar')}
      and (practitioner_id = ${session.practitioner_id}
        or id in (
          select session_id from session_participants
          where account = ${call.account} and person_id = any(${persons})))
    order by starts_at, id
    limit ${most_overlapping}`)

export async function lockMembers(call: Call, series_id: string) {
  const rows = await call.query<SessionRow>(sql`
    select ${columnsOf(sessionKind)} from sessions
    where sessions.account = ${call.account} and series_id = ${series_id}
    order by series_index
    for no key update`)
  return await decryptRows(call, sessionKind, rows)
}

export async function findScheduled(call: Call, id: string) {
  const [row] = await call.query<SessionRow>(sql`
    select ${allColumns('sessions')} from sessions
    where account = ${call.account} and id = ${id} and ${inSet(sessionLifecycle, 'upcoming')}`)
  return row
}

// Sessions that haven't started. Includes those past their start time, which can
// still be started. None lasts longer than a day.
const isUpcoming = (call: Call) => sql`
  starts_at > ${call.now.subtract({ hours: 24 }).toString()}
  and ends_at > ${call.now.toString()}
  and ${inSet(sessionLifecycle, 'not_started')}`

export async function lockUpcoming(call: Call, practitioner_id: string, most = 10_000) {
  const rows = await call.query<SessionRow>(sql`
    select ${columnsOf(sessionKind)} from sessions
    where sessions.account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${isUpcoming(call)}
    order by starts_at, id
    limit ${most}
    for no key update`)
  return await decryptRows(call, sessionKind, rows)
}

export async function lockUpcomingOfPerson(call: Call, person_id: string) {
  const rows = await call.query<SessionRow>(sql`
    select ${columnsOf(sessionKind)} from sessions
    where sessions.account = ${call.account} and ${isUpcoming(call)}
      and id in (
        select session_id from session_participants
        where account = ${call.account} and person_id = ${person_id})
    order by starts_at, id
    for no key update`)
  return await decryptRows(call, sessionKind, rows)
}

export async function findWithoutUpcoming(call: Call, person_ids: string[]) {
  const found = await call.query<{ id: string }>(sql`
    select person.id from unnest(${person_ids}::text[]) as person (id)
    where not exists (
      select from session_participants as seat
      join sessions on sessions.account = ${call.account} and sessions.id = seat.session_id
      where seat.account = ${call.account} and seat.person_id = person.id and ${isUpcoming(call)})`)
  return found.map(({ id }) => id)
}
