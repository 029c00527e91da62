// The lifecycle of a person's place on the waiting list.
import type { Call } from '#kernel/call.ts'
import { cancelJob, scheduleJob } from '#kernel/jobs.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { crisisResourcesFor } from '#areas/notes/risk_flag/crisis_resources.ts'
import type { WaitingListEntryRow } from './schema.ts'

export const entryKind: Kind<WaitingListEntryRow> = {
  object: 'waiting_list_entry',
  table: 'waiting_list_entries',
  prefix: 'wait',
  of_person: true,
  carries: () => ['scheduling', 'assessments'],
  // Whether the person is at risk is health data. Urgency and priority decide the order, in an
  // index.
  encryption: {
    of: 'person_id',
    fields: { at_risk: false, metadata: {} },
    derive: ({ at_risk, jurisdiction }) => ({
      crisis_resources: at_risk ? crisisResourcesFor(jurisdiction) : [],
    }),
  },
}

const expiry = { name: 'waiting_list_entry.expire' }

export function scheduleExpiry(call: Call, { id, expires_at }: WaitingListEntryRow): void {
  scheduleJob(call, expiry, id, Temporal.Instant.from(expires_at))
}

function stopWaiting(call: Call, { id }: WaitingListEntryRow): void {
  cancelJob(call, expiry, id)
}

const ended = ['booked', 'removed', 'expired'] as const

export const entryLifecycle = defineLifecycle({
  kind: entryKind,
  initial: 'waiting',
  states: {
    waiting: 'Waiting for a time that fits.',
    offered: 'A time is held for the person: see the offer.',
    booked: 'The person accepted an offer, and the session is booked.',
    removed: 'Removed by the account or the person.',
    expired: 'Still waiting at `expires_at`.',
  },
  sets: {
    // Free times are offered.
    waiting: {
      in: ['waiting'],
      out: ['offered', ...ended],
      constraints: ['waiting_list_entries_in_order'],
    },
    // The person still waits for care.
    open: {
      in: ['waiting', 'offered'],
      out: ended,
      constraints: ['review_waiting_person'],
    },
    offered: { in: ['offered'], out: ['waiting', ...ended] },
  },
  waits: { waiting: [{ job: expiry.name, at: 'expires_at' }] },
  steps: {
    offer: {
      from: ['waiting'],
      to: 'offered',
      by: 'a free time that fits',
      summary: 'Offer a free time to a waiting person.',
      sets: { skip_reason: null, skipped_at: null },
    },
    return: {
      from: ['offered'],
      to: 'waiting',
      word: 'returned',
      by: 'an offer that was declined, expired or withdrawn',
      summary: 'Return a person to their place after an offer.',
      after: scheduleExpiry,
    },
    restore: {
      from: ['booked'],
      to: 'waiting',
      word: 'returned',
      by: 'a declined or expired request',
      summary: 'Return a person to their place after their request was not approved.',
      after: scheduleExpiry,
    },
    book: {
      from: ['offered'],
      to: 'booked',
      by: 'an accepted offer',
      summary: 'Record that an offered session was booked.',
      after: stopWaiting,
    },
    delete: {
      from: ['waiting', 'offered'],
      to: 'removed',
      summary: 'Remove a waiting list entry. Withdraws its open offer.',
      after: stopWaiting,
    },
    expire: {
      from: ['waiting'],
      to: 'expired',
      by: 'clock',
      summary: 'Expire an entry that is still waiting.',
    },
  },
})
