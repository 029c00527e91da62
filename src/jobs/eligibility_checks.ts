// Sends eligibility checks to payers in production. A check is claimed in one transaction and
// recorded in another, as in run_checks.ts.
import type { Logger } from 'pino'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import type { Call } from '#kernel/call.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import {
  claimCheck,
  recordAnswer,
  recordNothing,
  recordSilence,
} from '#areas/claims/eligibility_check/eligibility_check.ts'
import type { Going } from './clock.ts'
import { drainQueue, most_at_once } from './drain_queue.ts'

type Works = AccountContext & { log: Logger }

const waiting = sql`
  select account, id from eligibility_checks
  where status = 'requested' and send_after <= now() and ${isFreeNow}
  order by send_after
  limit ${most_at_once}`

export const sendEligibilityChecks = (works: Works, going: Going = () => true) =>
  drainQueue(works.db, waiting, (account, id) => ask(works, account, id), going)

async function ask(works: Works, account: string, id: string) {
  const { clearinghouse } = works.outside
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(works, account, work)
  const question = await within((call) => claimCheck(call, id))
  if (!question) return false
  if (!clearinghouse?.ask) {
    await within((call) => recordNothing(call, id))
    return true
  }
  try {
    const answer = await clearinghouse.ask(question)
    await within((call) => recordAnswer(call, id, answer))
  } catch (error) {
    if (!(error instanceof ClearinghouseDown)) throw error
    works.log.warn(
      { account, check_id: id, error: describe(error) },
      'payer did not respond to an eligibility check',
    )
    await within((call) => recordSilence(call, id))
  }
  return true
}
