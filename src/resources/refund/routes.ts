// Routes of refunds. The account creates them; a person can read their own.
import { listRoute } from '#http/list.ts'
import { everybody, route, type Route } from '#http/route.ts'
import { annotateRoute, retrieveRoute } from '#http/standard_routes.ts'
import { refundKind } from './lifecycle.ts'
import { createRefund, followRefund } from './refund.ts'
import { Refund, RefundCreate, refundFilters } from './schema.ts'

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

const open: Route[] = [
  route({
    name: 'refunds.create',
    method: 'POST',
    path: '/v1/refunds',
    scope,
    summary: 'Refund a payment, in full or in part.',
    body: RefundCreate,
    returns: Refund,
    actors,
    keeps_no_answer: true,
    refuses: ['resource_not_found', 'refund_exceeds_captured', 'payment_disputed'],
    run: (call, { body }) => createRefund(call, body),
    follow: followRefund,
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List refunds, newest first.', fields: refundFilters }),
  annotateRoute({ ...reading, scope }),
]
export const refundRoutes = open.map((each) => ({ ...each, refuses_cards: true }))
