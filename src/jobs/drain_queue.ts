// Processes queued work across all accounts, in batches, until the queue is empty.
import type { Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { ShouldContinue } from './clock.ts'

export const batch_size = 8

// Returns how many were processed. Work claimed by another worker is skipped.
export async function drainQueue(
  db: Database,
  waiting: Statement,
  work: (account: string, id: string) => Promise<boolean>,
  shouldContinue: ShouldContinue,
) {
  let count = 0
  while (shouldContinue()) {
    const found = await queryAsWorker<{ account: string; id: string }>(db, waiting)
    const done = await Promise.all(found.map(({ account, id }) => work(account, id)))
    count += done.filter(Boolean).length
    if (!done.some(Boolean)) break
  }
  return count
}
