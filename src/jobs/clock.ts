// Runs scheduled jobs that are due, once a second, each in its own transaction. Safe to run in
// several processes: each job is claimed by one.
import type { Logger } from 'pino'
import { isOpen } from '#kernel/frozen_accounts.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { type DueJob, dropIdleJobs, jobNamed, takeDueJobs, runJob } from '#kernel/jobs.ts'
import { describe } from '#http/responses/database_errors.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { type Tracing, traced } from '#kernel/tracing.ts'
import { jobs } from '#areas/index.ts'

type Context = AccountContext & { log: Logger; tracing?: Tracing | undefined }
export type ShouldContinue = () => boolean // Whether to start more work.

const max_accounts = 100
const max_rows_scanned = 10_000
const max_jobs = 100 // Per account and turn, so that other accounts aren't delayed.
export const longest_pause_seconds = 3_600

// Accounts with an advanced test clock are queried one by one; all others share the real time, so
// one index finds their jobs. Neither query reads a row that isn't due.
export const accountsWithWork = sql`
  select distinct account from (
    (select account from scheduled_jobs where due_at <= now() and ${isOpen()}
      order by due_at limit ${max_rows_scanned})
    union all
    (select account from accounts
     where clock_offset_ms > 0 and frozen_at is null
       and exists (
         select from scheduled_jobs
         where scheduled_jobs.account = accounts.account
           and not real_time and due_at <= account_now(clock_offset_ms))
     limit ${max_accounts})
  ) as found`

export async function runScheduledJobs(
  context: Context,
  shouldContinue: ShouldContinue = () => true,
) {
  const accounts = await queryAsWorker<{ account: string }>(context.db, accountsWithWork)
  for (const { account } of accounts) {
    if (!shouldContinue()) return
    // One account's failure must not block the others.
    await runAccount(context, account, shouldContinue).catch((error) =>
      context.log.error({ account, error: describe(error) }, 'scheduled jobs failed for account'),
    )
  }
}

async function runAccount(context: Context, account: string, shouldContinue: ShouldContinue) {
  const swept = new Set<string>()
  for (let left = max_jobs; left > 0 && shouldContinue(); left--) {
    let due: DueJob | undefined
    try {
      await inAccount(context, account, async (call) => {
        const [first] = await takeDueJobs(call, call.now)
        due = first ?? (await takeDueJobs(call, call.real_now, { real_time: true }))[0]
        if (!due) return
        const { job } = due
        await traced(context.tracing, [`job ${job}`, 'internal'], () => runJob(call, jobs, due!))
        if (!swept.has(job)) await sweep(call, job)
        swept.add(job)
      })
    } catch (error) {
      if (!due) throw error
      const { job, object_id } = due
      context.log.error({ account, job, object_id, error: describe(error) }, 'scheduled job failed')
      await postpone(context, account, due)
    }
    if (!due) return
  }
}

// Jobs like one that has just run, but with nothing to do, don't take a transaction each.
async function sweep(call: Call, name: string) {
  const job = jobNamed(jobs, name)
  await dropIdleJobs(call, job, job.real_time ? call.real_now : call.now)
}

// A failed job is retried with exponential backoff.
async function postpone(context: Context, account: string, due: DueJob) {
  const { object_id, job, attempts, due_at } = due
  const pause_seconds = Math.min(longest_pause_seconds, 2 ** Math.min(attempts, 20))
  await inAccount(context, account, (call) => {
    const later = (now: Temporal.Instant) => toTimestamp(now.add({ seconds: pause_seconds }))
    return call.query(sql`
      update scheduled_jobs
      set attempts = attempts + 1,
          due_at = case when real_time
            then ${later(call.real_now)}::timestamptz else ${later(call.now)}::timestamptz end
      where account = ${account} and object_id = ${object_id} and job = ${job}
        and due_at = ${due_at}`)
  })
}
