// SQL of packages and the sessions that use them.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { row as newRow, sql, type Statement } from '#db/sql.ts'
import { columnsOf, decryptRows } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { packageKind, packageLifecycle } from './lifecycle.ts'
import type { PackageRow } from './schema.ts'

export type Care = { service_id: string | null; procedure_code: string | null; on: string }

const coversCare = ({ service_id, procedure_code }: Care): Statement => sql`
  (packages.service_id is null or packages.service_id = ${service_id})
    and (procedure_codes = '{}' or ${procedure_code} = any(procedure_codes))`

// The person's packages with sessions left for this care, locked. The first to end comes first.
export async function lockIncluding(call: Call, person_id: string, care: Care) {
  const found = await call.query<PackageRow>(sql`
    select ${columnsOf(packageKind)} from packages
    where account = ${call.account} and person_id = ${person_id} and used < sessions
      and ${inSet(packageLifecycle, 'active')} and ${coversCare(care)}
      and period_starts_on <= ${care.on}::date and ends_on >= ${care.on}::date
    order by ends_on, created_at, id
    for no key update`)
  return await decryptRows(call, packageKind, found)
}

// The highest discount of the person's memberships on the date of this care. One that ended since
// still counts, so that the charge of a session stays the same.
export async function findDiscount(call: Call, person_id: string, care: Care) {
  const [found] = await call.query<{ percent: number | null }>(sql`
    select max(discount_percent) as percent from packages
    where account = ${call.account} and person_id = ${person_id} and ${coversCare(care)}
      and starts_on <= ${care.on}::date and ends_on >= ${care.on}::date`)
  return found?.percent ?? null
}

export type PackageUse = {
  id: string
  package_id: string
  person_id: string
  period_starts_on: string
  amount: number
}

// The packages that a session uses. The caller must hold the lock on the session.
export const listUses = (call: Call, session_id: string) =>
  call.query<PackageUse>(sql`
    select package_uses.id, package_id, person_id, package_uses.period_starts_on, amount
    from package_uses
    join packages on packages.account = ${call.account} and packages.id = package_id
    where package_uses.account = ${call.account} and session_id = ${session_id} and not reversed
    order by package_id`)

export const insertUse = (
  call: Call,
  use: Omit<PackageUse, 'person_id'> & { session_id: string },
) =>
  call.query(sql`
    insert into package_uses
      ${newRow({ ...use, account: call.account, created_at: toTimestamp(call.now) })}`)

export const markReversed = (call: Call, id: string) =>
  call.query(sql`
    update package_uses set reversed = true where account = ${call.account} and id = ${id}`)
