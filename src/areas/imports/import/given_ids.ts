// The external IDs of objects that have no field for one: the rows of imports say which objects got
// which.
import type { Call } from '#kernel/call.ts'
import { raw, sql } from '#db/sql.ts'
import type { Kind } from '#kernel/record.ts'

// The IDs of objects by the external ID that they were given, or by their own. Locked, because no
// unique index keeps two imports from creating the same object.
export async function findByRows(call: Call, { object, table, prefix }: Kind, wanted: string[]) {
  const lock = `imported ${object} ${call.account}`
  await call.query(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const own = wanted.filter((each) => each.startsWith(`${prefix}_`))
  const found = await call.query<{ external_id: string; id: string }>(sql`
    select external_id, object_id as id from import_rows
    where account = ${call.account} and object = ${raw(`'${object}'`)}
      and external_id = any(${wanted}) and object_id is not null and outcome <> 'removed'
    union all
    select id, id from ${raw(table)} where account = ${call.account} and id = any(${own})`)
  return new Map(found.map((each) => [each.external_id, each.id]))
}

// The external IDs that such objects were given.
export const findGivenIds = (call: Call, { object }: Kind, ids: string[]) =>
  call.query<{ id: string; external_id: string }>(sql`
    select object_id as id, external_id from import_rows
    where account = ${call.account} and object = ${raw(`'${object}'`)}
      and object_id = any(${ids}) and outcome <> 'removed'`)
