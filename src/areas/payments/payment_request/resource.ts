// Routes of payment requests. The page itself is served by page_route.ts.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { paymentRequestKind, paymentRequestLifecycle } from './lifecycle.ts'
import { cancelPaymentRequest, createPaymentRequest } from './payment_request.ts'
import { PaymentRequest, PaymentRequestCreate, paymentRequestFilters } from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: paymentRequestKind,
  scope: 'payments:read' as const,
  item: PaymentRequest,
  actors,
}
const scope = 'payments:write' as const

const routes: Route[] = [
  route({
    name: 'payment_requests.create',
    method: 'POST',
    path: '/v1/payment_requests',
    scope,
    summary: 'Create a payment request: a link to a page where a person pays.',
    body: PaymentRequestCreate,
    returns: PaymentRequest,
    actors,
    shows_once: ['url'],
    errors: [
      'resource_not_found',
      'person_mismatch',
      'invalid_transition',
      'nothing_owed',
      'payment_page_unavailable',
    ],
    run: (call, { body }) => createPaymentRequest(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payment requests, newest first.',
    fields: paymentRequestFilters,
  }),
  annotateRoute({ ...reading, scope }),
  ...lifecycleRoutes(paymentRequestLifecycle, scope, PaymentRequest, {
    cancel: { run: cancelPaymentRequest, actors },
  }),
]

export const paymentRequestResource = defineResource({
  about: {
    payment_requests:
      'Requests to pay an amount or the balance, each with a secret link to a page that Attune ' +
      "hosts. A request can't be paid twice.",
  },
  kind: paymentRequestKind,
  lifecycle: paymentRequestLifecycle,
  events: { 'payment_request.updated': 'A person tried to pay, or the metadata changed.' },
  routes: routes.map((each) => ({ ...each, refuses_cards: true })),
})
