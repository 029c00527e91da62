// Compares the amounts on claims, payments, refunds and disputes with the ledger. Both are written
// by different code in the same transactions and must agree.
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import { adjustmentLifecycle } from '#areas/payments/adjustment/lifecycle.ts'
import { disputeLifecycle } from '#areas/payments/dispute/lifecycle.ts'
import { paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { refundLifecycle } from '#areas/payments/refund/lifecycle.ts'

// Sums of the entries of each claim and payment. A manual write-off (an adjustment) can name a
// claim too, but isn't part of the claim's own amounts.
const ledgerSums = (account: string) => sql`
  of_claims as (
    select claim_id,
      coalesce(sum(amount) filter (
        where ledger_account like 'asset:era\\_clearing:%'), 0) as paid,
      coalesce(sum(amount) filter (where ledger_account = 'contra:contractual'), 0) as contractual,
      coalesce(sum(amount) filter (where ledger_account like 'asset:patient\\_ar:%'
        and kind in ('remittance_claim', 'remittance_reversed')), 0) as patient,
      coalesce(sum(amount) filter (
        where ledger_account like 'contra:write\\_off:%'), 0) as written_off
    from ledger_entries
    where account = ${account} and claim_id is not null
    group by claim_id),
  manual_write_offs as (
    select claim_id, sum((amount ->> 'amount')::bigint) as written_off
    from adjustments
    where account = ${account} and kind = 'write_off' and claim_id is not null
      and ${inSet(adjustmentLifecycle, 'effective')}
    group by claim_id),
  of_payments as (
    select payment_id,
      coalesce(sum(amount) filter (where ledger_account like 'asset:processor:%'
        and kind in ('copay_taken', 'balance_paid')), 0) as captured,
      -coalesce(sum(amount) filter (where ledger_account like 'asset:processor:%'
        and kind in ('refunded', 'refunded_reversed')), 0) as refunded,
      coalesce(sum(amount) filter (where ledger_account = 'asset:disputed'), 0) as disputed,
      coalesce(sum(amount) filter (where ledger_account = 'expense:processor_fees'), 0) as fee
    from ledger_entries
    where account = ${account} and payment_id is not null
    group by payment_id)`

// A requested refund reserves its amount, but is posted only once it succeeds.
const objectSums = (account: string) => sql`
  refund_sums as (
    select payment_id,
      sum((amount ->> 'amount')::bigint)
        filter (where ${inSet(refundLifecycle, 'completed')}) as completed,
      sum((amount ->> 'amount')::bigint) as reserved
    from refunds
    where account = ${account} and ${inSet(refundLifecycle, 'reserved')}
    group by payment_id),
  dispute_sums as (
    select payment_id,
      sum((amount ->> 'amount')::bigint)
        filter (where ${inSet(disputeLifecycle, 'open')}) as open,
      sum((amount ->> 'amount')::bigint) as withdrawn
    from disputes
    where account = ${account} and ${inSet(disputeLifecycle, 'withdrawn')} and not inquiry
    group by payment_id)`

const claims = (account: string) => sql`
  claims_compared as (
    select code, claims.id as subject, charge ->> 'currency' as currency, expected, actual
    from claims
    left join of_claims on of_claims.claim_id = claims.id
    left join manual_write_offs on manual_write_offs.claim_id = claims.id
    left join stored on stored.ledger_account = 'asset:payer_ar:' || claims.id
      and stored.currency = claims.charge ->> 'currency'
    cross join lateral (values
      ('claim_paid_differs', of_claims.paid, (payer_paid ->> 'amount')::bigint),
      ('claim_contractual_differs', of_claims.contractual,
        (claims.contractual ->> 'amount')::bigint),
      ('claim_patient_differs', of_claims.patient, (
        select sum((part.value ->> 'amount')::bigint)::bigint
        from jsonb_each(patient_responsibility) as part)),
      ('claim_written_off_differs',
        of_claims.written_off - coalesce(manual_write_offs.written_off, 0),
        (claims.written_off ->> 'amount')::bigint
          + (claims.patient_written_off ->> 'amount')::bigint),
      ('claim_open_differs', stored.amount, (payer_balance ->> 'amount')::bigint)
    ) as compared (code, expected, actual)
    where claims.account = ${account} and coalesce(expected, 0) is distinct from actual)`

// Insurer payments are posted by their remittances, so they are excluded here.
const payments = (account: string) => sql`
  payments_compared as (
    select code, payments.id as subject, payments.amount ->> 'currency' as currency, expected,
      actual
    from payments
    left join of_payments on of_payments.payment_id = payments.id
    left join refund_sums on refund_sums.payment_id = payments.id
    left join dispute_sums on dispute_sums.payment_id = payments.id
    cross join lateral (values
      ('payment_captured_differs', captured, (amount_captured ->> 'amount')::bigint),
      ('payment_refunded_differs', refunded, coalesce(refund_sums.completed, 0)::bigint),
      ('payment_refunded_differs', refund_sums.reserved,
        (amount_refunded ->> 'amount')::bigint),
      ('payment_disputed_differs', of_payments.disputed, coalesce(dispute_sums.open, 0)::bigint),
      ('payment_disputed_differs', dispute_sums.withdrawn,
        (amount_disputed ->> 'amount')::bigint),
      ('payment_fee_differs', of_payments.fee,
        coalesce((payments.fee ->> 'amount')::bigint, 0))
    ) as compared (code, expected, actual)
    where payments.account = ${account} and coalesce(expected, 0) is distinct from actual
      and kind not in ('insurer_payment', 'insurer_recoupment')
    union all
    select 'allocations_exceed_payment', id, amount ->> 'currency', captured, allocated
    from payments
    cross join lateral (
      select (amount_captured ->> 'amount')::bigint as captured,
        coalesce(sum((part #>> '{amount,amount}')::bigint), 0)::bigint as allocated
      from jsonb_array_elements(allocations) as part) as parts
    where payments.account = ${account} and ${inSet(paymentLifecycle, 'captured')}
      and allocated > captured)`

const packages = (account: string) => sql`
  packages_compared as (
    select 'package_unused_differs' as code, packages.id as subject,
      unused ->> 'currency' as currency, -stored.amount as expected,
      (unused ->> 'amount')::bigint as actual
    from packages
    left join stored on stored.ledger_account = 'liability:prepaid:' || packages.id
      and stored.currency = unused ->> 'currency'
    where packages.account = ${account}
      and -coalesce(stored.amount, 0) is distinct from (unused ->> 'amount')::bigint)`

export const comparisons = (account: string) =>
  sql`${ledgerSums(account)}, ${objectSums(account)}, ${claims(account)}, ${payments(account)},
  ${packages(account)}`
