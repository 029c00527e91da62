// Routes of refunds. The account creates them; a person can read their own.
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { refundKind, refundLifecycle } from './lifecycle.ts'
import { createRefund, fetchRefundOutcome, performRefundOperations } from './refund.ts'
import { Refund, RefundCreate, refundFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const scope = 'payments:write' as const
const actors = ['account' as const]
const reading = {
  kind: refundKind,
  scope: 'payments:read' as const,
  item: Refund,
  actors: everybody.filter((kind) => kind !== 'practitioner'),
}

export const refundEvents = {
  'refund.updated': "A refund's processor reference or metadata changed.",
}

const routes: Route[] = [
  route({
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    scope,
    summary: 'Refund a payment, in full or in part.',
    body: RefundCreate,
    returns: Refund,
    actors,
    stores_no_response: true,
    errors: ['resource_not_found', 'refund_exceeds_captured', 'payment_disputed'],
    run: (call, { body }) => createRefund(call, body),
    afterCommit: performRefundOperations,
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List refunds, newest first.', fields: refundFilters }),
  annotateRoute({ ...reading, scope }),
]
const refundRoutes = routes.map((each) => ({ ...each, refuses_cards: true }))

export const refundResource = defineResource({
  about: {
    refunds: 'Full or partial refunds of a payment, never more than was captured.',
  },
  kind: refundKind,
  lifecycle: refundLifecycle,
  jobs: [fetchRefundOutcome],
  events: refundEvents,
  routes: refundRoutes,
})
