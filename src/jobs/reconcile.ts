// Reports and reschedules missing jobs of objects that wait for one. Runs when a worker starts, and
// in "attune doctor".
import type { Logger } from 'pino'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import type { BoundWait } from '#kernel/lifecycle_jobs.ts'
import { jobs, waits } from '#areas/index.ts'
import { capRetryDelays } from './backoff.ts'
import type { ShouldContinue } from './clock.ts'
import { findMissing, type MissingJob, max_found, findMissingEncrypted } from './missing_jobs.ts'

type Context = AccountContext

export type ReconcileResult = { missing: Record<string, number>; shortened: number }

const accounts_at_once = 100

export const jobOf = (name: string): Job => {
  const job = jobs.find((step) => step.name === name)
  if (!job) throw new Error(`No scheduled job is called ${name}.`)
  return job
}

// Counts an account's missing jobs by name. With `repair`, reschedules them.
export async function reconcileAccount(
  context: Context,
  account: string,
  { repair }: { repair: boolean },
): Promise<ReconcileResult> {
  const missing: Record<string, number> = {}
  const count = (found: MissingJob[]) => {
    for (const { job } of found) missing[job.name] = (missing[job.name] ?? 0) + 1
  }
  const within = <T>(work: (call: Call) => Promise<T>) => inAccount(context, account, work)
  const shortened = repair ? await within(capRetryDelays) : 0
  const plain = waits.filter(({ wait }) => wait.at)
  let full: BoundWait[] = plain
  do {
    full = await within(async (call) => {
      const more: BoundWait[] = []
      for (const bound of full) {
        const found = await findMissing(call, bound, jobOf(bound.wait.job))
        count(found)
        if (repair && found.length === max_found) more.push(bound)
        if (repair) schedule(call, found)
      }
      return more
    })
  } while (full.length > 0)
  for (const bound of waits.filter(({ wait }) => !wait.at)) {
    for (let behind: string | null = ''; behind !== null;) {
      behind = await within(async (call) => {
        const job = jobOf(bound.wait.job)
        const opened = await findMissingEncrypted(call, bound, job, behind!)
        count(opened.missing)
        if (repair) schedule(call, opened.missing)
        if (repair) await saveUnneeded(call, job, opened.unneeded)
        return opened.last
      })
    }
  }
  return { missing, shortened }
}

const schedule = (call: Call, found: MissingJob[]) => {
  for (const { job, object_id, due_at } of found) {
    scheduleJob(call, job, object_id, Temporal.Instant.from(due_at))
  }
}

async function saveUnneeded(
  call: Call,
  job: Job,
  objects: { object_id: string; version: number }[],
) {
  if (objects.length === 0) return
  await call.query(sql`
    insert into jobs_not_needed (account, object_id, job, version)
    select ${call.account}, object_id, ${job.name}, version
    from unnest(${objects.map(({ object_id }) => object_id)}::text[],
      ${objects.map(({ version }) => version)}::integer[]) as object (object_id, version)
    on conflict (account, object_id, job) do update set version = excluded.version`)
}

// One account's failure must not block the others.
export async function* reconcileAll(
  context: Context & { onError: (account: string, error: unknown) => void },
  options: { repair: boolean },
  shouldContinue: ShouldContinue = () => true,
) {
  for (let behind: string | null = ''; behind !== null && shouldContinue();) {
    const accounts: { account: string }[] = await queryAsWorker(context.db, accountsAfter(behind))
    for (const { account } of accounts) {
      if (!shouldContinue()) return
      try {
        yield { account, ...(await reconcileAccount(context, account, options)) }
      } catch (error) {
        context.onError(account, error)
      }
    }
    behind = accounts.length === accounts_at_once ? accounts.at(-1)!.account : null
  }
}

const accountsAfter = (behind: string) => sql`
  select account from accounts where account > ${behind} and frozen_at is null
  order by account limit ${accounts_at_once}`

// The worker's run: repairs, and logs the repairs.
export async function repairAll(
  context: Context & { log: Logger },
  shouldContinue: ShouldContinue,
) {
  const onError = (account: string, error: unknown) =>
    context.log.error(
      { account, error: describe(error) },
      'failed to reconcile scheduled jobs of account',
    )
  const all = reconcileAll({ ...context, onError }, { repair: true }, shouldContinue)
  for await (const { account, missing, shortened } of all) {
    const jobs = Object.keys(missing).length
    if (jobs + shortened === 0) continue
    context.log.warn({ account, missing, shortened }, 'rescheduled missing jobs')
  }
}
