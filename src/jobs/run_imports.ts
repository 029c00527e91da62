// Runs imports in the background.
import { sql } from '#db/sql.ts'
import type { Database } from '#db/connect.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { describe } from '#http/responses/database_errors.ts'
import { tryStep } from '#kernel/take_step.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { workOn } from '#areas/imports/import/batch.ts'
import { createReader } from '#areas/imports/import/next_rows.ts'
import { importKind, importLifecycle } from '#areas/imports/import/lifecycle.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_imports = 4

const waiting = sql`
  select account, id from imports where working and next_attempt_at <= now()
    and ${isOpen()}
  order by next_attempt_at limit ${most_imports}`

const least_rows = 200

// Refreshes the statistics of tables that grow, after ever more batches: plans made for empty
// tables would read more and more. The next batches don't wait for it; the last one does.
function refreshesStatistics(db: Database) {
  let batches = 0
  let refreshing: Promise<unknown> = Promise.resolve()
  return async ({ is_last }: { is_last: boolean }) => {
    batches++
    const is_due = (batches & (batches - 1)) === 0
    if (is_due || is_last) await refreshing
    if (!is_due) return
    refreshing = queryAsWorker(db, sql`select analyze_grown_tables(${least_rows})`)
    refreshing.catch(() => {}) // Thrown where it is awaited.
    if (is_last) await refreshing
  }
}

export const runImports = (context: BatchContext, shouldContinue: ShouldContinue = () => true) =>
  runBatches(
    context,
    {
      kind: importKind,
      waiting,
      in_slices: true,
      start(account, id, slices) {
        const reader = createReader({
          slices,
          shouldContinue,
          onFault: (error) =>
            context.log.error({ account, id, error: describe(error) }, 'a row was left out'),
        })
        const refresh = refreshesStatistics(context.db)
        return async () => {
          const goes_on = await workOn(context, reader, account, id)
          await refresh({ is_last: !goes_on })
          return goes_on
        }
      },
      fail: (call, id, reason) => tryStep(call, importLifecycle, id, 'fail', { reason }),
    },
    shouldContinue,
  )
