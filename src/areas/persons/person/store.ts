// SQL for persons, their encryption keys and their search tokens.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { nothing, raw, sql } from '#db/sql.ts'
import type { Place } from '#http/lists/cursor.ts'
import { columnsOf } from '#kernel/encrypted_row.ts'
import { personKind } from './lifecycle.ts'
import type { PersonRow } from './schema.ts'

export const insertKey = (call: Call, id: string, wrapped: Buffer, tokens: Buffer[]) =>
  call.query(sql`
    with key as (
      insert into person_keys (account, person_id, wrapped)
      values (${call.account}, ${id}, ${wrapped}))
    insert into person_tokens (account, person_id, token)
    select ${call.account}, ${id}, unnest(${tokens}::bytea[])`)

// Unchanged tokens are kept, so that changing one contact writes one row.
export const replaceTokens = (call: Call, id: string, tokens: Buffer[]) =>
  call.query(sql`
    with removed as (
      delete from person_tokens
      where account = ${call.account} and person_id = ${id} and token <> all(${tokens}::bytea[]))
    insert into person_tokens (account, person_id, token)
    select ${call.account}, ${id}, unnest(${tokens}::bytea[])
    on conflict do nothing`)

// Persons that have all of the tokens, newest first.
export const findByTokens = (call: Call, tokens: Buffer[], limit: number, after?: Place) =>
  call.query<PersonRow>(sql`
    select ${columnsOf(personKind)} from persons
    where account = ${call.account}
      and id in (
        select person_id from person_tokens
        where account = ${call.account} and token = any(${tokens}::bytea[])
        group by person_id
        having count(*) = ${tokens.length})
      and can_find_person(${call.account}, id)
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : nothing}
    order by created_at desc, id desc
    limit ${limit + 1}`)

// Resolves the ID of a merged person to the person they were merged into. Callers that write about
// the person lock the row, so that the person isn't merged or erased meanwhile.
export const findResolved = (call: Call, id: string, { lock = false } = {}) =>
  call.query<PersonRow>(sql`
    select ${columnsOf(personKind)} from persons
    where account = ${call.account}
      and id = coalesce((
        select merged_into_id from persons where account = ${call.account} and id = ${id}), ${id})
    ${lock ? sql`for key share` : nothing}`)

// Locks persons exclusively, with everyone merged into them. An advisory lock serializes this
// within the account: merges can change while waiting, so no row order would prevent deadlocks.
export async function lockWithMerged(call: Call, ids: string[]) {
  await call.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${call.account} persons`}, 0))`,
  )
  return await call.query<PersonRow>(sql`
    select ${columnsOf(personKind)} from persons
    where account = ${call.account} and (id = any(${ids}) or merged_into_id = any(${ids}))
    order by id
    for update of persons`)
}

// The IDs that don't exist.
export const findMissing = (
  call: Call,
  table: 'practitioners' | 'persons' | 'consents',
  ids: string[],
) =>
  call.query<{ id: string }>(sql`
    select named.id from unnest(${ids}::text[]) as named (id)
    where not exists (
      select from ${raw(table)} as existing
      where existing.account = ${call.account} and existing.id = named.id)`)

// Destroys the key, and with it everything encrypted under it.
export const deleteKeys = (call: Call, ids: string[]) =>
  call.query(sql`
    with destroyed_keys as (
      update person_keys
      set wrapped = null, destroyed_at = ${toTimestamp(call.now)}
      where account = ${call.account} and person_id = any(${ids}) and wrapped is not null),
    deleted_tokens as (
      delete from person_tokens where account = ${call.account} and person_id = any(${ids})),
    deleted_hashes as (
      delete from metadata_hashes where account = ${call.account} and person_id = any(${ids})),
    cleared_responses as (
      update idempotency_keys set response = null, encrypted_key = null
      where account = ${call.account} and person_id = any(${ids})
        and (response is not null or encrypted_key is not null))
    update persons set encrypted = null where account = ${call.account} and id = any(${ids})`)
