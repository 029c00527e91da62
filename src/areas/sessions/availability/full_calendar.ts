// A person's token sees only their own sessions, but whether a time is free depends on all of them.
// Lifts the restriction after authorization.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export async function inWholeCalendar<Made>(call: Call, make: () => Promise<Made>) {
  if (call.actor.kind !== 'person') return await make()
  await boundTo(call, '')
  const made = await make()
  await boundTo(call, call.actor.id)
  return made
}

// Restricts the transaction to a person's sessions. An empty ID lifts the restriction.
async function boundTo(call: Call, person_id: string) {
  await call.query(sql`select set_config('app.person', ${person_id}, true)`)
}
