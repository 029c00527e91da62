// What time will do. A step that is due stands in one table, filled in the transaction that makes
// it due, so that finding what is due never scans what is not.
import {
  type Call,
  type JobDraft,
  type EventDraft,
  noReason,
  type SendsTo,
  toTimestamp,
} from './call.ts'
import { sql } from '#db/sql.ts'
import { leaveStatement } from './leave.ts'
import type { Row } from './record.ts'

// A step that time takes: what it does, and the function that does it when its moment has come.
export type Job = {
  name: string // "session.remind": the resource and the step.
  summary: string
  real_time?: boolean // Due by the real clock, not by the account's.
  sends_to?: SendsTo // Whom it sends something of a person's record to, as routes declare it.
  run(call: Call, object_id: string): Promise<unknown>
  // For the reconciler, where the due time is encrypted: schedules the job that the row calls for.
  plan?(call: Call, row: Row): void | Promise<void>
  unbound?: string // Why no state of an object tells that this job is missing.
}

const batch_size = 200

export type DueJob = { object_id: string; job: string; due_at: string; attempts: number }

type Named = Pick<Job, 'name' | 'real_time'>

export function scheduleJob(call: Call, job: Named, object_id: string, at: Temporal.Instant) {
  const { name, real_time = false } = job
  call.jobs.push({ object_id, job: name, real_time, due_at: toTimestamp(at) })
}

export function cancelJob(call: Call, { name, real_time = false }: Named, object_id: string) {
  call.jobs.push({ object_id, job: name, real_time, due_at: null })
}

// The steps that were due first, taken off the table, in order. One that somebody else is taking is
// left to them. Indexed by time, this touches no row that is not due. What is taken is chosen once:
// as a plain subquery PostgreSQL may run the choice again for each row, and delete more than it
// returns to run.
export async function takeDueJobs(
  call: Call,
  until: Temporal.Instant,
  { real_time = false, most = 1 }: { real_time?: boolean; most?: number } = {},
): Promise<DueJob[]> {
  const taken = await call.query<DueJob>(sql`
    with chosen as materialized (
      select object_id, job from scheduled_jobs
      where real_time = ${real_time} and due_at <= ${toTimestamp(until)}
      order by due_at, object_id, job
      limit ${most}
      for update skip locked
    )
    delete from scheduled_jobs as due
    using chosen
    where due.object_id = chosen.object_id and due.job = chosen.job
    returning due.object_id, due.job, due.due_at, due.attempts`)
  return taken.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

const orderOf = ({ due_at, object_id, job }: DueJob) => `${due_at} ${object_id} ${job}`

export async function runJob(call: Call, steps: Job[], { job, object_id }: DueJob) {
  const known = steps.find(({ name }) => name === job)
  if (!known) throw new Error(`No job is called ${job}.`)
  await known.run({ ...call, sends_to: known.sends_to ?? null }, object_id)
}

// What time did: which steps it took of which objects, and the events that followed.
export type JobRun = { taken: DueJob[]; events: EventDraft[]; reached: Temporal.Instant }

// Takes every step up to a moment, in order, each at its own time: also those that the steps
// themselves make due. What would take longer than a request may is left at the moment reached,
// which then lies before the one asked for.
export async function runDueJobs(
  call: Call,
  steps: Job[],
  until: Temporal.Instant,
  patience_ms = Infinity,
): Promise<JobRun> {
  const began = performance.now()
  const isLate = (times = 1) => performance.now() - began >= patience_ms * times
  const [taken, events]: [DueJob[], EventDraft[]] = [[], []]
  for (;;) {
    const batch = await takeDueJobs(call, until, { most: batch_size })
    if (batch.length === 0) return { taken, events, reached: until }
    const some = await takeInOrder(call, steps, batch, () => isLate(2))
    taken.push(...some.taken)
    events.push(...some.events)
    if (!isLate()) continue
    const last = Temporal.Instant.from(taken.at(-1)!.due_at)
    const before = until.subtract({ milliseconds: 1 })
    return { taken, events, reached: Temporal.Instant.compare(last, until) < 0 ? last : before }
  }
}

// As soon as a step makes something due that comes before the next one, or changes what is still to
// be taken, or it grows very late, the rest is put back.
async function takeInOrder(call: Call, steps: Job[], batch: DueJob[], isLate: () => boolean) {
  const left: Call = { ...call, events: [], jobs: [], audits: [], metadata: [], why: noReason() }
  let taken = 0
  while (
    taken < batch.length &&
    !(taken > 0 && isLate()) &&
    !comesBefore(left.jobs, batch.slice(taken))
  ) {
    const due = batch[taken++]!
    const due_at = Temporal.Instant.from(due.due_at)
    const now = Temporal.Instant.compare(due_at, call.now) > 0 ? due_at : call.now
    await runJob({ ...left, now, if_match: null }, steps, due)
  }
  const rest = batch.slice(taken).map((due) => ({ ...due, real_time: false }))
  await call.query(leaveStatement({ ...left, jobs: [...rest, ...left.jobs] }))
  return { taken: batch.slice(0, taken), events: left.events }
}

const nameOf = ({ object_id, job }: { object_id: string; job: string }) => `${object_id} ${job}`

function comesBefore(made: JobDraft[], rest: DueJob[]) {
  if (made.length === 0) return false
  const named = new Set(rest.map(nameOf))
  return made.some(
    (draft) => named.has(nameOf(draft)) || (draft.due_at && draft.due_at < rest[0]!.due_at),
  )
}
