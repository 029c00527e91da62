// Asks the sources outside. A check that has to be asked there is claimed in one transaction, asked
// in none, and recorded in another: nobody's row is held while a stranger takes their time.
import type { Logger } from 'pino'
import type { Secrets } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/trouble.ts'
import { inAccount } from '#in_account.ts'
import { isFreeNow } from '#lease.ts'
import { askSource } from '#outside/sources/ask.ts'
import { SourceDown } from '#outside/sources/source.ts'
import {
  claimCheck,
  recordHeard,
  recordManual,
  recordSilence,
} from '#resources/verification/remote.ts'
import type { Going } from './clock.ts'
import { doWaiting, most_at_once } from './waiting.ts'

// Where to ask, by the name of the source; what has no address is left to a person.
export type SourceAddresses = Record<string, string | undefined>
type Works = { db: Database; secrets: Secrets; log: Logger; sources?: SourceAddresses }

const waiting = sql`
  select account, id from checks
  where status = 'running' and ${isFreeNow}
  order by running_at
  limit ${most_at_once}`

export const askForChecks = (works: Works, going: Going = () => true) =>
  doWaiting(works.db, waiting, (account, id) => ask(works, account, id), going)

async function ask({ db, secrets, log, sources = {} }: Works, account: string, id: string) {
  const within = <T>(work: Parameters<typeof inAccount<T>>[3]) =>
    inAccount(db, secrets, account, work)
  const claimed = await within((call) => claimCheck(call, id))
  if (!claimed) return false
  const { source, question } = claimed
  const base = sources[source.name]
  if (!base) {
    await within((call) => recordManual(call, id))
    return true
  }
  try {
    const said = await askSource(source, base, question)
    await within((call) => recordHeard(call, id, said))
  } catch (error) {
    if (!(error instanceof SourceDown)) throw error
    log.warn({ account, check_id: id, error: describe(error) }, 'a source did not answer')
    await within((call) => recordSilence(call, id))
  }
  return true
}
