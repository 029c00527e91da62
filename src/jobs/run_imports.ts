// Runs imports in the background.
import { sql } from '#db/sql.ts'
import { createReader, workOn } from '#areas/imports/import/batch.ts'
import { importKind } from '#areas/imports/import/lifecycle.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_imports = 4

const waiting = sql`
  select account, id from imports where working order by updated_at limit ${most_imports}`

export const runImports = (context: BatchContext, shouldContinue: ShouldContinue = () => true) =>
  runBatches(
    context,
    {
      object: importKind.object,
      waiting,
      start(account, id) {
        const reader = createReader()
        return () => workOn(context, reader, account, id)
      },
    },
    shouldContinue,
  )
