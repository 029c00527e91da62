// Queries for holds.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sessionLifecycle } from './lifecycle.ts'
import type { SessionRow } from './schema.ts'
import { blocked, isStale, type Times } from './store.ts'

// Expired holds that overlap. Ordered, so that concurrent callers don't deadlock.
export async function lockStaleHolds(call: Call, practitioner_id: string, { from, until }: Times) {
  const now = toTimestamp(call.now)
  return await call.query<Pick<SessionRow, 'id'>>(sql`
    select id from sessions
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and starts_at > ${from}::timestamptz - interval '26 hours'
      and starts_at < ${until}::timestamptz + interval '26 hours'
      and busy && ${blocked({ from, until })}
      and ${isStale(now)}
    order by id
    for no key update`)
}

export async function lockHolds(
  call: Call,
  practitioner_id: string,
  persons: string[],
  except: string,
) {
  return await call.query<Pick<SessionRow, 'id'>>(sql`
    select id from sessions
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${inSet(sessionLifecycle, 'on_hold')} and id <> ${except}
      and id in (
        select session_id from session_participants
        where account = ${call.account} and person_id = any(${persons}) and blocking)
    order by id
    for no key update`)
}

// Holds of these persons that ended unconfirmed, oldest first, on times that overlap.
export async function endedHolds(
  call: Call,
  practitioner_id: string,
  persons: string[],
  { from, until }: Times,
  since: string,
) {
  return await call.query<{ held_at: string; length_ms: number }>(sql`
    select held_at,
      extract(epoch from least(released_at, canceled_at, hold_expires_at) - held_at)::float8 * 1000
        as length_ms
    from sessions
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and starts_at > ${from}::timestamptz - interval '26 hours'
      and starts_at < ${until}::timestamptz + interval '26 hours'
      and busy && ${blocked({ from, until })}
      and held_at > ${since} and hold_expires_at is not null
      and not (${inSet(sessionLifecycle, 'on_hold')})
      and id in (
        select session_id from session_participants
        where account = ${call.account} and person_id = any(${persons}))
    order by held_at, id`)
}

// Serializes the account's holds without a person, so that each counts all others.
export async function lockOpenHolds(call: Call) {
  const name = `${call.account} open_holds`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

type OpenHolds = {
  of_account: number
  of_practitioner: number
  hold_limit: number
  hold_limit_per_practitioner: number
}

// Holds without a person that haven't expired, and how many the account allows.
export async function countOpenHolds(call: Call, practitioner_id: string, except: string) {
  const [counts] = await call.query<OpenHolds>(sql`
    select hold_limit, hold_limit_per_practitioner, of_account, of_practitioner
    from accounts
    cross join (
      select count(*)::integer as of_account,
        count(*) filter (where practitioner_id = ${practitioner_id})::integer as of_practitioner
      from sessions
      where account = ${call.account} and seats_taken = 0 and id <> ${except}
        and ${inSet(sessionLifecycle, 'on_hold')}
        and hold_expires_at > ${toTimestamp(call.now)}) as holds
    where account = ${call.account}`)
  return counts!
}
