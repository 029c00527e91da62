// How Idempotency-Keys are stored. They can contain names, so tables have a keyed hash for lookups,
// and the key itself once, encrypted with the data key of the person that the request is about.
// Events and request logs show it until that person is erased.
import { createHmac } from 'node:crypto'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { raw, sql } from '#db/sql.ts'
import { keyPlace } from './person_key.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'

// The prefix distinguishes a hash from a key as sent. The account isn't part of the hash, because
// the statement that looks it up also looks up the account.
export const hashRequestKey = ({ pepper }: Pick<Secrets, 'pepper'>, key: string) =>
  `ik_${createHmac('sha256', pepper).update(`idempotency key ${key}`).digest('base64url')}`

export const requestKeyPlace = (account: string, hash: string) =>
  `idempotency_keys.encrypted_key ${account} ${hash}`

export const encryptRequestKey = (encryption_key: Buffer, account: string, key: RequestKey) =>
  encrypt(encryption_key, requestKeyPlace(account, key.hash), key.text)

// The key as sent, and the hash it is stored under.
export type RequestKey = { text: string; hash: string }

// The parts needed to show the key, for a row of this table that has its hash in the column
// idempotency_key: the encrypted key, the person it was encrypted for, and their wrapped key.
export const requestKeyColumn = (table: string) => sql`(
  select array[encrypted_key, convert_to(kept.person_id, 'UTF8'), wrapped]
  from idempotency_keys as kept
  left join person_keys
    on person_keys.account = kept.account and person_keys.person_id = kept.person_id
  where kept.account = ${raw(`${table}.account`)}
    and kept.key = ${raw(`${table}.idempotency_key`)}) as request_key`

export type RequestKeyColumns = {
  account: string
  idempotency_key: string | null
  request_key?: (Buffer | null)[] | null
}

// The row with the key as sent. Null if the request failed or its person was erased.
export async function showRequestKey<Row extends RequestKeyColumns>(
  secrets: Secrets,
  row: Row,
): Promise<Row> {
  const { request_key, ...rest } = row
  const { account, idempotency_key: hash } = row
  const [encrypted = null, person = null, wrapped = null] = request_key ?? []
  const shown = (idempotency_key: string | null) => ({ ...rest, idempotency_key }) as Row
  if (!hash || !encrypted || (person && !wrapped)) return shown(null)
  const keys = person
    ? [await secrets.key_wrapper.unwrap(wrapped!, keyPlace(account, person.toString()))]
    : decryptionKeys(secrets)
  return shown(decrypt(keys, requestKeyPlace(account, hash), encrypted))
}
