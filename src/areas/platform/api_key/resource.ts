// Routes for API keys. Only the account can manage them; On-Behalf-Of isn't accepted.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { updateRow } from '#kernel/record.ts'
import { createKey, revokeKey, rotateKey, shownOnce } from './api_key.ts'
import { apiKeyKind, apiKeyLifecycle } from './lifecycle.ts'
import { ApiKey, ApiKeyChange, ApiKeyCreate } from './schema.ts'
import { apiKeyEvents, useCheck } from './unused_keys.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: apiKeyKind,
  scope: 'api_keys:read' as const,
  item: ApiKey,
  actors: ['account' as const],
  administration: true,
}

const apiKeyRoutes: Route[] = [
  route({
    name: 'api_keys.create',
    method: 'POST',
    path: '/v1/api_keys',
    scope: 'api_keys:write',
    summary: 'Create an API key. Its secret is returned only in this response.',
    body: ApiKeyCreate,
    returns: ApiKey,
    actors: ['account'],
    shows_once: ['secret'],
    errors: ['expires_at_in_past'],
    run: async (call, { body }) => shownOnce(await createKey(call, body)),
  }),
  retrieveRoute(reading),
  updateRoute({
    ...reading,
    scope: 'api_keys:write',
    body: ApiKeyChange,
    change: (call, id, body) => updateRow(call, apiKeyKind, id, body),
  }),
  listRoute({
    ...reading,
    summary: 'List API keys, newest first. Secrets are never included.',
    fields: {
      status: ApiKey.properties.status,
      created_by: ApiKey.properties.created_by.anyOf[0],
    },
  }),
  route({
    name: 'api_keys.rotate',
    method: 'POST',
    path: '/v1/api_keys/{id}/rotate',
    scope: 'api_keys:write',
    summary: 'Rotate an API key. The old key stops working immediately.',
    returns: ApiKey,
    actors: ['account'],
    shows_once: ['secret'],
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: async (call, { id }) => shownOnce(await rotateKey(call, id)),
  }),
  ...lifecycleRoutes(apiKeyLifecycle, 'api_keys:write', ApiKey, {
    revoke: { run: revokeKey },
  }).map((step) => ({
    ...step,
    actors: ['account' as const],
  })),
]

export const apiKeyResource = defineResource({
  about: {
    api_keys:
      'API keys authenticate your servers. A secret key has every scope; a restricted key has ' +
      'only the scopes you list. Rotation and revocation take effect immediately.',
  },
  kind: apiKeyKind,
  lifecycle: apiKeyLifecycle,
  jobs: [useCheck],
  events: apiKeyEvents,
  routes: apiKeyRoutes,
})
