// SQL for waiting list entries.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { entryLifecycle } from './lifecycle.ts'

export async function findPractitionerIds(call: Call, ids: string[]) {
  const found = await call.query<{ id: string }>(sql`
    select id from practitioners where account = ${call.account} and id = any(${ids})`)
  return new Set(found.map(({ id }) => id))
}

export async function countOpen(call: Call, person_id: string) {
  const [counted] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from waiting_list_entries
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(entryLifecycle, 'open')}`)
  return counted!.count
}

// From the first entry on, triggers note the times that become free.
export const keepWaitingList = (call: Call) =>
  call.query(sql`
    update accounts set has_waiting_list = true
    where account = ${call.account} and not has_waiting_list`)
