// The index of metadata: a hash for each key and value, so that objects can be found by them. It
// supports equality only. Other values of encrypted rows that lists filter by are in it too. The
// hash of encrypted metadata has a key, which differs for each account
// and doesn't depend on the encryption key, so that key can be rotated without changing the index.
import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Call } from './call.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { join, sql, type Statement } from '#db/sql.ts'

export type Metadata = Record<string, string>

// The hashes of an object, written by leave(). They replace its earlier ones.
export type MetadataDraft = { object_id: string; person_id: string | null; hashes: string[] }

const hash_bytes = 16

// The kind of object is part of the hash, so that equal values of different kinds can't be linked.
export function metadataHash(
  { secrets, account }: Pick<Call, 'secrets' | 'account'>,
  object: string,
  key: string,
  value: string,
) {
  const text = JSON.stringify([object, key, value])
  const digest = createHmac('sha256', hashKey(secrets, account)).update(text).digest()
  return digest.subarray(0, hash_bytes)
}

// The hash of metadata that isn't encrypted, as the function plain_metadata_hash() computes it.
export const plainMetadataHash = (object: string, key: string, value: string) =>
  createHash('sha256')
    .update(`${object}:${Buffer.byteLength(key)}:${key}${value}`)
    .digest()
    .subarray(0, hash_bytes)

const hashKey = ({ pepper }: Secrets, account: string) =>
  Buffer.from(hkdfSync('sha256', pepper, account, 'attune metadata index', 32))

// A value that a list filters by, in an encrypted field other than metadata.
export type SearchedValue = { filter: string; value: string }

// The filter is part of the kind, so that no metadata has the same hash.
export const searchedHash = (
  call: Pick<Call, 'secrets' | 'account'>,
  object: string,
  { filter, value }: SearchedValue,
) => metadataHash(call, `${object}.${filter}`, filter, value)

// What an object can be found by.
export type Searched = { metadata: Metadata; values: SearchedValue[] }

// Replaces the hashes of an object when the call ends. Does nothing for an object that had none and
// gets none.
export function indexSearched(
  call: Call,
  object: string,
  { id, person_id }: { id: string; person_id: string | null },
  { metadata, values }: Searched,
  before: Searched,
) {
  const count = Object.keys({ ...metadata, ...before.metadata }).length
  if (count + values.length + before.values.length === 0) return
  const hashes = [
    ...Object.entries(metadata).map(([key, value]) => metadataHash(call, object, key, value)),
    ...values.map((each) => searchedHash(call, object, each)),
  ].map((hash) => hash.toString('hex'))
  call.effects.metadata.push({ object_id: id, person_id, hashes })
}

// A list filter: objects that have this value in an encrypted field.
export const hasSearched = (call: Call, object: string, searched: SearchedValue): Statement =>
  sql`id in (
    select object_id from metadata_hashes
    where account = ${call.account} and hash = ${searchedHash(call, object, searched)})`

// A list filter: objects that have all of these pairs.
export const hasMetadata = (
  account: string,
  filter: Metadata,
  hashOf: (key: string, value: string) => Buffer,
): Statement =>
  join(
    [
      sql`true`,
      ...Object.entries(filter).map(
        ([key, value]) => sql`id in (
          select object_id from metadata_hashes
          where account = ${account} and hash = ${hashOf(key, value)})`,
      ),
    ],
    ' and ',
  )
