// Sends stored X12 to clearinghouses from a worker: claimed in one transaction, recorded in
// another. After a crash in between, the same bytes are sent again with the same ID.
import type { Logger } from 'pino'
import { isOpen } from '#kernel/frozen_accounts.ts'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, inAccount, queryAsWorker } from '#kernel/unit_of_work.ts'
import { isFreeNow } from '#kernel/lease.ts'
import {
  ClearinghouseDown,
  ClearinghouseRefused,
  type SendResult,
} from '#outside/ports/clearinghouse.ts'
import { rejectRefused } from '#areas/claims/claim/followup/refusal.ts'
import { reachClearinghouse, remote_types } from '#areas/claims/clearinghouse_connection/reach.ts'
import {
  type ClaimedDocument,
  claimTransmission,
  recordOutage,
  recordReceipt,
} from '#areas/claims/transmission/transmission.ts'
import { receiveDocument } from '#areas/claims/x12_document/receive.ts'
import type { ShouldContinue } from './clock.ts'
import { inSet } from '#kernel/state_sets.ts'
import { transmissionLifecycle } from '#areas/claims/transmission/lifecycle.ts'

type Context = AccountContext & { log: Logger }
type QueuedTransmission = { account: string; id: string }

const batch_size = 8

// Without a clearinghouse of the deployment, only those that go through a connection's own login.
const queuedTransmissions = (has_clearinghouse: boolean) => sql`
  select account, id from transmissions
  where ${inSet(transmissionLifecycle, 'claimable')} and ${isFreeNow} and ${isOpen()}
    and (${has_clearinghouse} or exists (
      select from clearinghouse_connections
      where clearinghouse_connections.account = transmissions.account
        and clearinghouse_connections.id = transmissions.connection_id
        and type = any(${[...remote_types]})))
  order by sending_at
  limit ${batch_size}`

export async function sendDocuments(context: Context, shouldContinue: ShouldContinue = () => true) {
  const queued = queuedTransmissions(context.outside.clearinghouse !== undefined)
  for (let sent = 0; ;) {
    const found = shouldContinue()
      ? await queryAsWorker<QueuedTransmission>(context.db, queued)
      : []
    const documents: Document[] = []
    // One after the other: the first takes along those that fit into its file.
    for (const { account, id } of found) {
      const claimed = await inAccount(context, account, (call) => claimTransmission(call, id))
      if (claimed) documents.push({ account, ...claimed })
    }
    await Promise.all(documents.map((each) => send(context, each)))
    sent += documents.length
    if (documents.length === 0) return sent
  }
}

type Document = ClaimedDocument & { account: string }

async function send(context: Context, { account, outgoing, ids, connection_id }: Document) {
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const withEach = (work: (call: Call, id: string) => Promise<unknown>) =>
    within(async (call) => {
      for (const each of ids) await work(call, each)
    })
  try {
    const clearinghouse = await within((call) => reachClearinghouse(call, connection_id))
    if (!clearinghouse) throw new ClearinghouseDown('No clearinghouse is configured.')
    const receipt = await clearinghouse.send(outgoing)
    await within((call) => recordSent(call, ids, receipt))
  } catch (error) {
    if (error instanceof ClearinghouseRefused) {
      return await withEach((call, each) => rejectRefused(call, each, error))
    }
    // Unavailable, or unexpected: retried with exponential backoff without blocking the others.
    const level = error instanceof ClearinghouseDown ? 'warn' : 'error'
    context.log[level](
      { account, transmission_id: ids[0], error: describe(error) },
      'failed to send a transmission',
    )
    await withEach(recordOutage)
  }
}

// What the clearinghouse returned right away is received like any other document.
async function recordSent(call: Call, ids: string[], receipt: SendResult) {
  for (const id of ids) await recordReceipt(call, id, receipt)
  const { documents = [], reference } = receipt
  for (const text of documents) {
    await receiveDocument(call, { text, source: 'clearinghouse', reference })
  }
}
