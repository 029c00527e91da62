// Challenges for a browser: a passkey signs one, and single sign-on starts with one. The server
// signs each itself, so none is stored until it is used: a random value, its time of expiry, and a
// code that binds them to a purpose and a session.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type AccountContext, queryAsWorker } from '#kernel/unit_of_work.ts'

export type Purpose = 'sign_in' | 'register' | 'confirm' | 'single_sign_on'

// A registration and a confirmation are for one session only.
export type Bound = { purpose: Purpose; session_id: string | null }

type Context = Pick<AccountContext, 'db' | 'secrets'>

const valid_ms = 5 * 60_000
const random_bytes = 16
const time_bytes = 6
const code_bytes = 32

export const challengeFor = async (context: Context, bound: Bound) =>
  newChallenge(context.secrets.pepper, bound, await databaseTime(context))

// When a challenge expires. Undefined if it isn't ours, or for something else, or has expired.
export const validUntil = async (context: Context, bound: Bound, challenge: string) =>
  expiryOf(context.secrets.pepper, bound, challenge, await databaseTime(context))

// Each challenge works once: returns false the second time.
export async function useUp(query: Call['query'], challenge: string, expires: Temporal.Instant) {
  const first = await query(sql`
    insert into used_challenges (challenge, expires_at)
    values (${challenge}, ${toTimestamp(expires)})
    on conflict do nothing
    returning challenge`)
  return first.length > 0
}

function newChallenge(pepper: Buffer, bound: Bound, now_ms: number) {
  const head = Buffer.concat([randomBytes(random_bytes), Buffer.alloc(time_bytes)])
  head.writeUIntBE(Math.round(now_ms) + valid_ms, random_bytes, time_bytes)
  return new Uint8Array(Buffer.concat([head, codeOf(pepper, bound, head)]))
}

function expiryOf(pepper: Buffer, bound: Bound, challenge: string, now_ms: number) {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== random_bytes + time_bytes + code_bytes) return undefined
  const head = bytes.subarray(0, random_bytes + time_bytes)
  const code = bytes.subarray(random_bytes + time_bytes)
  if (!timingSafeEqual(code, codeOf(pepper, bound, head))) return undefined
  const expires_ms = head.readUIntBE(random_bytes, time_bytes)
  return expires_ms > now_ms ? Temporal.Instant.fromEpochMilliseconds(expires_ms) : undefined
}

const codeOf = (pepper: Buffer, { purpose, session_id }: Bound, head: Buffer) =>
  createHmac('sha256', pepper)
    .update(`sign-in challenge ${purpose} ${session_id ?? ''} `)
    .update(head)
    .digest()

// The database's clock, which all servers share.
async function databaseTime({ db }: Context) {
  const [row] = await queryAsWorker<{ now_ms: number }>(
    db,
    sql`select (extract(epoch from now()) * 1000)::float as now_ms`,
  )
  return row!.now_ms
}
