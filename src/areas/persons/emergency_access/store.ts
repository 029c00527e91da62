// SQL for emergency accesses.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

// Whether the calling key or member is this one, replaced it by rotation, or was created by it or a
// descendant after the given time.
export async function descendsFrom(call: Call, key_id: string, since: string) {
  const [ancestor] = await call.query<{ id: string }>(sql`
    with recursive holders as (
      select id, replaces_id, created_by_key_id, created_at from api_keys
      where account = ${call.account}
      union all
      select id, null, created_by_key_id, created_at from members
      where account = ${call.account}
    ), lineage as (
      select id, replaces_id, created_by_key_id, created_at from holders
      where id = ${call.member?.id ?? call.key?.id ?? null}
      union
      select holders.id, holders.replaces_id, holders.created_by_key_id, holders.created_at
      from lineage
      join holders on holders.id = lineage.replaces_id
        or (holders.id = lineage.created_by_key_id and lineage.created_at > ${since})
    )
    select id from lineage where id = ${key_id}`)
  return ancestor !== undefined
}
