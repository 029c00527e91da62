// Deletes expired data in batches. After a day: sign-in links, member tokens and FHIR exports.
// After 30 days: idempotent responses and their keys, and ended scoped tokens. After 90 days:
// sessions of members and processor requests. As long as set: events, request logs and delivery
// attempts, of which most are dropped with their partition (partitions.ts). Hashes of idempotency
// keys, request fingerprints and the IDs of created objects are kept, so a late retry creates
// nothing twice.
import type { Database } from '#db/connect.ts'
import { nothing, raw, sql, type Statement } from '#db/sql.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { default_retention, type Retention } from '#settings/retention.ts'
import type { ShouldContinue } from './clock.ts'
import { expiryOf, type PartitionedTable } from './partitions.ts'
import { inSet } from '#kernel/state_sets.ts'
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

// What is in no partition of its own period: in the default one, and rows from before there were
// partitions.
const deleteFromPartitions = (table: PartitionedTable, keep: Retention) =>
  deleteBatch(table, 'account, id, created_at', sql`created_at < ${expiryOf(table, keep)}`)

const deleteAfterExpiry = (table: string, key: string, kept_for: string) =>
  deleteBatch(
    table,
    key,
    sql`expires_at < now() - ${raw(`interval '${kept_for}'`)} order by expires_at`,
  )

const expiredData = (keep: Retention) => ({
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
    sql`recorded_at < now() - ${keep.event_days} * interval '1 day' and sequence is not null`,
  ),
  attempts: deleteFromPartitions('webhook_attempts', keep),
  logs: deleteFromPartitions('request_logs', keep),
  tokens: deleteAfterExpiry('scoped_tokens', 'account, id', '30 days'),
  member_tokens: deleteAfterExpiry('member_tokens', 'account, hash', '1 day'),
  member_sessions: deleteAfterExpiry('member_sessions', 'account, id', '90 days'),
  fhir_exports: deleteAfterExpiry('fhir_exports', 'account, id', '1 day'),
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
})

type DeletedCounts = Record<keyof ReturnType<typeof expiredData>, number>

export async function deleteExpired(
  db: Database,
  shouldContinue: ShouldContinue = () => true,
  keep: Retention = default_retention,
) {
  const forgotten: Partial<DeletedCounts> = {}
  for (const [what, statement] of Object.entries(expiredData(keep))) {
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
