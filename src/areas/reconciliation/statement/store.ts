// SQL of statements. All amounts come from the ledger.
import type { Call } from '#kernel/call.ts'
import { sql, type Statement } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { claimParts } from '#areas/payments/ledger/equation.ts'
import { payment_kinds } from '#areas/payments/ledger/party_balances.ts'
import { accounts } from '#areas/payments/ledger/posting.ts'
import { packageKind, packageLifecycle } from '#areas/payments/package/lifecycle.ts'
import type { PackageRow } from '#areas/payments/package/schema.ts'
import { type Care, care, withCare } from './care.ts'
import type { StatementPackage } from './schema.ts'

// Kinds that count as write-offs; those that aren't payments either change the responsibility.
const write_off_kinds = ['written_off', 'written_off_reversed']

export type ItemRow = Care & {
  session_id: string | null
  claim_id: string | null
  currency: string
  responsibility: number
  paid: number
  written_off: number
  owed: number
  starts_at: string | null
  item_count: number
}
export type LineRow = Care & {
  session_id: string | null
  claim_id: string | null
  currency: string
  credit: boolean
  kind: string
  amount: number
  payment_id: string | null
  transaction_id: string
  at: string
}
export type PartRow = {
  claim_id: string
  currency: string
  charge: number
  paid: number
  contractual: number
  patient: number
  written_off: number
  pending: number
}

const namesOf = (ids: string[], name: (id: string) => string) => ids.map(name)

// What is billed to a secondary payer isn't owed on the claim before it.
const withPriorClaim = (call: Call, entries: Statement) => sql`
  left join claims as billed on billed.account = ${call.account}
    and billed.id = ${entries}.claim_id`
const owedClaim = sql`claim_of_entry(moved.kind, moved.claim_id, billed.prior_claim_id)`

// Items by claim, else by session, else by neither. A claim has an item once it's charged, even if
// the person owes nothing on it.
export const findItems = (call: Call, ids: string[], from: string, most: number) =>
  call.query<ItemRow>(sql`
    with items as (
      select case when claim_id is null then entry.session_id end as session_id, claim_id,
        currency,
        sum(amount) filter (where own) as owed,
        -sum(amount) filter (where own and kind = any(${payment_kinds})) as paid,
        -sum(amount) filter (where own and kind = any(${write_off_kinds}))
          as written_off,
        max(entry.created_at) as moved_at
      from (
        select moved.session_id, moved.currency, moved.amount, moved.kind, moved.created_at,
          ledger_account = any(${namesOf(ids, accounts.patientOwes)}) as own,
          case when ledger_account like 'asset:patient\\_ar:%' then ${owedClaim}
            else moved.claim_id end as claim_id
        from ledger_entries as moved ${withPriorClaim(call, sql`moved`)}
        where moved.account = ${call.account}
          and (ledger_account = any(${namesOf(ids, accounts.patientOwes)})
            or (moved.person_id = any(${ids})
              and ledger_account like 'asset:payer\\_ar:%'))) as entry
      group by 1, 2, 3)
    select items.session_id, items.claim_id, items.currency,
      coalesce(items.owed, 0)::bigint as owed,
      coalesce(items.paid, 0)::bigint as paid,
      coalesce(items.written_off, 0)::bigint as written_off,
      (coalesce(items.owed, 0) + coalesce(items.paid, 0) + coalesce(items.written_off, 0))::bigint
        as responsibility,
      sessions.starts_at, ${care}, count(*) over () as item_count
    from items ${withCare(call, sql`items`)}
    where items.owed <> 0 or items.moved_at >= ${from}
    order by items.moved_at desc, items.session_id, items.claim_id
    limit ${most}`)

export const findLines = (call: Call, ids: string[], from: string, most: number) =>
  call.query<LineRow>(sql`
    select entry.session_id, entry.claim_id, entry.currency, entry.kind, entry.amount,
      entry.payment_id, entry.transaction_id, entry.created_at as at,
      entry.ledger_account like 'liability:%' as credit, ${care}
    from (
      select moved.session_id, moved.currency, moved.kind, moved.amount, moved.payment_id,
        moved.transaction_id, moved.created_at, moved.ledger_account, moved.position,
        ${owedClaim} as claim_id
      from ledger_entries as moved ${withPriorClaim(call, sql`moved`)}
      where moved.account = ${call.account} and moved.ledger_account = any(${[
        ...namesOf(ids, accounts.patientOwes),
        ...namesOf(ids, accounts.patientCredit),
      ]}) and (moved.created_at >= ${from} or moved.ledger_account like 'asset:%')
    ) as entry ${withCare(call, sql`entry`)}
    order by entry.created_at desc, entry.transaction_id, entry.position
    limit ${most}`)

export const findParts = (call: Call, ids: string[]) =>
  call.query<PartRow>(sql`
    with ${claimParts(call.account, sql`and owed.person_id = any(${ids})`)}
    select parts.*, (charge - paid - contractual - patient - written_off)::bigint as pending
    from parts`)

// Those in force, the first to end first.
export async function findPackages(call: Call, ids: string[]) {
  const rows = await call.query<PackageRow>(sql`
    select ${columnsOf(packageKind)} from packages
    where account = ${call.account} and person_id = any(${ids})
      and ${inSet(packageLifecycle, 'active')}
    order by ends_on, id
    limit 50`)
  const packages = await decryptRows(call, packageKind, rows)
  return packages.map((each): StatementPackage => ({
    package_id: each.id,
    name: each.name,
    sessions: each.sessions,
    discount_percent: each.discount_percent,
    used: each.used,
    remaining: each.remaining,
    ends_on: each.ends_on,
  }))
}

export const findEstimates = (call: Call, ids: string[], today: string, most: number) =>
  call.query<{ id: string }>(sql`
    select id from estimates
    where account = ${call.account} and person_id = any(${ids})
      and replaced_by_id is null and valid_until >= ${today}
    order by created_at desc, id
    limit ${most}`)

// A person's token sees only that person's rows; merged persons are the same person.
export const setVisiblePerson = (call: Call, person_id: string) =>
  call.query(sql`select set_config('app.person', ${person_id}, true)`)
