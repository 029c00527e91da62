// Sends eligibility checks to payers in production. A check is claimed in one transaction and
// recorded in another, as in run_checks.ts.
import type { Logger } from 'pino'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { ClearinghouseDown, ClearinghouseRefused } from '#outside/ports/clearinghouse.ts'
import { reachClearinghouse } from '#areas/claims/clearinghouse_connection/reach.ts'
import {
  claimCheck,
  recordResponse,
  failCheck,
  recordNoResponse,
  refuseCheck,
} from '#areas/claims/eligibility_check/send.ts'
import type { ShouldContinue } from './clock.ts'
import { drainQueue, batch_size } from './drain_queue.ts'
import { inSet } from '#kernel/state_sets.ts'
import { eligibilityLifecycle } from '#areas/claims/eligibility_check/lifecycle.ts'

type Context = AccountContext & { log: Logger }

const queuedChecks = sql`
  select account, id from eligibility_checks
  where ${inSet(eligibilityLifecycle, 'pending')} and send_after <= now() and ${isFreeNow}
    and ${isOpen()}
  order by send_after
  limit ${batch_size}`

export const sendEligibilityChecks = (
  context: Context,
  shouldContinue: ShouldContinue = () => true,
) =>
  drainQueue(
    context.db,
    queuedChecks,
    (account, id) => sendCheck(context, account, id),
    shouldContinue,
  )

async function sendCheck(context: Context, account: string, id: string) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const claimed = await within((call) => claimCheck(call, id))
  if (!claimed) return false
  const { question, connection_id } = claimed
  try {
    const clearinghouse = await within((call) => reachClearinghouse(call, connection_id))
    if (!clearinghouse?.checkEligibility) {
      await within((call) => failCheck(call, id))
      return true
    }
    const answer = await clearinghouse.checkEligibility(question)
    await within((call) => recordResponse(call, id, answer))
  } catch (error) {
    if (error instanceof ClearinghouseRefused) {
      const { message } = error
      await within((call) => refuseCheck(call, id, message))
      return true
    }
    if (!(error instanceof ClearinghouseDown)) throw error
    context.log.warn(
      { account, check_id: id, error: describe(error) },
      'payer did not respond to an eligibility check',
    )
    await within((call) => recordNoResponse(call, id))
  }
  return true
}
