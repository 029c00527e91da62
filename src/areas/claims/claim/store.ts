// SQL of claims: history, billing keys and lookups.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { row as newRow, sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { encryptFields, columnsOf } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import { chargeLifecycle } from '#areas/payments/charge/lifecycle.ts'
import type { SessionRow as Session } from '#areas/sessions/session/schema.ts'
import { coverageLifecycle } from '#areas/claims/coverage/lifecycle.ts'
import type { CoverageRow } from '#areas/claims/coverage/schema.ts'
import {
  type ClaimRecordRow,
  claimRecordKind,
  type NewRecord,
  type RecordKind,
} from './claim_record.ts'
import { lineage } from './billing_keys.ts'
import { claimKind } from './kind.ts'
import type { ClaimRow } from './schema.ts'

// Adds a history entry; nothing if it is already recorded.
export async function insertRecord(
  call: Call,
  claim: { id: string; person_id: string; attempt: number },
  { content, ...fields }: NewRecord,
): Promise<boolean> {
  const id = newId(claimRecordKind.prefix)
  const now = toTimestamp(call.now)
  const { attempt, id: claim_id, person_id } = claim
  const encrypted = await encryptFields(call, claimRecordKind, id, { person_id, content })
  const columns = {
    ...fields,
    ...encrypted.columns,
    account: call.account,
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
  call.query<ClaimRecordRow>(sql`
    select ${columnsOf(claimRecordKind)} from claim_records
    where account = ${call.account} and claim_id = ${claim_id}
      and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
    order by created_at, id`)

export const findByControlNumbers = (call: Call, numbers: string[]) =>
  call.query<ClaimRow>(sql`
    select ${columnsOf(claimKind)} from claims
    where account = ${call.account} and patient_control_number = any(${numbers})`)

export const findByPayerNumbers = (call: Call, numbers: string[]) =>
  call.query<ClaimRow>(sql`
    select ${columnsOf(claimKind)} from claims
    where account = ${call.account} and payer_claim_control_number = any(${numbers})
    order by created_at desc
    limit 20`)

export const findByService = (call: Call, on: string, charge: number) =>
  call.query<ClaimRow>(sql`
    select ${columnsOf(claimKind)} from claims
    where account = ${call.account} and service_from = ${on} and attempt > 0
      and (charge ->> 'amount')::bigint = ${charge}
    order by created_at desc
    limit 50`)

type SessionColumns = Pick<
  Session,
  | 'id'
  | 'status'
  | 'practitioner_id'
  | 'type'
  | 'format'
  | 'procedure_code'
  | 'starts_at'
  | 'duration_minutes'
  | 'time_zone'
  | 'person_location'
  | 'price'
  | 'location_id'
>
export type BilledSessionRow = SessionColumns & {
  person_ids: string[]
  billed_elsewhere: boolean
  charged_to_person: boolean
}

export const findSessions = (
  call: Call,
  ids: string[],
  person_id: string,
  claim_id: string | null,
) =>
  call.query<BilledSessionRow>(sql`
    ${lineage(call, claim_id)}
    select id, status, practitioner_id, type, format, procedure_code, starts_at, duration_minutes,
      time_zone, person_location, price, location_id,
      array(
        select person_id from session_participants
        where session_participants.account = sessions.account
          and session_participants.session_id = sessions.id
        union select sessions.person_id where sessions.person_id is not null) as person_ids,
      exists (
        select from claim_billing_keys
        where claim_billing_keys.account = sessions.account
          and kind = 'session' and key = sessions.id || ' ' || ${person_id}
          and not exists (select from lineage where lineage.id = claim_billing_keys.claim_id)
      ) as billed_elsewhere,
      exists (
        select from charges
        where charges.account = sessions.account
          and charges.session_id = sessions.id and charges.person_id = ${person_id}
          and charges.kind = 'self_pay' and charges.status = ${chargeLifecycle.initial}
      ) as charged_to_person
    from sessions
    where account = ${call.account} and id = any(${ids})`)

// Procedure codes and modifiers among these that were loaded with `attune ingest`.
export async function findLoadedCodes(call: Call, codes: string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await call.query<{ code: string }>(
    sql`select distinct code from procedure_codes where code = any(${codes})`,
  )
  return new Set(rows.map(({ code }) => code))
}

const entities = { '1': 'individual', '2': 'organization' } as const

// Entity type of each NPI per NPPES.
export async function findNpiEntities(call: Call, npis: string[]) {
  const rows = await call.query<{ npi: string; entity_type: '1' | '2' }>(sql`
    select npi, entity_type from nppes_providers
    where npi = any(${npis}) and entity_type in ('1', '2')`)
  return new Map(rows.map(({ npi, entity_type }) => [npi, entities[entity_type]]))
}

export async function countRecords(call: Call, claim_id: string, kind: RecordKind) {
  const [row] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from claim_records
    where account = ${call.account} and claim_id = ${claim_id} and kind = ${kind}`)
  return row!.count
}

const sequences = ['primary', 'secondary', 'tertiary']

// The next coverage in sequence on the date of service. An EAP coordinates with no other payer.
export async function findNextCoverage(
  call: Call,
  claim: Pick<ClaimRow, 'person_id' | 'coverage_id' | 'payer_sequence' | 'service_from'>,
) {
  const next = sequences[sequences.indexOf(claim.payer_sequence) + 1] ?? ''
  const [coverage] = await call.query<
    Pick<CoverageRow, 'id' | 'person_id' | 'payer_id' | 'sequence'>
  >(sql`
    select id, person_id, payer_id, sequence from coverages
    where account = ${call.account} and person_id = ${claim.person_id} and sequence = ${next}
      and ${inSet(coverageLifecycle, 'usable')}
      and daterange(starts_on, ends_on, '[]') @> ${claim.service_from}::date
      and program = 'insurance'
      and exists (
        select from coverages as billed
        where billed.account = ${call.account} and billed.id = ${claim.coverage_id}
          and billed.program = 'insurance')`)
  return coverage
}

// The documents that contained the remittances.
export async function findDocumentIds(call: Call, remittance_ids: string[]): Promise<string[]> {
  if (remittance_ids.length === 0) return []
  const rows = await call.query<{ document_id: string }>(sql`
    select document_id from remittances
    where account = ${call.account} and id = any(${remittance_ids})`)
  return rows.map(({ document_id }) => document_id)
}

export type Reference = { what: 'practitioner' | 'session' | 'coverage' | 'claim'; id: string }

// Existing IDs, as "claim clm_...". Whether a session is the person's is checked by validation.
export async function findReferences(call: Call, person_id: string, references: Reference[]) {
  const of = (what: Reference['what']) =>
    references.filter((each) => each.what === what).map(({ id }) => id)
  const rows = await call.query<Reference>(sql`
    select 'practitioner' as what, id from practitioners
      where account = ${call.account} and id = any(${of('practitioner')})
    union all select 'session', id from sessions
      where account = ${call.account} and id = any(${of('session')})
    union all select 'coverage', id from coverages
      where account = ${call.account} and id = any(${of('coverage')}) and person_id = ${person_id}
    union all select 'claim', id from claims
      where account = ${call.account} and id = any(${of('claim')}) and person_id = ${person_id}`)
  return new Set(rows.map(({ what, id }) => `${what} ${id}`))
}
