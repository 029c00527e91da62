// Lifecycle of a refund. The processor decides, immediately or after some days.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { newsOf } from '#kernel/waits.ts'
import type { RefundRow } from './schema.ts'

export const refundKind: Kind<RefundRow> = {
  object: 'refund',
  table: 'refunds',
  prefix: 're',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

export const outcome_fetch = { name: 'refund.fetch_outcome' }

export const refundLifecycle = defineLifecycle({
  kind: refundKind,
  initial: 'requested',
  states: {
    requested: 'Requested from the processor and pending.',
    succeeded: 'The amount was refunded.',
    failed: 'The refund failed. The amount counts as captured again.',
    canceled: 'Canceled by the processor. The amount counts as captured again.',
  },
  sets: {
    pending: {
      in: ['requested'],
      out: ['succeeded', 'failed', 'canceled'],
      constraints: ['refunds_requested'],
    },
    completed: { in: ['succeeded'], out: ['requested', 'failed', 'canceled'] },
    // The amount counts as refunded and can't be refunded again.
    reserved: { in: ['requested', 'succeeded'], out: ['failed', 'canceled'] },
  },
  waits: { requested: [{ job: outcome_fetch.name, at: newsOf('refunds', 'refund') }] },
  steps: {
    succeed: {
      from: ['requested'],
      to: 'succeeded',
      by: 'processor',
      summary: 'Record that a refund succeeded.',
    },
    fail: {
      from: ['requested', 'succeeded'],
      to: 'failed',
      by: 'processor',
      summary: 'Record that a refund failed or was returned.',
    },
    cancel: {
      from: ['requested'],
      to: 'canceled',
      by: 'processor',
      summary: 'Record that the processor canceled a refund.',
    },
  },
})
