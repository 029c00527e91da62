// SQL of transmissions: control numbers, earlier transmissions and simulated payer responses.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { join, sql } from '#db/sql.ts'
import { isFreeIn, leaseEnd } from '#kernel/lease.ts'
import { inSet } from '#kernel/state_sets.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import type { Acknowledged } from './acknowledged.ts'
import {
  type PayerResponseRow,
  payerResponseKind,
  type TransmissionRow,
  transmissionKind,
  transmissionLifecycle,
} from './lifecycle.ts'

export async function nextControlNumber(call: Call): Promise<number> {
  const [row] = await call.query<{ number: number }>(
    sql`select nextval('interchange_numbers')::integer as number`,
  )
  return row!.number
}

// Transmissions of a claim and of the claims it replaces, oldest first.
export const findEarlier = (call: Call, { id, claim_id }: TransmissionRow) =>
  call.query<TransmissionRow>(sql`
    with recursive chain as (
      select id, original_claim_id from claims
      where account = ${call.account} and id = ${claim_id}
      union
      select claims.id, claims.original_claim_id
      from chain join claims
        on claims.account = ${call.account} and claims.id = chain.original_claim_id)
    select ${columnsOf(transmissionKind)} from transmissions
    where account = ${call.account} and claim_id in (select id from chain) and id <> ${id}
      and ${inSet(transmissionLifecycle, 'received')}
    order by created_at, id`)

export const findOfClaim = (call: Call, claim_id: string) =>
  call.query<TransmissionRow>(sql`
    select ${columnsOf(transmissionKind)} from transmissions
    where account = ${call.account} and claim_id = ${claim_id}
    order by created_at, id`)

// As many as a file can have.
const most_claims_per_file = 500

// The latest first: numbers restart after a billion.
export const findByNumber = (call: Call, control_number: number) =>
  call.query<Acknowledged>(sql`
    select id, claim_id, kind, attempt, control_number, sender_id, receiver_id, file_number,
      coalesce(file_created_at, created_at) as created_at
    from transmissions
    where account = ${call.account} and file_number is null and control_number = ${control_number}
    union all
    select id, claim_id, kind, attempt, control_number, sender_id, receiver_id, file_number,
      file_created_at
    from transmissions
    where account = ${call.account} and file_number = ${control_number}
    order by created_at desc
    limit ${most_claims_per_file}`)

// Claims that wait to be sent through the same connection, the oldest first: for a worker, or for
// the simulated payer, which has none.
export const findUnfiled = (
  call: Call,
  { id, connection_id, sender_id, receiver_id, status }: TransmissionRow,
  limit: number,
) =>
  call.query<TransmissionRow>(sql`
    select ${columnsOf(transmissionKind)} from transmissions
    where account = ${call.account} and id <> ${id} and kind = '837P' and file_number is null
      and connection_id = ${connection_id} and sender_id = ${sender_id}
      and receiver_id = ${receiver_id}
      and status = ${status} and ${isFreeIn(call)}
    order by queued_at, id
    limit ${limit}
    for no key update skip locked`)

export const assignFile = (call: Call, ids: string[], number: number, at: string) =>
  call.query(sql`
    update transmissions set file_number = ${number}, file_created_at = ${at}
    where account = ${call.account} and id = any(${ids})`)

// All unsent claims of the transmission's file. Those that wait for their next attempt are sent
// with it.
export const claimFile = (call: Call, id: string) =>
  call.query<TransmissionRow>(sql`
    update transmissions
    set claimed_until = ${leaseEnd(call)}
    where account = ${call.account}
      and file_number = (
        select file_number from transmissions where account = ${call.account} and id = ${id})
      and ${inSet(transmissionLifecycle, 'unsent')}
    returning ${columnsOf(transmissionKind)}`)

export async function claimForWorker(call: Call, id: string) {
  const [row] = await call.query<{ id: string }>(sql`
    update transmissions
    set claimed_until = ${leaseEnd(call)}
    where account = ${call.account} and id = ${id}
      and ${inSet(transmissionLifecycle, 'claimable')} and ${isFreeIn(call)}
    returning id`)
  return row !== undefined
}

export type NewAnswer = Pick<
  PayerResponseRow,
  'id' | 'person_id' | 'transmission_id' | 'number' | 'due_at'
> & { encrypted: unknown }

export async function insertAnswers(call: Call, rows: NewAnswer[]) {
  if (rows.length === 0) return
  const now = toTimestamp(call.now)
  const values = rows.map(
    (row) => sql`(${call.account}, ${row.id}, ${row.person_id}, ${row.transmission_id},
      ${row.number}::integer, ${row.due_at}::timestamptz, ${row.encrypted}::bytea,
      ${now}::timestamptz, ${now}::timestamptz)`,
  )
  await call.query(sql`
    insert into simulated_payer_responses (account, id, person_id, transmission_id, number,
      due_at, encrypted, created_at, updated_at)
    values ${join(values, ', ')}`)
}

export async function deleteResponse(call: Call, id: string) {
  const [row] = await call.query<PayerResponseRow>(sql`
    select ${columnsOf(payerResponseKind)} from simulated_payer_responses
    where account = ${call.account} and id = ${id}`)
  if (row) {
    await call.query(sql`
      delete from simulated_payer_responses where account = ${call.account} and id = ${id}`)
  }
  return row
}
