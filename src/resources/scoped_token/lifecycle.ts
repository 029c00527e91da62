// What can happen to a scoped token. Credentials live by the real clock, never by the sandbox's.
import { defineLifecycle, dueStepsOf } from '#lifecycle.ts'

export const scopedTokenKind = {
  object: 'scoped_token',
  table: 'scoped_tokens',
  prefix: 'st',
  real_time: true,
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const scopedTokenLifecycle = defineLifecycle({
  kind: scopedTokenKind,
  initial: 'issued',
  states: {
    issued: 'It can be used, until it expires or the key that made it ends.',
    revoked: 'It was taken back and is refused everywhere.',
    expired: 'Its time has run out.',
  },
  waits: { issued: [{ job: 'scoped_token.expire', at: 'expires_at' }] },
  steps: {
    revoke: {
      from: ['issued'],
      to: 'revoked',
      does: 'Take it back: the next request with it is refused, on every server.',
    },
    expire: { from: ['issued'], to: 'expired', by: 'clock', does: 'Its time has run out.' },
    expose: {
      from: ['issued'],
      to: 'revoked',
      word: 'exposed',
      by: 'plain HTTP',
      does: 'It was sent over plain HTTP, and revoked for it.',
    },
  },
})

export const scopedTokenDueSteps = dueStepsOf(scopedTokenLifecycle)
