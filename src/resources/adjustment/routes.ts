// Routes of adjustments.
import { listRoute } from '#http/list.ts'
import { lifecycleRoutes, route, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { adjustBalance, reverseAdjustment } from './adjustment.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import { Adjustment, AdjustmentCreate, adjustmentFilters } from './schema.ts'

const actors = ['account' as const]
const reading = { kind: adjustmentKind, scope: 'charges:read' as const, item: Adjustment, actors }

export const adjustmentRoutes: Route[] = [
  route({
    name: 'adjustments.create',
    method: 'POST',
    path: '/v1/adjustments',
    scope: 'charges:write',
    summary: "Adjust a person's balance: correct it, write it off, or apply credit.",
    body: AdjustmentCreate,
    returns: Adjustment,
    actors,
    refuses: ['resource_not_found', 'care_of_another', 'credit_exceeded', 'amount_exceeds_balance'],
    run: (call, { body }) => adjustBalance(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'charges:write' }),
  listRoute({ ...reading, summary: 'List adjustments, newest first.', fields: adjustmentFilters }),
  ...lifecycleRoutes(adjustmentLifecycle, 'charges:write', Adjustment, {
    reverse: { run: reverseAdjustment, actors },
  }),
]
