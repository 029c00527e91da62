// Fetches what payers and clearinghouses sent. A document is kept and committed before the
// clearinghouse is told that we have it: whoever dies in between gets it again, and keeps it once.
import type { Logger } from 'pino'
import type { Secrets } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/trouble.ts'
import { asWorker, inAccount } from '#in_account.ts'
import {
  type Clearinghouse,
  ClearinghouseDown,
  type Incoming,
} from '#outside/clearinghouse/clearinghouse.ts'
import { receiveDocument } from '#resources/exchange/exchange.ts'
import type { Going } from './clock.ts'

type Works = {
  db: Database
  secrets: Secrets
  log: Logger
  clearinghouse?: Clearinghouse | undefined
}

export async function fetchIncoming(works: Works, going: Going = () => true) {
  const { clearinghouse, log } = works
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
    log.warn({ clearinghouse: clearinghouse.name }, 'the clearinghouse did not answer')
  }
  return kept
}

// What is wrong with one is no reason to leave the others lying.
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
      // Not its name, which a stranger chose.
      const { account } = incoming
      works.log.error({ account, error: describe(error) }, 'a document could not be kept')
    }
  }
  return kept
}

async function keep({ db, secrets, log }: Works, { account, id, bytes }: Incoming) {
  const look = sql`select account from accounts where account = ${account}`
  const [known] = await asWorker<{ account: string }>(db, look)
  if (!known) {
    log.error('a document came for an account that is not known, and is left where it is')
    return false
  }
  await inAccount(db, secrets, account, (call) =>
    receiveDocument(call, { text: bytes, source: 'clearinghouse', reference: id.slice(0, 200) }),
  )
  return true
}
