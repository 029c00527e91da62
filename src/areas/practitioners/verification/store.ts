// Queries for verifications and checks.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import type { Row } from '#kernel/record.ts'
import type { LeieRow, NppesRow } from '#outside/ports/source.ts'

export async function findOpen(call: Call, practitioner_id: string) {
  const [row] = await call.query<Row>(sql`
    select ${allColumns('verifications')} from verifications
    where practitioner_id = ${practitioner_id}
      and status in ('submitted', 'reviewing', 'information_requested')`)
  return row
}

export async function findAttestation(call: Call, verification_id: string | null) {
  const [row] = await call.query<{ attestation: object | null }>(
    sql`select attestation from verifications where id = ${verification_id}`,
  )
  return row?.attestation
}

// The newest check of each kind and subject, whatever its result.
export const currentChecks = (call: Call, practitioner_id: string) =>
  call.query<Row>(sql`
    select distinct on (kind, subject_id) *
    from checks
    where practitioner_id = ${practitioner_id} and status <> 'superseded'
    order by kind, subject_id, created_at desc, id desc`)

// The newest check of each kind and subject that has a result.
export const conclusiveChecks = (call: Call, practitioner_id: string) =>
  call.query<Row>(sql`
    select distinct on (kind, subject_id) *
    from checks
    where practitioner_id = ${practitioner_id}
      and status in ('passed', 'failed', 'review_needed', 'expired')
    order by kind, subject_id, created_at desc, id desc`)

// Earlier checks of the same kind and subject that weren't superseded.
export const olderChecks = (
  call: Call,
  { id, practitioner_id, kind, subject_id, created_at }: Row,
) =>
  call.query<Row>(sql`
    select ${allColumns('checks')} from checks
    where practitioner_id = ${practitioner_id} and kind = ${kind}
      and subject_id is not distinct from ${subject_id} and id <> ${id}
      and created_at <= ${created_at}
      and status in ('passed', 'failed', 'review_needed', 'errored', 'expired')
    order by created_at desc`)

export async function countFindings(call: Call, practitioner_id: string) {
  const [row] = await call.query<{ many: number }>(sql`
    select coalesce(sum(greatest(1, jsonb_array_length(jsonb_path_query_array(
      matches, '$[*] ? (!exists(@.resolution))')))), 0)::int as many
    from checks
    where practitioner_id = ${practitioner_id} and status = 'review_needed'`)
  return row!.many
}

export const supervisedBy = (call: Call, id: string) =>
  call.query<{ practitioner_id: string }>(sql`
    select practitioner_id from practitioner_facets where facet = ${`supervisor:${id}`}`)

export type Dataset = { name: string; sha256: string; ingested_at: string }

export async function findDataset(call: Call, register: 'leie' | 'nppes') {
  const [file] = await call.query<Dataset>(
    sql`select name, sha256, ingested_at from register_files where register = ${register}`,
  )
  return file
}

const most_rows = 200

export const findExclusions = (call: Call, npi: string | null, names: string[]) =>
  call.query<LeieRow>(sql`
    select ${allColumns('leie_exclusions')} from leie_exclusions
    where npi = ${npi} or name_key = any(${names})
    limit ${most_rows}`)

export async function findProvider(call: Call, npi: string) {
  const [row] = await call.query<NppesRow>(
    sql`select ${allColumns('nppes_providers')} from nppes_providers where npi = ${npi} limit 1`,
  )
  return row
}
