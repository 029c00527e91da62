// SQL of a person's credit: what they owe, by care, and the payments that have credit left.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { accounts } from '#areas/payments/ledger/posting.ts'
import type { Debt } from './credit_plan.ts'
import type { PaymentRow } from './schema.ts'

const most_debts = 1_000

// By claim, else by session, oldest first. What was billed to a secondary payer isn't owed on the
// claim before it. A claim has the sessions that it, or a claim before it, bills.
export const listDebts = (call: Call, person_id: string, currency: string) =>
  call.query<Debt>(sql`
    with recursive items as (
      select case when named.id is null then entry.session_id end as session_id,
        named.id as claim_id, sum(entry.amount)::bigint as owed, min(entry.created_at) as since
      from ledger_entries as entry
      left join claims as source on source.account = ${call.account} and source.id = entry.claim_id
      cross join lateral (
        select claim_of_entry(entry.kind, entry.claim_id, source.prior_claim_id) as id) as named
      where entry.account = ${call.account} and entry.currency = ${currency}
        and entry.ledger_account = ${accounts.patientOwes(person_id)}
      group by 1, 2),
    lineage as (
      select claim_id, claim_id as of_claim from items where claim_id is not null and owed > 0
      union
      select lineage.claim_id, before.id
      from lineage
      join claims on claims.account = ${call.account} and claims.id = lineage.of_claim
      cross join lateral (values (original_claim_id), (prior_claim_id)) as before (id)
      where before.id is not null)
    select items.session_id, items.claim_id, owed,
      array(
        select distinct split_part(billed.key, ' ', 1)
        from lineage
        join claim_billing_keys as billed on billed.account = ${call.account}
          and billed.claim_id = lineage.of_claim and billed.kind = 'session'
        where lineage.claim_id = items.claim_id) as session_ids
    from items
    left join sessions on sessions.account = ${call.account} and sessions.id = items.session_id
    left join claims on claims.account = ${call.account} and claims.id = items.claim_id
    where owed > 0
    order by coalesce(claims.service_from,
        (sessions.starts_at at time zone sessions.time_zone)::date, since::date),
      since, items.session_id, items.claim_id
    limit ${most_debts}`)

type CreditPayment = Pick<
  PaymentRow,
  'id' | 'session_id' | 'claim_id' | 'amount' | 'allocations' | 'amount_captured'
> & {
  unused: number
  paid: { session_id: string | null; claim_id: string | null; units: number }[]
}

// Payments with credit left, oldest first, and what of them was applied to which care. What is
// being refunded or disputed can't be applied. Merged persons count as the same person.
export const listCreditPayments = (call: Call, person_id: string, currency: string) =>
  call.query<CreditPayment>(sql`
    with left_over as (
      select entry.payment_id, -sum(entry.amount)::bigint as units
      from ledger_entries as entry
      where entry.account = ${call.account} and entry.currency = ${currency}
        and (entry.person_id = ${person_id} or entry.person_id in (
          select id from persons where account = ${call.account} and merged_into_id = ${person_id}))
        and entry.payment_id is not null
        and entry.ledger_account like 'liability:patient\\_credit:%'
      group by entry.payment_id
      having -sum(entry.amount) > 0)
    select payments.id, session_id, claim_id, amount, allocations, amount_captured,
      least(units, (amount_captured ->> 'amount')::bigint - (amount_refunded ->> 'amount')::bigint
        - (amount_disputed ->> 'amount')::bigint)::bigint as unused,
      (
        select coalesce(jsonb_agg(applied), '[]')
        from (
          select session_id, claim_id, -sum(amount)::bigint as units
          from ledger_entries as entry
          where entry.account = ${call.account} and entry.payment_id = payments.id
            and entry.ledger_account like 'asset:patient\\_ar:%'
          group by session_id, claim_id) as applied
      ) as paid
    from left_over
    join payments on payments.account = ${call.account} and payments.id = left_over.payment_id
    order by payments.created_at, payments.id`)

// What credit that no payment names was applied to, and not reversed since.
export const free_application = 'cred'

export async function listFreeApplications(call: Call, person_id: string, currency: string) {
  const found = await call.query<{ key: string }>(sql`
    select header.key
    from ledger_entries as entry
    join ledger_transactions as header on header.account = ${call.account}
      and header.id = entry.transaction_id
    where entry.account = ${call.account} and entry.currency = ${currency}
      and entry.ledger_account = ${accounts.patientCredit(person_id)}
      and entry.kind = 'credit_applied' and entry.payment_id is null
      and starts_with(header.key, ${`credit_applied:${free_application}_`})
      and not exists (
        select from ledger_transactions as reversal
        where reversal.account = ${call.account} and reversal.key = 'reversed:' || header.key)
    order by header.key`)
  return found.map(({ key }) => key)
}

export async function appliesOldestFirst(call: Call) {
  const [settings] = await call.query<{ apply_credit: string }>(sql`
    select apply_credit from accounts where account = ${call.account}`)
  return settings!.apply_credit === 'oldest_first'
}
