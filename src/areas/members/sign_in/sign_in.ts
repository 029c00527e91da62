// Signs a member in: one transaction for the proof (a link, a passkey, single sign-on), the first
// acceptance of an invitation, and the new session. An earlier cookie is never taken over.
import { ApiError } from '#catalogue/api_error.ts'
import { sql } from '#db/sql.ts'
import { type Call, openCall, toTimestamp } from '#kernel/call.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { tryLockRow } from '#kernel/record.ts'
import { type AccountContext, runUnit } from '#kernel/unit_of_work.ts'
import { memberKind, memberLifecycle } from '#areas/members/member/lifecycle.ts'
import type { MemberRow } from '#areas/members/member/schema.ts'
import { openSession } from '#areas/members/member_session/member_session.ts'
import type { MemberSessionRow, SignInMethod } from '#areas/members/member_session/schema.ts'

export type Browser = { user_agent: string | null; request_id: string }

type Proven = {
  account: string
  member_id: string
  is_recent?: boolean // Whether the provider of single sign-on authenticated just now.
}
export type SignedIn = { member: MemberRow; session: MemberSessionRow; secret: string }

// Finds out which member it is, or throws. It runs with the worker role.
type Prove = (query: Call['query']) => Promise<Proven>

export function signIn(
  { db, secrets, outside }: AccountContext,
  { user_agent, request_id }: Browser,
  method: SignInMethod,
  prove: Prove,
): Promise<SignedIn> {
  let member_id: string
  let is_recent: boolean
  return runUnit<{ now: string }, SignedIn, SignedIn>(db, {
    enter: sql`select assume_role('attune_worker', null, null), account_now(0) as now`,
    async open(entry, query) {
      const proven = await prove(query)
      member_id = proven.member_id
      is_recent = proven.is_recent ?? true
      const { account } = proven
      await query(sql`select enter_account(${account})`)
      const now = Temporal.Instant.from(entry.now)
      const { recent_writes, caches } = db
      const context = { secrets, outside, recent_writes, caches }
      const times = { now, real_now: now }
      const member = { id: member_id, practitioner_id: null }
      return openCall({ query, account, ...times, ...context, member, request_id })
    },
    async run(call) {
      const member = await admitMember(call, member_id)
      const fresh = method === 'passkey' || (is_recent && !(await hasPasskey(call, member_id)))
      return { member, ...(await openSession(call, { member_id, method, user_agent, fresh })) }
    },
    leave: (_, reply) => ({ reply }),
  })
}

async function admitMember(call: Call, id: string) {
  const member = await tryLockRow(call, memberKind, id)
  if (!member || !isIn(memberLifecycle, 'can_sign_in', member.status)) {
    throw new ApiError('sign_in_failed', { reason: "The member can't sign in." })
  }
  const last_signed_in_at = toTimestamp(call.real_now)
  await call.query(sql`
    update members set last_signed_in_at = ${last_signed_in_at}
    where account = ${call.account} and id = ${id}`)
  const is_first = isIn(memberLifecycle, 'invited', member.status)
  const accepted = is_first ? await takeStep(call, memberLifecycle, id, 'accept') : member
  return { ...accepted, last_signed_in_at }
}

// A member with a passkey confirms sensitive operations with it, not with a link.
async function hasPasskey(call: Call, member_id: string) {
  const found = await call.query(sql`
    select id from passkeys
    where account = ${call.account} and member_id = ${member_id}
    limit 1`)
  return found.length > 0
}
