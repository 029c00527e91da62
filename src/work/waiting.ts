// Work that waits in a table, in whichever account: found, and done a few at a time, until none is
// left that can be done now.
import type { Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import { asWorker } from '#in_account.ts'
import type { Going } from './clock.ts'

export const most_at_once = 8

// Tells how many were done. What another worker is at is left to it.
export async function doWaiting(
  db: Database,
  waiting: Statement,
  work: (account: string, id: string) => Promise<boolean>,
  going: Going,
) {
  let count = 0
  while (going()) {
    const found = await asWorker<{ account: string; id: string }>(db, waiting)
    const done = await Promise.all(found.map(({ account, id }) => work(account, id)))
    count += done.filter(Boolean).length
    if (!done.some(Boolean)) break
  }
  return count
}
