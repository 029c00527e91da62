// Routes of adjustments.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { createAdjustment, reverseAdjustment } from './adjustment.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import { Adjustment, AdjustmentCreate, adjustmentFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = { kind: adjustmentKind, scope: 'charges:read' as const, item: Adjustment, actors }

const adjustmentRoutes: Route[] = [
  route({
    name: 'adjustments.create',
    method: 'POST',
    path: '/v1/adjustments',
    scope: 'charges:write',
    summary: "Adjust a person's balance: correct it, write it off, or apply credit.",
    body: AdjustmentCreate,
    returns: Adjustment,
    actors,
    errors: [
      'resource_not_found',
      'person_mismatch',
      'insufficient_credit',
      'amount_exceeds_balance',
    ],
    run: (call, { body }) => createAdjustment(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'charges:write' }),
  listRoute({ ...reading, summary: 'List adjustments, newest first.', fields: adjustmentFilters }),
  ...lifecycleRoutes(adjustmentLifecycle, 'charges:write', Adjustment, {
    reverse: { run: reverseAdjustment, actors },
  }),
]

export const adjustmentResource = defineResource({
  about: {
    adjustments:
      "Manual changes to a person's balance, with a reason: increases, decreases, write-offs " +
      'and applied credit.',
  },
  kind: adjustmentKind,
  lifecycle: adjustmentLifecycle,
  routes: adjustmentRoutes,
})
