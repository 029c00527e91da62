// SQL of transmissions: control numbers, earlier transmissions and simulated payer responses.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { join, sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import type { Row } from '#kernel/record.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { payerAnswerKind, transmissionKind } from './lifecycle.ts'

export async function nextControlNumber(call: Call): Promise<number> {
  const [drawn] = await call.query<{ number: number }>(
    sql`select nextval('interchange_numbers')::integer as number`,
  )
  return drawn!.number
}

// Transmissions of a claim and of the claims it replaces, oldest first.
export const findEarlier = (call: Call, { id, claim_id }: Row) =>
  call.query<Row>(sql`
    with recursive chain as (
      select id, original_claim_id from claims where id = ${claim_id}
      union
      select claims.id, claims.original_claim_id
      from chain join claims on claims.id = chain.original_claim_id)
    select ${columnsOf(transmissionKind)} from transmissions
    where claim_id in (select id from chain) and id <> ${id} and status = 'sent'
    order by created_at, id`)

export const findOfClaim = (call: Call, claim_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(transmissionKind)} from transmissions
    where claim_id = ${claim_id}
    order by created_at, id`)

// The latest with this control number: numbers restart after a billion.
export async function findByNumber(call: Call, control_number: number) {
  const [row] = await call.query<Row>(sql`
    select id, claim_id, kind, attempt from transmissions
    where control_number = ${control_number}
    order by created_at desc
    limit 1`)
  return row
}

export async function claim(call: Call, id: string) {
  const [row] = await call.query<{ id: string }>(sql`
    update transmissions
    set claimed_until = ${leaseEnd(call)}
    where id = ${id} and status = 'sending' and ${isFreeIn(call)}
    returning id`)
  return row !== undefined
}

export type AnswerRow = {
  id: string
  person_id: string
  transmission_id: string
  number: number
  due_at: string
  encrypted: unknown
}

export async function insertAnswers(call: Call, rows: AnswerRow[]) {
  if (rows.length === 0) return
  const now = toTimestamp(call.now)
  const values = rows.map(
    (row) => sql`(${row.id}, ${row.person_id}, ${row.transmission_id}, ${row.number}::integer,
      ${row.due_at}::timestamptz, ${row.encrypted}::bytea,
      ${now}::timestamptz, ${now}::timestamptz)`,
  )
  await call.query(sql`
    insert into simulated_payer_responses (id, person_id, transmission_id, number, due_at,
      encrypted, created_at, updated_at)
    values ${join(values, ', ')}`)
}

export async function takeAnswer(call: Call, id: string) {
  const [row] = await call.query<Row>(sql`
    select ${columnsOf(payerAnswerKind)} from simulated_payer_responses where id = ${id}`)
  if (row) await call.query(sql`delete from simulated_payer_responses where id = ${id}`)
  return row
}
