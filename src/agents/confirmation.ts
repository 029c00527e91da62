// Confirmations of dry runs. A confirmation is signed and stores nothing: it holds when it expires,
// what was requested with which key, and what the dry run would have done. So a request that was
// changed since, and a state that changed since, are refused.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { canonical } from '#crypto/canonical_json.ts'

export type Requested = { tool: string; credential: string; input: object }

const valid_seconds = 600
const mac_length = 22

export type Refusal = { code: `confirmation_${string}`; message: string }

export function confirm(key: Buffer, requested: Requested, effect: string, now_seconds: number) {
  const expires_seconds = Math.floor(now_seconds) + valid_seconds
  return {
    confirm: confirmationOf(key, requested, effect, expires_seconds),
    expires_at: new Date(expires_seconds * 1_000).toISOString(),
  }
}

function confirmationOf(key: Buffer, requested: Requested, effect: string, expires: number) {
  const request = mac(key, 'request', [expires, requested])
  return [expires.toString(36), request, mac(key, 'effect', [request, effect])].join('.')
}

// Before the dry run is repeated: whether it is for this request and hasn't expired.
export function refusalOf(
  key: Buffer,
  requested: Requested,
  confirmation: string,
  now_seconds: number,
): Refusal | undefined {
  const [expiry = '', request = ''] = confirmation.split('.')
  const expires = Number.parseInt(expiry, 36)
  if (!isEqual(request, mac(key, 'request', [expires, requested]))) return other_request
  return expires < now_seconds ? expired : undefined
}

// After the dry run was repeated: whether it would do the same.
export function isStale(key: Buffer, confirmation: string, effect: string) {
  const [, request = '', before = ''] = confirmation.split('.')
  return !isEqual(before, mac(key, 'effect', [request, effect]))
}

export const other_request: Refusal = {
  code: 'confirmation_invalid',
  message:
    '`confirm` belongs to another request. Send exactly the arguments of the dry run with the ' +
    '`confirm` it returned, or omit `confirm` for a new dry run.',
}
export const expired: Refusal = {
  code: 'confirmation_expired',
  message: '`confirm` has expired. Omit it for a new dry run, and confirm that one.',
}
export const stale: Refusal = {
  code: 'confirmation_stale',
  message:
    'The result would differ from the dry run, because something has changed since. Nothing was ' +
    'done. Omit `confirm` for a new dry run, and check its result.',
}

const mac = (key: Buffer, purpose: string, content: unknown) =>
  createHmac('sha256', key)
    .update(`${purpose} ${canonical(content)}`)
    .digest('base64url')
    .slice(0, mac_length)

const isEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

// What a dry run would do, without what differs between two runs of the same request: IDs of new
// objects, and times that count from now. Versions, states and amounts remain. A matching draws
// lots among equals, so of its result only the events are compared.
export function effectOf(dry_run: string, input: object) {
  const sent = JSON.stringify(input)
  const { response, events } = JSON.parse(dry_run) as { response: object; events: object[] }
  const compared = 'seed' in response ? { events } : { response, events }
  return canonical(
    JSON.parse(JSON.stringify(compared), (_, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(varies, (part) => (sent.includes(part) ? part : ''))
        : value,
    ),
  )
}

const varies = /\b[a-z]+_[0-9A-Za-z]{20,}|\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g
