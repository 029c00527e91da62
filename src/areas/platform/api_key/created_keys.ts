// The keys that a member created, directly or with a key of theirs: they outlive the member.
import { sql } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { inSet } from '#kernel/state_sets.ts'
import { revokeKey } from './api_key.ts'
import { apiKeyLifecycle } from './lifecycle.ts'

// Fails as a whole if the caller can't revoke one of them.
export async function revokeKeysOf(call: Call, member_id: string) {
  const keys = await call.query<{ id: string }>(sql`
    with recursive created as (
      select id from api_keys where account = ${call.account} and created_by = ${member_id}
      union
      select api_keys.id
      from api_keys
      join created on api_keys.created_by = created.id
      where api_keys.account = ${call.account}
    )
    select id
    from api_keys
    where account = ${call.account} and id in (select id from created)
      and ${inSet(apiKeyLifecycle, 'usable')}
    order by id`)
  for (const { id } of keys) await revokeKey(call, id)
}
