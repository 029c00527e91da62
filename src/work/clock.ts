// Runs the clock: once a second, whatever has fallen due in any account is done, each step in a
// transaction of its own. Any number of processes may do this at once; none takes another's step.
import type { Logger } from 'pino'
import { type Secrets, toTime } from '#call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { type Due, nextDue, takeDue } from '#due.ts'
import { describe } from '#http/trouble.ts'
import { asWorker, inAccount } from '#in_account.ts'
import { dueSteps } from '#resources/index.ts'

type Works = { db: Database; secrets: Secrets; log: Logger }
export type Going = () => boolean // Whether there is still time to begin something.

const most_accounts = 100
const most_looked_at = 10_000
const most_steps = 100 // Of one account in a row, so that the others have their turn.
export const longest_pause_seconds = 3_600

// Accounts whose clock was moved are asked one by one; all others share the real time, so that
// one index finds them. Neither looks at a row that is not due.
const accountsWithWork = sql`
  select distinct account from (
    (select account from due_steps where due_at <= now() order by due_at limit ${most_looked_at})
    union all
    (select account from accounts
     where clock_offset_ms > 0
       and exists (
         select from due_steps
         where due_steps.account = accounts.account
           and not real_time and due_at <= account_now(clock_offset_ms))
     limit ${most_accounts})
  ) as found`

export async function runDueSteps(works: Works, going: Going = () => true) {
  const accounts = await asWorker<{ account: string }>(works.db, accountsWithWork)
  for (const { account } of accounts) {
    if (!going()) return
    // What is wrong with one account is no reason to leave the others waiting.
    await runAccount(works, account, going).catch((error) =>
      works.log.error({ account, error: describe(error) }, 'the clock of an account could not run'),
    )
  }
}

async function runAccount(works: Works, account: string, going: Going) {
  for (let left = most_steps; left > 0 && going(); left--) {
    let due: Due | undefined
    try {
      await inAccount(works.db, works.secrets, account, async (call) => {
        const [first] = await nextDue(call, call.now)
        due = first ?? (await nextDue(call, call.real_now, { real_time: true }))[0]
        if (due) await takeDue(call, dueSteps, due)
      })
    } catch (error) {
      if (!due) throw error
      const { step, object_id } = due
      works.log.error({ account, step, object_id, error: describe(error) }, 'a due step failed')
      await postpone(works, account, due)
    }
    if (!due) return
  }
}

// A step that failed is tried again, after pauses that grow.
async function postpone({ db, secrets }: Works, account: string, due: Due) {
  const { object_id, step, attempts, due_at } = due
  const pause_seconds = Math.min(longest_pause_seconds, 2 ** Math.min(attempts, 20))
  await inAccount(db, secrets, account, (call) => {
    const later = (now: Temporal.Instant) => toTime(now.add({ seconds: pause_seconds }))
    return call.query(sql`
      update due_steps
      set attempts = attempts + 1,
          due_at = case when real_time
            then ${later(call.real_now)}::timestamptz else ${later(call.now)}::timestamptz end
      where object_id = ${object_id} and step = ${step} and due_at = ${due_at}`)
  })
}
