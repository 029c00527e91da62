// The lifecycle of a matching assignment. The worker (jobs/run_assignments.ts) takes the steps that
// callers can't.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { MatchingAssignmentRow } from './schema.ts'
import { stopWork } from './store.ts'

export const assignmentKind: Kind<MatchingAssignmentRow> = {
  object: 'matching_assignment',
  table: 'matching_assignments',
  prefix: 'asgn',
}

export const assignmentLifecycle = defineLifecycle({
  kind: assignmentKind,
  initial: 'searching',
  states: {
    searching: 'The best practitioners for each entry are being found. Nothing is held yet.',
    offering: 'Practitioners are assigned, and their times are being held.',
    completed: 'Every entry has an outcome.',
    failed: 'An internal error stopped the assignment. Offers made before stay until they expire.',
    canceled: 'Canceled. Offers made before stay until they expire.',
  },
  sets: {
    searching: { in: ['searching'], out: ['offering', 'completed', 'failed', 'canceled'] },
  },
  steps: {
    assign: {
      from: ['searching'],
      to: 'offering',
      word: 'assigned',
      by: 'worker',
      summary: 'Assign a practitioner to each entry.',
    },
    complete: {
      from: ['offering'],
      to: 'completed',
      by: 'worker',
      summary: 'Complete an assignment.',
      after: stopWork,
    },
    fail: {
      from: ['searching', 'offering'],
      to: 'failed',
      by: 'worker',
      summary: 'Fail an assignment after repeated internal errors.',
      after: stopWork,
    },
    cancel: {
      from: ['searching', 'offering'],
      to: 'canceled',
      summary: 'Cancel an assignment. Existing offers stay open until they expire.',
      after: stopWork,
    },
  },
})
