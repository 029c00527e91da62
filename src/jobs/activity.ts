// Knows whether anything was written lately or a job is due, so that background work sleeps while
// nothing happens. Writes of this process are noticed at once. Those of other processes change
// PostgreSQL's snapshot of running transactions, which one cheap query reads, also through a
// connection pooler.
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { accountsWithWork } from './clock.ts'

// Work often leads to more work, which is then looked for as often as before.
const quiet_ms = 5_000

// It names every transaction that runs, so it also changes when an old one commits late.
const readState = sql`
  select pg_current_snapshot()::text as snapshot, exists (${accountsWithWork}) as job_is_due`

export function activityWatch(db: Database, onActivity: () => void, now = () => performance.now()) {
  let last_activity = now()
  let seen: string | undefined

  const isBusy = () => now() - last_activity < quiet_ms

  function note() {
    const was_busy = isBusy()
    last_activity = now()
    if (!was_busy) onActivity()
  }

  async function look() {
    const [row] = await queryAsWorker<{ snapshot: string; job_is_due: boolean }>(db, readState)
    const { snapshot, job_is_due } = row!
    if (snapshot !== seen || job_is_due) note()
    seen = snapshot
  }

  const stop = db.recent_writes.follow(note)
  return { isBusy, look, stop }
}
