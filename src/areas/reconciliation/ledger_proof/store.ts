// The proof as one SQL statement, so that everything is read from one snapshot. Sums come from the
// entries; only a claim's "open" comes from the stored balance, so the equation compares the two.
import { joinedByHash, sql } from '#db/sql.ts'
import { claimParts } from '#areas/payments/ledger/equation.ts'
import { comparisons } from './comparison.ts'

export const max_listed = 100

const sums = (account: string) => sql`
  sums as (
    select ledger_account, currency, sum(amount) as amount, count(*) as entries,
      sum(amount) filter (where amount > 0) as debits,
      sum(amount) filter (where amount < 0) as credits
    from ledger_entries
    where account = ${account}
    group by ledger_account, currency),
  stored as (
    select ledger_account, currency, sum(balance) as amount, sum(entries) as entries
    from ledger_balances
    where account = ${account} and (entries <> 0 or balance <> 0)
    group by ledger_account, currency),
  by_currency as (
    select currency, sum(debits) as debits, sum(credits) as credits, sum(amount) as sum
    from sums
    group by currency),
  by_transaction as (
    select transaction_id, sum(amount) as amount, count(*) as legs
    from ledger_entries
    where account = ${account}
    group by transaction_id)`

// What reports count, from the entries and from the sums that are kept for them.
const reported = (account: string) => sql`
  reported as (
    select measure, currency, sum(amount * measure_sign(measure)) as amount
    from (
      select ledger_measure(ledger_account, kind) as measure, currency, amount
      from ledger_entries
      where account = ${account}) as entry
    where measure is not null
    group by measure, currency),
  kept as (
    select measure, currency, sum(amount) as amount
    from (
      select measure, currency, amount from report_sums
      where account = ${account} and axis = 'all' and grain = 'all'
      union all
      select measure, currency, amount from report_changes
      where account = ${account} and reason_code = '') as change
    where currency <> '' and measure not like 'denial\\_%'
    group by measure, currency)`

const equations = (account: string) => sql`
  ${claimParts(account)},
  equations as (
    select parts.*, coalesce(stored.amount, 0) as open,
      charge = paid + contractual + patient + written_off + coalesce(stored.amount, 0) as balanced
    from parts
    left join stored on stored.ledger_account = 'asset:payer_ar:' || claim_id
      and stored.currency = parts.currency)`

const violations = (account: string) => sql`
  violations as (
    select 'transaction_unbalanced' as code, id as subject, header.currency, 0 as expected,
      coalesce(by_transaction.amount, 0) as actual
    from ledger_transactions as header
    left join by_transaction on transaction_id = header.id
    where header.account = ${account}
      and (by_transaction.legs is distinct from header.legs or by_transaction.amount <> 0)
    union all
    select 'currency_unbalanced', currency, currency, 0, sum
    from by_currency
    where sum <> 0
    union all
    select 'projection_differs', ledger_account, currency, coalesce(sums.amount, 0),
      coalesce(stored.amount, 0)
    from sums full join stored using (ledger_account, currency)
    where (sums.amount, sums.entries) is distinct from (stored.amount, stored.entries)
    union all
    select 'report_sums_differ', measure, currency, coalesce(reported.amount, 0),
      coalesce(kept.amount, 0)
    from reported full join kept using (measure, currency)
    where coalesce(reported.amount, 0) <> coalesce(kept.amount, 0)
    union all
    select 'credit_overdrawn', ledger_account, currency, 0, amount
    from sums
    where amount > 0 and ledger_account like 'liability:patient\\_credit:%'
    union all
    select 'claim_unequal', claim_id, currency, charge,
      paid + contractual + patient + written_off + open
    from equations
    where not balanced
    union all
    select 'refunds_exceed_payment', payment_id, currency,
      sum(amount) filter (where kind <> 'refunded'),
      -sum(amount) filter (where kind = 'refunded')
    from ledger_entries
    where account = ${account} and payment_id is not null
      and ledger_account like 'asset:processor:%'
      and kind in ('copay_taken', 'balance_paid', 'refunded')
    group by payment_id, currency
    having sum(amount) < 0
    union all
    select * from claims_compared
    union all
    select * from payments_compared
    union all
    select * from packages_compared)`

export const proofStatement = (account: string, claim_id: string | null) =>
  joinedByHash(sql`
  with ${sums(account)}, ${reported(account)}, ${equations(account)},
  ${comparisons(account)}, ${violations(account)},
  clearing as (
    select ledger_account, currency, amount, entries > 1 and exists (
        select from ledger_entries as matching
        where matching.account = ${account} and matching.ledger_account = sums.ledger_account
          and matching.kind in ('deposit_matched', 'deposit_from_processor')) as matched
    from sums
    where amount <> 0 and (ledger_account ~ '^asset:(era|deposit)_clearing:'
      or ledger_account ~ '^asset:(disputed$|payer_adjustments:)')
    order by abs(amount) desc, ledger_account
    limit ${max_listed})
  select
    (select account_now(clock_offset_ms) from accounts where account = ${account}) as as_of,
    (select count(*) from ledger_transactions where account = ${account}) as transactions,
    (select coalesce(sum(entries), 0) from sums)::bigint as entries,
    (select count(*) from stored) as balances,
    (select count(*) from equations) as claims,
    (select count(*) from payments where account = ${account}) as payments,
    (select count(*) from violations) as violation_count,
    (select json_agg(shown) from (
      select * from violations
      order by code, subject, currency, expected nulls first, actual
      limit ${max_listed}) as shown) as violations,
    (select json_agg(by_currency order by currency) from by_currency) as totals,
    (select json_agg(clearing) from clearing) as clearing,
    (select json_agg(shown) from (
      select substring(ledger_account from '^[a-z]+:[a-z_]+') as "group", currency,
        sum(amount) as amount, count(*) as accounts, count(*) filter (where amount <> 0) as open
      from sums
      group by 1, 2
      order by 1, 2) as shown) as groups,
    (select json_agg(shown) from (
      select * from equations where not balanced or claim_id = ${claim_id}
      order by claim_id limit ${max_listed}) as shown) as equations`)
