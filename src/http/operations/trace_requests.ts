// A span for each request, named by its route. It has no path, no query and no body, because they
// can name a person.
import type { FastifyInstance } from 'fastify'
import type { Span, Tracing } from '#kernel/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined // If requests are traced.
  }
}

export function traceRequests(server: FastifyInstance, tracing: Tracing) {
  server.decorateRequest('span', undefined)
  server.addHook('onRequest', (request, _, done) => {
    const { traceparent } = request.headers
    const parent = typeof traceparent === 'string' ? traceparent : undefined
    request.span = tracing.start(request.method, 'server', parent)
    request.span.run(done)
  })
  // Reading the body leaves the span.
  server.addHook('preHandler', (request, _, done) => {
    if (request.span) request.span.run(done)
    else done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { method, span, error_code, account } = request
    const route = request.route_url
    const { statusCode: status } = reply
    const facts = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'error.type': error_code,
      'attune.request_id': request.id,
      'attune.account': account,
    }
    span?.end(facts, { failed: status >= 500, ...(route && { name: `${method} ${route}` }) })
    done()
  })
}
