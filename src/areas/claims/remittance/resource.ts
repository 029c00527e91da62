// HTTP routes and events of remittances. Available only to the account: they contain names and
// payments of many patients.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { readContent } from './content.ts'
import { RemittanceContent } from './content_schema.ts'
import { remittanceKind, remittanceLifecycle } from './lifecycle.ts'
import { receiveRemittance } from './remittance.ts'
import { resolveRemittance } from './resolve.ts'
import { x12_body_bytes } from '#areas/claims/x12_document/schema.ts'
import { Remittance, RemittanceCreate, remittanceFilters } from './schema.ts'
import { postJob } from './post.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = {
  kind: remittanceKind,
  scope: 'remittances:read' as const,
  item: Remittance,
  actors,
}

export const remittanceEvents = {
  'remittance.updated': 'Claims of a remittance were posted, or an exception was resolved.',
}

const remittanceRoutes: Route[] = [
  route({
    name: 'remittances.create',
    method: 'POST',
    path: '/v1/remittances',
    cost: 10,
    scope: 'remittances:write',
    summary:
      'Create a remittance from one 835. Sending the same payment again returns the ' +
      'existing remittance.',
    body: RemittanceCreate,
    returns: Remittance,
    actors,
    errors: ['remittance_conflict'],
    takes_file: true,
    most_bytes: x12_body_bytes,
    run: (call, { body }) => receiveRemittance(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'remittances:write' }),
  listRoute({
    ...reading,
    summary: 'List remittances, newest first.',
    fields: remittanceFilters,
    orders: { effective_on: { type: 'date', nullable: true } },
  }),
  route({
    name: 'remittances.content',
    method: 'GET',
    path: '/v1/remittances/{id}/content',
    scope: 'remittances:read',
    summary: "Retrieve a remittance's content by claim and line, with the meaning of each code.",
    returns: RemittanceContent,
    actors,
    errors: ['resource_not_found'],
    run: (call, { id }) => readContent(call, id),
  }),
  ...lifecycleRoutes(remittanceLifecycle, 'remittances:write', Remittance, {
    resolve: { run: resolveRemittance, errors: ['remittance_exception_unresolved'], actors },
  }),
]

export const remittanceResource = defineResource({
  about: {
    remittances:
      'Remittance advice from payers (835): balanced to the cent, with each claim posted once. ' +
      'Exceptions are kept until they are resolved.',
  },
  kind: remittanceKind,
  lifecycle: remittanceLifecycle,
  jobs: [postJob],
  events: remittanceEvents,
  routes: remittanceRoutes,
})
