// Routes of refunds to payers. Available only to the account.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { payerRefundKind, payerRefundLifecycle } from './lifecycle.ts'
import { createPayerRefund, reversePayerRefund } from './payer_refund.ts'
import { PayerRefund, PayerRefundCreate, payerRefundFilters } from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: payerRefundKind,
  scope: 'claims:read' as const,
  item: PayerRefund,
  actors,
}
const writing = { ...reading, scope: 'claims:write' as const }

const payerRefundRoutes: Route[] = [
  route({
    name: 'payer_refunds.create',
    method: 'POST',
    path: '/v1/payer_refunds',
    scope: writing.scope,
    summary: 'Record a payer refund.',
    body: PayerRefundCreate,
    returns: PayerRefund,
    actors,
    errors: ['resource_not_found', 'amount_exceeds_balance'],
    run: (call, { body }) => createPayerRefund(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute(writing),
  listRoute({
    ...reading,
    summary: 'List payer refunds, newest first.',
    fields: payerRefundFilters,
  }),
  ...lifecycleRoutes(payerRefundLifecycle, writing.scope, PayerRefund, {
    reverse: { run: reversePayerRefund, actors },
  }),
]

export const payerRefundResource = defineResource({
  about: {
    payer_refunds:
      'Overpayments that you returned to payers. Recording one moves no money: you send the ' +
      'check or transfer yourself.',
  },
  kind: payerRefundKind,
  lifecycle: payerRefundLifecycle,
  routes: payerRefundRoutes,
})
