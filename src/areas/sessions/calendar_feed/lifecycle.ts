// Lifecycle of a calendar feed: readable until revoked.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { CalendarFeedRow } from './schema.ts'

export const feedKind: Kind<CalendarFeedRow> = {
  object: 'calendar_feed',
  table: 'calendar_feeds',
  prefix: 'cal',
}

export const feedLifecycle = defineLifecycle({
  kind: feedKind,
  initial: 'issued',
  states: {
    issued: 'Active. The feed URL can be read.',
    revoked: 'Revoked. The feed URL no longer works.',
  },
  sets: {
    usable: { in: ['issued'], out: ['revoked'], constraints: ['enter_feed'] },
  },
  steps: {
    revoke: { from: ['issued'], to: 'revoked', summary: 'Revoke a calendar feed.' },
  },
})
