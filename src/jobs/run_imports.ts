// Runs imports in the background.
import { sql } from '#db/sql.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import { workOn } from '#areas/imports/import/batch.ts'
import { createReader } from '#areas/imports/import/next_rows.ts'
import { importKind, importLifecycle } from '#areas/imports/import/lifecycle.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_imports = 4

const waiting = sql`
  select account, id from imports where working and next_attempt_at <= now()
  order by next_attempt_at limit ${most_imports}`

export const runImports = (context: BatchContext, shouldContinue: ShouldContinue = () => true) =>
  runBatches(
    context,
    {
      kind: importKind,
      waiting,
      start(account, id) {
        const reader = createReader()
        return () => workOn(context, reader, account, id)
      },
      fail: (call, id, reason) => tryStep(call, importLifecycle, id, 'fail', { reason }),
    },
    shouldContinue,
  )
