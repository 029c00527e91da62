// Lifecycle of a refund. The processor decides, immediately or after some days.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import { newsOf } from '#kernel/waits.ts'

export const refundKind = {
  object: 'refund',
  table: 'refunds',
  prefix: 're',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const refundLifecycle = defineLifecycle({
  kind: refundKind,
  initial: 'requested',
  states: {
    requested: 'Requested from the processor and pending.',
    succeeded: 'The amount was refunded.',
    failed: 'The refund failed. The amount counts as captured again.',
    canceled: 'Canceled by the processor. The amount counts as captured again.',
  },
  waits: { requested: [{ job: 'refund.hear', at: newsOf('refunds', 'refund') }] },
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
