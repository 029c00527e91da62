// Routes of bulk actions on claims. Available only to the account.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { createBulkAction } from './bulk_action.ts'
import { bulkActionKind, bulkActionLifecycle, bulkResultKind } from './lifecycle.ts'
import {
  BulkAction,
  BulkActionCreate,
  bulkActionFilters,
  BulkResult,
  bulkResultFilters,
} from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = { kind: bulkActionKind, scope: 'claims:read' as const, item: BulkAction, actors }
const writing = 'claims:write' as const

const bulkActionRoutes: Route[] = [
  route({
    name: 'bulk_actions.create',
    method: 'POST',
    path: '/v1/bulk_actions',
    cost: 20,
    scope: writing,
    summary:
      'Create a bulk action: submit, check the status of or write off up to 10,000 claims, in ' +
      'the background.',
    body: BulkActionCreate,
    returns: BulkAction,
    actors,
    errors: ['resource_not_found'],
    run: (call, { body }) => createBulkAction(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: writing }),
  listRoute({ ...reading, summary: 'List bulk actions, newest first.', fields: bulkActionFilters }),
  listRoute({
    kind: bulkResultKind,
    of: { kind: bulkActionKind, column: 'bulk_action_id' },
    scope: reading.scope,
    actors,
    item: BulkResult,
    summary: 'List the results of a bulk action: the outcome for each claim.',
    fields: bulkResultFilters,
  }),
  ...lifecycleRoutes(bulkActionLifecycle, writing, BulkAction).map((step) => ({
    ...step,
    actors: actors!,
  })),
]

export const bulkActionResource = defineResource({
  about: {
    bulk_actions:
      'One action on many claims, selected by ID or with filters. A preview shows what would ' +
      'happen to each claim.',
  },
  kind: bulkActionKind,
  parts: [bulkResultKind],
  lifecycle: bulkActionLifecycle,
  routes: bulkActionRoutes,
})
