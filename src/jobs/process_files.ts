// Scans the files of documents, and removes those that were deleted, in the background.
import { sql } from '#db/sql.ts'
import { workOnFile } from '#areas/documents/document/file_work.ts'
import { versionKind } from '#areas/documents/document/version_states.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_files = 4

const waiting = sql`
  select account, id from document_versions
  where work is not null and work_at <= now()
  order by work_at
  limit ${most_files}`

export const processFiles = (context: BatchContext, shouldContinue: ShouldContinue = () => true) =>
  runBatches(
    context,
    {
      object: versionKind.object,
      waiting,
      start: (account, id) => () => workOnFile(context, account, id),
    },
    shouldContinue,
  )
