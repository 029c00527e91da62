// What can happen to an API key. Credentials live by the real clock, never by the sandbox's.
import { defineLifecycle, dueStepsOf } from '#lifecycle.ts'
import { days } from '#waits.ts'

export const unused_days = 180

export const apiKeyKind = {
  object: 'api_key',
  table: 'api_keys',
  prefix: 'key',
  real_time: true,
}

export const apiKeyLifecycle = defineLifecycle({
  kind: apiKeyKind,
  initial: 'issued',
  states: {
    issued: 'It can be used.',
    revoked: 'It was taken back and is refused everywhere.',
    expired: 'Its time has run out.',
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
      does: 'Take it back: the next request with it is refused, on every server.',
    },
    expire: { from: ['issued'], to: 'expired', by: 'clock', does: 'Its time has run out.' },
    rotate: {
      from: ['issued'],
      to: 'revoked',
      word: 'rotated',
      by: 'rotation',
      does: 'It was replaced by another key and is refused everywhere.',
    },
    expose: {
      from: ['issued'],
      to: 'revoked',
      word: 'exposed',
      by: 'plain HTTP',
      does: 'It was sent over plain HTTP, and revoked for it.',
    },
  },
})

export const apiKeyDueSteps = dueStepsOf(apiKeyLifecycle)
