// Forgets what is not kept for ever: answers kept for idempotency with the keys they go by, request
// logs, and scoped tokens that have ended after 30 days; events, attempts to deliver them, and what
// was asked of processors after 90. The hashes of the keys, their fingerprints and what they made
// stay, so that a late repeat still makes nothing twice.
import type { Database } from '#db/connect.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { asWorker } from '#in_account.ts'
import type { Going } from './clock.ts'

const batch = 1_000

// Chosen once: PostgreSQL may run a plain subquery again for each row, and then change more than a
// batch.
const some = (table: string, key: string, old: Statement, lock = nothing) => sql`
  with chosen as materialized (
    select ${raw(key)} from ${raw(table)} where ${old} limit ${batch} ${lock}
  )`

const isOne = (table: string, key: string) =>
  raw(
    key
      .split(', ')
      .map((column) => `${table}.${column} = chosen.${column}`)
      .join(' and '),
  )

const gone = (table: string, key: string, old: Statement) => sql`
  ${some(table, key, old)}
  delete from ${raw(table)} using chosen where ${isOne(table, key)} returning 1`

const olds = {
  answers: sql`
    ${some(
      'idempotency_keys',
      'account, key',
      sql`encrypted_key is not null and created_at < now() - interval '30 days'
        order by created_at`,
      raw('for update skip locked'),
    )}
    update idempotency_keys set answer = null, encrypted_key = null
    from chosen
    where ${isOne('idempotency_keys', 'account, key')}
    returning 1`,
  events: gone(
    'events',
    'account, id',
    sql`recorded_at < now() - interval '90 days' and sequence is not null`,
  ),
  attempts: gone('webhook_attempts', 'account, id', sql`created_at < now() - interval '90 days'`),
  logs: gone('request_logs', 'account, id', sql`created_at < now() - interval '30 days'`),
  tokens: gone(
    'scoped_tokens',
    'account, id',
    sql`expires_at < now() - interval '30 days' order by expires_at`,
  ),
  // What was done for a payment that has ended: it is known by its reference from then on.
  operations: gone(
    'processor_operations',
    'account, id',
    sql`status = 'done' and due_at < now() - interval '90 days'
      and not exists (
        select from payments
        where payments.account = processor_operations.account
          and payments.id = processor_operations.object_id
          and payments.status in ('processing', 'challenged', 'authorized'))
      order by due_at`,
  ),
  words: gone(
    'processor_events',
    'account, processor, event_id',
    sql`received_at < now() - interval '90 days'`,
  ),
  // The simulated processor forgets keys as others do; it is asked what it knows.
  requests: gone(
    'simulated_requests',
    'account, key',
    sql`created_at < now() - interval '90 days'`,
  ),
}

type Forgotten = Record<keyof typeof olds, number>

export async function forgetOld(db: Database, going: Going = () => true) {
  const forgotten: Partial<Forgotten> = {}
  for (const [what, statement] of Object.entries(olds)) {
    forgotten[what as keyof Forgotten] = await repeat(db, statement, going)
  }
  return forgotten as Forgotten
}

async function repeat(db: Database, statement: Statement, going: Going) {
  let forgotten = 0
  for (let many = batch; many === batch && going(); forgotten += many) {
    many = (await asWorker(db, statement)).length
  }
  return forgotten
}
