// Lifecycle of a member's sign-in session. It expires by the real clock.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { MemberSessionRow } from './schema.ts'

export const memberSessionKind: Kind<MemberSessionRow> = {
  object: 'member_session',
  table: 'member_sessions',
  prefix: 'msess',
  real_time: true,
}

export const memberSessionLifecycle = defineLifecycle({
  kind: memberSessionKind,
  initial: 'active',
  states: {
    active: 'The member is signed in.',
    signed_out: 'The member signed out.',
    revoked: 'Revoked, or ended with the deactivation of the member.',
    expired: 'Ended after 15 minutes without activity, or after 12 hours.',
  },
  sets: {
    active: {
      in: ['active'],
      out: ['signed_out', 'revoked', 'expired'],
      constraints: ['member_sessions_active', 'enter'],
    },
  },
  waits: { active: [{ job: 'member_session.expire', at: 'least(idle_expires_at, expires_at)' }] },
  steps: {
    sign_out: {
      from: ['active'],
      to: 'signed_out',
      by: 'sign-out',
      summary: 'A member signed out.',
    },
    revoke: {
      from: ['active'],
      to: 'revoked',
      summary: "Revoke a member's session. Its tokens stop working immediately.",
    },
    lapse: {
      from: ['active'],
      to: 'expired',
      by: 'time',
      summary: "A member's session expired.",
    },
  },
})
