// State that Attune attaches to a request while handling it.
import type { FastifyInstance } from 'fastify'
import type { Count } from '#http/access/rate_limit.ts'
import type { Route } from '#http/routing/route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    route: Route | undefined // Under /v1.
    route_url: string | undefined // Names parts of the path, as in /v1/sessions/:id.
    key_hash: string
    account: string | undefined
    key_id: string | undefined
    member_id: string | undefined
    admitted: boolean // Whether the key has been checked, or needn't be.
    unknown_key: boolean // Whether the key was not known here before it was looked up.
    count: Count | undefined // In the rate limit store, if there is one.
    limits: Record<string, string> | undefined // What is left, once the request was counted.
    out_of_place: boolean // Whether the key is not for the address it came from.
    error_code: string | undefined
    held_ms: number // How long it was held before it was read.
    waited_ms: number // How long it waited for an event, which is no work.
  }
}

export function decorateRequests(server: FastifyInstance) {
  server.decorateRequest('route', undefined)
  server.decorateRequest('route_url', undefined)
  server.decorateRequest('key_hash', '')
  server.decorateRequest('account', undefined)
  server.decorateRequest('key_id', undefined)
  server.decorateRequest('member_id', undefined)
  server.decorateRequest('admitted', false)
  server.decorateRequest('unknown_key', false)
  server.decorateRequest('count', undefined)
  server.decorateRequest('limits', undefined)
  server.decorateRequest('out_of_place', false)
  server.decorateRequest('error_code', undefined)
  server.decorateRequest('held_ms', 0)
  server.decorateRequest('waited_ms', 0)
}
