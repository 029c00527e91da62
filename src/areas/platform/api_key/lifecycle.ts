// Lifecycle of an API key. Credentials expire in real time, not by the sandbox's test clock.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { clockJobsOf } from '#kernel/lifecycle_jobs.ts'
import type { Kind } from '#kernel/record.ts'
import { days } from '#kernel/waits.ts'
import type { ApiKeyRow } from './schema.ts'

export const unused_days = 180

export const apiKeyKind: Kind<ApiKeyRow> = {
  object: 'api_key',
  table: 'api_keys',
  prefix: 'key',
  real_time: true,
}

export const apiKeyLifecycle = defineLifecycle({
  kind: apiKeyKind,
  initial: 'issued',
  states: {
    issued: 'Active and usable.',
    revoked: 'Revoked. Requests with the key are rejected.',
    expired: 'Past its expiration time. Requests with the key are rejected.',
  },
  sets: {
    // Requests with the key are accepted.
    usable: { in: ['issued'], out: ['revoked', 'expired'], constraints: ['enter'] },
  },
  waits: {
    issued: [
      { job: 'api_key.expire', at: 'expires_at' },
      {
        job: 'api_key.check_use',
        at: `coalesce(last_used_at, created_at) + ${days(unused_days)}`,
      },
    ],
  },
  steps: {
    revoke: {
      from: ['issued'],
      to: 'revoked',
      summary:
        'Revoke an API key. The next request that uses the key is rejected, on every server.',
    },
    expire: { from: ['issued'], to: 'expired', by: 'clock', summary: 'Expire an API key.' },
    rotate: {
      from: ['issued'],
      to: 'revoked',
      word: 'rotated',
      by: 'rotation',
      summary: 'An API key was replaced by rotation and revoked.',
    },
    expose: {
      from: ['issued'],
      to: 'revoked',
      word: 'exposed',
      by: 'plain HTTP',
      summary: 'An API key was sent over plain HTTP and revoked.',
    },
  },
})

export const apiKeyClockJobs = clockJobsOf(apiKeyLifecycle)
