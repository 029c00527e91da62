// Rejects requests that can be rejected from their headers alone, before they reach Fastify.
// Rejection must be cheap: otherwise a flood of bad requests exhausts the server.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { ApiError } from '#catalogue/api_error.ts'
import { newId } from '#kernel/ids.ts'
import { keyMissing, presentedKey, presentsKey } from '#http/access/authenticate.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { standingHeaders } from '#http/responses/error_envelope.ts'
import { type Expose, plaintextWatch } from './plaintext_watch.ts'
import { framingError, hasBody } from './framing.ts'
import type { AppContext } from '#http/app_context.ts'
import { plainHttp } from './plain_http.ts'
import { overloaded, overloadGuard } from '#http/access/load_shedding.ts'
import type { ProtocolErrors } from './protocol_errors.ts'
import { recordRequest } from '#http/operations/record_request.ts'

type Parts = {
  context: AppContext
  protocol_errors: ProtocolErrors
  expose: Expose
  ends_tls: boolean // True if TLS ends here, false if it ends at a trusted proxy.
  trusted_proxies: BlockList | undefined
  late_limit_ms?: number | undefined // How late the event loop can be before requests are refused.
}

const most_headers = 100

export function headerChecks({
  context,
  protocol_errors,
  expose,
  ends_tls,
  trusted_proxies,
  late_limit_ms,
}: Parts) {
  const guard = overloadGuard(context.admission.queue, late_limit_ms)
  const hashes = new WeakMap<IncomingMessage, string>()
  const held = new WeakMap<IncomingMessage, number>()
  const exposure = plaintextWatch(context, expose)
  const plain = plainHttp(exposure, protocol_errors)

  const watch =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      request.url = plainPath(request.url ?? '/')
      const transport = ends_tls || isOperations(request.url) ? 'secure' : transportOf(request)
      if (transport !== 'secure') return void refusePlain(request, response, transport)
      exposure.renew(request.socket)
      const ambiguous = framingError(request)
      if (ambiguous) return refuse(request, response, ambiguous)
      const preflight = isForPages(request.url) && preflightHeaders(request)
      if (preflight) return answerPreflight(request, response, preflight)
      const error = checkHeaders(request)
      if (error) return refuse(request, response, error)
      const hash = hashes.get(request)
      if (hash === undefined) return handle(request, response)
      const { arrivals, known_keys } = context.admission
      const arrived_at = performance.now()
      arrivals.arrive(known_keys.ownerOf(hash, context.addressOf(request)), {
        start() {
          held.set(request, performance.now() - arrived_at)
          handle(request, response)
        },
        refuse: () => refuse(request, response, overloaded),
        isGone: () => request.socket.destroyed,
      })
    }

  function checkHeaders(request: IncomingMessage): ApiError | undefined {
    try {
      requireWellFormed(request)
      if (needsKey(request.url!)) {
        if (!presentsKey(request.headers)) return keyMissing()
        const hash = presentedKey(request.headers, context.secrets)
        guard.requireTime()
        hashes.set(request, hash)
      }
      return strangeExpectation(request) ? new ApiError('expectation_failed', {}) : undefined
    } catch (error) {
      return error as ApiError
    }
  }

  // A request sent within this process, by an agent's tool or the FHIR API, hasn't passed the
  // checks itself.
  const hashOfInner = ({ url = '', headers }: IncomingMessage) =>
    needsKey(url) && presentsKey(headers) ? presentedKey(headers, context.secrets) : ''

  function refuse(request: IncomingMessage, response: ServerResponse, error: ApiError) {
    const request_id = newId('req')
    const { code: error_code, status } = error
    if (hasBody(request)) request.resume()
    const cors = corsHeaders(request.headers)
    if (cors) response.setHeaders(new Map(Object.entries(cors)))
    protocol_errors.onResponse(error, response, request_id)
    recordRequest(context, {
      request_id,
      method: request.method!,
      route: 'unknown',
      status,
      error_code,
    })
  }

  // Needs no key, even under /v1. The response reveals nothing.
  function answerPreflight(
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ) {
    const request_id = newId('req')
    request.resume()
    response
      .writeHead(200, {
        ...standingHeaders,
        'request-id': request_id,
        'content-length': 0,
        ...headers,
      })
      .end()
    recordRequest(context, { request_id, method: 'OPTIONS', route: 'preflight', status: 200 })
  }

  async function refusePlain(
    request: IncomingMessage,
    response: ServerResponse,
    transport: 'plain' | 'unknown' = 'plain',
  ) {
    if (!exposure.isWatched(request.socket)) {
      return refuse(request, response, await plain.refusalOf(request, transport))
    }
    const { code: error_code, status } = await plain.refuseConnection(request)
    const request_id = newId('req')
    recordRequest(context, {
      request_id,
      method: request.method!,
      route: 'unknown',
      status,
      error_code,
    })
  }

  // Behind a proxy, a connection from an untrusted address is exposed from its first byte.
  function onConnection(socket: Socket) {
    if (!ends_tls && !isTrusted(socket)) exposure.watch(socket)
  }

  const isTrusted = ({ remoteAddress = '', remoteFamily }: Socket) =>
    trusted_proxies?.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4') ?? false

  // Only a trusted proxy's X-Forwarded-Proto counts.
  function transportOf({ socket, headers }: IncomingMessage) {
    if (!isTrusted(socket)) return 'plain'
    const protocol = String(headers['x-forwarded-proto'] ?? '').toLowerCase()
    const hops = protocol.split(',').map((hop) => hop.trim())
    if (hops.every((hop) => hop === 'https')) return 'secure'
    return hops.includes('http') ? 'plain' : 'unknown'
  }

  return {
    watch,
    refusePlain,
    onConnection,
    watchPlain: exposure.watch,
    onSocket: plain.onSocket,
    hashOf: (raw: IncomingMessage) => hashes.get(raw) ?? hashOfInner(raw),
    heldFor: (raw: IncomingMessage) => held.get(raw) ?? 0,
    stop: guard.stop,
  }
}

// Normalizes the path: removes a scheme and host, and decodes characters that need no encoding.
// Otherwise one path could be checked by two different rules.
function plainPath(url: string) {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
  if (!path.includes('%')) return path
  return path.replace(/%(2D|2E|5F|7E|3\d|[46][1-9A-F]|[57][0-9A])/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
}

const isForPages = (url: string) => /^\/(?:v1|files|fhir)(?:[/?]|$)/.test(url)
const needsKey = (url: string) => /^\/(?:v1|mcp|fhir)(?:[/?]|$)/.test(url) && !isOpenInFhir(url)
// What a FHIR client reads before it has a key, and where it gets one.
const isOpenInFhir = (url: string) =>
  /^\/fhir\/R4\/(?:metadata|token|\.well-known\/smart-configuration)(?:\?|$)/.test(url)
const isOperations = (url: string) => /^\/(?:healthz|readyz)$/.test(url)

function requireWellFormed({ rawHeaders, headers, httpVersion }: IncomingMessage) {
  if (rawHeaders.length > most_headers * 2) throw new ApiError('headers_too_large', {})
  const { host } = headers
  if ((host === undefined && httpVersion !== '1.0') || host?.includes(',')) {
    throw new ApiError('malformed_request', { reason: 'it must have exactly one Host header.' })
  }
}

const strangeExpectation = ({ headers: { expect } }: IncomingMessage) =>
  expect !== undefined && expect.toLowerCase() !== '100-continue'
