// What a signed-in browser can do with its cookie: see its session, get a token for the API, and
// sign out.
import { ApiError } from '#catalogue/api_error.ts'
import { builtInRole } from '#catalogue/roles.ts'
import type { Scope } from '#catalogue/scopes.ts'
import { hashSecret, newSecret } from '#crypto/secret_key.ts'
import { sql, stored_now } from '#db/sql.ts'
import { isServed } from '#kernel/frozen_accounts.ts'
import { inSet } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { memberLifecycle } from '#areas/members/member/lifecycle.ts'
import type { MemberRow } from '#areas/members/member/schema.ts'
import { memberSessionLifecycle } from '#areas/members/member_session/lifecycle.ts'
import { hashCookie, idle_minutes } from '#areas/members/member_session/member_session.ts'
import type { MemberSessionRow } from '#areas/members/member_session/schema.ts'

const token_minutes = 5

export type SignInContext = Pick<AccountContext, 'db' | 'secrets' | 'outside'>

export type CurrentSession = {
  account: string
  account_name: string
  clock_offset_ms: number // Of the test clock.
  role_name: string | null // Of a role that the account defined.
  role_scopes: Scope[] | null
  is_fresh: boolean
  passkeys: number
  session: MemberSessionRow
  member: MemberRow
}

const required = () =>
  new ApiError('sign_in_required', {}, { headers: { 'www-authenticate': challenge } })
const challenge = 'Cookie realm="Attune console"'

const isCurrent = sql`
  ${inSet(memberSessionLifecycle, 'active', 'member_sessions.status')}
  and member_sessions.idle_expires_at > now() and member_sessions.expires_at > now()
  and ${inSet(memberLifecycle, 'active', 'members.status')}`

// The session of a cookie. Throws a 401 if there is none.
export async function findSession({ db, secrets }: SignInContext, cookie: string | undefined) {
  if (!cookie) throw required()
  const hash = hashCookie(cookie, secrets.pepper)
  const isOwn = sql`member_sessions.hash = ${hash} and members.account = accounts.account`
  const [found] = await queryAsWorker<CurrentSession>(
    db,
    sql`
      select members.account, accounts.name as account_name, accounts.clock_offset_ms,
        roles.name as role_name, roles.scopes as role_scopes,
        coalesce(member_sessions.fresh_expires_at > now(), false) as is_fresh,
        (select count(*)::int from passkeys where passkeys.account = members.account
          and passkeys.member_id = members.id) as passkeys,
        to_jsonb(member_sessions) - 'hash' as session, to_jsonb(members) as member
      from member_sessions
      join members on members.account = member_sessions.account
        and members.id = member_sessions.member_id
      join accounts on accounts.account = members.account
      left join roles on roles.account = members.account and roles.id = members.role
      where member_sessions.hash = ${hash} and ${isCurrent}
        and ${isServed(isOwn)}`,
  )
  if (!found) throw required()
  return found
}

export const scopesOf = ({ member, role_scopes }: CurrentSession): readonly Scope[] =>
  builtInRole(member.role)?.scopes ?? role_scopes ?? []

export const roleNameOf = ({ member, role_name }: CurrentSession) =>
  builtInRole(member.role)?.name ?? role_name ?? member.role

type Renewed = { expires_at: string; idle_expires_at: string }

// Exchanges the cookie for a token. It ends with the session; activity of the member extends the
// session, polling by an unattended page doesn't.
export async function createToken(
  { db, secrets }: SignInContext,
  cookie: string | undefined,
  active: boolean,
) {
  if (!cookie) throw required()
  const secret = newSecret('st', secrets.environment)
  const [token] = await queryAsWorker<Renewed>(
    db,
    sql`
      with current as materialized (
        select member_sessions.account, member_sessions.id,
          case when ${active} then ${stored_now} + ${idle_minutes} * interval '1 minute'
            else member_sessions.idle_expires_at end as idle_expires_at,
          member_sessions.expires_at
        from member_sessions
        join members on members.account = member_sessions.account
          and members.id = member_sessions.member_id
        where member_sessions.hash = ${hashCookie(cookie, secrets.pepper)} and ${isCurrent}
        for no key update of member_sessions
      ), renewed as (
        update member_sessions
        set idle_expires_at = current.idle_expires_at,
          last_active_at = case when ${active} then ${stored_now} else last_active_at end
        from current
        where member_sessions.account = current.account and member_sessions.id = current.id
      ), written as (
        insert into member_tokens (account, hash, session_id, expires_at)
        select account, ${hashSecret(secret, secrets.pepper)}, id,
          least(${stored_now} + ${token_minutes} * interval '1 minute', idle_expires_at, expires_at)
        from current
        returning expires_at
      )
      select written.expires_at, current.idle_expires_at from written, current`,
  )
  if (!token) throw required()
  return { token: secret, ...token }
}

// Ends the session, if there is one: signing out always succeeds.
export async function signOut(context: SignInContext, cookie: string | undefined) {
  const found = await findSession(context, cookie).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
  if (!found) return
  const { account, session, member } = found
  await inAccount(
    context,
    account,
    (call) => tryStep({ ...call, member }, memberSessionLifecycle, session.id, 'sign_out'),
    'request',
  )
}
