// Takes bulk actions on claims in the background.
import { sql } from '#db/sql.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { tryStep } from '#kernel/take_step.ts'
import { bulkActionKind, bulkActionLifecycle } from '#areas/claims/bulk_action/lifecycle.ts'
import { openBulkAction } from '#areas/claims/bulk_action/run.ts'
import { type BatchContext, runBatches } from './batches.ts'
import type { ShouldContinue } from './clock.ts'

const most_actions = 4

const waiting = sql`
  select account, id from bulk_actions where working and next_attempt_at <= now()
    and ${isOpen()}
  order by next_attempt_at limit ${most_actions}`

export const runBulkActions = (
  context: BatchContext,
  shouldContinue: ShouldContinue = () => true,
) =>
  runBatches(
    context,
    {
      kind: bulkActionKind,
      waiting,
      start: (account, id) => openBulkAction(context, account, id),
      fail: (call, id, reason) => tryStep(call, bulkActionLifecycle, id, 'fail', { reason }),
    },
    shouldContinue,
  )
