// Verifies webhook deliveries (Standard Webhooks, v1 and v1a) and returns their typed event.
import type { AttuneEvent } from './generated/events.ts'
import { WebhookVerificationError } from './webhook_error.ts'

export { WebhookVerificationError } from './webhook_error.ts'

/** The headers of the delivery: those of the standard `Request`, of Node.js, or a plain object. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Record<string, string | readonly string[] | undefined>

export type UnwrapOptions = {
  /** How old a delivery can be, and how far ahead its clock, in seconds. Default: 300. */
  tolerance?: number
}

const default_tolerance_seconds = 300

/**
 * Verifies a delivery and returns its event. Throws a `WebhookVerificationError` that says what is
 * wrong. Deliveries can arrive twice: deduplicate by `event.id`.
 *
 * `body` is the raw body, exactly as received. `secret` is the endpoint's secret (`whsec_…`), the
 * deployment's public key (`whpk_…`, from `/.well-known/webhook-keys.json`), or several of them.
 *
 * @example
 * const event = await unwrap(await request.text(), request.headers, 'whsec_…')
 * if (event.type === 'session.created') console.log(event.data.object.id)
 */
export async function unwrap(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = default_tolerance_seconds }: UnwrapOptions = {},
): Promise<AttuneEvent> {
  const text = textOf(body)
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature').split(' ')
  refuseOld(timestamp, tolerance)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  for (const key of [secret].flat()) {
    if (await isSignedWith(key, signed, signatures)) return JSON.parse(text) as AttuneEvent
  }
  throw new WebhookVerificationError(
    'No signature matches. Check that the secret is that of this endpoint, and that the body is ' +
      'the raw body, before any parsing.',
  )
}

/** The functions that `attune.webhooks` has. They need no API key. */
export const webhooks: { unwrap: typeof unwrap } = { unwrap }

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    if (body instanceof ArrayBuffer || body instanceof Uint8Array) return decoder.decode(body)
  } catch {
    throw new WebhookVerificationError('The body is not UTF-8.')
  }
  throw new WebhookVerificationError(
    'The body was already parsed. Pass the raw body, as text or bytes, because the signature ' +
      'covers exactly that.',
  )
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const found =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const value = typeof found === 'string' ? found : (found as readonly string[] | undefined)?.[0]
  if (!value) throw new WebhookVerificationError(`The \`${name}\` header is missing.`)
  return value
}

// A copy of an old delivery must not be accepted, however well it is signed.
function refuseOld(timestamp: string, tolerance: number): void {
  const age = Date.now() / 1_000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp)) {
    throw new WebhookVerificationError('The `webhook-timestamp` header is not in Unix seconds.')
  }
  if (Math.abs(age) <= tolerance) return
  const seconds = Math.round(Math.abs(age))
  throw new WebhookVerificationError(
    `The delivery was sent ${seconds} seconds ${age > 0 ? 'ago' : 'ahead of this clock'}; the ` +
      `tolerance is ${tolerance} seconds. Check the clock of this machine.`,
  )
}

type Scheme = { version: string; algorithm: { name: string; hash?: string }; usages: 'verify'[] }
const schemes: Record<string, Scheme> = {
  whsec_: { version: 'v1', algorithm: { name: 'HMAC', hash: 'SHA-256' }, usages: ['verify'] },
  whpk_: { version: 'v1a', algorithm: { name: 'Ed25519' }, usages: ['verify'] },
}

async function isSignedWith(secret: string, signed: Bytes, signatures: string[]) {
  const prefix = /^wh[a-z]+_/.exec(secret)?.[0] ?? ''
  const scheme = schemes[prefix]
  if (!scheme) {
    throw new WebhookVerificationError('The secret must begin with `whsec_` or `whpk_`.')
  }
  const { version, algorithm, usages } = scheme
  const bytes = bytesOf(secret.slice(prefix.length))
  const key = bytes && (await crypto.subtle.importKey('raw', bytes, algorithm, false, usages))
  if (!key) throw new WebhookVerificationError('The secret is not valid base64.')
  for (const [, signature] of signatures.map((each) => each.split(',')).filter(of(version))) {
    const given = bytesOf(signature ?? '')
    if (given && (await crypto.subtle.verify(algorithm.name, key, given, signed))) return true
  }
  return false
}

const of =
  (version: string) =>
  ([name]: string[]) =>
    name === version

type Bytes = Uint8Array<ArrayBuffer>

function bytesOf(base64: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
