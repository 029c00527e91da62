// Creates a realistic sample practice through the API's own operations, once and in one
// transaction, so it exists completely or not at all.
import type { Call } from '#kernel/call.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { type AccountContext, queryAsWorker, inAccount } from '#kernel/unit_of_work.ts'
import { type SampleCall, replay } from './replay.ts'
import { claimCalls } from './claims.ts'
import { formCalls } from './forms.ts'
import { matchingCalls } from './matchings.ts'
import { paymentCalls } from './payments.ts'
import { personCalls } from './persons.ts'
import { practitionerCalls } from './practitioners.ts'
import { recordCalls } from './clinical_records.ts'
import { sessionCalls } from './sessions.ts'

const sections: ((now: Temporal.Instant) => SampleCall[])[] = [
  practitionerCalls,
  personCalls,
  sessionCalls,
  recordCalls,
  formCalls,
  claimCalls,
  paymentCalls,
  matchingCalls,
]

type ReportProgress = (done: number, total: number) => void

// Accounts whose sample data is still missing, for example after an interrupted first start.
export const accountsToSeed = (db: Database) =>
  queryAsWorker<{ account: string }>(db, sql`select account from accounts where seed = 'requested'`)

// With several processes, one creates it and the others skip it.
export function seedPractice(
  context: AccountContext,
  account: string,
  reportProgress?: ReportProgress,
) {
  return inAccount(context, account, async (call) => {
    if (!(await claim(call))) return false
    const calls = sections.flatMap((section) => section(call.now))
    await replay(call, calls, reportProgress)
    await call.query(sql`update accounts set seed = 'completed' where account = ${account}`)
    return true
  })
}

async function claim(call: Call) {
  const free = await call.query(sql`
    select from accounts
    where account = ${call.account} and seed is distinct from 'completed'
    for no key update skip locked`)
  return free.length > 0
}
