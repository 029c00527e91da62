// SQL of remittances.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { asJson, raw, row, sql } from '#db/sql.ts'
import type { Exception } from './exception_schema.ts'
import type { RemittanceClaim, RemittanceRow } from './schema.ts'

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

type Batch = { entries: RemittanceClaim[]; exceptions: Exception[] }

// Stores the outcomes of one batch. The remittance gets all of them once, at the end: to rewrite a
// growing list with every batch would take time with the square of the claims.
export const insertBatch = (
  call: Call,
  remittance_id: string,
  position: number,
  { entries, exceptions }: Batch,
) =>
  call.query(sql`
    insert into remittance_batches ${row({
      account: call.account,
      remittance_id,
      position,
      claims: asJson(entries),
      exceptions: asJson(exceptions),
    })}`)

// What the remittance gets from its batches: their outcomes in the order of the file.
export const mergedBatches = (call: Call, remittance_id: string) => ({
  claims: merged(call, remittance_id, 'claims', 'number'),
  exceptions: merged(call, remittance_id, 'exceptions', 'claim_number'),
})

const merged = ({ account }: Call, remittance_id: string, list: string, order: string) => sql`
  ${raw(`remittances.${list}`)} || (
    select coalesce(jsonb_agg(entry order by (entry ->> ${order})::int), '[]')
    from remittance_batches as batch, jsonb_array_elements(${raw(`batch.${list}`)}) as entry
    where batch.account = ${account} and batch.remittance_id = ${remittance_id})`

export const listBatches = (call: Call, remittance_id: string) =>
  call.query<{ claims: RemittanceClaim[]; exceptions: Exception[] }>(sql`
    select claims, exceptions from remittance_batches
    where account = ${call.account} and remittance_id = ${remittance_id}
    order by position`)

// How many claims are in the batches so far.
export async function countBatched(call: Call, remittance_id: string) {
  const [found] = await call.query<{ many: number }>(sql`
    select coalesce(sum(jsonb_array_length(claims)), 0)::int as many from remittance_batches
    where account = ${call.account} and remittance_id = ${remittance_id}`)
  return found!.many
}

export async function hasExceptions(call: Call, remittance_id: string) {
  const found = await call.query(sql`
    select from remittance_batches
    where account = ${call.account} and remittance_id = ${remittance_id} and exceptions <> '[]'
    limit 1`)
  return found.length > 0
}

export const deleteBatches = (call: Call, remittance_id: string) =>
  call.query(sql`
    delete from remittance_batches
    where account = ${call.account} and remittance_id = ${remittance_id}`)
