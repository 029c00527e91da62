// Lifecycle of a member. People sign in by the real clock, not by the sandbox's test clock.
import Type, { type Static } from 'typebox'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { MemberRow } from './schema.ts'

export const memberKind: Kind<MemberRow> = {
  object: 'member',
  table: 'members',
  prefix: 'mem',
  real_time: true,
}

const Deactivation = Type.Object(
  {
    revoke_api_keys: Type.Optional(
      Type.Boolean({
        description:
          'Also revoke the API keys that the member created, and those created with them. ' +
          'Requires `api_keys:write`. Default: false.',
        examples: [true],
      }),
    ),
  },
  { examples: [{ revoke_api_keys: true }] },
)
export type Deactivation = Static<typeof Deactivation>

export const memberLifecycle = defineLifecycle({
  kind: memberKind,
  initial: 'invited',
  states: {
    invited: 'Invited by email. The member has not signed in yet.',
    active: 'The member can sign in.',
    deactivated: "The member can't sign in. Their sessions have ended.",
  },
  sets: {
    active: { in: ['active'], out: ['invited', 'deactivated'], constraints: ['enter'] },
    invited: { in: ['invited'], out: ['active', 'deactivated'] },
    can_sign_in: { in: ['invited', 'active'], out: ['deactivated'] },
  },
  steps: {
    accept: {
      from: ['invited'],
      to: 'active',
      word: 'accepted',
      by: 'sign-in',
      summary: 'A member signed in for the first time.',
    },
    reinvite: {
      from: ['invited'],
      to: 'invited',
      word: 'reinvited',
      summary: 'Send the invitation of a member again.',
    },
    deactivate: {
      from: ['invited', 'active'],
      to: 'deactivated',
      summary: 'Deactivate a member. Their sessions and tokens end immediately.',
      takes: Deactivation,
    },
    activate: {
      from: ['deactivated'],
      to: 'active',
      word: 'activated',
      summary: 'Activate a deactivated member, who can then sign in again.',
    },
  },
})
