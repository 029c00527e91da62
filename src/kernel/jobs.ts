// Scheduled jobs. They are in one table, written in the transaction that schedules them and indexed
// by due time, so that finding due jobs never scans others.
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Call,
  type JobDraft,
  type EventDraft,
  newEffects,
  type SendsTo,
  toTimestamp,
} from './call.ts'
import { sql } from '#db/sql.ts'
import { leaveStatement } from './leave.ts'
import type { BaseRow } from './record.ts'

// A scheduled job and the function that runs it.
export type Job = {
  name: string // The resource and a verb: "session.remind".
  summary: string
  real_time?: boolean // Due by the real time instead of the account's clock.
  sends_to?: SendsTo // The recipient of a person's data, as on routes.
  run(call: Call, object_id: string): Promise<unknown>
  // Which of many objects it has nothing to do for. An import can schedule thousands of them.
  idle?(call: Call, object_ids: string[]): Promise<string[]>
  // For the reconciler, if the due time is encrypted: schedules the job that the row requires.
  plan?(call: Call, row: BaseRow): void | Promise<void>
  unbound?: string // Why no object's state shows that this job is missing.
}

const batch_size = 200
const idle_size = 1_000
const look_again_ms = 20
const most_looks = 200 // The worker may be waiting for something that this call has locked.

export type DueJob = { object_id: string; job: string; due_at: string; attempts: number }

type Named = Pick<Job, 'name' | 'real_time'>

export function scheduleJob(call: Call, job: Named, object_id: string, at: Temporal.Instant) {
  const { name, real_time = false } = job
  call.effects.jobs.push({ object_id, job: name, real_time, due_at: toTimestamp(at) })
}

export function cancelJob(call: Call, { name, real_time = false }: Named, object_id: string) {
  call.effects.jobs.push({ object_id, job: name, real_time, due_at: null })
}

// Removes the jobs that were due first from the table and returns them in order. Jobs that another
// process is taking are skipped. The choice is materialized: PostgreSQL may run a plain subquery
// again for each row, and delete more jobs than it returns.
export async function takeDueJobs(
  call: Call,
  until: Temporal.Instant,
  { real_time = false, most = 1 }: { real_time?: boolean; most?: number } = {},
): Promise<DueJob[]> {
  const taken = await call.query<DueJob>(sql`
    with chosen as materialized (
      select object_id, job from scheduled_jobs
      where account = ${call.account} and real_time = ${real_time}
        and due_at <= ${toTimestamp(until)}
      order by due_at, object_id, job
      limit ${most}
      for update skip locked
    )
    delete from scheduled_jobs as due
    using chosen
    where due.account = ${call.account}
      and due.object_id = chosen.object_id and due.job = chosen.job
    returning due.object_id, due.job, due.due_at, due.attempts`)
  return taken.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
}

// Removes due jobs of this name that have nothing to do, many at once.
export async function dropIdleJobs(
  call: Call,
  { name, real_time = false, idle }: Job,
  until: Temporal.Instant,
) {
  if (!idle) return
  const due = await call.query<Pick<DueJob, 'object_id'>>(sql`
    select object_id from scheduled_jobs
    where account = ${call.account} and real_time = ${real_time}
      and due_at <= ${toTimestamp(until)} and job = ${name}
    order by due_at
    limit ${idle_size}
    for update skip locked`)
  const ids = due.map(({ object_id }) => object_id)
  const without_work = await idle(call, ids)
  await call.query(sql`
    delete from scheduled_jobs
    where account = ${call.account} and job = ${name} and object_id = any(${without_work})`)
}

const orderOf = ({ due_at, object_id, job }: DueJob) => `${due_at} ${object_id} ${job}`

export async function runJob(call: Call, steps: Job[], { job, object_id }: DueJob) {
  const known = jobNamed(steps, job)
  await known.run({ ...call, sends_to: known.sends_to ?? null }, object_id)
}

export function jobNamed(steps: Job[], name: string) {
  const known = steps.find((step) => step.name === name)
  if (!known) throw new Error(`No job is called ${name}.`)
  return known
}

// The jobs that ran, and their events.
export type JobRun = { taken: DueJob[]; events: EventDraft[]; reached: Temporal.Instant }

// Runs every job up to a time, in order, each at its own time, including jobs that these jobs
// schedule. Waits for jobs that a worker is running. Stops early if it would take longer than a
// request can: then `reached` is earlier.
export async function runDueJobs(
  call: Call,
  steps: Job[],
  until: Temporal.Instant,
  patience_ms = Infinity,
): Promise<JobRun> {
  const began = performance.now()
  const isLate = (times = 1) => performance.now() - began >= patience_ms * times
  const [taken, events]: [DueJob[], EventDraft[]] = [[], []]
  let looks = 0
  for (;;) {
    const batch = await takeDueJobs(call, until, { most: batch_size })
    const before = until.subtract({ milliseconds: 1 })
    if (batch.length === 0) {
      if (!(await isRunElsewhere(call, until))) return { taken, events, reached: until }
      if (isLate() || ++looks > most_looks) return { taken, events, reached: before }
      await sleep(look_again_ms)
      continue
    }
    const some = await takeInOrder(call, steps, batch, () => isLate(2))
    taken.push(...some.taken)
    events.push(...some.events)
    if (!isLate()) continue
    const last = Temporal.Instant.from(taken.at(-1)!.due_at)
    return { taken, events, reached: Temporal.Instant.compare(last, until) < 0 ? last : before }
  }
}

// A job stays visible until the transaction of the worker that took it has ended.
async function isRunElsewhere(call: Call, until: Temporal.Instant) {
  const [found] = await call.query(sql`
    select from scheduled_jobs
    where account = ${call.account} and not real_time and due_at <= ${toTimestamp(until)}
    limit 1`)
  return found !== undefined
}

// Puts the rest of the batch back as soon as a job schedules one that comes earlier, changes one of
// the rest, or the time is up.
async function takeInOrder(call: Call, steps: Job[], batch: DueJob[], isLate: () => boolean) {
  const effects = newEffects()
  let taken = 0
  while (
    taken < batch.length &&
    !(taken > 0 && isLate()) &&
    !comesBefore(effects.jobs, batch.slice(taken))
  ) {
    const due = batch[taken++]!
    const due_at = Temporal.Instant.from(due.due_at)
    const now = Temporal.Instant.compare(due_at, call.now) > 0 ? due_at : call.now
    await runJob({ ...call, effects, now }, steps, due)
  }
  const rest = batch.slice(taken).map((due) => ({ ...due, real_time: false }))
  const put_back = { ...effects, jobs: [...rest, ...effects.jobs] }
  await call.query(leaveStatement({ ...call, effects: put_back }))
  return { taken: batch.slice(0, taken), events: effects.events }
}

const nameOf = ({ object_id, job }: { object_id: string; job: string }) => `${object_id} ${job}`

function comesBefore(made: JobDraft[], rest: DueJob[]) {
  if (made.length === 0) return false
  const named = new Set(rest.map(nameOf))
  return made.some(
    (draft) => named.has(nameOf(draft)) || (draft.due_at && draft.due_at < rest[0]!.due_at),
  )
}
