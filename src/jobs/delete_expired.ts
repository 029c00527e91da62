// Deletes expired data. After a day: sign-in links and member tokens. After 30 days: idempotent
// responses and their keys, request logs and ended scoped tokens. After 90 days: sessions of
// members, events, delivery attempts and processor requests. Hashes of idempotency keys, request
// fingerprints and the IDs of created objects are kept, so a late retry creates nothing twice.
import type { Database } from '#db/connect.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { ShouldContinue } from './clock.ts'
import { inSet } from '#kernel/lifecycle.ts'
import { paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { operationStates } from '#areas/payments/payment/operation_states.ts'

const batch_size = 1_000

// Materialized: PostgreSQL can rerun a plain subquery for each row and change more than a batch.
const chooseBatch = (table: string, key: string, old: Statement, lock = nothing) => sql`
  with expired as materialized (
    select ${raw(key)} from ${raw(table)} where ${old} limit ${batch_size} ${lock}
  )`

const matchesKey = (table: string, key: string) =>
  raw(
    key
      .split(', ')
      .map((column) => `${table}.${column} = expired.${column}`)
      .join(' and '),
  )

const deleteBatch = (table: string, key: string, old: Statement) => sql`
  ${chooseBatch(table, key, old)}
  delete from ${raw(table)} using expired where ${matchesKey(table, key)} returning 1`

const deleteAfterExpiry = (table: string, key: string, kept_for: string) =>
  deleteBatch(
    table,
    key,
    sql`expires_at < now() - ${raw(`interval '${kept_for}'`)} order by expires_at`,
  )

const expired_data = {
  answers: sql`
    ${chooseBatch(
      'idempotency_keys',
      'account, key',
      sql`encrypted_key is not null and created_at < now() - interval '30 days'
        order by created_at`,
      raw('for update skip locked'),
    )}
    update idempotency_keys set response = null, encrypted_key = null
    from expired
    where ${matchesKey('idempotency_keys', 'account, key')}
    returning 1`,
  events: deleteBatch(
    'events',
    'account, id',
    sql`recorded_at < now() - interval '90 days' and sequence is not null`,
  ),
  attempts: deleteBatch(
    'webhook_attempts',
    'account, id',
    sql`created_at < now() - interval '90 days'`,
  ),
  logs: deleteBatch('request_logs', 'account, id', sql`created_at < now() - interval '30 days'`),
  tokens: deleteAfterExpiry('scoped_tokens', 'account, id', '30 days'),
  member_tokens: deleteAfterExpiry('member_tokens', 'account, hash', '1 day'),
  member_sessions: deleteAfterExpiry('member_sessions', 'account, id', '90 days'),
  used_challenges: deleteAfterExpiry('used_challenges', 'challenge', '1 hour'),
  sign_in_links: deleteAfterExpiry('sign_in_links', 'account, hash', '1 day'),
  // Operations of ended payments. Their reference is kept.
  operations: deleteBatch(
    'processor_operations',
    'account, id',
    sql`${inSet(operationStates, 'done')} and due_at < now() - interval '90 days'
      and not exists (
        select from payments
        where payments.account = processor_operations.account
          and payments.id = processor_operations.object_id
          and ${inSet(paymentLifecycle, 'pending', 'payments.status')})
      order by due_at`,
  ),
  words: deleteBatch(
    'processor_events',
    'account, processor, event_id',
    sql`received_at < now() - interval '90 days'`,
  ),
  // The simulated processor forgets keys as real processors do.
  requests: deleteBatch(
    'simulated_requests',
    'account, key',
    sql`created_at < now() - interval '90 days'`,
  ),
}

type DeletedCounts = Record<keyof typeof expired_data, number>

export async function deleteExpired(db: Database, shouldContinue: ShouldContinue = () => true) {
  const forgotten: Partial<DeletedCounts> = {}
  for (const [what, statement] of Object.entries(expired_data)) {
    forgotten[what as keyof DeletedCounts] = await runBatches(db, statement, shouldContinue)
  }
  return forgotten as DeletedCounts
}

async function runBatches(db: Database, statement: Statement, shouldContinue: ShouldContinue) {
  let forgotten = 0
  for (let many = batch_size; many === batch_size && shouldContinue(); forgotten += many) {
    many = (await queryAsWorker(db, statement)).length
  }
  return forgotten
}
