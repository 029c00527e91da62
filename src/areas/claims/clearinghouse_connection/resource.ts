// HTTP routes of clearinghouse connections.
import { listRoute } from '#http/lists/list_route.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import { connectionEvents, createConnection, updateConnection } from './clearinghouse_connection.ts'
import {
  ClearinghouseConnection,
  ClearinghouseConnectionChange,
  ClearinghouseConnectionCreate,
  connectionKind,
} from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: connectionKind,
  item: ClearinghouseConnection,
  scope: 'clearinghouse_connections:read' as const,
  actors,
}

const connectionRoutes: Route[] = [
  route({
    name: 'clearinghouse_connections.create',
    method: 'POST',
    path: '/v1/clearinghouse_connections',
    scope: 'clearinghouse_connections:write',
    summary:
      'Create a clearinghouse connection. Claims, claim status requests and eligibility checks ' +
      'use the most recently created one.',
    body: ClearinghouseConnectionCreate,
    returns: ClearinghouseConnection,
    actors,
    run: (call, { body }) => createConnection(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List clearinghouse connections, newest first.',
    fields: {},
  }),
  updateRoute({
    ...reading,
    scope: 'clearinghouse_connections:write',
    body: ClearinghouseConnectionChange,
    change: updateConnection,
  }),
]

export const clearinghouseConnectionResource = defineResource({
  about: {
    clearinghouse_connections:
      'How your documents identify you and your clearinghouse: interchange and group IDs, ' +
      'submitter, receiver, contact, and test or production.',
  },
  kind: connectionKind,
  events: connectionEvents,
  routes: connectionRoutes,
})
