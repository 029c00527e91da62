// Routes for webhook endpoints. Only the account can manage them.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { deleteRoute, retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { findEvent } from '#areas/platform/event/event.ts'
import { asEvent, Event } from '#areas/platform/event/schema.ts'
import { showAttempt } from './attempt.ts'
import { endpointKind, endpointLifecycle } from './lifecycle.ts'
import {
  Recover,
  Recovery,
  RotateSecret,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEndpointCreate,
} from './schema.ts'
import { attemptKind, Resend, WebhookAttempt } from './attempt_schema.ts'
import {
  createEndpoint,
  deleteEndpoint,
  emptyRecovery,
  endpointEvents,
  pingEndpoint,
  recoverEndpoint,
  resendEvent,
  rotateSecret,
  subscribing_scopes,
  updateEndpoint,
} from './webhook_endpoint.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = {
  kind: endpointKind,
  scope: 'webhook_endpoints:read' as const,
  item: WebhookEndpoint,
  actors,
  administration: true,
}
const writing = { ...reading, scope: 'webhook_endpoints:write' as const }
const write = { scope: writing.scope, actors }
const subscribes = { conditional_scopes: [...subscribing_scopes] }
const path = '/v1/webhook_endpoints'

// Takes all event types, to reject subscriptions to types that don't exist.
const webhookEndpointRoutes = (types: string[]): Route[] => [
  route({
    ...write,
    ...subscribes,
    name: 'webhook_endpoints.create',
    method: 'POST',
    path,
    summary: 'Create a webhook endpoint. Its signing secret is returned only in this response.',
    body: WebhookEndpointCreate,
    returns: WebhookEndpoint,
    shows_once: ['secret'],
    run: (call, { body }) => createEndpoint(call, types, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List webhook endpoints, newest first.',
    fields: { status: WebhookEndpoint.properties.status },
  }),
  {
    ...updateRoute({
      ...writing,
      body: WebhookEndpointChange,
      change: (call, id, body) => updateEndpoint(call, types, id, body),
    }),
    ...subscribes,
  },
  deleteRoute({
    ...writing,
    summary: 'Delete a webhook endpoint and its pending deliveries.',
    remove: deleteEndpoint,
    errors: ['resource_not_found', 'precondition_failed'],
  }),
  ...lifecycleRoutes(endpointLifecycle, writing.scope, WebhookEndpoint).map((step) => ({
    ...step,
    actors,
  })),
  route({
    ...write,
    name: 'webhook_endpoints.ping',
    method: 'POST',
    path: `${path}/{id}/ping`,
    summary: 'Send a test event to a webhook endpoint.',
    returns: WebhookEndpoint,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: (call, { id }) => pingEndpoint(call, id),
  }),
  route({
    ...write,
    name: 'webhook_endpoints.rotate_secret',
    method: 'POST',
    path: `${path}/{id}/rotate_secret`,
    summary:
      'Rotate the signing secret of a webhook endpoint. During the overlap, events are signed ' +
      'with both secrets.',
    body: RotateSecret,
    returns: WebhookEndpoint,
    shows_once: ['secret'],
    errors: ['resource_not_found', 'precondition_failed'],
    run: (call, { id, body }) => rotateSecret(call, id, body.overlap_seconds),
  }),
  route({
    ...write,
    ...subscribes,
    name: 'webhook_endpoints.recover',
    method: 'POST',
    path: `${path}/{id}/recover`,
    summary:
      'Recover a webhook endpoint: send it the events it has missed since a time or a `sequence`.',
    body: Recover,
    returns: Recovery,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (call, { id, body }) => recoverEndpoint(call, id, body),
    replayDeleted: async (_, { id, body }) => emptyRecovery(id, body),
  }),
  listRoute({
    kind: attemptKind,
    of: { kind: endpointKind, column: 'endpoint_id' },
    scope: reading.scope,
    actors,
    item: WebhookAttempt,
    summary: 'List delivery attempts to a webhook endpoint, newest first.',
    fields: {
      event_id: WebhookAttempt.properties.event_id,
      succeeded: WebhookAttempt.properties.succeeded,
    },
    show: showAttempt,
  }),
  route({
    ...write,
    ...subscribes,
    name: 'events.resend',
    method: 'POST',
    path: '/v1/events/{id}/resend',
    summary: 'Resend an event to one webhook endpoint, or to all that subscribe to its type.',
    body: Resend,
    returns: Event,
    errors: ['resource_not_found'],
    run: (call, { id, body }) => resendEvent(call, id, body.webhook_endpoint_id),
    replayDeleted: async (call, { id }) => asEvent(await findEvent(call, id)),
  }),
]

export const webhookEndpointResource = defineResource({
  about: {
    webhook_endpoints:
      'URLs that receive your events, signed according to Standard Webhooks and delivered at ' +
      'least once.',
  },
  kind: endpointKind,
  lifecycle: endpointLifecycle,
  events: endpointEvents,
  routes: ({ event_types }) => webhookEndpointRoutes(event_types),
})
