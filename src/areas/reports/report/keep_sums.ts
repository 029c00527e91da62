// Keeps the sums of reports: adds recorded changes to them, and starts again in another time zone.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

const most_folded = 5_000
const most_visits_folded = 500 // With all visits of their persons.

// Adds some changes of an account. Returns whether there may be more. One worker at a time, because
// two would wait for each other's sums.
export async function foldChanges(call: Call): Promise<boolean> {
  const name = `report sums ${call.account}`
  const [lock] = await call.query<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  )
  if (!lock!.locked) return false
  const time_zone = await keepZone(call)
  const { account } = call
  const [folded] = await call.query<{ changes: number; claims: number; visits: number }>(sql`
    select fold_report_changes(${account}, ${time_zone}, ${most_folded}) as changes,
      fold_worklist_changes(${account}, ${most_folded}) as claims,
      fold_report_visits(${account}, ${time_zone}, ${most_visits_folded}) as visits`)
  const { changes, claims, visits } = folded!
  return changes === most_folded || claims === most_folded || visits >= most_visits_folded
}

// Days begin at midnight in the account's time zone, so another one changes every sum.
async function keepZone(call: Call): Promise<string> {
  const [zone] = await call.query<{ kept: string | null; wanted: string }>(sql`
    select report_time_zone(${call.account}) as wanted,
      (select time_zone from report_zones where account = ${call.account}) as kept`)
  const { kept, wanted } = zone!
  if (kept === wanted) return wanted
  if (kept !== null) {
    await call.query(sql`select rebuild_report_sums(${call.account})`)
  }
  await call.query(sql`
    insert into report_zones (account, time_zone) values (${call.account}, ${wanted})
    on conflict (account) do update set time_zone = excluded.time_zone`)
  return wanted
}
