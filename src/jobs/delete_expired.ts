// Deletes expired data. After 30 days: idempotent responses and their keys, request logs and ended
// scoped tokens. After 90 days: events, delivery attempts and processor requests. Hashes of
// idempotency keys, request fingerprints and the IDs of created objects are kept, so a late retry
// still creates nothing twice.
import type { Database } from '#db/connect.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Going } from './clock.ts'

const batch = 1_000

// Materialized: PostgreSQL can rerun a plain subquery for each row and change more than a batch.
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
    update idempotency_keys set response = null, encrypted_key = null
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
  // Operations of ended payments. Their reference is kept.
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
  // The simulated processor forgets keys as real processors do.
  requests: gone(
    'simulated_requests',
    'account, key',
    sql`created_at < now() - interval '90 days'`,
  ),
}

type Forgotten = Record<keyof typeof olds, number>

export async function deleteExpired(db: Database, going: Going = () => true) {
  const forgotten: Partial<Forgotten> = {}
  for (const [what, statement] of Object.entries(olds)) {
    forgotten[what as keyof Forgotten] = await repeat(db, statement, going)
  }
  return forgotten as Forgotten
}

async function repeat(db: Database, statement: Statement, going: Going) {
  let forgotten = 0
  for (let many = batch; many === batch && going(); forgotten += many) {
    many = (await queryAsWorker(db, statement)).length
  }
  return forgotten
}
