// SQL for notes: draft versions, signatures and the sessions they document.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { manyRows, row as newRow, sql } from '#db/sql.ts'
import type { SignatureRow } from '#crypto/note_signature.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'
import type { SessionRow } from '#areas/sessions/session/schema.ts'
import { noteKind, noteLifecycle } from './lifecycle.ts'
import type { NoteRow } from './schema.ts'

export const insertVersion = (call: Call, fields: Record<string, unknown>) => {
  const now = toTimestamp(call.now)
  const columns = { ...fields, account: call.account, created_at: now, updated_at: now }
  return call.query(sql`insert into note_versions ${newRow(columns)}`)
}

export const emptyVersions = (call: Call, note_id: string) =>
  call.query(sql`
    update note_versions set encrypted = null
    where account = ${call.account} and note_id = ${note_id}`)

// Serializes concurrent signatures of one signer, so that each is chained to the one before.
export async function lastSignature(call: Call, signer_id: string) {
  const lock = `note signatures ${call.account} ${signer_id}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const [last] = await call.query<{ number: number; hash: string }>(sql`
    select number, hash from note_signatures
    where account = ${call.account} and signer_id = ${signer_id}
    order by number desc
    limit 1`)
  return last
}

export const insertSignatures = (call: Call, signatures: SignatureRow[]) =>
  call.query(sql`
    insert into note_signatures ${manyRows(
      'note_signatures',
      signatures.map((row) => ({ ...row, account: call.account })),
    )}`)

export const findSignatures = (call: Call, note_id: string) =>
  call.query<SignatureRow & { chained: boolean }>(sql`
    select ${allColumns('note_signatures', 'mine')}, mine.previous_hash is not distinct from (
        select hash from note_signatures as before
        where before.account = mine.account and before.signer_id = mine.signer_id
          and before.number = mine.number - 1) as chained
    from note_signatures as mine
    where mine.account = ${call.account} and note_id = ${note_id}
    order by signed_at, signer_id, number`)

export type DocumentedSession = Pick<
  SessionRow,
  | 'id'
  | 'practitioner_id'
  | 'time_zone'
  | 'starts_at'
  | 'started_at'
  | 'completed_at'
  | 'format'
  | 'person_location'
>

// Finds a session the person attends. Row-level security limits practitioners to their own.
export async function findSession(call: Call, id: string, person_id: string) {
  const [session] = await call.query<DocumentedSession>(sql`
    select id, practitioner_id, time_zone, starts_at, started_at, completed_at, format,
      person_location
    from sessions
    where account = ${call.account} and id = ${id}
      and (person_id = ${person_id} or exists (
        select from session_participants
        where session_participants.account = sessions.account and session_id = sessions.id
          and session_participants.person_id = ${person_id}))`)
  return session
}

// Finds sessions with the persons who attend them.
export async function findSessions(call: Call, ids: string[]) {
  const rows = await call.query<DocumentedSession & { attended_by: string[] }>(sql`
    select id, practitioner_id, time_zone, starts_at, started_at, completed_at, format,
      person_location, array_remove(person_id || array(
        select session_participants.person_id from session_participants
        where session_participants.account = sessions.account and session_id = sessions.id),
        null) as attended_by
    from sessions
    where account = ${call.account} and id = any(${ids})`)
  return new Map(rows.map((row) => [row.id, row]))
}

export const findOfSession = (call: Call, session_id: string, person_id: string) =>
  call.query<NoteRow>(sql`
    select ${columnsOf(noteKind)} from notes
    where notes.account = ${call.account} and session_id = ${session_id}
      and person_id = ${person_id} and ${inSet(noteLifecycle, 'final')}
    order by signed_at, id`)

// Returns the IDs that aren't assessments of the person.
export const findUnknownAssessments = (call: Call, person_id: string, ids: string[]) =>
  call.query<{ id: string }>(sql`
    select requested.id from unnest(${ids}::text[]) as requested (id)
    where not exists (
      select from assessments
      where assessments.account = ${call.account} and assessments.id = requested.id
        and assessments.person_id = ${person_id})`)

const most_plans = 50

// A person's signed treatment plans, newest first.
export const findPlans = (call: Call, person_id: string) =>
  call.query<NoteRow>(sql`
    select ${columnsOf(noteKind)} from notes
    where notes.account = ${call.account} and person_id = ${person_id}
      and format = 'treatment_plan' and ${inSet(noteLifecycle, 'final')}
    order by signed_at desc, id desc
    limit ${most_plans}`)

export type CodeRow = { code: string; billable: boolean; description: string }

export const findCodes = (call: Call, codes: string[], on: string) =>
  call.query<CodeRow>(sql`
    select code, billable, description from icd10cm_codes
    where code = any(${codes}) and valid_from <= ${on} and (valid_to is null or valid_to > ${on})`)

export async function findKnownCodes(call: Call, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await call.query<{ code: string }>(
    sql`select distinct code from icd10cm_codes where code = any(${codes})`,
  )
  return rows.map(({ code }) => code)
}

// Whether the account treats codes outside the code sets as errors.
export async function usesStrictCodes(call: Call): Promise<boolean> {
  const [row] = await call.query<{ strict_codes: boolean }>(
    sql`select strict_codes from accounts where account = ${call.account}`,
  )
  return row!.strict_codes
}
