// Queries for verifications and checks.
import type { Call } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { LeieRow, NppesRow } from '#outside/ports/source.ts'
import { checkLifecycle } from './check_lifecycle.ts'
import type { CheckRow } from './check_schema.ts'
import { verificationLifecycle } from './lifecycle.ts'
import type { VerificationRow } from './schema.ts'

export async function findOpen(call: Call, practitioner_id: string) {
  const [row] = await call.query<VerificationRow>(sql`
    select ${allColumns('verifications')} from verifications
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${inSet(verificationLifecycle, 'open')}`)
  return row
}

export async function findAttestation(call: Call, verification_id: string | null) {
  const [row] = await call.query<Pick<VerificationRow, 'attestation'>>(sql`
    select attestation from verifications
    where account = ${call.account} and id = ${verification_id}`)
  return row?.attestation
}

// The newest check of each kind and subject, whatever its result.
export const listCurrentChecks = (call: Call, practitioner_id: string) =>
  call.query<CheckRow>(sql`
    select distinct on (kind, subject_id) *
    from checks
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${inSet(checkLifecycle, 'current')}
    order by kind, subject_id, created_at desc, id desc`)

// The newest check of each kind and subject that has a result.
export const listConclusiveChecks = (call: Call, practitioner_id: string) =>
  call.query<CheckRow>(sql`
    select distinct on (kind, subject_id) *
    from checks
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${inSet(checkLifecycle, 'conclusive')}
    order by kind, subject_id, created_at desc, id desc`)

// Earlier checks of the same kind and subject that weren't superseded.
export const listOlderChecks = (
  call: Call,
  { id, practitioner_id, kind, subject_id, created_at }: CheckRow,
) =>
  call.query<CheckRow>(sql`
    select ${allColumns('checks')} from checks
    where account = ${call.account} and practitioner_id = ${practitioner_id} and kind = ${kind}
      and subject_id is not distinct from ${subject_id} and id <> ${id}
      and created_at <= ${created_at}
      and ${inSet(checkLifecycle, 'replaceable')}
    order by created_at desc`)

export async function countFindings(call: Call, practitioner_id: string) {
  const [row] = await call.query<{ count: number }>(sql`
    select coalesce(sum(greatest(1, jsonb_array_length(jsonb_path_query_array(
      matches, '$[*] ? (!exists(@.resolution))')))), 0)::int as count
    from checks
    where account = ${call.account} and practitioner_id = ${practitioner_id}
      and ${inSet(checkLifecycle, 'awaiting_review')}`)
  return row!.count
}

export const listSupervisees = (call: Call, supervisor_id: string) =>
  call.query<{ practitioner_id: string }>(sql`
    select practitioner_id from practitioner_facets
    where account = ${call.account} and facet = ${`supervisor:${supervisor_id}`}`)

// Registry files are shared by all accounts.
export type Dataset = { name: string; sha256: string; ingested_at: string }

export async function findDataset(call: Call, register: 'leie' | 'nppes') {
  const [file] = await call.query<Dataset>(
    sql`select name, sha256, ingested_at from register_files where register = ${register}`,
  )
  return file
}

const max_rows = 200

export const findExclusions = (call: Call, npi: string | null, names: string[]) =>
  call.query<LeieRow>(sql`
    select ${allColumns('leie_exclusions')} from leie_exclusions
    where npi = ${npi} or name_key = any(${names})
    limit ${max_rows}`)

export async function findProvider(call: Call, npi: string) {
  const [row] = await call.query<NppesRow>(
    sql`select ${allColumns('nppes_providers')} from nppes_providers where npi = ${npi} limit 1`,
  )
  return row
}
