// SQL for emergency accesses.
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'

// Whether the calling key is this key, replaced it by rotation, or was created by it or a
// descendant after the given time.
export async function descendsFrom(call: Call, key_id: string, since: string) {
  const [ancestor] = await call.query<{ id: string }>(sql`
    with recursive lineage as (
      select id, replaces_id, created_by_key_id, created_at from api_keys
      where account = ${call.account} and id = ${call.key?.id ?? null}
      union
      select api_keys.id, api_keys.replaces_id, api_keys.created_by_key_id, api_keys.created_at
      from lineage
      join api_keys on api_keys.account = ${call.account}
        and (api_keys.id = lineage.replaces_id
          or (api_keys.id = lineage.created_by_key_id and lineage.created_at > ${since}))
    )
    select id from lineage where id = ${key_id}`)
  return ancestor !== undefined
}
