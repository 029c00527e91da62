// Opens and ends the sessions of members. A session ends after 15 minutes without activity and
// after 12 hours.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { randomBase62 } from '#crypto/base62.ts'
import { hashSecret } from '#crypto/secret_key.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { inSet } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { createRow, tryLockRow } from '#kernel/record.ts'
import { memberSessionKind, memberSessionLifecycle } from './lifecycle.ts'
import type { SignInMethod } from './schema.ts'

export const idle_minutes = 15
export const most_hours = 12
export const fresh_minutes = 10

// Only the hash is stored.
export const hashCookie = (secret: string, pepper: Buffer) =>
  hashSecret(`member session ${secret}`, pepper)

type SignIn = {
  member_id: string
  method: SignInMethod
  user_agent: string | null
  fresh: boolean // Whether sensitive operations are allowed without another check.
}

export async function openSession(call: Call, { member_id, method, user_agent, fresh }: SignIn) {
  const secret = randomBase62(43)
  const now = call.real_now
  const idle_expires_at = now.add({ minutes: idle_minutes })
  const session = await createRow(call, memberSessionKind, newId(memberSessionKind.prefix), {
    member_id,
    method,
    user_agent,
    hash: hashCookie(secret, call.secrets.pepper),
    status: memberSessionLifecycle.initial,
    last_active_at: toTimestamp(now),
    idle_expires_at: toTimestamp(idle_expires_at),
    expires_at: toTimestamp(now.add({ hours: most_hours })),
    fresh_expires_at: fresh ? toTimestamp(now.add({ minutes: fresh_minutes })) : null,
  })
  scheduleJob(call, sessionExpiry, session.id, idle_expires_at)
  return { session, secret }
}

export const revokeSession = (call: Call, id: string) =>
  takeStep(call, memberSessionLifecycle, id, 'revoke')

// Ends all sessions of a member, and with them their tokens.
export async function endSessions(call: Call, member_id: string) {
  const open = await call.query<{ id: string }>(sql`
    select id from member_sessions
    where account = ${call.account} and member_id = ${member_id}
      and ${inSet(memberSessionLifecycle, 'active')}`)
  for (const { id } of open) await tryStep(call, memberSessionLifecycle, id, 'revoke')
}

// Activity moves the time of expiry, so the job looks again before it ends the session.
export const sessionExpiry: Job = {
  name: 'member_session.expire',
  summary: 'End a session that was idle for 15 minutes or is 12 hours old.',
  real_time: true,
  async run(call, id) {
    const session = await tryLockRow(call, memberSessionKind, id)
    if (!session) return
    const ends = [session.idle_expires_at, session.expires_at].map((at) =>
      Temporal.Instant.from(at),
    )
    const due = ends.sort(Temporal.Instant.compare)[0]!
    if (Temporal.Instant.compare(due, call.real_now) > 0) {
      return scheduleJob(call, sessionExpiry, id, due)
    }
    await tryStep(call, memberSessionLifecycle, id, 'lapse')
  },
}
