// Routes for scoped tokens. Only the account can create them, with an API key on its server.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { scopedTokenKind, scopedTokenLifecycle } from './lifecycle.ts'
import { ScopedToken, ScopedTokenCreate } from './schema.ts'
import { createToken, revokeToken } from './scoped_token.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: scopedTokenKind,
  scope: 'scoped_tokens:read' as const,
  item: ScopedToken,
  actors: ['account' as const],
}

const scopedTokenRoutes: Route[] = [
  route({
    name: 'scoped_tokens.create',
    method: 'POST',
    path: '/v1/scoped_tokens',
    scope: 'scoped_tokens:write',
    summary:
      'Create a scoped token for a browser or app. Its secret is returned only in this response.',
    body: ScopedTokenCreate,
    returns: ScopedToken,
    actors: ['account'],
    shows_once: ['secret'],
    errors: ['resource_not_found'],
    run: (call, { body }) => createToken(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'scoped_tokens:write' }),
  listRoute({
    ...reading,
    summary: 'List scoped tokens, newest first. Secrets are never included.',
    fields: {
      status: ScopedToken.properties.status,
      person_id: ScopedToken.properties.person_id.anyOf[0],
      practitioner_id: ScopedToken.properties.practitioner_id.anyOf[0],
      api_key_id: ScopedToken.properties.api_key_id,
    },
    orders: { expires_at: { type: 'timestamp' } },
  }),
  ...lifecycleRoutes(scopedTokenLifecycle, 'scoped_tokens:write', ScopedToken, {
    revoke: { run: revokeToken },
  }).map((step) => ({
    ...step,
    actors: ['account' as const],
  })),
]

export const scopedTokenResource = defineResource({
  about: {
    scoped_tokens:
      'Short-lived tokens for browsers and apps. Each acts for one subject, with the scopes ' +
      'and origins you list. Your server creates them with an API key and can revoke them at ' +
      'any time.',
  },
  kind: scopedTokenKind,
  lifecycle: scopedTokenLifecycle,
  routes: scopedTokenRoutes,
})
