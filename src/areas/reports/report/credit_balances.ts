// The credit balances of payers: what they overpaid on claims, and what they are owed beside them.
// The claims themselves are listed by GET /v1/claims.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

type Row = { group: string; claims: number; amount: number; next_deadline: null }

// By payer, negative if the payer is owed. Claims are in dollars.
export const findCreditBalances = (call: Call, currency: string) =>
  call.query<Row>(sql`
    with overpaid as (
      select payer_id, count(*)::integer as claims, sum(payer_balance_amount)::bigint as amount
      from claims
      where account = ${call.account} and payer_balance_amount < 0
      group by payer_id),
    requested as (
      select substring(ledger_account from 28) as payer_id, sum(balance)::bigint as amount
      from ledger_balances
      where account = ${call.account} and currency = ${currency}
        and ledger_account >= 'liability:payer_recoupment:'
        and ledger_account < 'liability:payer_recoupment;'
      group by ledger_account
      having sum(balance) <> 0)
    select payer_id as group, coalesce(claims, 0) as claims,
      (coalesce(overpaid.amount, 0) + coalesce(requested.amount, 0))::bigint as amount,
      null as next_deadline
    from overpaid
    full join requested using (payer_id)
    order by payer_id`)
