// The states of a webhook delivery: one event for one endpoint.
import { defineStates } from '#kernel/lifecycle.ts'

export const deliveryStates = defineStates({
  table: 'webhook_deliveries',
  initial: 'pending',
  states: {
    pending: 'Waiting for its next attempt.',
    succeeded: 'The endpoint accepted the event.',
    exhausted: 'Every attempt failed.',
    aborted: 'The endpoint permanently rejected the event.',
  },
  sets: {
    pending: {
      in: ['pending'],
      out: ['succeeded', 'exhausted', 'aborted'],
      constraints: ['webhook_deliveries_pending'],
    },
    succeeded: { in: ['succeeded'], out: ['pending', 'exhausted', 'aborted'] },
    // Not delivered. Recovery queues it again.
    missed: { in: ['pending', 'exhausted', 'aborted'], out: ['succeeded'] },
    exhausted: { in: ['exhausted'], out: ['pending', 'succeeded', 'aborted'] },
    aborted: { in: ['aborted'], out: ['pending', 'succeeded', 'exhausted'] },
  },
})
