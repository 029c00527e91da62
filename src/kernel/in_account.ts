// Work in an account that no request asked for: the clock's steps, the command line.
import { type Call, openCall, type Origin } from './call.ts'
import type { Secrets } from '#crypto/secrets.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { transact } from '#db/transaction.ts'
import { leaveStatement } from './leave.ts'

export function inAccount<T>(
  db: Database,
  secrets: Secrets,
  account: string,
  work: (call: Call) => Promise<T>,
  origin: Origin = 'platform',
): Promise<T> {
  const first = sql`select enter_account(${account}) as now, account_now(0) as real_now`
  type Entered = { now: string | null; real_now: string }
  return transact<Entered, T>(db, first, async ({ entrance, query, commit }) => {
    // An account that is only now being made has no clock yet.
    const real_now = Temporal.Instant.from(entrance.real_now)
    const now = entrance.now ? Temporal.Instant.from(entrance.now) : real_now
    const call = openCall({ query, account, now, real_now, secrets, origin })
    const result = await work(call)
    await commit(leaveStatement(call))
    return result
  })
}

// A look across all accounts, as the worker: what it may touch there is in the migrations.
export function queryAsWorker<Row>(db: Database, look: ReturnType<typeof sql>): Promise<Row[]> {
  const first = sql`select assume_role('attune_worker', null, null)`
  return transact(db, first, async ({ query, commit }) => {
    const rows = await query<Row>(look)
    await commit()
    return rows
  })
}
