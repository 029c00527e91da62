// The data key of a person: created with the person, stored wrapped, destroyed on erasure. A call
// caches the keys it has unwrapped, so that writing about a person it has already read needs no
// further query. The cache ends with the call, so that no key outlives an erasure.
import type { Call } from './call.ts'
import { sql } from '#db/sql.ts'
import { newDataKey } from '#crypto/key_wrapping.ts'

export const keyPlace = (account: string, person_id: string) =>
  `person_keys.wrapped ${account} ${person_id}`

// Unwraps a key that was read with a row. Null if it was destroyed.
export async function unwrapKey(call: Call, person_id: string, wrapped: Buffer | null) {
  const known = call.person_keys.get(person_id)
  if (known && wrapped) return known
  const place = keyPlace(call.account, person_id)
  const key = wrapped && (await call.secrets.key_wrapper.unwrap(wrapped, place))
  call.person_keys.set(person_id, key)
  return key
}

// The key of any person. Null if it was destroyed. Queries only if no row of theirs was read
// before.
export async function personKey(call: Call, person_id: string): Promise<Buffer | null> {
  const known = call.person_keys.get(person_id)
  if (known !== undefined) return known
  const [found] = await call.query<{ wrapped: Buffer | null }>(
    sql`
      select wrapped from person_keys
      where account = ${call.account} and person_id = ${person_id}`,
  )
  return await unwrapKey(call, person_id, found?.wrapped ?? null)
}

// Whether a person whose row this call has read was erased.
export const isKeyDestroyed = (call: Call, person_id: string) =>
  call.person_keys.get(person_id) === null

export async function createPersonKey(call: Call, person_id: string) {
  const key = newDataKey()
  call.person_keys.set(person_id, key)
  return {
    key,
    wrapped: await call.secrets.key_wrapper.wrap(key, keyPlace(call.account, person_id)),
  }
}
