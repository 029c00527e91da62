// A person's token sees only their own sessions, and a practitioner's only theirs, but whether a
// time is free depends on others. Lifts the restriction after authorization.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

export async function inWholeCalendar<Result>(call: Call, run: () => Promise<Result>) {
  if (call.actor.kind !== 'person') return await run()
  await restrictTo(call, '')
  const result = await run()
  await restrictTo(call, call.actor.id)
  return result
}

// Restricts the transaction to a person's sessions. An empty ID lifts the restriction.
async function restrictTo(call: Call, person_id: string) {
  await call.query(sql`select set_config('app.person', ${person_id}, true)`)
}

// Practitioners share rooms.
export async function inSharedRooms<Result>(call: Call, run: () => Promise<Result>) {
  const { kind, id } = call.actor
  if (kind !== 'practitioner') return await run()
  const setPractitioner = (practitioner_id: string) =>
    call.query(sql`select set_config('app.practitioner', ${practitioner_id}, true)`)
  await setPractitioner('')
  const result = await run()
  await setPractitioner(id)
  return result
}
