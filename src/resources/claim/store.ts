// The SQL of claims: what happened to them, what they hold, and how they are found.
import { type Call, toTime } from '#call.ts'
import { row as newRow, sql } from '#db/sql.ts'
import { newId } from '#ids.ts'
import type { Row } from '#record.ts'
import { closeFields, columnsOf } from '#sealed.ts'
import type { ClaimRecord, RecordKind } from './claim_row.ts'
import { claimKind, claimRecordKind } from './kind.ts'

export type NewRecord = {
  kind: RecordKind
  reference: string
  content: Record<string, unknown>
  transmission_id?: string | null
  remittance_id?: string | null
  document_id?: string | null
}

// Adds what happened; nothing where it was told before.
export async function insertRecord(
  call: Call,
  claim: { id: string; person_id: string; attempt: number },
  { content, ...told }: NewRecord,
): Promise<boolean> {
  const id = newId(claimRecordKind.prefix)
  const now = toTime(call.now)
  const sealed = closeFields(call, claimRecordKind, id, { person_id: claim.person_id, content })
  const { attempt, id: claim_id } = claim
  const columns = { ...told, ...sealed, id, claim_id, attempt, created_at: now, updated_at: now }
  const added = await call.query(sql`
    insert into claim_records ${newRow(columns)}
    on conflict (account, claim_id, kind, reference) do nothing
    returning id`)
  return added.length > 0
}

export const findRecords = (call: Call, claim_id: string, kinds: RecordKind[] | null = null) =>
  call.query<Row & ClaimRecord>(sql`
    select ${columnsOf(claimRecordKind)} from claim_records
    where claim_id = ${claim_id}
      and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
    order by created_at, id`)

export const findByControlNumbers = (call: Call, numbers: string[]) =>
  call.query<Row>(sql`
    select ${columnsOf(claimKind)} from claims where patient_control_number = any(${numbers})`)

export const findByPayerNumbers = (call: Call, numbers: string[]) =>
  call.query<Row>(sql`
    select ${columnsOf(claimKind)} from claims
    where payer_claim_control_number = any(${numbers})
    order by created_at desc
    limit 20`)

export const findByService = (call: Call, on: string, charge: number) =>
  call.query<Row>(sql`
    select ${columnsOf(claimKind)} from claims
    where service_from = ${on} and (charge ->> 'amount')::bigint = ${charge} and attempt > 0
    order by created_at desc
    limit 50`)
