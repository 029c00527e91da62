// The lifecycle of an import. The worker (jobs/run_imports.ts) takes the steps that callers can't.
import Type from 'typebox'
import { sensitive } from '#kernel/fields.ts'
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { startPass } from './passes.ts'
import type { ImportRow } from './schema.ts'
import { deleteParts } from './store.ts'

export const importKind: Kind<ImportRow> = {
  object: 'import',
  table: 'imports',
  prefix: 'imp',
  real_time: true,
}

const ended = ['completed', 'failed', 'canceled', 'reverted'] as const

export const importLifecycle = defineLifecycle({
  kind: importKind,
  initial: 'uploaded',
  states: {
    uploaded: 'Takes parts of the file. Nothing is checked yet.',
    validating: 'Every row is being checked. Nothing is written.',
    validated: 'Every row was checked. Read its errors, then start or cancel the import.',
    importing: 'Rows are being written.',
    completed: 'Every valid row was written.',
    failed: "The file can't be read, or an internal error stopped the import. See `reason`.",
    canceled: 'Canceled. Rows that were written before stay.',
    reverted: 'What the import created and nothing uses is deleted.',
  },
  sets: {
    taking_parts: {
      in: ['uploaded'],
      out: ['validating', 'validated', 'importing', ...ended],
    },
    validating: {
      in: ['validating'],
      out: ['uploaded', 'validated', 'importing', ...ended],
    },
    startable: {
      in: ['validated'],
      out: ['uploaded', 'validating', 'importing', ...ended],
    },
    completed: {
      in: ['completed'],
      out: ['uploaded', 'validating', 'validated', 'importing', 'failed', 'canceled', 'reverted'],
    },
    importing: {
      in: ['importing'],
      out: ['uploaded', 'validating', 'validated', ...ended],
    },
    reverting: {
      in: ['reverted'],
      out: ['uploaded', 'validating', 'validated', 'importing', 'completed', 'failed', 'canceled'],
      constraints: ['remove_imported_row', 'remove_imported_document'],
    },
  },
  steps: {
    validate: {
      from: ['uploaded'],
      to: 'validating',
      word: 'validation_started',
      outcomes: ['validated', 'failed'],
      summary: 'Validate an import. Checks every row of the file and writes nothing.',
      after: startPass,
    },
    finish_validation: {
      from: ['validating'],
      to: 'validated',
      by: 'worker',
      summary: 'Finish the validation of an import.',
      sets: { rows_per_second: null, seconds_left: null },
    },
    start: {
      from: ['validated'],
      to: 'importing',
      word: 'started',
      outcomes: ['completed', 'failed'],
      summary: 'Start an import. Writes every valid row.',
      takes: sensitive(
        Type.Object({
          skip_invalid: Type.Optional(
            Type.Boolean({
              description: 'Import the valid rows although others have errors. Default: false.',
              examples: [false],
            }),
          ),
        }),
      ),
      after: startPass,
    },
    complete: {
      from: ['importing'],
      to: 'completed',
      by: 'worker',
      summary: 'Complete an import.',
      sets: { rows_per_second: null, seconds_left: null },
      after: deleteParts,
    },
    fail: {
      from: ['validating', 'importing', 'reverted'],
      to: 'failed',
      by: 'worker',
      summary: "Fail an import whose file can't be read, or after repeated internal errors.",
      after: deleteParts,
    },
    cancel: {
      from: ['uploaded', 'validating', 'validated', 'importing'],
      to: 'canceled',
      summary: 'Cancel an import. Rows that were written before stay until you revert it.',
      after: deleteParts,
    },
    revert: {
      from: ['completed', 'failed', 'canceled'],
      to: 'reverted',
      summary: 'Revert an import. Deletes what it created, except what is in use or was changed.',
      takes: sensitive(Type.Object({})),
      after: startPass,
    },
  },
})
