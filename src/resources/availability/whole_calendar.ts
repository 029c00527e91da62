// A person's token sees that person's sessions alone, but whether a time is free depends on
// everybody's: once it is certain whom something is for, the whole calendar is in sight for it.
import type { Call } from '#call.ts'
import { sql } from '#db/sql.ts'

export async function inWholeCalendar<Made>(call: Call, make: () => Promise<Made>) {
  if (call.actor.kind !== 'person') return await make()
  await boundTo(call, '')
  const made = await make()
  await boundTo(call, call.actor.id)
  return made
}

// Whose sessions are in sight for the rest of the transaction; everybody's, for nobody.
async function boundTo(call: Call, person_id: string) {
  await call.query(sql`select set_config('app.person', ${person_id}, true)`)
}
