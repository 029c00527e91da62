// Runs checks against primary sources. A check is claimed in one transaction and recorded in
// another; no row is locked while the source responds.
import type { Logger } from 'pino'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { isFreeNow } from '#kernel/lease.ts'
import { askSource } from '#outside/adapters/sources/http_query.ts'
import { SourceDown } from '#outside/ports/source.ts'
import {
  claimCheck,
  recordHeard,
  recordManual,
  recordSilence,
} from '#areas/practitioners/verification/remote_results.ts'
import type { Going } from './clock.ts'
import { drainQueue, most_at_once } from './drain_queue.ts'

// URLs by source. A source without a URL is checked manually.
export type SourceAddresses = Record<string, string | undefined>
type Works = { db: Database; secrets: Secrets; log: Logger; sources?: SourceAddresses }

const waiting = sql`
  select account, id from checks
  where status = 'running' and ${isFreeNow}
  order by running_at
  limit ${most_at_once}`

export const runChecks = (works: Works, going: Going = () => true) =>
  drainQueue(works.db, waiting, (account, id) => ask(works, account, id), going)

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
    log.warn({ account, check_id: id, error: describe(error) }, 'primary source did not respond')
    await within((call) => recordSilence(call, id))
  }
  return true
}
