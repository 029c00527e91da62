// Forgets what is not kept for ever: answers kept for idempotency, request logs and scoped tokens
// that have ended after 30 days; events, attempts to deliver them, and what was asked of processors
// after 90. The keys, their fingerprints and what they made stay, so that a late repeat still makes
// nothing twice.
import type { Database } from '#db/connect.ts'
import { sql, type Statement } from '#db/sql.ts'
import { asWorker } from '#in_account.ts'
import type { Going } from './clock.ts'

const batch = 1_000

const oldAnswers = sql`
  update idempotency_keys
  set answer = null
  where (account, key) in (
    select account, key from idempotency_keys
    where answer is not null and created_at < now() - interval '30 days'
    order by created_at
    limit ${batch}
    for update skip locked)
  returning key`

const oldEvents = sql`
  delete from events
  where (account, id) in (
    select account, id from events
    where recorded_at < now() - interval '90 days' and sequence is not null
    limit ${batch}
    for update skip locked)
  returning id`

const oldAttempts = sql`
  delete from webhook_attempts
  where (account, id) in (
    select account, id from webhook_attempts
    where created_at < now() - interval '90 days'
    limit ${batch})
  returning id`

const oldLogs = sql`
  delete from request_logs
  where (account, id) in (
    select account, id from request_logs
    where created_at < now() - interval '30 days'
    limit ${batch})
  returning id`

const oldTokens = sql`
  delete from scoped_tokens
  where (account, id) in (
    select account, id from scoped_tokens
    where expires_at < now() - interval '30 days'
    order by expires_at
    limit ${batch})
  returning id`

// What was done for a payment that has ended: it is known by its reference from then on.
const oldOperations = sql`
  delete from processor_operations
  where (account, id) in (
    select account, id from processor_operations as operation
    where status = 'done' and due_at < now() - interval '90 days'
      and not exists (
        select from payments
        where payments.account = operation.account and payments.id = operation.object_id
          and payments.status in ('processing', 'challenged', 'authorized'))
    order by due_at
    limit ${batch})
  returning id`

const oldWords = sql`
  delete from processor_events
  where (account, processor, event_id) in (
    select account, processor, event_id from processor_events
    where received_at < now() - interval '90 days'
    limit ${batch})
  returning event_id`

// The simulated processor forgets keys as others do; it is asked what it knows.
const oldRequests = sql`
  delete from simulated_requests
  where (account, key) in (
    select account, key from simulated_requests
    where created_at < now() - interval '90 days'
    limit ${batch})
  returning key`

export async function forgetOld(db: Database, going: Going = () => true) {
  return {
    answers: await repeat(db, oldAnswers, going),
    events: await repeat(db, oldEvents, going),
    attempts: await repeat(db, oldAttempts, going),
    logs: await repeat(db, oldLogs, going),
    tokens: await repeat(db, oldTokens, going),
    operations: await repeat(db, oldOperations, going),
    words: await repeat(db, oldWords, going),
    requests: await repeat(db, oldRequests, going),
  }
}

async function repeat(db: Database, statement: Statement, going: Going) {
  let forgotten = 0
  for (let some = batch; some === batch && going(); forgotten += some) {
    some = (await asWorker(db, statement)).length
  }
  return forgotten
}
