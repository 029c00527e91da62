// SQL of payment requests.
import { sql } from '#db/sql.ts'
import type { Database } from '#db/connect.ts'
import type { Call } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import { operationStates } from '#areas/payments/payment/operation_states.ts'
import { paymentRequestLifecycle } from './lifecycle.ts'

// Whose request a link is for.
export async function findByLink(db: Database, link_hash: string) {
  const [found] = await queryAsWorker<{ account: string; id: string }>(
    db,
    sql`select account, id from payment_requests where link_hash = ${link_hash}`,
  )
  return found
}

export const listOpenRequests = (call: Call, person_id: string) =>
  call.query<{ id: string }>(sql`
    select id from payment_requests
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentRequestLifecycle, 'open')}
    order by id`)

// The name that the account's messages have.
export async function findBrand(call: Call) {
  const [found] = await call.query<{ name: string }>(sql`
    select coalesce(message_settings ->> 'brand_name', name) as name
    from accounts where account = ${call.account}`)
  return found!.name
}

// Whether the processor is still to cancel a payment.
export async function isBeingVoided(call: Call, object_id: string) {
  const found = await call.query(sql`
    select from processor_operations
    where account = ${call.account} and object_id = ${object_id} and kind = 'void'
      and ${inSet(operationStates, 'waiting')}
    limit 1`)
  return found.length > 0
}
