// The one way in. Every request is checked, run in one transaction, and answered, in that order.
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { ApiError, notFound } from '#catalogue/api_error.ts'
import { newId } from '#ids.ts'
import { exposeKey } from '#resources/api_key/api_key.ts'
import { kinds, routes } from '#resources/index.ts'
import { presentedKey } from './authenticate.ts'
import { documentationRoutes } from './documentation.ts'
import { envelope, errorHeaders, standingHeaders } from './envelope.ts'
import { admit, handlerOf } from './handle.ts'
import type { House } from './house.ts'
import { type Certificate, listener } from './listener.ts'
import { operationsRoutes } from './operations.ts'
import { refusalOfPlain } from './plain.ts'
import { overloadGuard } from './pressure.ts'
import { protocolFaults } from './protocol_faults.ts'
import { asApiError, describe } from './trouble.ts'
import { wellKnownRoutes } from './well_known.ts'

declare module 'fastify' {
  interface FastifyRequest {
    key_hash: string
    account: string | undefined
    key_id: string | undefined
    admitted: boolean // Whether the database has judged the key.
    error_code: string | undefined
  }
}

export type ServerOptions = {
  certificate: Certificate | undefined
  trusted_proxies?: BlockList | undefined
  times?: { headers_ms?: number; request_ms?: number; check_ms?: number }
}

const most_headers = 100
const body_limit_bytes = 1_000_000

export function buildServer(parts: Omit<House, 'kinds'>, options: ServerOptions) {
  const house: House = { ...parts, kinds }
  const faults = protocolFaults(house.public_url)
  const guard = overloadGuard()
  const server = fastify({
    bodyLimit: body_limit_bytes,
    routerOptions: { maxParamLength: 1_000 },
    genReqId: () => newId('req'),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: faults.onSocket as never,
    // A path that cannot be decoded is found out before any hook has run.
    frameworkErrors: (error, request, reply) =>
      void greet(request, reply).then(
        () => refuse(request, reply, error),
        (first) => refuse(request, reply, first),
      ),
    serverFactory: (handle) =>
      listener({ ...options, faults, refusePlain }, handle as never) as never,
  })

  server.decorateRequest('key_hash', '')
  server.decorateRequest('account', undefined)
  server.decorateRequest('key_id', undefined)
  server.decorateRequest('admitted', false)
  server.decorateRequest('error_code', undefined)

  // Bodies are read as bytes; what they mean is judged after the key, by the route.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

  server.addHook('onRequest', greet)
  server.addHook('onResponse', async (request, reply) => record(house, request, reply))
  server.setErrorHandler((error, request, reply) => refuse(request, reply, error))
  server.setNotFoundHandler((request) => {
    throw unknownPath(request)
  })

  for (const route of routes) {
    server.route({
      method: route.method,
      url: route.path.replace('{id}', ':id'),
      handler: handlerOf(house, route),
    })
  }
  operationsRoutes(server, house)
  wellKnownRoutes(server, house)
  documentationRoutes(server, house)
  server.addHook('onClose', async () => guard.stop())
  return server

  // What can be judged from the headers alone, before a byte of the body is read.
  async function greet(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(standingHeaders).header('request-id', request.id)
    requireWellFormed(request)
    await requireSecure(request)
    if (!isUnderV1(request)) return
    guard.requireTime()
    request.key_hash = presentedKey(request.headers, house.secrets)
  }

  // Whatever went wrong, the answer is the envelope. What only concerns the request itself is told
  // after its key was judged, even where the framework found the fault before we could.
  async function refuse(request: FastifyRequest, reply: FastifyReply, cause: unknown) {
    let error = asRefusal(cause)
    if (request.key_hash && !request.admitted && error.status < 500) {
      error = await admit(house, request, reply).then(() => error, asRefusal)
    }
    if (error.status === 500) {
      house.log.error({ request_id: request.id, error: describe(cause) }, 'a request failed')
    }
    request.error_code = error.code
    return reply
      .code(error.status)
      .headers({ ...standingHeaders, 'request-id': request.id, ...errorHeaders(error) })
      .type('application/json; charset=utf-8')
      .send(envelope(error, house.public_url, request.id))
  }

  function refusePlain(request: IncomingMessage, response: ServerResponse) {
    request.resume()
    refusalOfPlain(house, request.headers, exposeKey)
      .catch(asApiError)
      .then((error) => faults.onResponse(error, response))
  }

  // Behind a proxy that ends TLS, its word is taken, and nobody else's.
  async function requireSecure(request: FastifyRequest) {
    if (options.certificate || isOperations(request)) return
    const { remoteAddress = '', remoteFamily } = request.socket
    const family = remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'
    const trusted = options.trusted_proxies?.check(remoteAddress, family)
    if (trusted && request.headers['x-forwarded-proto'] === 'https') return
    throw await refusalOfPlain(house, request.headers, exposeKey)
  }
}

const isUnderV1 = ({ url }: FastifyRequest) => /^\/v1(?:[/?]|$)/.test(url)
const isOperations = ({ url }: FastifyRequest) => /^\/(?:healthz|readyz|metrics)$/.test(url)

function requireWellFormed({ raw }: FastifyRequest) {
  if (raw.rawHeaders.length > most_headers * 2) throw new ApiError('headers_too_large', {})
  if (raw.headers.host === undefined && raw.httpVersion !== '1.0') {
    throw new ApiError('malformed_request', { reason: 'it has no Host header.' })
  }
}

// A path that exists with another method is told so, with the methods it takes.
function unknownPath({ url, method }: FastifyRequest) {
  const path = url.split('?', 1)[0]!
  const fits = routes.filter((route) =>
    new RegExp(`^${route.path.replace('{id}', '[^/]+')}$`).test(path),
  )
  if (fits.length === 0) return notFound('path', 'path')
  const methods = fits.flatMap((route) => (route.method === 'GET' ? ['GET', 'HEAD'] : route.method))
  const allow = [...new Set(methods)].join(', ')
  return new ApiError('method_not_allowed', { method, allow }, { headers: { allow } })
}

// The framework's own faults, in our words.
function asRefusal(cause: unknown): ApiError {
  const { code = '', statusCode = 500 } = cause as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ApiError('payload_too_large', {})
  if (code.startsWith('FST_') && statusCode < 500) {
    return new ApiError('malformed_request', { reason: 'its path or its body cannot be read.' })
  }
  return asApiError(cause)
}

// One line for each request: which route, how it ended, for whom. No path, no query, no body.
function record({ log, metrics }: House, request: FastifyRequest, reply: FastifyReply) {
  const { id, method, account, key_id, error_code } = request
  const route = request.routeOptions.url ?? 'unknown'
  const took_ms = reply.elapsedTime
  metrics.count(method, route, reply.statusCode, took_ms)
  const status = reply.statusCode
  log.info({ request_id: id, method, route, status, took_ms, account, key_id, error_code })
}
