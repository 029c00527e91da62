// SQL for all objects that belong to a person.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { nothing, raw, sql } from '#db/sql.ts'
import { type Changed, emit } from '#kernel/events.ts'
import type { Kind, Row } from '#kernel/record.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { noteKind, noteLifecycle } from '#areas/notes/note/lifecycle.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { inSet } from '#kernel/state_sets.ts'

export const listOwnedRows = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(ownedRows(call, kind, person_id))

// Locks the rows, so that they don't change before they are moved.
export const lockOwnedRows = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(sql`${ownedRows(call, kind, person_id)} for no key update of ${raw(kind.table)}`)

const ownedRows = ({ account }: Call, kind: Kind, person_id: string) => sql`
  select ${columnsOf(kind)} from ${raw(kind.table)}
  where ${raw(kind.table)}.account = ${account} and person_id = ${person_id}
  order by created_at, id`

const most_notes = 10_000

// The person's notes that are part of the record. Voided notes aren't.
export const listSignedNotes = (call: Call, person_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(noteKind)} from notes
    where notes.account = ${call.account} and person_id = ${person_id}
      and ${inSet(noteLifecycle, 'final')}
    order by signed_at desc, id desc
    limit ${most_notes}`)

export async function countOpenClaims(call: Call, person_id: string) {
  const [result] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from claims
    where account = ${call.account} and person_id = ${person_id}
      and ${inSet(claimLifecycle, 'with_payer')}`)
  return result!.count
}

export type MovedRow = { id: string; encrypted: Buffer | null } // Null where nothing is encrypted.

// Moves rows of one type in one statement.
export function moveRows(
  call: Call,
  { table, encryption }: Kind,
  person_id: string,
  rows: MovedRow[],
  updated_at: string,
) {
  const ids = rows.map(({ id }) => id)
  const encrypted = encryption ? raw(', encrypted = moved.encrypted') : nothing
  return call.query<Row>(sql`
    update ${raw(table)}
    set person_id = ${person_id}, updated_at = ${updated_at}, version = version + 1 ${encrypted}
    from unnest(${ids}::text[], ${rows.map((row) => row.encrypted)}::bytea[])
      as moved (id, encrypted)
    where ${raw(table)}.account = ${call.account} and ${raw(table)}.id = moved.id
    returning ${allColumns(table, table)}`)
}

// Replaces a merged person by the one that remains as a participant of sessions.
export async function moveParticipations(call: Call, from: string, to: string) {
  const moved = await call.query<{ id: string; version: number }>(sql`
    select session_id as id, session_version as version
    from merge_participants(${call.account}, ${from}, ${to}, ${toTimestamp(call.now)})`)
  for (const { id, version } of moved) {
    emit(call, 'session.reassigned', { id, version, person_id: to }, ['participants'])
  }
}

// Persons merged into the other person earlier now point directly to the one that remains.
export async function redirectMerged(call: Call, from: string, to: string) {
  const moved = await call.query<Changed>(sql`
    update persons
    set merged_into_id = ${to}, updated_at = ${toTimestamp(call.now)}, version = version + 1
    where account = ${call.account} and merged_into_id = ${from}
    returning id, version`)
  for (const person of moved) emit(call, 'person.updated', person, ['merged_into_id'])
}
