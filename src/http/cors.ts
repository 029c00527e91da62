// Web pages of others may call us with a scoped token, and with nothing else. A preflight carries
// no token yet, so it is answered for everybody, and tells nothing of what there is.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const taken =
  'authorization, x-api-key, content-type, idempotency-key, if-match, dry-run, attune-simulate'
const methods = 'GET, HEAD, POST, PATCH, DELETE'
const shown =
  'Request-Id, ETag, Idempotent-Replayed, Dry-Run, RateLimit, RateLimit-Policy, Retry-After, ' +
  'WWW-Authenticate'
const kept_seconds = 600

const presentsToken = (headers: IncomingHttpHeaders) =>
  /^bearer +st_/i.test(headers.authorization ?? '') ||
  String(headers['x-api-key'] ?? '').startsWith('st_')

// A page whose origin is hidden ("null") cannot be told from any other.
const originOf = ({ origin }: IncomingHttpHeaders) =>
  origin && /^https?:\/\/[^\s,]+$/.test(origin) ? origin : undefined

// What lets a page read the answer to a request that presents a token. Whether the token may come
// from that page is judged with the token; what is refused for that is not shown to the page.
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined {
  const origin = originOf(headers)
  if (!origin || !presentsToken(headers)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': shown,
    vary: 'Origin',
  }
}

// What a browser is told that asks whether it may send a request at all.
export function preflightHeaders({ method, headers }: IncomingMessage) {
  const origin = originOf(headers)
  const asks = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  if (!origin || !asks) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': taken,
    'access-control-max-age': String(kept_seconds),
    vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  }
}
