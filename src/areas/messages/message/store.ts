// SQL for messages.
import { allColumns } from '#db/columns.ts'
import { assignments, nothing, sql, type Statement } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { leaseEnd, lease_seconds } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { sessionLifecycle } from '#areas/sessions/session/lifecycle.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import type { MessageRow } from './schema.ts'

// What was created about a session, oldest first, without the encrypted content.
export const findAboutSession = (call: Call, session_id: string) =>
  call.query<MessageRow>(sql`
    select ${allColumns('messages')} from messages
    where account = ${call.account} and session_id = ${session_id}
    order by created_at, id`)

export async function hasOccasion(call: Call, occasion: string) {
  const found = await call.query(sql`
    select from messages where account = ${call.account} and occasion = ${occasion}`)
  return found.length > 0
}

// Whether a worker has the message. A lease that ends much later was written while the clock was
// ahead, and doesn't count.
export function isLeased({ real_now }: Call, { claimed_until }: MessageRow) {
  if (!claimed_until) return false
  const left = Date.parse(claimed_until) - real_now.epochMilliseconds
  return left > 0 && left <= 2_000 * lease_seconds
}

// A lease and the number of attempts aren't changes that callers see as a version.
export const claim = (call: Call, id: string) =>
  updateQuietly(call, id, { claimed_until: leaseEnd(call) }, 1)

// The lease ends now, and still shows when the attempt began.
export const postpone = (call: Call, id: string, until: Temporal.Instant) =>
  updateQuietly(
    call,
    id,
    { claimed_until: toTimestamp(call.real_now), due_at: toTimestamp(until) },
    0,
  )

export const leaseStart = (claimed_until: string) =>
  Temporal.Instant.from(claimed_until).subtract({ seconds: lease_seconds })

const updateQuietly = (call: Call, id: string, fields: Record<string, string>, attempts: number) =>
  call.query(sql`
    update messages set ${assignments(fields)}, attempts = attempts + ${attempts}
    where account = ${call.account} and id = ${id}`)

// The times of the service that was booked, or of the practitioner. Null for the account's.
export async function findReminderHours(call: Call, session: SessionRow) {
  const { practitioner_id, service_id } = session
  const [found] = await call.query<{ hours: number[] | null }>(sql`
    select coalesce(
      (select reminder_hours from services
        where account = ${call.account} and id = ${service_id}),
      (select reminder_hours from practitioners
        where account = ${call.account} and id = ${practitioner_id})) as hours`)
  return found!.hours
}

// Sessions ahead, each with its job at once. Those that have it run earlier.
export const planSessions = (call: Call, job: string, of: Statement = nothing) =>
  call.query(sql`
    insert into scheduled_jobs (account, object_id, job, real_time, due_at)
    select account, id, ${job}, false, ${toTimestamp(call.now)}
    from sessions
    where account = ${call.account} and starts_at > ${toTimestamp(call.now)}
      and seats_taken > 0 and ${inSet(sessionLifecycle, 'upcoming')} ${of}
    on conflict (account, object_id, job) do update set due_at = excluded.due_at`)
