// Sends stored X12 to the clearinghouse in production: claimed in one transaction, recorded in
// another. After a crash in between, the same bytes are sent again with the same ID.
import type { Logger } from 'pino'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { type Clearinghouse, ClearinghouseDown } from '#outside/ports/clearinghouse.ts'
import {
  claimTransmission,
  recordOutage,
  recordReceipt,
} from '#areas/claims/transmission/transmission.ts'
import type { ShouldContinue } from './clock.ts'
import { inSet } from '#kernel/lifecycle.ts'
import { transmissionLifecycle } from '#areas/claims/transmission/lifecycle.ts'

type Context = AccountContext & { log: Logger }
type QueuedTransmission = { account: string; id: string }

const batch_size = 8

const queuedTransmissions = sql`
  select account, id from transmissions
  where ${inSet(transmissionLifecycle, 'claimable')} and ${isFreeNow}
  order by sending_at
  limit ${batch_size}`

// Transmissions are queued until a clearinghouse is configured.
export async function sendDocuments(context: Context, shouldContinue: ShouldContinue = () => true) {
  const { clearinghouse } = context.outside
  for (let sent = 0; ;) {
    const found =
      clearinghouse && shouldContinue()
        ? await queryAsWorker<QueuedTransmission>(context.db, queuedTransmissions)
        : []
    const done = await Promise.all(found.map((each) => send(context, clearinghouse!, each)))
    const some = done.filter(Boolean).length
    sent += some
    if (some === 0) return sent
  }
}

async function send(
  context: Context,
  clearinghouse: Clearinghouse,
  { account, id }: QueuedTransmission,
) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const outgoing = await within((call) => claimTransmission(call, id))
  if (!outgoing) return false
  try {
    const receipt = await clearinghouse.send(outgoing)
    await within((call) => recordReceipt(call, id, receipt))
  } catch (error) {
    // Unavailable, or unexpected: retried with exponential backoff without blocking the others.
    const level = error instanceof ClearinghouseDown ? 'warn' : 'error'
    context.log[level](
      { account, transmission_id: id, error: describe(error) },
      'failed to send a transmission',
    )
    await within((call) => recordOutage(call, id))
  }
  return true
}
