// SQL of autopay: what a person owes, by what it is for, and what was charged.
import { assignments, sql } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { Money } from '#kernel/money.ts'
import { accounts } from '#areas/payments/ledger/posting.ts'
import { paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import type { Autopay } from './schema.ts'

const fee_kinds = ['no_show_charged', 'late_cancel_charged']

type Owed = { session_id: string | null; claim_id: string | null; amount: Money }

// By claim, else by session, oldest first.
export async function listOwed(
  call: Call,
  person_id: string,
  currency: string,
  covers: Autopay['covers'],
): Promise<Owed[]> {
  const rows = await call.query<{
    session_id: string | null
    claim_id: string | null
    owed: number
  }>(
    sql`
      with items as (
        select case when claim_id is null then session_id end as session_id, claim_id,
          sum(amount)::bigint as owed, min(created_at) as since,
          case when claim_id is not null then 'patient_responsibility'
            when bool_or(kind = any(${fee_kinds})) then 'fees'
            else 'self_pay' end as covered
        from ledger_entries
        where account = ${call.account} and currency = ${currency}
          and ledger_account = ${accounts.patientOwes(person_id)}
        group by 1, 2)
      select session_id, claim_id, owed from items
      where owed > 0 and covered = any(${covers})
      order by since, session_id, claim_id
      limit 100`,
  )
  return rows.map(({ owed, ...care }) => ({ ...care, amount: { amount: owed, currency } }))
}

// A payment whose outcome isn't known may pay the same.
export async function hasPendingPayment(call: Call, person_id: string) {
  const found = await call.query(sql`
    select from payments
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentLifecycle, 'pending')}
    limit 1`)
  return found.length > 0
}

export async function sumChargedSince(
  call: Call,
  person_id: string,
  currency: string,
  since: Temporal.Instant,
) {
  const [sum] = await call.query<{ units: number }>(sql`
    select coalesce(sum((amount ->> 'amount')::bigint), 0)::bigint as units
    from payments
    where account = ${call.account} and person_id = ${person_id} and autopay
      and created_at >= ${toTimestamp(since)} and amount ->> 'currency' = ${currency}
      and (${inSet(paymentLifecycle, 'captured')} or ${inSet(paymentLifecycle, 'pending')})`)
  return sum!.units
}

// Callers don't see it, so the change gets no version and no event.
export async function setNextRun(
  call: Call,
  id: string,
  at: Temporal.Instant | null,
  autopay_payment_id: string | null,
) {
  const autopay_at = at && toTimestamp(at)
  await call.query(sql`
    update payment_methods set ${assignments({ autopay_at, autopay_payment_id })}
    where account = ${call.account} and id = ${id}`)
}
