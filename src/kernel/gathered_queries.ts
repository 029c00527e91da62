// Lets kinds of background work that look for work at the same time do so in one round trip and one
// transaction. While there is nothing to do, that is most of what they cost.
import type { Database } from '#db/connect.ts'
import type { Query } from '#db/gather.ts'
import type { Statement } from '#db/sql.ts'
import { isRolledBack, writeInOneRoundTrip } from '#db/transaction.ts'
import { assumeWorker, queryAsWorker } from './unit_of_work.ts'

type Waiting = {
  statement: Statement
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

export function gatherQueries(db: Database): Database {
  let waiting: Waiting[] = []

  async function flush() {
    const gathered = waiting
    waiting = []
    if (gathered.length === 1 || !(await sendTogether(gathered))) {
      for (const { statement, resolve, reject } of gathered) {
        queryAsWorker(db, statement).then(resolve, reject)
      }
    }
  }

  // Returns false if nothing was done because one of them failed. Each is then made on its own, so
  // that a kind of work that fails affects no other.
  async function sendTogether(gathered: Waiting[]) {
    try {
      const statements = gathered.map(({ statement }) => statement)
      const [, ...results] = await writeInOneRoundTrip(db, assumeWorker, ...statements)
      gathered.forEach(({ resolve }, place) => resolve(results[place]!))
    } catch (error) {
      if (isRolledBack(error)) return false
      for (const { reject } of gathered) reject(error)
    }
    return true
  }

  const asWorker: Query = <Row>(statement: Statement) =>
    new Promise<Row[]>((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(() => void flush())
      waiting.push({ statement, resolve: resolve as Waiting['resolve'], reject })
    })
  return { ...db, asWorker }
}
