// SQL of the ledger.
import { type Call, toTimestamp } from '#kernel/call.ts'
import type { Changed } from '#kernel/events.ts'
import { sql } from '#db/sql.ts'
import type { Posting } from './posting.ts'

// A posted transaction with its legs.
// A merge moved the balances, so the legs of a merged person are the survivor's.
export async function findTransaction(call: Call, key: string) {
  const [transaction] = await call.query<Posting & { id: string }>(sql`
    select header.id, header.key, header.kind, header.currency,
      coalesce(person.merged_into_id, about.person_id) as person_id, about.session_id,
      about.practitioner_id, about.claim_id, about.payment_id, about.remittance_id,
      about.deposit_id, legs.legs
    from ledger_transactions as header
    join ledger_entries as about on about.account = header.account
      and about.transaction_id = header.id and about.position = 1
    left join persons as person on person.account = header.account and person.id = about.person_id
    cross join lateral (
      select json_agg(json_build_object('account', case when person.merged_into_id is null
          then ledger_account else replace(ledger_account, person.id, person.merged_into_id) end,
          'amount', amount)
        order by position) as legs
      from ledger_entries
      where account = ${call.account} and transaction_id = header.id) as legs
    where header.account = ${call.account} and header.key = ${key}`)
  return transaction
}

// A person's balance and credit, both as usually positive amounts.
export const findBalances = (call: Call, owing: string, credit: string) =>
  call.query<{ currency: string; owed: number; credit: number }>(sql`
    select currency,
      coalesce(sum(balance) filter (where ledger_account = ${owing}), 0)::bigint as owed,
      -coalesce(sum(balance) filter (where ledger_account = ${credit}), 0)::bigint as credit
    from ledger_balances
    where account = ${call.account} and ledger_account in (${owing}, ${credit})
    group by currency
    having sum(entries) > 0
    order by currency`)

// Those of these ledger accounts that have entries in a currency.
export async function findPostedAccounts(call: Call, names: string[], currency: string) {
  const posted = await call.query<{ ledger_account: string }>(sql`
    select ledger_account from ledger_balances
    where account = ${call.account} and ledger_account = any(${names})
      and currency = ${currency} and entries > 0`)
  return posted.map(({ ledger_account }) => ledger_account)
}

// Balances of ledger accounts, locked until the transaction ends. Locks are taken in one global
// order to avoid deadlocks; the next posting to them waits.
export async function lockAccounts(call: Call, names: string[], currency: string) {
  const locked = await call.query<{ ledger_account: string; balance: number }>(
    sql`select * from lock_ledger_accounts(${call.account}, ${names}::text[], ${currency})`,
  )
  return new Map(locked.map(({ ledger_account, balance }) => [ledger_account, balance]))
}

// Sessions and claims by ID, and whether they belong to a person: booked for them, charged to them,
// or not yet assigned. Merged persons count as the same person.
export const findCare = (call: Call, person_id: string | null, ids: string[]) =>
  call.query<{ object: 'session' | 'claim'; id: string; theirs: boolean }>(sql`
    with same as (
      select id from persons
      where account = ${call.account} and ${person_id}::text in (id, merged_into_id))
    select 'session' as object, id,
      ${person_id}::text is null or (person_id is null and participants = '[]')
        or person_id in (select id from same)
        or exists (
          select from jsonb_array_elements(participants) as seat
          where seat ->> 'person_id' in (select id from same))
        or exists (
          select from charges
          where charges.account = ${call.account} and session_id = sessions.id
            and charges.person_id in (select id from same)) as theirs
    from sessions
    where account = ${call.account} and id = any(${ids})
    union all
    select 'claim', id, ${person_id}::text is null or person_id in (select id from same)
    from claims
    where account = ${call.account} and id = any(${ids})`)

export async function sumOfKinds(
  call: Call,
  ledger_account: string,
  currency: string,
  kinds: string[],
) {
  const [row] = await call.query<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries
    where account = ${call.account} and ledger_account = ${ledger_account}
      and currency = ${currency} and kind = any(${kinds})`)
  return row!.sum
}

// Recalculates a person's claims from the entries. Returns the claims that changed.
export async function updateClaimBalances(call: Call, person_id: string) {
  const [result] = await call.query<{ changed: Changed[] }>(
    sql`
      select recompute_claim_balances(${call.account}, ${person_id}, ${toTimestamp(call.now)})
        as changed`,
  )
  return result!.changed
}

// Merged persons count as the same person.
const isOwn = (call: Call, person_id: string) => sql`
  (entry.person_id = ${person_id} or entry.person_id in (
    select id from persons where account = ${call.account} and merged_into_id = ${person_id}))`

// Credit that adjustments applied to each session or claim, else to none, oldest first. Payments
// and remittances apply only the credit of payments for that session or claim.
export const sumAppliedCredit = (call: Call, person_id: string, currency: string) =>
  call.query<{ care_id: string | null; units: number }>(sql`
    select coalesce(session_id, claim_id) as care_id, sum(amount)::bigint as units
    from ledger_entries as entry
    where entry.account = ${call.account} and ${isOwn(call, person_id)}
      and ledger_account like 'liability:patient_credit:%' and currency = ${currency}
      and kind in ('credit_applied', 'credit_applied_reversed')
      and payment_id is null and remittance_id is null
    group by coalesce(session_id, claim_id)
    having sum(amount) > 0
    order by min(entry.created_at), min(entry.id)`)

// The credit that a person brought from another system.
export async function sumOpeningCredit(call: Call, person_id: string, currency: string) {
  const [sum] = await call.query<{ units: number }>(sql`
    select -coalesce(sum(entry.amount), 0)::bigint as units
    from ledger_entries as entry
    join ledger_transactions as header on header.account = entry.account
      and header.id = entry.transaction_id
    where entry.account = ${call.account} and header.account = ${call.account}
      and ${isOwn(call, person_id)} and entry.currency = ${currency}
      and entry.ledger_account like 'liability:patient_credit:%'
      and entry.kind in ('overpaid', 'overpaid_reversed')
      and header.key ~ '^(reversed:)?overpaid:adj_'`)
  return sum!.units
}
