// What the console sees of its own session.
import { toTimestamp } from '#kernel/call.ts'
import type { AppContext } from '#http/app_context.ts'
import type { MemberRow } from '#areas/members/member/schema.ts'
import { type CurrentSession, roleNameOf, scopesOf } from './session.ts'

export const showMember = ({
  id,
  email,
  name,
  role,
  acts_as,
  practitioner_id,
  status,
}: MemberRow) => ({
  id,
  object: 'member',
  email,
  name,
  role,
  acts_as,
  practitioner_id,
  status,
})

export function showSession(
  context: Pick<AppContext, 'secrets' | 'single_sign_on'>,
  current: CurrentSession,
) {
  const { session, member, account, account_name, clock_offset_ms } = current
  const { id, method, fresh_expires_at } = session
  return {
    id,
    object: 'member_session',
    member: showMember(member),
    role: { id: member.role, name: roleNameOf(current), acts_as: member.acts_as },
    scopes: scopesOf(current),
    account: { id: account, name: account_name },
    environment: context.secrets.environment,
    clock_offset_seconds: Math.floor(clock_offset_ms / 1000),
    method,
    passkeys: current.passkeys,
    methods: signInMethods(context),
    idle_expires_at: instant(session.idle_expires_at),
    expires_at: instant(session.expires_at),
    fresh_until: fresh_expires_at && instant(fresh_expires_at),
  }
}

// The ways in which members can sign in to this deployment.
export const signInMethods = ({ single_sign_on }: Pick<AppContext, 'single_sign_on'>) => ({
  link: true,
  passkey: true,
  single_sign_on: single_sign_on() !== undefined,
})

const instant = (text: string) => toTimestamp(Temporal.Instant.from(text))
