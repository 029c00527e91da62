// The ledger's SQL.
import type { Call } from '#call.ts'
import { sql } from '#db/sql.ts'
import type { Posting } from './posting.ts'

// A transaction as it was posted, with its legs.
export async function findPosted(call: Call, key: string) {
  const [found] = await call.query<Posting & { id: string }>(sql`
    select whole.id, whole.key, whole.kind, whole.currency, about.person_id, about.session_id,
      about.practitioner_id, about.claim_id, about.payment_id, about.remittance_id,
      about.deposit_id, legs.legs
    from ledger_transactions as whole
    join ledger_entries as about on about.transaction_id = whole.id and about.position = 1
    cross join lateral (
      select json_agg(json_build_object('account', ledger_account, 'amount', amount)
        order by position) as legs
      from ledger_entries where transaction_id = whole.id) as legs
    where whole.key = ${key}`)
  return found
}

// What stands on the two accounts of a person, as amounts that are usually positive.
export const findStandings = (call: Call, owing: string, credit: string) =>
  call.query<{ currency: string; owed: number; credit: number }>(sql`
    select currency,
      coalesce(sum(balance) filter (where ledger_account = ${owing}), 0)::bigint as owed,
      -coalesce(sum(balance) filter (where ledger_account = ${credit}), 0)::bigint as credit
    from ledger_balances
    where ledger_account in (${owing}, ${credit})
    group by currency
    order by currency`)

// What stands on an account on account of one claim.
export async function sumOfClaim(call: Call, ledger_account: string, claim_id: string) {
  const [found] = await call.query<{ owed: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as owed from ledger_entries
    where claim_id = ${claim_id} and ledger_account = ${ledger_account}`)
  return found!.owed
}
