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
import type { Going } from './clock.ts'

type Works = AccountContext & { log: Logger }

export async function receiveDocuments(works: Works, going: Going = () => true) {
  const { outside, log } = works
  const { clearinghouse } = outside
  if (!clearinghouse) return 0
  let kept = 0
  try {
    for (let came = await clearinghouse.receive(); came.length > 0 && going();) {
      const done = await keepAll(works, clearinghouse, came, going)
      kept += done
      if (done < came.length) break
      came = await clearinghouse.receive()
    }
  } catch (error) {
    if (!(error instanceof ClearinghouseDown)) throw error
    log.warn({ clearinghouse: clearinghouse.name }, 'clearinghouse did not respond')
  }
  return kept
}

// One document's failure must not block the others.
async function keepAll(works: Works, house: Clearinghouse, came: Incoming[], going: Going) {
  let kept = 0
  for (const incoming of came) {
    if (!going()) break
    try {
      if (await keep(works, incoming)) {
        await house.settle(incoming)
        kept++
      }
    } catch (error) {
      // Not its name, which someone else chose.
      const { account } = incoming
      works.log.error(
        { account, error: describe(error) },
        'failed to store a clearinghouse document',
      )
    }
  }
  return kept
}

async function keep(works: Works, { account, id, bytes }: Incoming) {
  const look = sql`select account from accounts where account = ${account}`
  const [known] = await queryAsWorker<{ account: string }>(works.db, look)
  if (!known) {
    works.log.error('clearinghouse document for an unknown account was left unprocessed')
    return false
  }
  await inAccount(works, account, (call) =>
    receiveDocument(call, { text: bytes, source: 'clearinghouse', reference: id.slice(0, 200) }),
  )
  return true
}
