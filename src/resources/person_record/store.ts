// The SQL of what hangs on a person, whatever it is.
import type { Call } from '#call.ts'
import { assignments, raw, sql } from '#db/sql.ts'
import type { Kind, Row } from '#record.ts'
import { columnsOf } from '#sealed.ts'

export const findHanging = (call: Call, kind: Kind, person_id: string) =>
  call.query<Row>(sql`
    select ${columnsOf(kind)} from ${raw(kind.table)}
    where person_id = ${person_id}
    order by created_at, id`)

export const moveRow = (call: Call, { table }: Kind, id: string, columns: object) =>
  call.query(sql`update ${raw(table)} set ${assignments({ ...columns })} where id = ${id}`)

// Those who had become one with the other lead straight to the one who is left.
export const pointTo = (call: Call, from: string, to: string) =>
  call.query(sql`update persons set merged_into_id = ${to} where merged_into_id = ${from}`)

export const forgetTokens = (call: Call, person_id: string) =>
  call.query(sql`delete from person_tokens where person_id = ${person_id}`)

export const findMergedInto = (call: Call, person_id: string) =>
  call.query<{ id: string }>(sql`select id from persons where merged_into_id = ${person_id}`)

// What callers wrote in their own words beside the sealed fields.
export const unsay = (call: Call, { table, unsaid }: Kind, ids: string[]) =>
  call.query(sql`
    update ${raw(table)} set ${assignments({ ...unsaid })} where person_id = any(${ids})`)
