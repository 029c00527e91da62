// Routes of cards and bank accounts on file. A person can manage their own.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { Challenge } from '#areas/payments/payment/schema.ts'
import { runAutopay } from './autopay_run.ts'
import { completeSetup } from './challenge.ts'
import { performPaymentMethodOperations } from './handlers.ts'
import { paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'
import { createPaymentMethod, removePaymentMethod, updatePaymentMethod } from './payment_method.ts'
import {
  PaymentMethod,
  PaymentMethodChange,
  PaymentMethodCreate,
  paymentMethodFilters,
} from './schema.ts'

const actors = everybody.filter((kind) => kind !== 'practitioner')
const reading = {
  kind: paymentMethodKind,
  scope: 'payments:read' as const,
  item: PaymentMethod,
  actors,
}
const scope = 'payments:write' as const

const routes: Route[] = [
  route({
    name: 'payment_methods.create',
    method: 'POST',
    path: '/v1/payment_methods',
    scope,
    summary: 'Create a payment method: put a card or bank account on file.',
    body: PaymentMethodCreate,
    returns: PaymentMethod,
    actors,
    stores_no_response: true,
    errors: ['resource_not_found', 'invalid_transition', 'processor_not_configured'],
    run: (call, { body }) => createPaymentMethod(call, body),
    afterCommit: performPaymentMethodOperations,
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payment methods, newest first.',
    fields: paymentMethodFilters,
  }),
  updateRoute({
    ...reading,
    scope,
    body: PaymentMethodChange,
    change: updatePaymentMethod,
    errors: ['invalid_transition'],
  }),
  ...lifecycleRoutes(paymentMethodLifecycle, scope, PaymentMethod, {
    delete: { run: removePaymentMethod, actors, afterCommit: performPaymentMethodOperations },
  }),
  route({
    name: 'payment_methods.complete_challenge',
    method: 'POST',
    path: '/v1/payment_methods/{id}/complete_challenge',
    scope,
    summary: "Simulate the authentication of a person's payment method.",
    body: Challenge,
    returns: PaymentMethod,
    actors,
    sandbox_only: true,
    stores_no_response: true,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: (call, { id, body }) => completeSetup(call, id, body),
    afterCommit: performPaymentMethodOperations,
  }),
]

export const paymentMethodResource = defineResource({
  about: {
    payment_methods:
      'Cards and bank accounts on file, stored by the payment processor with the consent of the ' +
      'person. Card numbers never reach Attune.',
  },
  kind: paymentMethodKind,
  lifecycle: paymentMethodLifecycle,
  jobs: [runAutopay],
  events: {
    'payment_method.updated': "A payment method's default, autopay or metadata changed.",
    'payment_method.charge_scheduled': 'Autopay planned a charge, of which the person is notified.',
  },
  routes: routes.map((each) => ({ ...each, refuses_cards: true })),
})
