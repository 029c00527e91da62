// SQL for all objects that belong to a person.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { allColumns } from '#db/columns.ts'
import { nothing, raw, sql } from '#db/sql.ts'
import { emit } from '#kernel/events.ts'
import type { Kind, Row } from '#kernel/record.ts'
import { noteKind } from '#areas/notes/note/lifecycle.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'

export const findHanging = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(hanging(kind, person_id))

// Locks the rows, so that they don't change before they are moved.
export const holdHanging = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(sql`${hanging(kind, person_id)} for no key update of ${raw(kind.table)}`)

const hanging = (kind: Kind, person_id: string) => sql`
  select ${columnsOf(kind)} from ${raw(kind.table)}
  where person_id = ${person_id}
  order by created_at, id`

const most_kept = 10_000

// The person's notes that are part of the record. Voided notes aren't.
export const findKept = (call: Call, person_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(noteKind)} from notes
    where person_id = ${person_id} and status in ('signed', 'amended')
    order by signed_at desc, id desc
    limit ${most_kept}`)

// Claims open with a payer, who may ask about the person.
const under_way = ['submitted', 'acknowledged', 'accepted', 'pended', 'appealed', 'voiding']

export async function countUnderWay(call: Call, person_id: string) {
  const [counted] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from claims
    where person_id = ${person_id} and status = any(${under_way})`)
  return counted!.count
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
    where ${raw(table)}.id = moved.id
    returning ${allColumns(table, table)}`)
}

// Hands the seats of a merged person to the one that remains, in sessions of any kind.
export async function moveSeats(call: Call, from: string, to: string) {
  const moved = await call.query<{ id: string; version: number }>(sql`
    select session_id as id, session_version as version
    from merge_participants(${from}, ${to}, ${toTimestamp(call.now)})`)
  for (const { id, version } of moved) {
    emit(call, 'session.moved', { id, version, person_id: to }, ['participants'])
  }
}

// Persons merged into the other person earlier now point directly to the one that remains.
export async function pointTo(call: Call, from: string, to: string) {
  const moved = await call.query<Row>(sql`
    update persons
    set merged_into_id = ${to}, updated_at = ${toTimestamp(call.now)}, version = version + 1
    where merged_into_id = ${from}
    returning id, version`)
  for (const person of moved) emit(call, 'person.updated', person, ['merged_into_id'])
}
