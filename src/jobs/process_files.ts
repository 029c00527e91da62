// Scans the files of documents and removes those that were deleted, in the background.
import { sql, type Statement } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { removeListedFile } from '#areas/documents/document/remove_file.ts'
import { scanVersion } from '#areas/documents/document/scan.ts'
import type { BatchContext } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const max_at_once = 4

const unscanned = sql`
  select account, id from document_versions
  where scan_at <= now() and ${isOpen()}
  order by scan_at
  limit ${max_at_once}`

const removable = sql`
  select account, file_id as id from file_removals
  where remove_at <= now() and ${isOpen()}
  order by remove_at
  limit ${max_at_once}`

type Work = [waiting: Statement, work: typeof scanVersion]

const works: Work[] = [
  [unscanned, scanVersion],
  [removable, removeListedFile],
]

// What fails is tried again later, so it doesn't block what is behind it.
export async function processFiles(
  context: BatchContext,
  shouldContinue: ShouldContinue = () => true,
) {
  await Promise.all(works.map(processAll))

  async function processAll([waiting, work]: Work) {
    for (let found = max_at_once; found === max_at_once && shouldContinue();) {
      const rows = await queryAsWorker<{ account: string; id: string }>(context.db, waiting)
      found = rows.length
      await Promise.all(rows.map(({ account, id }) => tryOne(() => work(context, account, id))))
    }
  }

  async function tryOne(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      context.log.warn({ error: describe(error) }, 'a file could not be processed yet')
    }
  }
}
