// SQL of claims: history, billing keys and lookups.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { row as newRow, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import type { Row } from '#kernel/record.ts'
import { encryptFields, columnsOf } from '#kernel/encrypted_row.ts'
import type { ClaimRecord, RecordKind } from './claim_row.ts'
import { lineage } from './billing_keys.ts'
import { claimKind, claimRecordKind } from './kind.ts'

export type NewRecord = {
  kind: RecordKind
  reference: string
  content: Record<string, unknown>
  transmission_id?: string | null
  remittance_id?: string | null
  document_id?: string | null
}

// Adds a history entry; nothing if it is already recorded.
export async function insertRecord(
  call: Call,
  claim: { id: string; person_id: string; attempt: number },
  { content, ...told }: NewRecord,
): Promise<boolean> {
  const id = newId(claimRecordKind.prefix)
  const now = toTimestamp(call.now)
  const { attempt, id: claim_id, person_id } = claim
  const closed = await encryptFields(call, claimRecordKind, id, { person_id, content })
  const columns = {
    ...told,
    ...closed.columns,
    id,
    claim_id,
    attempt,
    created_at: now,
    updated_at: now,
  }
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

export type SessionRow = {
  id: string
  status: string
  practitioner_id: string
  person_ids: string[]
  type: string
  format: 'telehealth' | 'in_person' | 'phone'
  procedure_code: string | null
  starts_at: string
  duration_minutes: number
  time_zone: string
  person_location: { jurisdiction: string } | null
  billed_elsewhere: boolean
  charged_to_person: boolean
}

export const findSessions = (
  call: Call,
  ids: string[],
  person_id: string,
  claim_id: string | null,
) =>
  call.query<SessionRow>(sql`
    ${lineage(claim_id)}
    select id, status, practitioner_id, type, format, procedure_code, starts_at, duration_minutes,
      time_zone, person_location,
      array(
        select person_id from session_participants where session_id = sessions.id
        union select sessions.person_id where sessions.person_id is not null) as person_ids,
      exists (
        select from claim_billing_keys
        where kind = 'session' and key = sessions.id || ' ' || ${person_id}
          and not exists (select from lineage where lineage.id = claim_billing_keys.claim_id)
      ) as billed_elsewhere,
      exists (
        select from charges
        where session_id = sessions.id and charges.person_id = ${person_id}
          and charges.kind = 'self_pay' and charges.status = 'charged') as charged_to_person
    from sessions
    where id = any(${ids})`)

export async function codesEver(call: Call, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await call.query<{ code: string }>(
    sql`select distinct code from icd10cm_codes where code = any(${codes})`,
  )
  return rows.map(({ code }) => code)
}

const entities = { '1': 'individual', '2': 'organization' } as const

// Entity type of an NPI per NPPES.
export async function registeredAs(call: Call, npis: string[]) {
  const rows = await call.query<{ npi: string; entity_type: '1' | '2' }>(sql`
    select npi, entity_type from nppes_providers
    where npi = any(${npis}) and entity_type in ('1', '2')`)
  return new Map(rows.map(({ npi, entity_type }) => [npi, entities[entity_type]]))
}

export async function countRecords(call: Call, claim_id: string, kind: RecordKind) {
  const [counted] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from claim_records
    where claim_id = ${claim_id} and kind = ${kind}`)
  return counted!.count
}

const ranks = ['primary', 'secondary', 'tertiary']

// The next coverage in sequence on the date of service.
export async function findNextCoverage(
  call: Call,
  claim: { person_id: string; payer_sequence: string; service_from: string | null },
) {
  const next = ranks[ranks.indexOf(claim.payer_sequence) + 1] ?? ''
  const [coverage] = await call.query<Row>(sql`
    select id, person_id, payer_id, sequence from coverages
    where person_id = ${claim.person_id} and sequence = ${next} and status <> 'voided'
      and daterange(starts_on, ends_on, '[]') @> ${claim.service_from}::date`)
  return coverage
}

// The documents that contained the remittances.
export async function documentsOf(call: Call, remittance_ids: string[]): Promise<string[]> {
  if (remittance_ids.length === 0) return []
  const rows = await call.query<{ document_id: string }>(
    sql`select document_id from remittances where id = any(${remittance_ids})`,
  )
  return rows.map(({ document_id }) => document_id)
}

export type Named = { what: 'practitioner' | 'session' | 'coverage' | 'claim'; id: string }

// Existing IDs, as "claim clm_...". Whether a session is the person's is checked by validation.
export async function findNamed(call: Call, person_id: string, named: Named[]) {
  const of = (what: Named['what']) => named.filter((each) => each.what === what).map(({ id }) => id)
  const rows = await call.query<Named>(sql`
    select 'practitioner' as what, id from practitioners where id = any(${of('practitioner')})
    union all select 'session', id from sessions where id = any(${of('session')})
    union all select 'coverage', id from coverages
      where id = any(${of('coverage')}) and person_id = ${person_id}
    union all select 'claim', id from claims
      where id = any(${of('claim')}) and person_id = ${person_id}`)
  return new Set(rows.map(({ what, id }) => `${what} ${id}`))
}
