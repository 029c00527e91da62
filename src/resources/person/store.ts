// The SQL of persons: their keys, and what they are found by.
import { type Call, toTime } from '#call.ts'
import { nothing, raw, sql } from '#db/sql.ts'
import type { Place } from '#http/cursor.ts'
import type { Row } from '#record.ts'
import { columnsOf } from '#sealed.ts'
import { personKind } from './lifecycle.ts'

export const insertKey = (call: Call, id: string, wrapped: Buffer, tokens: Buffer[]) =>
  call.query(sql`
    with key as (
      insert into person_keys (person_id, wrapped) values (${id}, ${wrapped}))
    insert into person_tokens (person_id, token)
    select ${id}, unnest(${tokens}::bytea[])`)

// Those that stay are left alone, so that a change of one contact writes one row.
export const replaceTokens = (call: Call, id: string, tokens: Buffer[]) =>
  call.query(sql`
    with gone as (
      delete from person_tokens where person_id = ${id} and token <> all(${tokens}::bytea[]))
    insert into person_tokens (person_id, token)
    select ${id}, unnest(${tokens}::bytea[])
    on conflict do nothing`)

// Whoever has every one of the tokens, newest first.
export const findByTokens = (call: Call, tokens: Buffer[], limit: number, after?: Place) =>
  call.query<Row>(sql`
    select ${columnsOf(personKind)} from persons
    where id in (
        select person_id from person_tokens
        where token = any(${tokens}::bytea[])
        group by person_id
        having count(*) = ${tokens.length})
      and cares_for(id)
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : nothing}
    order by created_at desc, id desc
    limit ${limit + 1}`)

// Who is meant by an id: where two became one, the one. Whoever goes on to write something about
// them holds them, so that nobody merges or erases them meanwhile.
export const findMeant = (call: Call, id: string, { hold = false } = {}) =>
  call.query<Row>(sql`
    select ${columnsOf(personKind)} from persons
    where id = coalesce((select merged_into_id from persons where id = ${id}), ${id})
    ${hold ? sql`for key share` : nothing}`)

// Holds persons against everybody, also against those who only refer to them, with those who became
// one with them. Who does this takes turns within the account: who is one with whom can change
// while one waits, and then no order of rows would keep two from waiting for each other.
export async function holdWholly(call: Call, ids: string[]) {
  await call.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${call.account} persons`}, 0))`,
  )
  return await call.query<Row>(sql`
    select ${columnsOf(personKind)} from persons
    where id = any(${ids}) or merged_into_id = any(${ids})
    order by id
    for update of persons`)
}

// Those of the ids that name nothing.
export const unknownOf = (
  call: Call,
  table: 'practitioners' | 'persons' | 'consents',
  ids: string[],
) =>
  call.query<{ id: string }>(sql`
    select named.id from unnest(${ids}::text[]) as named (id)
    where not exists (select from ${raw(table)} as known where known.id = named.id)`)

// The key is gone from here on, and with it all that was sealed under it.
export const deleteKeys = (call: Call, ids: string[]) =>
  call.query(sql`
    with destroyed as (
      update person_keys
      set wrapped = null, destroyed_at = ${toTime(call.now)}
      where person_id = any(${ids}) and wrapped is not null),
    forgotten as (delete from person_tokens where person_id = any(${ids})),
    unindexed as (delete from metadata_hashes where person_id = any(${ids})),
    unsaid as (
      update idempotency_keys set answer = null, encrypted_key = null
      where person_id = any(${ids}) and (answer is not null or encrypted_key is not null))
    update persons set sealed = null where id = any(${ids})`)
