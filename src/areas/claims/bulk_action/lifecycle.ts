// The lifecycle of a bulk action, and the outcomes of its claims. The worker
// (jobs/run_bulk_actions.ts) takes the steps that callers can't.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { BulkActionRow, BulkResultRow } from './schema.ts'
import { endWork, resumeWork, stopWork } from './store.ts'

export const bulkActionKind: Kind<BulkActionRow> = {
  object: 'bulk_action',
  table: 'bulk_actions',
  prefix: 'bulk',
}

export const bulkResultKind: Kind<BulkResultRow> = {
  object: 'bulk_result',
  table: 'bulk_results',
  prefix: 'bres',
  of_person: true,
  carries: () => ['claims'],
  encryption: { of: 'person_id', fields: { failed_checks: [] } },
  read_scopes: ['claims:read'],
}

const ended = ['completed', 'failed', 'canceled'] as const

export const bulkActionLifecycle = defineLifecycle({
  kind: bulkActionKind,
  initial: 'running',
  states: {
    checking: 'A preview: each claim is being checked. Nothing is changed.',
    checked: 'Each claim was checked. Read the results, then start or cancel the action.',
    running: 'The action is being taken on each claim.',
    completed: 'Each claim has a result.',
    failed: 'An internal error stopped the action. Changes that were already made are kept.',
    canceled: 'Canceled. Changes that were already made are kept.',
  },
  sets: {
    checking: { in: ['checking'], out: ['checked', 'running', ...ended] },
    running: { in: ['running'], out: ['checking', 'checked', ...ended] },
  },
  steps: {
    finish_check: {
      from: ['checking'],
      to: 'checked',
      by: 'worker',
      summary: 'Finish the preview of a bulk action.',
      after: endWork,
    },
    start: {
      from: ['checked'],
      to: 'running',
      word: 'started',
      outcomes: ['completed', 'failed'],
      summary: 'Start a bulk action after its preview, on the claims that are `ready`.',
      after: resumeWork,
    },
    complete: {
      from: ['running'],
      to: 'completed',
      by: 'worker',
      summary: 'Complete a bulk action.',
      after: endWork,
    },
    fail: {
      from: ['checking', 'running'],
      to: 'failed',
      by: 'worker',
      summary: 'Fail a bulk action after repeated internal errors.',
      after: stopWork,
    },
    cancel: {
      from: ['checking', 'checked', 'running'],
      to: 'canceled',
      summary: 'Cancel a bulk action. Changes that were already made are kept.',
      after: stopWork,
    },
  },
})
