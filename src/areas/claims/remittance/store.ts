// SQL of remittances.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { row, sql } from '#db/sql.ts'
import type { RemittanceRow } from './schema.ts'

export async function findByDelivery(call: Call, delivery_key: string) {
  const [remittance] = await call.query<RemittanceRow>(sql`
    select ${allColumns('remittances')} from remittances
    where account = ${call.account} and delivery_key = ${delivery_key}`)
  return remittance
}

// Whether one of the account's billing providers has the NPI.
export async function isOwnNpi(call: Call, npi: string) {
  const found = await call.query(sql`
    select from billing_providers
    where account = ${call.account} and provider ->> 'npi' = ${npi}
    limit 1`)
  return found.length > 0
}

// Inserts nothing if the same remittance was delivered before or concurrently.
export async function insertRemittance(call: Call, fields: Record<string, unknown>) {
  const [remittance] = await call.query<RemittanceRow>(sql`
    insert into remittances ${row({ ...fields, account: call.account })}
    on conflict (account, delivery_key) do nothing
    returning ${allColumns('remittances')}`)
  return remittance
}
