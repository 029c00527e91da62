// Finds an account's objects whose state requires a scheduled job that doesn't exist, as the
// lifecycles declare (waits.ts).
import { type Call, newEffects, toTimestamp } from '#kernel/call.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { join } from '#db/sql.ts'
import type { Job } from '#kernel/jobs.ts'
import type { BoundWait } from '#kernel/lifecycle_jobs.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'

export type MissingJob = { job: Job; object_id: string; due_at: string }

export const max_found = 500
const page_size = 100
const notice_days = 60 // Events are kept for 90 days; later nothing shows whether one was sent.

// Objects whose due time is in a column.
export async function findMissing(call: Call, bound: BoundWait, job: Job): Promise<MissingJob[]> {
  const { wait } = bound
  const now = nowOf(call, job)
  const found = await call.query<{ object_id: string; due_at: string }>(sql`
    select object_id, due_at
    from (${waiting(call, bound, now, raw(`${wait.at} as due_at`))}) as object
    where due_at is not null and ${hasNoJob(call, job)}
      ${wait.notice ? wasNotSent(call, wait.notice, now) : nothing}
    order by object_id
    limit ${max_found}`)
  return found.map((each) => ({ ...each, job }))
}

export type DecryptedPage = {
  missing: MissingJob[]
  unneeded: { object_id: string; version: number }[]
}

// Objects whose due time is encrypted: each is decrypted, and the job decides whether it is needed.
// One page at a time, after an ID.
export async function findMissingEncrypted(call: Call, bound: BoundWait, job: Job, behind: string) {
  const { kind } = bound
  const rows = await call.query<Row>(sql`
    select ${columnsOf(kind)} from ${raw(kind.table)}
    where account = ${call.account} and id = any(array(
      select object_id
      from (${waiting(call, bound, nowOf(call, job), raw('version'))}) as object
      where object_id > ${behind} and ${hasNoJob(call, job)}
        and not exists (
          select from jobs_not_needed as known
          where known.account = ${call.account} and known.object_id = object.object_id
            and known.job = ${job.name} and known.version = object.version)
      order by object_id
      limit ${page_size}))
    order by id`)
  const opened: DecryptedPage = { missing: [], unneeded: [] }
  for (const row of rows) {
    const scratch: Call = { ...call, effects: newEffects() }
    await job.plan!(scratch, await decryptRow(scratch, kind, row))
    const draft = scratch.effects.jobs.find(({ job: scheduled }) => scheduled === job.name)
    if (draft?.due_at) opened.missing.push({ job, object_id: row.id, due_at: draft.due_at })
    else opened.unneeded.push({ object_id: row.id, version: row.version })
  }
  const last = rows.length === page_size ? rows.at(-1)!.id : null
  return { ...opened, last }
}

const nowOf = (call: Call, { real_time }: Job) =>
  sql`${toTimestamp(real_time ? call.real_now : call.now)}::timestamptz`

// States are literals, so that partial indexes can be used.
function waiting(
  { account }: Call,
  { kind, states, wait }: BoundWait,
  now: Statement,
  more: Statement,
) {
  const { where, object = 'id' } = wait
  const isIn = states
    ? raw(`${kind.table}.status in (${states.map((state) => `'${state}'`).join(', ')})`)
    : raw('true')
  return sql`
    select ${raw(`${kind.table}.${object}`)} as object_id, ${more}
    from ${raw(kind.table)}
    where ${raw(kind.table)}.account = ${account}
      and ${isIn} and (${where ? withNow(where, now) : raw('true')})`
}

const withNow = (text: string, now: Statement) =>
  join(
    text
      .split(':now')
      .map(raw)
      .flatMap((part) => [now, part])
      .slice(1),
    '',
  )

const hasNoJob = ({ account }: Call, { name }: Job) => sql`
  not exists (
    select from scheduled_jobs
    where scheduled_jobs.account = ${account}
      and scheduled_jobs.object_id = object.object_id and scheduled_jobs.job = ${name})`

// An event that was sent has its sequence number or is about to get one.
const wasNotSent = ({ account }: Call, type: string, now: Statement) => sql`
  and due_at > ${now} - ${notice_days} * interval '1 day'
  and not exists (
    select from events
    where events.account = ${account} and events.object_id = object.object_id
      and type = ${type} and sequence is not null
      and events.created_at >= due_at)
  and not exists (
    select from events
    where events.account = ${account} and events.object_id = object.object_id
      and type = ${type} and sequence is null)`
