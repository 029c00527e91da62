// Queries for the participants of sessions, and for the other sessions of a person.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { isStale } from './store.ts'

// Serializes bookings and reschedules per person.
export async function lockPersons(call: Call, persons: string[], what = 'person') {
  const names = persons.toSorted().map((id) => `${call.account} ${what} ${id}`)
  await call.query(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) as name`)
}

export type Meeting = { session_id: string; from: string; until: string; stale: boolean }

// Sessions these persons are already in. "stale" marks expired holds.
export async function overlappingMeetings(
  call: Call,
  persons: string[],
  except: string[],
  { from, until }: { from: string; until: string },
) {
  return await call.query<Meeting>(sql`
    select session_id, lower(during) as from, upper(during) as until,
      ${isStale(toTimestamp(call.now))} as stale
    from session_participants
    join sessions on sessions.account = session_participants.account and sessions.id = session_id
    where session_participants.account = ${call.account}
      and session_participants.person_id = any(${persons}) and blocking
      and upper(during) > ${from} and lower(during) < ${until} and session_id <> all(${except})
    order by session_id`)
}

const participantInsert = (
  { account }: Call,
  session_ids: string[],
  persons: string[],
  blocking = true,
) => sql`
  insert into session_participants (account, session_id, person_id, during, blocking)
  select account, id, participant_id, tstzrange(starts_at, ends_at), ${blocking}
  from sessions cross join unnest(${persons}::text[]) as participant_id
  where account = ${account} and id = any(${session_ids})`

export async function insertParticipants(
  call: Call,
  session_ids: string[],
  persons: string[],
  { blocking = true } = {},
) {
  await call.query(participantInsert(call, session_ids, persons, blocking))
}

// Inserts the participants who have no other session at that time, and returns their IDs. None if
// the session doesn't exist, so it can be sent together with a booking that may fail.
export async function insertFreeParticipants(call: Call, session_id: string, persons: string[]) {
  if (persons.length === 0) return []
  const [, seated] = await Promise.all([
    lockPersons(call, persons),
    call.query<{ person_id: string }>(sql`
      ${participantInsert(call, [session_id], persons)}
      on conflict do nothing
      returning person_id`),
  ])
  return seated.map(({ person_id }) => person_id)
}

export async function deleteParticipant(call: Call, session_id: string, person_id: string) {
  await call.query(sql`
    delete from session_participants
    where account = ${call.account} and session_id = ${session_id}
      and person_id = ${person_id}`)
}
