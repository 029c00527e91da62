// SQL of payments.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { columnsOf, decryptRow } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { disputeLifecycle } from '#areas/payments/dispute/lifecycle.ts'
import { refundLifecycle } from '#areas/payments/refund/lifecycle.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import type { PaymentRow } from './schema.ts'

// The practitioners of sessions and claims, and their share.
export async function listCare(call: Call, ids: string[]) {
  return await call.query<Care>(sql`
    select care.*, coalesce(share_basis_points, 0) as share
    from (
      select account, id as session_id, null as claim_id, practitioner_id
      from sessions where account = ${call.account} and id = any(${ids})
      union all
      select account, null, id, practitioner_id
      from claims where account = ${call.account} and id = any(${ids})) as care
    left join payout_terms using (account, practitioner_id)`)
}

export type Earner = { session_id: string | null; claim_id: string | null; practitioner_id: string }
type Care = Earner & { share: number }
type EarningsSum = Earner & { earned: number; reversed: number }

// What was earned from a payment, and what was reversed since.
export async function sumEarnings(call: Call, payment_id: string) {
  const key_prefix = `practitioner_earned:${payment_id}:`
  return await call.query<EarningsSum>(sql`
    select session_id, claim_id, practitioner_id,
      coalesce(sum(-amount) filter (where starts_with(key, ${key_prefix})), 0) as earned,
      coalesce(sum(amount) filter (where not starts_with(key, ${key_prefix})), 0) as reversed
    from ledger_entries
    join ledger_transactions as header
      on header.account = ledger_entries.account and header.id = transaction_id
    where ledger_entries.account = ${call.account} and payment_id = ${payment_id}
      and ledger_entries.kind = 'practitioner_earned' and starts_with(ledger_account, 'liability:')
    group by session_id, claim_id, practitioner_id
    order by session_id, claim_id, practitioner_id`)
}

// The practitioners of these sessions and claims, and those who earned from the payment before.
export async function findEarners(call: Call, payment_id: string, care: string[]) {
  const { account } = call
  const rows = await call.query<{ practitioner_id: string }>(sql`
    select practitioner_id from sessions where account = ${account} and id = any(${care})
    union
    select practitioner_id from claims where account = ${account} and id = any(${care})
    union
    select practitioner_id from ledger_entries
    where account = ${account} and payment_id = ${payment_id} and practitioner_id is not null`)
  return rows.map(({ practitioner_id }) => practitioner_id)
}

export async function lockInsurerPayment(call: Call, remittance_id: string, kind: string) {
  const [payment] = await call.query<PaymentRow>(sql`
    select ${columnsOf(paymentKind)} from payments
    where payments.account = ${call.account} and remittance_id = ${remittance_id}
      and kind = ${kind}
    for no key update`)
  return payment && (await decryptRow(call, paymentKind, payment))
}

// The amount of a payment that was refunded or lost in disputes.
export async function sumReturned(call: Call, payment_id: string) {
  const { account } = call
  const [sum] = await call.query<{ units: number }>(sql`
    select coalesce(sum((amount ->> 'amount')::bigint), 0)::bigint as units
    from (
      select amount from refunds
      where account = ${account} and payment_id = ${payment_id}
        and ${inSet(refundLifecycle, 'completed')}
      union all
      select amount from disputes
      where account = ${account} and payment_id = ${payment_id}
        and ${inSet(disputeLifecycle, 'lost')}) as returned`)
  return sum!.units
}

export type SessionPayment = Pick<
  PaymentRow,
  'id' | 'amount' | 'amount_captured' | 'allocations' | 'session_id' | 'claim_id'
>

const session_payment = sql`id, amount, amount_captured, allocations, session_id, claim_id`

export const listPaymentsFor = (
  call: Call,
  { session_id, person_id }: { session_id: string; person_id: string },
) =>
  call.query<SessionPayment>(sql`
    select ${session_payment} from payments
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentLifecycle, 'captured')}
      and (session_id = ${session_id}
        or allocations @> jsonb_build_array(jsonb_build_object('session_id', ${session_id}::text)))
    order by created_at, id`)

export const listPaymentsOf = (call: Call, person_id: string, currency: string) =>
  call.query<SessionPayment>(sql`
    select ${session_payment} from payments
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(paymentLifecycle, 'captured')} and amount ->> 'currency' = ${currency}
    order by created_at, id`)
