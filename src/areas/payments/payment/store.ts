// SQL of payments, processor operations and payout terms.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, row, sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { paymentKind } from './lifecycle.ts'
import type { Operation } from './operation.ts'

// Queues an operation once. Reads before inserting: an insert would wait for a transaction that is
// recording the outcome, which may itself wait for a lock of the caller.
export async function insertOperation(call: Call, fields: Record<string, unknown>) {
  const known = await call.query(sql`select id from processor_operations where key = ${fields.key}`)
  if (known.length > 0) return
  await call.query(sql`
    insert into processor_operations ${row(fields)} on conflict (account, key) do nothing`)
}

export async function claimOperation(call: Call, id: string) {
  const [claimed] = await call.query<Operation>(sql`
    update processor_operations
    set claimed_until = ${leaseEnd(call)}, tries = tries + 1
    where id = ${id} and status = 'waiting' and ${isFreeIn(call)}
    returning ${allColumns('processor_operations')}`)
  return claimed
}

export async function finishOperation(call: Call, id: string) {
  const finished = await call.query(sql`
    update processor_operations set status = 'done', claimed_until = null
    where id = ${id} and status = 'waiting'
    returning id`)
  return finished.length > 0
}

export async function postponeOperation(call: Call, id: string, due_at: string) {
  await call.query(sql`
    update processor_operations set claimed_until = null, due_at = ${due_at}
    where id = ${id} and status = 'waiting'`)
}

export async function waitingOperations(call: Call, object_id: string) {
  return await call.query<{ id: string }>(sql`
    select id from processor_operations
    where object_id = ${object_id} and status = 'waiting'
      and due_at <= ${toTimestamp(call.real_now)}
    order by created_at, id`)
}

// The practitioners of sessions and claims, and their share.
export async function careOf(call: Call, ids: string[]) {
  return await call.query<Care>(sql`
    select care.*, coalesce(share_basis_points, 0) as share
    from (
      select account, id as session_id, null as claim_id, practitioner_id
      from sessions where id = any(${ids})
      union all
      select account, null, id, practitioner_id from claims where id = any(${ids})) as care
    left join payout_terms using (account, practitioner_id)`)
}

export type By = { session_id: string | null; claim_id: string | null; practitioner_id: string }
type Care = By & { share: number }
type Earned = By & { earned: number; back: number }

// What was earned from a payment, and what was reversed since.
export async function earnedBy(call: Call, payment_id: string) {
  const by_payment = `practitioner_earned:${payment_id}:`
  return await call.query<Earned>(sql`
    select session_id, claim_id, practitioner_id,
      coalesce(sum(-amount) filter (where starts_with(key, ${by_payment})), 0) as earned,
      coalesce(sum(amount) filter (where not starts_with(key, ${by_payment})), 0) as back
    from ledger_entries
    join ledger_transactions as whole
      on whole.account = ledger_entries.account and whole.id = transaction_id
    where payment_id = ${payment_id} and ledger_entries.kind = 'practitioner_earned'
      and starts_with(ledger_account, 'liability:')
    group by session_id, claim_id, practitioner_id
    order by session_id, claim_id, practitioner_id`)
}

// The practitioners of these sessions and claims, and those who earned from the payment before.
export async function earnersOf(call: Call, payment_id: string, care: string[]) {
  const found = await call.query<{ practitioner_id: string }>(sql`
    select practitioner_id from sessions where id = any(${care})
    union
    select practitioner_id from claims where id = any(${care})
    union
    select practitioner_id from ledger_entries
    where payment_id = ${payment_id} and practitioner_id is not null`)
  return found.map(({ practitioner_id }) => practitioner_id)
}

export async function rememberEvent(call: Call, processor: string, event_id: string, type: string) {
  const received_at = toTimestamp(call.real_now)
  const kept = await call.query(sql`
    insert into processor_events ${row({ processor, event_id, type, received_at })}
    on conflict do nothing
    returning event_id`)
  return kept.length > 0
}

export async function findTerms(call: Call, practitioner_id: string) {
  const [terms] = await call.query<Row>(
    sql`select ${allColumns('payout_terms')}
      from payout_terms where practitioner_id = ${practitioner_id} for no key update`,
  )
  return terms
}

export async function insertTerms(call: Call, fields: Record<string, unknown>) {
  const [terms] = await call.query<Row>(sql`
    insert into payout_terms ${row(fields)}
    on conflict (account, practitioner_id) do update set updated_at = payout_terms.updated_at
    returning ${allColumns('payout_terms')}`)
  return terms!
}

export async function changeTermsRow(call: Call, id: string, fields: Record<string, unknown>) {
  const [terms] = await call.query<Row>(sql`
    update payout_terms set ${assignments(fields)}, version = version + 1
    where practitioner_id = ${id}
    returning ${allColumns('payout_terms')}`)
  return terms!
}

export async function insurerPaymentOf(call: Call, remittance_id: string, kind: string) {
  const [payment] = await call.query<Row>(sql`
    select ${columnsOf(paymentKind)} from payments
    where remittance_id = ${remittance_id} and kind = ${kind}
    for no key update`)
  return payment && (await decryptRow(call, paymentKind, payment))
}

// The amount of a payment that was refunded or lost in disputes.
export async function goneFrom(call: Call, payment_id: string) {
  const [found] = await call.query<{ units: number }>(sql`
    select coalesce(sum((amount ->> 'amount')::bigint), 0)::bigint as units
    from (
      select amount from refunds where payment_id = ${payment_id} and status = 'succeeded'
      union all
      select amount from disputes where payment_id = ${payment_id} and status = 'lost') as gone`)
  return found!.units
}

// Prepayments for these sessions and claims that weren't refunded or disputed.
export async function paidAhead(
  call: Call,
  { person_id, currency }: { person_id: string; currency: string },
  kinds: string[],
  care: string[],
) {
  return await call.query<{ id: string; units: number }>(sql`
    select id, least(share.units, amount_captured - amount_refunded - amount_disputed) as units
    from payments cross join lateral (
      select coalesce(sum((part ->> 'amount')::bigint), 0)::bigint as units
      from jsonb_array_elements(allocations) as part
      where coalesce(part ->> 'session_id', part ->> 'claim_id') = any(${care})
        or part ->> 'claim_id' = any(${care})) as share
    where person_id = ${person_id} and status = 'succeeded' and kind = any(${kinds})
      and amount ->> 'currency' = ${currency} and share.units > 0
    order by created_at, id`)
}
