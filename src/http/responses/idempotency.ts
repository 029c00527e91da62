// Ensures that a write with an Idempotency-Key runs at most once. The result and the stored
// response commit in one transaction.
import { createHmac } from 'node:crypto'
import { type Actor, type Call } from '#kernel/call.ts'
import { decryptionKeys, type Secrets } from '#crypto/secrets.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { personKey, unwrapKey } from '#kernel/person_key.ts'
import { encryptRequestKey, hashRequestKey, type RequestKey } from '#kernel/idempotency_key.ts'
import { encrypt, decrypt } from '#crypto/encrypt.ts'
import type { Entry } from '#http/access/authorize.ts'

// 1 to 255 printable characters, quoted (as in the IETF draft) or bare (as most clients send it).
export function readIdempotencyKey(header: string | string[] | undefined) {
  if (header === undefined) return null
  const text = String(header)
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const param = 'Idempotency-Key'
  throw invalid(param, `\`${param}\` must be 1 to 255 printable ASCII characters without spaces.`)
}

// The key as sent, with the hash it is stored under.
export function requestKeyIn(secrets: Secrets, header: string | string[] | undefined) {
  const text = readIdempotencyKey(header)
  return text === null ? null : { text, hash: hashRequestKey(secrets, text) }
}

// Identifies a request regardless of its encoding (JSON or form) and of which of the account's keys
// sent it. It is an HMAC because it is stored, and a plain hash of a body could be guessed.
export const fingerprint = (
  pepper: Buffer,
  method: string,
  path: string,
  actor: Actor,
  body: unknown,
) =>
  createHmac('sha256', pepper)
    .update(canonical([method, path, actor.kind, actor.id, body ?? {}]))
    .digest('base64url')

export function requireSameRequest(stored: string, now: string) {
  if (stored !== now) throw new ApiError('idempotency_key_reused', {})
}

// The first request with this key is still in progress after the maximum wait.
export const keyInUse = () => new ApiError('idempotency_key_in_use', {}, { retry_after_seconds: 1 })

// The encryption context of a stored response: it can't be decrypted as the response to another.
export const responsePlace = (account: string, key_hash: string) =>
  `idempotency_keys.response ${account} ${key_hash}`

// The person that a response is about: the one it names, or else the only one whose data the call
// read. A response about several persons is encrypted with the deployment's key, as their row is.
export function personIn({ person_keys }: Call, named: string | null) {
  if (named?.startsWith(person_prefix)) return named
  const read = [...person_keys.keys()]
  return read.length === 1 ? read[0]! : null
}

const person_prefix = 'per_'

// A response about a person and its Idempotency-Key are encrypted with that person's key, so that
// erasing the person erases both. Neither is stored for a person who was erased.
export async function encryptResponse(
  call: Call,
  key: RequestKey,
  person_id: string | null,
  text: string | null, // Null if the response isn't stored.
) {
  const { account, secrets } = call
  const own = person_id ? await personKey(call, person_id) : secrets.encryption_key
  if (!own) return { encrypted_key: null, response: null, person_id: null }
  return {
    encrypted_key: encryptRequestKey(own, account, key),
    response: text === null ? null : encrypt(own, responsePlace(account, key.hash), text),
    person_id,
  }
}

type StoredColumns = Pick<Entry, 'stored_response' | 'stored_person_id' | 'stored_wrapped_key'>

// Undefined if the response was deleted or its person was erased.
export async function decryptResponse(call: Call, key_hash: string, stored: StoredColumns) {
  const { stored_response, stored_person_id, stored_wrapped_key } = stored
  const own = stored_person_id
    ? await unwrapKey(call, stored_person_id, stored_wrapped_key)
    : undefined
  if (!stored_response || own === null) return undefined
  const keys = own ? [own] : decryptionKeys(call.secrets)
  return decrypt(keys, responsePlace(call.account, key_hash), stored_response)
}
