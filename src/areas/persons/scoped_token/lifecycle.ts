// Lifecycle of a scoped token. Credentials expire in real time, not by the sandbox's test clock.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { clockJobsOf } from '#kernel/lifecycle_jobs.ts'
import type { Kind } from '#kernel/record.ts'
import type { ScopedTokenRow } from './schema.ts'

export const scopedTokenKind: Kind<ScopedTokenRow> = {
  object: 'scoped_token',
  table: 'scoped_tokens',
  prefix: 'st',
  real_time: true,
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const scopedTokenLifecycle = defineLifecycle({
  kind: scopedTokenKind,
  initial: 'issued',
  states: {
    issued: 'Usable until it expires or the API key that created it stops working.',
    revoked: 'Revoked. Requests with the token are rejected.',
    expired: 'Past its expiration time. Requests with the token are rejected.',
  },
  sets: {
    // Requests with the token are accepted.
    usable: {
      in: ['issued'],
      out: ['revoked', 'expired'],
      constraints: ['scoped_tokens_issued', 'enter'],
    },
  },
  waits: { issued: [{ job: 'scoped_token.expire', at: 'expires_at' }] },
  steps: {
    revoke: {
      from: ['issued'],
      to: 'revoked',
      summary: 'Revoke a scoped token. The next request that uses it is rejected, on every server.',
    },
    expire: { from: ['issued'], to: 'expired', by: 'clock', summary: 'Expire a scoped token.' },
    expose: {
      from: ['issued'],
      to: 'revoked',
      word: 'exposed',
      by: 'plain HTTP',
      summary: 'A scoped token was sent over plain HTTP and revoked.',
    },
  },
})

export const scopedTokenDueSteps = clockJobsOf(scopedTokenLifecycle)
