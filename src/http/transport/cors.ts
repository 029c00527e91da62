// CORS: other sites' pages can call the API only with a scoped token, and can use links to files. A
// preflight carries no token, so it gets the same response for every origin and path.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

const taken =
  'authorization, x-api-key, content-type, idempotency-key, if-match, dry-run, prefer, ' +
  'attune-simulate'
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const shown =
  'Request-Id, ETag, Idempotent-Replayed, Dry-Run, RateLimit, RateLimit-Policy, Retry-After, ' +
  'WWW-Authenticate, Preference-Applied'
const kept_seconds = 600

const presentsToken = (headers: IncomingHttpHeaders) =>
  /^bearer +st_/i.test(headers.authorization ?? '') ||
  String(headers['x-api-key'] ?? '').startsWith('st_')

// An opaque origin ("null") can't be distinguished from any other.
const originOf = ({ origin }: IncomingHttpHeaders) =>
  origin && /^https?:\/\/[^\s,]+$/.test(origin) ? origin : undefined

// Lets a page read the response to a request with a scoped token. Whether the token can be used
// from that page is checked with the token; if not, the page can't read the error.
export function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> | undefined {
  const origin = originOf(headers)
  if (!origin || !presentsToken(headers)) return undefined
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': shown,
    vary: 'Origin',
  }
}

// Any page that has a link to a file can use it: the link is what grants access.
export const linkCorsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Request-Id, Content-Disposition, Retry-After',
}

// The response headers of a preflight request.
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
