// Runs checks against primary sources. A check is claimed in one transaction and recorded in
// another; no row is locked while the source responds.
import type { Logger } from 'pino'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { checkLifecycle } from '#areas/practitioners/verification/check_lifecycle.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { SourceDown } from '#outside/ports/source.ts'
import {
  claimCheck,
  recordResponse,
  requireManualReview,
  recordNoResponse,
} from '#areas/practitioners/verification/remote_results.ts'
import type { ShouldContinue } from './clock.ts'
import { drainQueue, batch_size } from './drain_queue.ts'

type Context = AccountContext & { log: Logger }

const queuedChecks = sql`
  select account, id from checks
  where ${inSet(checkLifecycle, 'running')} and ${isFreeNow} and ${isOpen()}
  order by running_at
  limit ${batch_size}`

export const runChecks = (context: Context, shouldContinue: ShouldContinue = () => true) =>
  drainQueue(
    context.db,
    queuedChecks,
    (account, id) => runCheck(context, account, id),
    shouldContinue,
  )

async function runCheck(context: Context, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const claimed = await within((call) => claimCheck(call, id))
  if (!claimed) return false
  const { source, question } = claimed
  if (!source.query) {
    await within((call) => requireManualReview(call, id))
    return true
  }
  try {
    const response = await source.query(question)
    await within((call) => recordResponse(call, id, response))
  } catch (error) {
    if (!(error instanceof SourceDown)) throw error
    context.log.warn(
      { account, check_id: id, error: describe(error) },
      'primary source did not respond',
    )
    await within((call) => recordNoResponse(call, id))
  }
  return true
}
