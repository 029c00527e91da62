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

type Hooks = {
  onActivity(): void // Background work is looked for often from now on.
  onSingleChange(): void // It is looked for once.
}

// One change can be PostgreSQL's own, which vacuums and analyzes its tables. If it was the first of
// many, the next look sees another one.
export function activityWatch(db: Database, hooks: Hooks, now = () => performance.now()) {
  let last_activity = now()
  let seen: string | undefined
  let changed_before = true

  const isBusy = () => now() - last_activity < quiet_ms

  function note() {
    const was_busy = isBusy()
    last_activity = now()
    if (!was_busy) hooks.onActivity()
  }

  async function look() {
    const [row] = await queryAsWorker<{ snapshot: string; job_is_due: boolean }>(db, readState)
    const { snapshot, job_is_due } = row!
    const changed = snapshot !== seen
    if (job_is_due || (changed && changed_before)) note()
    else if (changed && !isBusy()) hooks.onSingleChange()
    seen = snapshot
    changed_before = changed
  }

  const stop = db.recent_writes.follow(note)
  return { isBusy, look, stop }
}
