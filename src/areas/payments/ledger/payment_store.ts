// SQL of what the ledger has for payments: by session and claim, by key, and what is left.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

type CareSum = { session_id: string | null; claim_id: string | null; units: number }

// What a payment still has in an account for each session and claim, without fees.
export const sumByCareOf = (call: Call, payment_id: string, ledger_account: string) =>
  call.query<CareSum>(sql`
    select session_id, claim_id, sum(amount)::bigint as units from ledger_entries
    where account = ${call.account} and payment_id = ${payment_id}
      and ledger_account = ${ledger_account}
      and kind not in ('fee_paid', 'dispute_fee_paid')
    group by session_id, claim_id
    having sum(amount) > 0
    order by session_id nulls last, claim_id nulls last`)

// What is left of each payment after refunds and disputes, without fees.
export const sumLeftOf = (call: Call, payment_ids: string[]) =>
  call.query<{ payment_id: string; units: number }>(sql`
    select payment_id, sum(amount)::bigint as units from ledger_entries
    where account = ${call.account} and payment_id = any(${payment_ids})
      and ledger_account like 'asset:processor:%'
      and kind not in ('fee_paid', 'dispute_fee_paid')
    group by payment_id`)

type KeyedAmount = {
  key: string
  session_id: string | null
  claim_id: string | null
  units: number
}

// What was posted to an account under a key, or in parts under keys that begin with it.
export const findParts = (call: Call, payment_id: string, key: string, ledger_account: string) =>
  call.query<KeyedAmount>(sql`
    select header.key, entry.session_id, entry.claim_id, entry.amount as units
    from ledger_entries as entry
    join ledger_transactions as header on header.account = entry.account
      and header.id = entry.transaction_id
    where entry.account = ${call.account} and header.account = ${call.account}
      and entry.payment_id = ${payment_id} and entry.ledger_account = ${ledger_account}
      and (header.key = ${key} or starts_with(header.key, ${`${key}:`}))
    order by entry.session_id nulls last, entry.claim_id nulls last`)

// What is left of the credit from each payment.
export const sumUnusedOf = (call: Call, payment_ids: string[]) =>
  call.query<{ payment_id: string; units: number }>(sql`
    select payment_id, -sum(amount)::bigint as units from ledger_entries
    where account = ${call.account} and payment_id = any(${payment_ids})
      and ledger_account like 'liability:patient_credit:%'
    group by payment_id`)
