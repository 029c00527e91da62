// SQL of deposits.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { Money } from '#kernel/money.ts'
import { depositLifecycle } from './lifecycle.ts'
import type { DepositRow } from './schema.ts'

export const findDepositsByReference = (call: Call, references: string[]) =>
  call.query<DepositRow>(sql`
    select ${allColumns('deposits')} from deposits
    where account = ${call.account} and bank_reference = any(${references})`)

type Traced = { trace_number: string | null; amount: Money }

// Unmatched remittances with the same trace number and amount.
export const findRemittancesFor = (call: Call, { trace_number, amount }: Traced) =>
  call.query<{ id: string }>(sql`
    select id from remittances
    where account = ${call.account} and trace_number = ${trace_number} and deposit_id is null
      and (amount ->> 'amount')::bigint = ${amount.amount}
      and amount ->> 'currency' = ${amount.currency}
    limit 2`)

export const findDepositsFor = (call: Call, { trace_number, amount }: Traced) =>
  call.query<{ id: string }>(sql`
    select id from deposits
    where account = ${call.account} and trace_number = ${trace_number}
      and ${inSet(depositLifecycle, 'unmatched')}
      and (amount ->> 'amount')::bigint = ${amount.amount}
      and amount ->> 'currency' = ${amount.currency}
    limit 2`)

export const max_unreconciled = 100

// Compares announced remittances, received deposits, and what the ledger holds in clearing.
export const reconciliationStatement = (account: string) => sql`
  with announced as (
    select remittances.id as remittance_id, trace_number, deposit_id,
      (remittances.amount ->> 'amount')::bigint as amount,
      remittances.amount ->> 'currency' as currency,
      coalesce(effective_on, remittances.created_at::date) as since,
      coalesce(clearing.balance, 0) as uncleared
    from remittances
    left join ledger_balances as clearing
      on clearing.account = remittances.account
      and clearing.ledger_account = 'asset:era_clearing:' || remittances.id
      and clearing.currency = remittances.amount ->> 'currency'
    where remittances.account = ${account}
      and ((remittances.amount ->> 'amount')::bigint <> 0 or clearing.balance <> 0)),
  unmatched as (
    select id as deposit_id, trace_number, (amount ->> 'amount')::bigint as amount,
      amount ->> 'currency' as currency, received_on as since
    from deposits
    where account = ${account} and ${inSet(depositLifecycle, 'unmatched')}),
  unreconciled as (
    select null as deposit_id, remittance_id, trace_number, uncleared as amount, currency, since,
      'not_cleared' as reason
    from announced
    where deposit_id is not null and uncleared <> 0
    union all
    select null, remittance_id, trace_number, amount, currency, since,
      case when exists (
        select from unmatched where unmatched.trace_number = announced.trace_number)
      then 'amount_differs' else 'no_deposit' end
    from announced
    where deposit_id is null and amount <> 0
    union all
    select deposit_id, null, trace_number, amount, currency, since,
      case when exists (
        select from announced
        where announced.trace_number = unmatched.trace_number and announced.deposit_id is null)
      then 'amount_differs' else 'no_remittance' end
    from unmatched)
  select
    (select count(*) from announced where deposit_id is not null and uncleared = 0) as reconciled,
    (select count(*) from unreconciled) as unreconciled_count,
    (select json_agg(shown) from (
      select deposit_id, remittance_id, trace_number, since, reason,
        json_build_object('amount', amount, 'currency', currency) as amount
      from unreconciled
      order by since, coalesce(deposit_id, remittance_id)
      limit ${max_unreconciled}) as shown) as unreconciled`
