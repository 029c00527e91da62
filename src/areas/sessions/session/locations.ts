// Where the person of a session is. Only they know, so a location that they gave counts until they
// give another one, even if the request that gave it is refused.
import { audit } from '#kernel/audit.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import type { SessionRow } from './schema.ts'
import type { CheckIn } from './steps_schema.ts'

const contradiction = 'session.location_contradicted'

export function locationColumns(call: Call, person_location: CheckIn['person_location']) {
  const attested_at = toTimestamp(call.now)
  const attested = person_location && JSON.stringify({ ...person_location, attested_at })
  return attested ? { person_location: attested } : {}
}

// Takes a step. If it is refused, by its checks or by the state, nothing changes, but the audit log
// keeps that the person is no longer where the session says. A dry run keeps nothing.
export async function attestLocation<Result>(
  call: Call,
  session: SessionRow,
  { person_location }: CheckIn,
  take: () => Promise<Result>,
): Promise<Result> {
  try {
    return await take()
  } catch (error) {
    const before = session.person_location?.jurisdiction
    const contradicts = before && person_location && person_location.jurisdiction !== before
    if (contradicts && !call.dry_run && error instanceof ApiError) {
      const { id: object_id, person_id } = session
      const fields = ['person_location']
      audit(call, { action: contradiction, object_id, person_id, fields, outcome: 'denied' })
    }
    throw error
  }
}

// The location of the session, unless the person has contradicted it since.
export async function confirmedLocation(call: Call, { id, person_location }: SessionRow) {
  if (!person_location) return null
  const [latest] = await call.query<{ action: string }>(sql`
    select action from audit_entries
    where account = ${call.account} and object_id = ${id}
      and 'person_location' = any (fields) and action <> 'session.read'
    order by recorded_at desc, position desc
    limit 1`)
  return latest?.action === contradiction ? null : person_location
}

// A location that was given on the day doesn't count for another day. One from booking does.
export function locationAfterMove(session: SessionRow, starts_at: string) {
  const { person_location, created_at, time_zone } = session
  const dateOf = (time: string) =>
    Temporal.Instant.from(time).toZonedDateTimeISO(time_zone).toPlainDate().toString()
  const from_booking = Date.parse(person_location?.attested_at ?? '') === Date.parse(created_at)
  const same_day = dateOf(session.starts_at) === dateOf(starts_at)
  return !person_location || from_booking || same_day ? {} : { person_location: null }
}
