// Builds the HTTP server: registers all routes, hooks and error handlers.
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { BlockList } from 'node:net'
import type { Pages } from '#docs/pages.ts'
import { agentEndpoint } from '#agents/http_endpoint.ts'
import { fhirRoutes } from '#fhir/routes.ts'
import { newId } from '#kernel/ids.ts'
import { asEvent } from '#areas/platform/event/schema.ts'
import { fileRoutes } from '#areas/documents/document/file_route.ts'
import { feedRoute } from '#areas/sessions/calendar_feed/feed_route.ts'
import { kinds, routes } from '#areas/index.ts'
import { signInRoutes } from '#areas/members/sign_in/routes.ts'
import { registerStediWebhook } from '#areas/claims/clearinghouse_connection/webhook.ts'
import { registerStripeWebhook } from '#areas/payments/processor_webhook/stripe.ts'
import { paymentPageRoutes } from '#areas/payments/payment_request/page_route.ts'
import { registerDailyWebhook } from '#areas/sessions/video_room/daily_webhook.ts'
import { registerTwilioWebhooks } from '#areas/messages/provider_webhook/twilio.ts'
import { exposeCredential } from '#areas/persons/scoped_token/scoped_token.ts'
import { consoleRoutes } from './console.ts'
import { errorResponder } from './error_response.ts'
import { record } from './request_record.ts'
import { addressOf } from '#http/transport/client_address.ts'
import { notFound } from '#catalogue/api_error.ts'
import { corsHeaders } from '#http/transport/cors.ts'
import { forwarder } from '#http/transport/forward.ts'
import { headerChecks } from '#http/transport/header_checks.ts'
import { documentationRoutes, notFoundHandler } from '#docs/serve.ts'
import { standingHeaders } from '#http/responses/error_envelope.ts'
import { admissionOf } from '#http/access/admission.ts'
import { checkBeforeBody } from '#http/access/before_body.ts'
import { frontRoutes } from '#areas/platform/waitlist/signup_pages.ts'
import { apiRoutes, findRoute, namesNothing } from '#http/api_routes.ts'
import { routeTable } from '#http/routing/route_table.ts'
import { auditWriter } from '#kernel/audit_writer.ts'
import { createTimeSlices } from '#kernel/time_slices.ts'
import type { AppContext } from '#http/app_context.ts'
import { createCompiledSchemas } from '#http/compiled_schemas.ts'
import { type Certificate, listener } from '#http/transport/listener.ts'
import type { MetricsToken } from '#http/operations/metrics_listener.ts'
import { operationsRoutes } from '#http/operations/health.ts'
import { protocolErrors } from '#http/transport/protocol_errors.ts'
import { decorateRequests } from '#http/request_state.ts'
import { traceRequests } from '#http/operations/trace_requests.ts'
import { securityTxtRoute } from '#http/operations/security_txt.ts'
import { unknownPaths } from '#http/responses/unknown_path.ts'
import { measureRequests } from '#http/operations/request_metrics.ts'
import { measureStores } from '#http/operations/store_metrics.ts'
import { wellKnownRoutes } from '#http/operations/public_keys.ts'

export type ServerOptions = {
  pages: Pages
  certificate: Certificate | undefined
  trusted_proxies?: BlockList | undefined
  metrics_token?: MetricsToken
  security_contact?: string | undefined
  times?: { headers_ms?: number; request_ms?: number; check_ms?: number; late_ms?: number }
}

type Made = 'kinds' | 'asEvent' | 'saveAudits' | 'record' | 'addressOf' | 'slices'
type Given = 'admission' | 'schemas'
type Parts = Omit<AppContext, Made | Given> & Partial<Pick<AppContext, Given>>

const body_limit_bytes = 1_000_000
const longest_id = 16_000 // Any ID that fits into a request: an unknown ID is 404.

export function buildServer(parts: Parts, options: ServerOptions) {
  const { certificate, trusted_proxies, times, security_contact } = options
  const metrics_token = options.metrics_token ?? (() => undefined)
  const context: AppContext = {
    ...parts,
    admission: parts.admission ?? admissionOf(parts.db, parts.limits),
    kinds,
    slices: createTimeSlices(),
    schemas: parts.schemas ?? createCompiledSchemas(),
    asEvent,
    saveAudits: auditWriter(parts.db),
    record: (request, reply) => record(context, request, reply),
    addressOf: (raw) => addressOf(raw, trusted_proxies),
  }
  const protocol_errors = protocolErrors(context.public_url)
  measureRequests(context)
  measureStores(context)
  const cells = forwarder(context)
  const respondWithError = errorResponder(context, cells)
  const table = routeTable(routes)
  const ends_tls = certificate !== undefined
  const { watch, hashOf, heldFor, stop, ...plain } = headerChecks({
    context,
    protocol_errors,
    expose: exposeCredential,
    ends_tls,
    trusted_proxies,
    late_limit_ms: times?.late_ms,
  })
  const server = fastify({
    bodyLimit: body_limit_bytes,
    routerOptions: { maxParamLength: longest_id },
    genReqId: () => newId('req'),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: plain.onSocket,
    // A path that can't be decoded is detected before any hook runs.
    frameworkErrors: (error, request, reply) => {
      prepare(request, reply)
      void respondWithError(request, reply, error)
    },
    serverFactory: (handle) => {
      const listen = { certificate, protocol_errors, ...plain, ...(times && { times }) }
      return listener(listen, watch(handle))
    },
  })

  decorateRequests(server)

  if (context.tracing) traceRequests(server, context.tracing)

  // Bodies are read as bytes; the route parses them after the key was checked.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

  server.addHook('onRequest', (request, reply, done) => {
    prepare(request, reply)
    findRoute(request, table)
    if (namesNothing(request)) return done(notFound('path', 'path'))
    const checked = checkBeforeBody(context, request, reply)
    if (checked) checked.then(() => done(), done)
    else done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    context.record(request, reply)
    done()
  })
  server.setErrorHandler((error, request, reply) => respondWithError(request, reply, error))

  const unknownPath = unknownPaths(server, table)
  server.setNotFoundHandler(notFoundHandler(options.pages, unknownPath))
  apiRoutes(server, context, routes, unknownPath)
  operationsRoutes(server, context, metrics_token)
  securityTxtRoute(server, security_contact, context.public_url)
  wellKnownRoutes(server, context)
  feedRoute(server, context)
  fileRoutes(server, context)
  registerStripeWebhook(server, context)
  paymentPageRoutes(server, context)
  registerStediWebhook(server, context)
  registerTwilioWebhooks(server, context)
  registerDailyWebhook(server, context)
  agentEndpoint(server, context)
  fhirRoutes(server, context)
  documentationRoutes(server, options.pages)
  consoleRoutes(server)
  signInRoutes(server, context)
  frontRoutes(server, context)
  // Before the server waits for the requests in progress.
  server.addHook('preClose', async () => context.event_watch.stop())
  server.addHook('onClose', async () => {
    stop()
    cells.stop()
    context.admission.arrivals.stop()
    context.admission.queue.stop()
  })
  return server

  // Sets the standard headers and the key hash that the header checks computed.
  function prepare(request: FastifyRequest, reply: FastifyReply) {
    const headers = { ...standingHeaders, ...corsHeaders(request.headers) }
    reply.headers(headers).header('request-id', request.id)
    request.key_hash = hashOf(request.raw)
    request.held_ms = heldFor(request.raw)
  }
}
