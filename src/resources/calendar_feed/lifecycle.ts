// A calendar feed can be read until it is revoked.
import { defineLifecycle } from '#lifecycle.ts'

export const feedKind = { object: 'calendar_feed', table: 'calendar_feeds', prefix: 'cal' }

export const feedLifecycle = defineLifecycle({
  kind: feedKind,
  initial: 'issued',
  states: {
    issued: 'Its address can be read.',
    revoked: 'Its address leads nowhere any more.',
  },
  steps: {
    revoke: { from: ['issued'], to: 'revoked', does: 'Close its address at once.' },
  },
})
