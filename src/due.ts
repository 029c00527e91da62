// What time will do. A step that is due stands in one table, filled in the transaction that makes
// it due, so that finding what is due never scans what is not.
import { type Call, toTime } from './call.ts'
import { sql } from './db/sql.ts'
import { leaveStatement } from './leave.ts'

// A step that time takes: what it does, and the function that does it when its moment has come.
export type DueStep = {
  name: string // "session.remind": the resource and the step.
  does: string
  real_time?: boolean // Due by the real clock, not by the account's.
  take(call: Call, object_id: string): Promise<unknown>
}

export type Due = { object_id: string; step: string; due_at: string; attempts: number }

type Named = Pick<DueStep, 'name' | 'real_time'>

export function makeDue(call: Call, step: Named, object_id: string, at: Temporal.Instant) {
  const { name, real_time = false } = step
  call.due.push({ object_id, step: name, real_time, due_at: toTime(at) })
}

export function makeNotDue(call: Call, { name, real_time = false }: Named, object_id: string) {
  call.due.push({ object_id, step: name, real_time, due_at: null })
}

// The step that was due first, taken off the table. One that somebody else is taking is left to
// them. Indexed by time, this touches no row that is not due.
export async function nextDue(
  call: Call,
  until: Temporal.Instant,
  real_time = false,
): Promise<Due | undefined> {
  const [due] = await call.query<Due>(sql`
    delete from due_steps
    where (object_id, step) = (
      select object_id, step from due_steps
      where real_time = ${real_time} and due_at <= ${toTime(until)}
      order by due_at, object_id, step
      limit 1
      for update skip locked)
    returning object_id, step, due_at, attempts`)
  return due
}

export async function takeDue(call: Call, steps: DueStep[], { step, object_id }: Due) {
  const known = steps.find(({ name }) => name === step)
  if (!known) throw new Error(`No step is called ${step}.`)
  await known.take(call, object_id)
}

// Takes every step up to a moment, in order, each at its own time: also those that the steps
// themselves make due. Tells how many of each were taken.
export async function takeAllDue(call: Call, steps: DueStep[], until: Temporal.Instant) {
  const taken: Record<string, number> = {}
  for (let due = await nextDue(call, until); due; due = await nextDue(call, until)) {
    const due_at = Temporal.Instant.from(due.due_at)
    const now = Temporal.Instant.compare(due_at, call.now) > 0 ? due_at : call.now
    const moment = { ...call, now, events: [], due: [] }
    await takeDue(moment, steps, due)
    await call.query(leaveStatement(moment))
    taken[due.step] = (taken[due.step] ?? 0) + 1
  }
  return taken
}
