// The SQL of what hangs on a person, whatever it is.
import type { Call } from '#call.ts'
import { allColumns } from '#db/columns.ts'
import { assignments, raw, sql } from '#db/sql.ts'
import type { Kind, Row } from '#record.ts'
import { noteKind } from '#resources/note/lifecycle.ts'
import { columnsOf } from '#sealed.ts'

export const findHanging = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(hanging(kind, person_id))

// Held, so that what is moved is what is there.
export const holdHanging = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(sql`${hanging(kind, person_id)} for no key update of ${raw(kind.table)}`)

const hanging = (kind: Kind, person_id: string) => sql`
  select ${columnsOf(kind)} from ${raw(kind.table)}
  where person_id = ${person_id}
  order by created_at, id`

const most_kept = 10_000

// The notes of a person that are part of the record. One that was voided was never care.
export const findKept = (call: Call, person_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(noteKind)} from notes
    where person_id = ${person_id} and status in ('signed', 'amended')
    order by signed_at desc, id desc
    limit ${most_kept}`)

// Claims that are with a payer: nobody could answer it any more.
const under_way = ['submitted', 'acknowledged', 'accepted', 'pended', 'appealed', 'voiding']

export async function countUnderWay(call: Call, person_id: string) {
  const [counted] = await call.query<{ count: number }>(sql`
    select count(*)::integer as count from claims
    where person_id = ${person_id} and status = any(${under_way})`)
  return counted!.count
}

export async function moveRow(call: Call, { table }: Kind, id: string, columns: object) {
  const [moved] = await call.query<Row>(sql`
    update ${raw(table)} set ${assignments({ ...columns })}, version = version + 1
    where id = ${id}
    returning ${allColumns(table)}`)
  return moved!
}

// Those who had become one with the other lead straight to the one who is left.
export const pointTo = (call: Call, from: string, to: string) =>
  call.query(sql`update persons set merged_into_id = ${to} where merged_into_id = ${from}`)

// What callers wrote in their own words beside the sealed fields.
export const unsay = (call: Call, { table, unsaid }: Kind, id: string) =>
  call.query(sql`update ${raw(table)} set ${assignments({ ...unsaid })} where person_id = ${id}`)
