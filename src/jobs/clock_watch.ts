// Detects that the database's clock was set back, by comparing it with this process's monotonic
// clock.
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'

const tolerance_ms = 60_000

const databaseTime = async (db: Database) => {
  const [row] = await queryAsWorker<{ now_ms: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as now_ms`,
  )
  return row!.now_ms
}

// Returns a function that reports whether the clock was set back since its last call.
export function clockWatch(db: Database, read = databaseTime) {
  let ahead_ms: number | undefined
  return async function wasSetBack() {
    const now_ahead_ms = (await read(db)) - performance.now()
    const back = ahead_ms !== undefined && now_ahead_ms < ahead_ms - tolerance_ms
    ahead_ms = now_ahead_ms
    return back
  }
}
