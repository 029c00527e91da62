// The door of remittances. They name persons and hold money, so they are the account's alone.
import { listRoute } from '#http/list.ts'
import { lifecycleRoutes, route, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { readContent } from './content.ts'
import { RemittanceContent } from './content_schema.ts'
import { remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { receiveRemittance } from './remittance.ts'
import { resolveRemittance } from './resolve.ts'
import { x12_body_bytes } from '#resources/x12_document/schema.ts'
import { Remittance, RemittanceCreate, remittanceFilters } from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: remittanceKind,
  scope: 'remittances:read' as const,
  item: Remittance,
  actors,
}

export const remittanceEvents = {
  'remittance.updated': 'Some of its claims were posted, or one of its exceptions was resolved.',
}

export const remittanceRoutes: Route[] = [
  route({
    name: 'remittances.create',
    method: 'POST',
    path: '/v1/remittances',
    cost: 10,
    scope: 'remittances:write',
    summary: 'Bring a remittance: one 835. The same payment again is answered, and not made twice.',
    body: RemittanceCreate,
    returns: Remittance,
    actors,
    refuses: ['remittance_differs'],
    most_bytes: x12_body_bytes,
    run: (call, { body }) => receiveRemittance(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'remittances:write' }),
  listRoute({
    ...reading,
    summary: 'List remittances, newest first.',
    fields: remittanceFilters,
  }),
  route({
    name: 'remittances.content',
    method: 'GET',
    path: '/v1/remittances/{id}/content',
    scope: 'remittances:read',
    summary: 'Read what it says, claim by claim and line by line, with words for its codes.',
    returns: RemittanceContent,
    actors,
    refuses: ['resource_not_found'],
    run: (call, { id }) => readContent(call, id),
  }),
  ...lifecycleRoutes(remittanceLifecycle, 'remittances:write', Remittance, {
    resolve: { run: resolveRemittance, refuses: ['exception_remains'], actors },
  }),
]
