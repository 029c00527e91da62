// Finds out whether a transaction committed after its connection broke during the commit. A caller
// who gets an error for a committed payment would pay again.
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#catalogue/api_error.ts'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { readInOneRoundTrip } from '#db/transaction.ts'
import type { Call } from './call.ts'

const limit_ms = 5_000
const pause_ms = 100

// The connection broke after the commit was sent. Carries what to return if it was committed.
export class InterruptedCommit<Reply> extends Error {
  readonly transaction_id: string
  readonly reply: Reply

  constructor(transaction_id: string, reply: Reply, cause: unknown) {
    super('The connection broke during a commit.', { cause })
    this.transaction_id = transaction_id
    this.reply = reply
  }
}

export async function findTransactionId(call: Call) {
  const [row] = await call.query<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return row!.id
}

// Returns the reply if it was committed, and throws the original error if it was rolled back.
export async function settleCommit<Reply>(
  db: Database,
  account: string,
  { transaction_id, reply, cause }: InterruptedCommit<Reply>,
): Promise<Reply> {
  const until = performance.now() + limit_ms
  for (;;) {
    // Null if the database can't be reached yet.
    const outcome = await findOutcome(db, account, transaction_id).catch(() => null)
    if (outcome?.committed) return reply
    if (outcome?.ended) throw cause
    if (performance.now() > until) throw new ApiError('outcome_unknown', {})
    await wait(pause_ms)
  }
}

async function findOutcome(db: Database, account: string, transaction_id: string) {
  const [, [outcome]] = await readInOneRoundTrip<unknown, { committed: boolean; ended: boolean }>(
    db,
    sql`select enter_account(${account})`,
    sql`
      select status = 'committed' as committed, status <> 'in progress' as ended
      from pg_xact_status(${transaction_id}::xid8) as status`,
  )
  return outcome!
}
