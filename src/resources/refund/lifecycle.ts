// What can happen to a refund: the processor decides, at once or in some days.
import { defineLifecycle } from '#lifecycle.ts'
import { newsOf } from '#waits.ts'

export const refundKind = {
  object: 'refund',
  table: 'refunds',
  prefix: 're',
  of_person: true,
  carries: () => ['claims'],
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

export const refundLifecycle = defineLifecycle({
  kind: refundKind,
  initial: 'requested',
  states: {
    requested: 'The processor was asked to give it back.',
    succeeded: 'It was given back.',
    failed: 'It could not be given back; it counts as taken again.',
    canceled: 'The processor called it off; it counts as taken again.',
  },
  waits: { requested: [{ job: 'refund.hear', at: newsOf('refunds', 'refund') }] },
  steps: {
    succeed: {
      from: ['requested'],
      to: 'succeeded',
      by: 'processor',
      does: 'Note that it was given back.',
    },
    fail: {
      from: ['requested', 'succeeded'],
      to: 'failed',
      by: 'processor',
      does: 'Note that it came back, or could not be given.',
    },
    cancel: {
      from: ['requested'],
      to: 'canceled',
      by: 'processor',
      does: 'Note that the processor called it off.',
    },
  },
})
