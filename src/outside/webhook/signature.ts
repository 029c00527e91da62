// Standard Webhooks signatures: v1 (HMAC-SHA256, a shared secret) and v1a (Ed25519, a public key).
// https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
import type { KeyObject } from 'node:crypto'
import { createHmac, randomBytes, sign } from 'node:crypto'
import { ed25519FromSeed, type Ed25519Pair, seed_bytes } from '#crypto/ed25519.ts'

export type WebhookKey = { privateKey: KeyObject; public_key: `whpk_${string}` }
export type SignatureHeaders = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

const secret_bytes = { least: 24, made: 32, most: 64 }

// Every signature the receiver can verify. During a rotation, includes the old secret's.
export function signatureHeaders(delivery: {
  id: string
  timestamp_seconds: number
  body: string
  secrets: string[]
  keys: KeyObject[]
}): SignatureHeaders {
  const { id, timestamp_seconds, body, secrets, keys } = delivery
  const signatures = [
    ...secrets.map((secret) => signV1(secret, id, timestamp_seconds, body)),
    ...keys.map((key) => signV1a(key, id, timestamp_seconds, body)),
  ]
  if (signatures.length === 0) throw new Error('A webhook must have at least one signature.')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp_seconds),
    'webhook-signature': signatures.join(' '),
  }
}

export const newWebhookSecret = () => `whsec_${randomBytes(secret_bytes.made).toString('base64')}`

export function signV1(secret: string, id: string, timestamp: number, body: string): string {
  const hmac = createHmac('sha256', bytesOf('whsec_', secret, secret_bytes))
  return `v1,${hmac.update(signedContent(id, timestamp, body)).digest('base64')}`
}

export function signV1a(privateKey: KeyObject, id: string, timestamp: number, body: string) {
  const content = Buffer.from(signedContent(id, timestamp, body))
  return `v1a,${sign(null, content, privateKey).toString('base64')}`
}

export function asWebhookKey({ privateKey, public_bytes }: Ed25519Pair): WebhookKey {
  return { privateKey, public_key: `whpk_${public_bytes.toString('base64')}` }
}

// whsk_ is the seed followed by its public key.
export function readSigningKey(whsk: string): WebhookKey {
  const bytes = bytesOf('whsk_', whsk, { least: 64, most: 64 })
  const key = asWebhookKey(ed25519FromSeed(bytes.subarray(0, seed_bytes)))
  if (key.public_key === `whpk_${bytes.subarray(seed_bytes).toString('base64')}`) return key
  throw new Error('The seed and public key of this whsk_ key do not match.')
}

// A dot in the ID would allow two messages with the same signature.
function signedContent(id: string, timestamp: number, body: string) {
  if (id.includes('.')) throw new Error('The ID of a webhook must not contain a dot.')
  if (!Number.isSafeInteger(timestamp))
    throw new Error('The timestamp of a webhook must be in whole seconds.')
  return `${id}.${timestamp}.${body}`
}

// Node ignores invalid base64, so the bytes are encoded again and compared.
function bytesOf(prefix: string, text: string, length: { least: number; most: number }): Buffer {
  const bytes = Buffer.from(text.slice(prefix.length), 'base64')
  const whole = text === prefix + bytes.toString('base64')
  if (whole && bytes.length >= length.least && bytes.length <= length.most) return bytes
  throw new Error(`This is not a valid ${prefix} key.`)
}
