// Loads the matching indexes of large directories when a process starts, so that no request waits
// for them. Small ones load quickly on first use.
import type { Logger } from 'pino'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/responses/database_errors.ts'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { withoutFirstSlot, preloadFirstSlots } from '#areas/matching/matching/find.ts'
import { createIndexes, currentIndex, type AccountIndex } from '#areas/matching/matching/indexes.ts'

type LoadContext = AccountContext & { log: Logger }
type LargeDirectory = { account: string; many: number }

const large_rows = 2_000
const max_accounts = 100
const batch_size = 100

// Returns a function that stops it.
export function loadMatchingIndexes(warming: LoadContext) {
  let stopped = false
  const done = loadAll(warming, () => !stopped).catch((error) =>
    warming.log.warn({ work: 'directories', error: describe(error) }, 'background work failed'),
  )
  return async function stop() {
    stopped = true
    await done
  }
}

async function loadAll(warming: LoadContext, shouldContinue: () => boolean) {
  const { most_rows } = warming.db.caches.of(createIndexes)
  let rows = 0
  for (const found of await largeDirectories(warming.db)) {
    rows += found.many
    if (rows > most_rows || !shouldContinue()) return
    await loadOne(warming, found, shouldContinue)
  }
}

const largeDirectories = (db: Database) =>
  queryAsWorker<LargeDirectory>(
    db,
    sql`
      select account, count(*)::int as many from availabilities
      where ${isOpen()}
      group by account having count(*) >= ${large_rows}
      order by many desc, account
      limit ${max_accounts}`,
  )

async function loadOne(
  context: LoadContext,
  { account, many }: LargeDirectory,
  shouldContinue: () => boolean,
) {
  const logProgress = (message: string, done: number) =>
    context.log.info({ work: 'directories', account, done, of: many }, message)
  let index: AccountIndex | undefined
  while (shouldContinue() && (!index || index.loading)) {
    index = await inAccount(context, account, currentIndex)
    logProgress('loading the matching index', index.directory.rowOf.size)
  }
  if (!index || !shouldContinue()) return
  logProgress('matching index ready', index.directory.rowOf.size)
  await preloadAll(context, account, index, shouldContinue)
  if (shouldContinue()) logProgress('first available times ready', index.directory.rowOf.size)
}

// A search looks up what isn't known yet, so this only makes searches cheaper.
async function preloadAll(
  context: LoadContext,
  account: string,
  index: AccountIndex,
  shouldContinue: () => boolean,
) {
  const ids = withoutFirstSlot(index)
  for (let from = 0; shouldContinue() && from < ids.length; from += batch_size) {
    const some = ids.slice(from, from + batch_size)
    await inAccount(context, account, (call) => preloadFirstSlots(call, index, some))
  }
}
