// Forgets the answers kept for idempotency after 30 days. The keys, their fingerprints and what
// they made stay for ever, so that a late repeat still makes nothing twice.
import type { Logger } from 'pino'
import type { Database } from '#db/connect.ts'
import { sql } from '#db/sql.ts'
import { describe } from '#http/trouble.ts'
import { asWorker } from '#in_account.ts'

const every_ms = 3_600_000
const batch = 1_000

const forgetSome = sql`
  update idempotency_keys
  set answer = null
  where (account, key) in (
    select account, key from idempotency_keys
    where answer is not null and created_at < now() - interval '30 days'
    order by created_at
    limit ${batch}
    for update skip locked)
  returning key`

export async function forgetAnswers(db: Database) {
  let forgotten = 0
  for (let some = batch; some === batch; forgotten += some) {
    some = (await asWorker(db, forgetSome)).length
  }
  return forgotten
}

export function startForgetting(db: Database, log: Logger) {
  const run = () =>
    forgetAnswers(db).catch((error) =>
      log.warn({ error: describe(error) }, 'old answers could not be forgotten'),
    )
  const timer = setInterval(run, every_ms)
  return () => clearInterval(timer)
}
