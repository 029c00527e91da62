// Ensures that a write with an Idempotency-Key runs at most once. The result and the stored
// response commit in one transaction.
import { createHmac } from 'node:crypto'
import { personOf } from '#kernel/audit.ts'
import { type Actor, type Call } from '#kernel/call.ts'
import { openingKeys, type Secrets } from '#crypto/secrets.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { canonical } from '#crypto/canonical_json.ts'
import { keyOf, openKey } from '#kernel/person_key.ts'
import { encryptRequestKey, hashRequestKey, type RequestKey } from '#kernel/idempotency_key.ts'
import { seal, unseal } from '#crypto/encrypt.ts'
import type { Entrance } from '#http/access/authorize.ts'

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

export function requireSameRequest(kept: string, now: string) {
  if (kept !== now) throw new ApiError('idempotency_key_reused', {})
}

// The first request with this key is still in progress after the maximum wait.
export const keyInUse = () => new ApiError('idempotency_key_in_use', {}, { retry_after_seconds: 1 })

// The encryption context of a stored response: it can't be decrypted as the response to another.
export const answerPlace = (account: string, key_hash: string) =>
  `idempotency_keys.answer ${account} ${key_hash}`

// A response about a person and its Idempotency-Key are encrypted with that person's key, so that
// erasing the person erases both. Neither is stored for a person who was erased.
export async function encryptAnswer(
  call: Call,
  object: string,
  key: RequestKey,
  result: object,
  text: string | null, // Null if the response isn't stored.
) {
  const person_id = personOf(object, result)
  if (person_id) {
    const own = await keyOf(call, person_id)
    call.person = own && { id: person_id, key: own }
    if (!own) return { encrypted_key: null, answer: null }
  }
  const { account, secrets } = call
  const encryption_key = call.person?.key ?? secrets.encryption_key
  return {
    encrypted_key: encryptRequestKey(encryption_key, account, key),
    answer: text === null ? null : seal(encryption_key, answerPlace(account, key.hash), text),
  }
}

type Kept = Pick<Entrance, 'kept_answer' | 'kept_person_id' | 'kept_wrapped_key'>

// Undefined if the response was deleted or its person was erased.
export async function openAnswer(call: Call, key_hash: string, kept: Kept) {
  const { kept_answer, kept_person_id, kept_wrapped_key } = kept
  const own = kept_person_id ? await openKey(call, kept_person_id, kept_wrapped_key) : undefined
  if (!kept_answer || own === null) return undefined
  const keys = own ? [own] : openingKeys(call.secrets)
  return unseal(keys, answerPlace(call.account, key_hash), kept_answer)
}
