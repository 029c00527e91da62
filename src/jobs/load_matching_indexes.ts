// Loads the matching indexes of large directories when a process starts, so that no request waits
// for them. Small ones load quickly on first use.
import type { Logger } from 'pino'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { withoutFirstSlot, preloadFirstSlots } from '#areas/matching/matching/find.ts'
import { createIndexes, currentIndex, type AccountIndex } from '#areas/matching/matching/indexes.ts'

type Warming = AccountContext & { log: Logger }
type Large = { account: string; many: number }

const large = 2_000
const most_accounts = 100
const at_once = 100

// Returns a function that stops it.
export function loadMatchingIndexes(warming: Warming) {
  let stopped = false
  const done = warm(warming, () => !stopped).catch((error) =>
    warming.log.warn({ work: 'directories', error: describe(error) }, 'background work failed'),
  )
  return async function stop() {
    stopped = true
    await done
  }
}

async function warm(warming: Warming, going: () => boolean) {
  const { most_rows } = warming.db.caches.of(createIndexes)
  let rows = 0
  for (const found of await largeOnes(warming.db)) {
    rows += found.many
    if (rows > most_rows || !going()) return
    await warmOne(warming, found, going)
  }
}

const largeOnes = (db: Database) =>
  queryAsWorker<Large>(
    db,
    sql`
      select account, count(*)::int as many from availabilities
      group by account having count(*) >= ${large}
      order by many desc, account
      limit ${most_accounts}`,
  )

async function warmOne(warming: Warming, { account, many }: Large, going: () => boolean) {
  const { accounts } = warming.db.caches.of(createIndexes)
  const tell = (said: string, done: number) =>
    warming.log.info({ work: 'directories', account, done, of: many }, said)
  let held: AccountIndex | null = null
  while (going() && !held) {
    held = await inAccount(warming, account, currentIndex)
    tell('loading the matching index', accounts.get(account)?.directory.rowOf.size ?? 0)
  }
  const ids = held ? withoutFirstSlot(held) : []
  for (let from = 0; going() && from < ids.length; from += at_once) {
    const some = ids.slice(from, from + at_once)
    await inAccount(warming, account, (call) => preloadFirstSlots(call, held!, some))
    if (from % (100 * at_once) === 0) tell('looking up first available times', from)
  }
  if (held && going()) tell('matching index ready', held.directory.rowOf.size)
}
