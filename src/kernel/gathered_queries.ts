// Lets kinds of background work that look for work at the same time do so in one round trip and one
// transaction. While there is nothing to do, that is most of what they cost.
import type { Database } from '#db/connect.ts'
import { type GatheredQuery, gatherInto } from '#db/gather.ts'
import { isRolledBack, writeInOneRoundTrip } from '#db/transaction.ts'
import { assumeWorker, queryAsWorker } from './unit_of_work.ts'

export function gatherQueries(db: Database): Database {
  async function flush(gathered: GatheredQuery[]) {
    if (gathered.length > 1 && (await sendTogether(gathered))) return
    for (const { statement, resolve, reject } of gathered) {
      queryAsWorker(db, statement).then(resolve, reject)
    }
  }

  // Returns false if nothing was done because one of them failed. Each is then made on its own, so
  // that a kind of work that fails affects no other.
  async function sendTogether(gathered: GatheredQuery[]) {
    try {
      const statements = gathered.map(({ statement }) => statement)
      const [, ...results] = await writeInOneRoundTrip(db, assumeWorker, ...statements)
      gathered.forEach(({ resolve }, place) => resolve(results[place]!))
    } catch (error) {
      if (!isRolledBack(error)) throw error
      return false
    }
    return true
  }

  return { ...db, asWorker: gatherInto(flush) }
}
