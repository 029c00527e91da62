// The session's SQL. Rows of other accounts are out of sight: see migrations/0001_accounts.sql.
import { type Call, toTime } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { join, raw, sql } from '#db/sql.ts'
import type { Row } from '#record.ts'
import { columnsOf, openRows } from '#sealed.ts'
import { sessionKind } from './lifecycle.ts'

type Fields = Record<string, unknown>
export type Times = { starts_at: string; ends_at: string; from: string; until: string }

const valuesOf = (fields: Fields) =>
  join(
    Object.keys(fields)
      .sort()
      .map((column) => sql`${fields[column]}`),
    ', ',
  )
const namesOf = (fields: Fields) => raw(Object.keys(fields).sort().join(', '))
const blocked = ({ from, until }: Times) =>
  sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`

// Of many who race for one slot, one gets the row and the others get none. Without "on conflict
// do nothing" they would wait for each other in a circle, and PostgreSQL would end some of them.
// Only where nothing is published: else somebody has to judge first. "asked" is the practitioner.
export const insertUnlessPublished = (fields: Fields, times: Times) => sql`
  insert into sessions (${namesOf(fields)}, time_zone, busy)
  select ${valuesOf(fields)}, asked.time_zone, ${blocked(times)}
  from asked
  where not asked.archived and not asked.published
  on conflict do nothing
  returning ${allColumns('sessions')}`

export async function insertSession(call: Call, fields: Fields, times: Times) {
  const [row] = await call.query<Row>(sql`
    insert into sessions (${namesOf(fields)}, busy)
    select ${valuesOf(fields)}, ${blocked(times)}
    on conflict do nothing
    returning ${allColumns('sessions')}`)
  return row
}

// Several at once, all alike in their columns; gives those that found their place.
export async function insertSessions(call: Call, drafts: { fields: Fields; times: Times }[]) {
  const rows = drafts.map(({ fields, times }) => sql`(${valuesOf(fields)}, ${blocked(times)})`)
  return await call.query<Row>(sql`
    insert into sessions (${namesOf(drafts[0]!.fields)}, busy)
    values ${join(rows, ', ')}
    on conflict do nothing
    returning ${allColumns('sessions')}`)
}

// Moves a session, buffers and all. Its practitioner's calendar is held by whoever calls.
export const movedTo = (times: Times) => ({
  starts_at: times.starts_at,
  ends_at: times.ends_at,
  busy: `[${times.from},${times.until})`,
})

// Holds that have run out and stand in the way, in one order for all who look for them.
export async function staleHolds(call: Call, practitioner_id: string, { from, until }: Times) {
  const now = toTime(call.now)
  return await call.query<Row>(sql`
    select id from sessions
    where practitioner_id = ${practitioner_id}
      and starts_at > ${from}::timestamptz - interval '26 hours'
      and starts_at < ${until}::timestamptz + interval '26 hours'
      and busy && ${blocked({ from, until } as Times)}
      and status = 'held' and hold_expires_at <= ${now}
    order by id
    for no key update`)
}

// Whoever books or moves something for a person waits here for others who do so for the same one.
export async function lockPersons(call: Call, persons: string[], what = 'person') {
  const names = persons.toSorted().map((id) => `${call.account} ${what} ${id}`)
  await call.query(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) as name`)
}

export type Meeting = { session_id: string; from: string; until: string; stale: boolean }

// When these persons are in sessions already; stale are those in holds that have run out.
export async function meetingsOf(
  call: Call,
  persons: string[],
  except: string[],
  { from, until }: { from: string; until: string },
) {
  return await call.query<Meeting>(sql`
    select session_id, lower(during) as from, upper(during) as until,
      status = 'held' and hold_expires_at <= ${toTime(call.now)} as stale
    from session_participants
    join sessions on sessions.account = session_participants.account and sessions.id = session_id
    where session_participants.person_id = any(${persons}) and blocking
      and upper(during) > ${from} and lower(during) < ${until} and session_id <> all(${except})
    order by session_id`)
}

export async function holdsOf(call: Call, practitioner_id: string, persons: string[]) {
  return await call.query<Row>(sql`
    select id from sessions
    where practitioner_id = ${practitioner_id} and status = 'held'
      and id in (
        select session_id from session_participants where person_id = any(${persons}) and blocking)
    order by id
    for no key update`)
}

export async function seatPersons(call: Call, session_ids: string[], persons: string[]) {
  await call.query(sql`
    insert into session_participants (session_id, person_id, during, blocking)
    select id, seated, tstzrange(starts_at, ends_at), true
    from sessions cross join unnest(${persons}::text[]) as seated
    where id = any(${session_ids})`)
}

export async function unseatPerson(call: Call, session_id: string, person_id: string) {
  await call.query(sql`
    delete from session_participants
    where session_id = ${session_id} and person_id = ${person_id}`)
}

export async function membersOf(call: Call, series_id: string) {
  const rows = await call.query<Row>(sql`
    select ${columnsOf(sessionKind)} from sessions
    where series_id = ${series_id}
    order by series_index
    for no key update`)
  return await openRows(call, sessionKind, rows)
}

export async function findScheduled(call: Call, id: string) {
  const [row] = await call.query<Row>(
    sql`select ${allColumns('sessions')} from sessions where id = ${id} and status = 'scheduled'`,
  )
  return row
}
