// Fetches documents from the clearinghouse. A document is committed before it is acknowledged, so
// after a crash it is fetched again and stored once.
import type { Logger } from 'pino'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import {
  type Clearinghouse,
  ClearinghouseDown,
  type Incoming,
} from '#outside/ports/clearinghouse.ts'
import { receiveDocument } from '#areas/claims/x12_document/receive.ts'
import type { ShouldContinue } from './clock.ts'

type Context = AccountContext & { log: Logger }

export async function receiveDocuments(
  context: Context,
  shouldContinue: ShouldContinue = () => true,
) {
  const { outside, log } = context
  const { clearinghouse } = outside
  if (!clearinghouse) return 0
  let total = 0
  try {
    for (let batch = await clearinghouse.receive(); batch.length > 0 && shouldContinue();) {
      const stored = await storeAll(context, clearinghouse, batch, shouldContinue)
      total += stored
      if (stored < batch.length) break
      batch = await clearinghouse.receive()
    }
  } catch (error) {
    if (!(error instanceof ClearinghouseDown)) throw error
    log.warn({ clearinghouse: clearinghouse.name }, 'clearinghouse did not respond')
  }
  return total
}

// One document's failure must not block the others.
async function storeAll(
  context: Context,
  clearinghouse: Clearinghouse,
  documents: Incoming[],
  shouldContinue: ShouldContinue,
) {
  let stored = 0
  for (const incoming of documents) {
    if (!shouldContinue()) break
    try {
      if (await store(context, incoming)) {
        await clearinghouse.markStored(incoming)
        stored++
      }
    } catch (error) {
      // Not its name, which comes from outside.
      const { account } = incoming
      context.log.error(
        { account, error: describe(error) },
        'failed to store a clearinghouse document',
      )
    }
  }
  return stored
}

async function store(context: Context, { account, id, bytes }: Incoming) {
  const find = sql`select account from accounts where account = ${account}`
  const [known] = await queryAsWorker<{ account: string }>(context.db, find)
  if (!known) {
    context.log.error('clearinghouse document for an unknown account was left unprocessed')
    return false
  }
  await inAccount(context, account, (call) =>
    receiveDocument(call, { text: bytes, source: 'clearinghouse', reference: id.slice(0, 200) }),
  )
  return true
}
