// HTTP routes of clearinghouse connections.
import { listRoute } from '#http/lists/list_route.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { defineResource } from '#http/routing/resource.ts'
import Type from 'typebox'
import { findRow } from '#kernel/record.ts'
import { connectionEvents, createConnection, updateConnection } from './clearinghouse_connection.ts'
import {
  ClearinghouseConnection,
  ClearinghouseConnectionChange,
  ClearinghouseConnectionCreate,
  connectionKind,
} from './schema.ts'
import { performTest } from './test_connection.ts'

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
  route({
    name: 'clearinghouse_connections.test',
    method: 'POST',
    path: '/v1/clearinghouse_connections/{id}/test',
    scope: 'clearinghouse_connections:write',
    summary:
      'Test a clearinghouse connection. Logs in, looks at its folders or transactions, and ' +
      'returns what is wrong in `test_error`.',
    body: Type.Object({}),
    returns: ClearinghouseConnection,
    actors,
    cost: 10,
    errors: ['resource_not_found', 'precondition_failed'],
    stores_no_response: true,
    run: (call, { id }) => findRow(call, connectionKind, id),
    afterCommit: performTest,
  }),
]

export const clearinghouseConnectionResource = defineResource({
  about: {
    clearinghouse_connections:
      'How you reach your clearinghouse, and how your documents identify you and it: login, ' +
      'interchange and group IDs, submitter, receiver, contact, and test or production.',
  },
  kind: connectionKind,
  events: connectionEvents,
  routes: connectionRoutes,
})
