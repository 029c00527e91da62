// SQL of operations at the processor, and of the events it reports.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import { inSet, onlyStateIn } from '#kernel/state_sets.ts'
import type { Operation } from './operation.ts'
import { operationStates } from './operation_states.ts'

const isWaiting = inSet(operationStates, 'waiting')

// Queues an operation once. Reads before inserting: an insert would wait for a transaction that is
// recording the outcome, which may itself wait for a lock of the caller.
export async function insertOperation(call: Call, fields: Record<string, unknown>) {
  const { account } = call
  const existing = await call.query(sql`
    select id from processor_operations where account = ${account} and key = ${fields.key}`)
  if (existing.length > 0) return
  await call.query(sql`
    insert into processor_operations ${row({ ...fields, account })}
    on conflict (account, key) do nothing`)
}

export async function claimOperation(call: Call, id: string) {
  const [claimed] = await call.query<Operation>(sql`
    update processor_operations
    set claimed_until = ${leaseEnd(call)}, attempts = attempts + 1
    where account = ${call.account} and id = ${id} and ${isWaiting} and ${isFreeIn(call)}
    returning ${allColumns('processor_operations')}`)
  return claimed
}

export async function finishOperation(call: Call, id: string) {
  const finished = await call.query(sql`
    update processor_operations
    set status = ${onlyStateIn(operationStates, 'done')}, claimed_until = null
    where account = ${call.account} and id = ${id} and ${isWaiting}
    returning id`)
  return finished.length > 0
}

export async function postponeOperation(call: Call, id: string, due_at: string) {
  await call.query(sql`
    update processor_operations set claimed_until = null, due_at = ${due_at}
    where account = ${call.account} and id = ${id} and ${isWaiting}`)
}

export async function listWaitingOperations(call: Call, object_id: string) {
  return await call.query<{ id: string }>(sql`
    select id from processor_operations
    where account = ${call.account} and object_id = ${object_id} and ${isWaiting}
      and due_at <= ${toTimestamp(call.real_now)}
    order by created_at, id`)
}

// Stores a processor's webhook event. False if it was received before.
export async function insertEvent(call: Call, processor: string, event_id: string, type: string) {
  const { account } = call
  const received_at = toTimestamp(call.real_now)
  const inserted = await call.query(sql`
    insert into processor_events ${row({ account, processor, event_id, type, received_at })}
    on conflict do nothing
    returning event_id`)
  return inserted.length > 0
}
