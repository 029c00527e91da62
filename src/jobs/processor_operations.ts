// Runs pending payment processor operations: those a request couldn't wait for, those a crash left
// behind, and those without a webhook for too long.
import { describe } from '#http/responses/database_errors.ts'
import type { AfterCommitContext } from '#http/routing/route.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { inSet } from '#kernel/state_sets.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { sql } from '#db/sql.ts'
import { performOperation } from '#areas/payments/payment/operation.ts'
import { operationStates } from '#areas/payments/payment/operation_states.ts'
import { operation_handlers } from '#areas/payments/index.ts'
import type { ShouldContinue } from './clock.ts'

const batch_size = 8

const queuedOperations = sql`
  select account, id from processor_operations
  where ${inSet(operationStates, 'waiting')} and due_at <= now() and ${isFreeNow}
    and ${isOpen()}
  order by due_at
  limit ${batch_size}`

export async function runProcessorOperations(
  context: AfterCommitContext,
  shouldContinue: ShouldContinue = () => true,
) {
  while (shouldContinue()) {
    const found = await queryAsWorker<{ account: string; id: string }>(context.db, queuedOperations)
    const done = await Promise.all(
      found.map(({ account, id }) =>
        performOperation(context, operation_handlers, account, id).catch((error) => {
          context.log.error(
            { account, operation: id, error: describe(error) },
            'processor operation failed',
          )
          return false
        }),
      ),
    )
    if (!done.some(Boolean)) return
  }
}
