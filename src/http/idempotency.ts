// A write that carries an Idempotency-Key happens once, however often it is sent. What was done
// and what was said are kept in the same transaction, so that both are there or neither is.
import { createHmac } from 'node:crypto'
import { personOf } from '#audit.ts'
import { type Actor, type Call, openingKeys, type Secrets } from '#call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { canonical } from '#record.ts'
import { keyOf, openKey } from '#person_key.ts'
import { encryptRequestKey, hashRequestKey, type RequestKey } from '#request_key.ts'
import { seal, unseal } from '#seal.ts'
import type { Entrance } from './judge.ts'

// 1 to 255 visible characters, quoted (as the draft standard has it) or bare (as people send it).
export function readIdempotencyKey(header: string | string[] | undefined) {
  if (header === undefined) return null
  const text = String(header)
  const key = /^"(.*)"$/.exec(text)?.[1] ?? text
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const param = 'Idempotency-Key'
  throw invalid(param, `${param} must be 1 to 255 visible ASCII characters.`)
}

// The key as it was sent, with the hash it is stored by.
export function requestKeyIn(secrets: Secrets, header: string | string[] | undefined) {
  const text = readIdempotencyKey(header)
  return text === null ? null : { text, hash: hashRequestKey(secrets, text) }
}

// The same request, whether it came as JSON or as a form, by whichever of the account's keys.
// Keyed, because it is kept for ever and a body may name a person: nobody can try names on it.
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

// The first request with this key is still running, and was waited for long enough.
export const keyInUse = () => new ApiError('idempotency_key_in_use', {}, { retry_after_seconds: 1 })

// The place an answer is encrypted for: it can't be decrypted as the answer to anything else.
export const answerPlace = (account: string, key_hash: string) =>
  `idempotency_keys.answer ${account} ${key_hash}`

// An answer about a person, and the key it is found by, are encrypted under that person's key: when
// they are erased, so are both. Neither is kept for a person who was erased.
export async function encryptAnswer(
  call: Call,
  object: string,
  key: RequestKey,
  result: object,
  text: string | null, // Null where the answer isn't kept.
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

// Undefined where there is none any more: it was forgotten, or its person was erased.
export async function openAnswer(call: Call, key_hash: string, kept: Kept) {
  const { kept_answer, kept_person_id, kept_wrapped_key } = kept
  const own = kept_person_id ? await openKey(call, kept_person_id, kept_wrapped_key) : undefined
  if (!kept_answer || own === null) return undefined
  const keys = own ? [own] : openingKeys(call.secrets)
  return unseal(keys, answerPlace(call.account, key_hash), kept_answer)
}
