// Routes of payments and payout terms. A person can read and confirm their own payments; the rest
// is available to the account only. Writes wait briefly for the processor.
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { cancelPayment, capturePayment, completeChallenge, confirmPayment } from './confirm.ts'
import { performPaymentOperations } from './handlers.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { updatePayment, createPayment } from './payment.ts'
import { Challenge, Payment, PaymentChange, PaymentCreate, paymentFilters } from './schema.ts'
import {
  findPayoutTerms,
  lockPayoutTerms,
  PayoutTerms,
  PayoutTermsChange,
  updatePayoutTerms,
} from './payout_terms.ts'
import { fetchPaymentOutcome } from './processor_charge.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const with_persons = everybody.filter((kind) => kind !== 'practitioner')
const reading = {
  kind: paymentKind,
  scope: 'payments:read' as const,
  item: Payment,
  actors: with_persons,
}
const scope = 'payments:write' as const
const terms = '/v1/practitioners/{id}/payout_terms'

export const paymentEvents = {
  'payment.updated': "A payment's allocations, dispute details or metadata changed.",
  'payment.refunded': 'A full or partial refund of a payment was requested.',
}

const routes: Route[] = [
  route({
    name: 'payments.create',
    method: 'POST',
    path: '/v1/payments',
    scope,
    summary: 'Create a payment. With `confirm`, also confirm it.',
    body: PaymentCreate,
    returns: Payment,
    actors,
    stores_no_response: true,
    errors: [
      'resource_not_found',
      'person_mismatch',
      'invalid_transition',
      'allocations_exceed_payment',
      'payment_method_required',
      'processor_not_configured',
    ],
    run: (call, { body }) => createPayment(call, body),
    afterCommit: performPaymentOperations,
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payments, newest first.',
    fields: paymentFilters,
  }),
  updateRoute({
    kind: paymentKind,
    scope,
    item: Payment,
    actors,
    body: PaymentChange,
    change: updatePayment,
    errors: ['resource_not_found', 'person_mismatch', 'allocations_exceed_payment'],
  }),
  ...lifecycleRoutes(paymentLifecycle, scope, Payment, {
    confirm: {
      run: confirmPayment,
      errors: ['payment_method_required', 'processor_not_configured'],
      actors: with_persons,
      afterCommit: performPaymentOperations,
    },
    capture: {
      run: capturePayment,
      errors: ['capture_exceeds_authorized'],
      actors,
      afterCommit: performPaymentOperations,
    },
    cancel: { run: cancelPayment, actors, afterCommit: performPaymentOperations },
  }),
  route({
    name: 'payments.complete_challenge',
    method: 'POST',
    path: '/v1/payments/{id}/complete_challenge',
    scope,
    summary: "Simulate the outcome of a person's authentication challenge.",
    body: Challenge,
    returns: Payment,
    actors: with_persons,
    sandbox_only: true,
    stores_no_response: true,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: (call, { id, body }) => completeChallenge(call, id, body),
    afterCommit: performPaymentOperations,
  }),
  route({
    name: 'practitioners.retrieve_payout_terms',
    method: 'GET',
    path: terms,
    scope: 'payouts:read',
    summary: "Retrieve a practitioner's payout terms.",
    returns: PayoutTerms,
    actors,
    errors: ['resource_not_found'],
    run: (call, { id }) => findPayoutTerms(call, id),
  }),
  route({
    name: 'practitioners.update_payout_terms',
    method: 'PATCH',
    path: terms,
    scope: 'payouts:write',
    summary: "Update a practitioner's payout terms.",
    body: PayoutTermsChange,
    returns: PayoutTerms,
    actors,
    errors: ['resource_not_found', 'precondition_failed'],
    lockVersion: async (call, id) => (await lockPayoutTerms(call, id)).version,
    run: (call, { id, body }) => updatePayoutTerms(call, id, body),
    replayDeleted: (call, { id }) => findPayoutTerms(call, id),
  }),
]

// Requests with a card number in any field are rejected.
const paymentRoutes = routes.map((each) => ({ ...each, refuses_cards: true }))

export const paymentResource = defineResource({
  about: {
    payments:
      'Payments from people and insurers: by card or bank account through a payment processor, ' +
      'or recorded manually. Card numbers never reach Attune, and a retry never charges twice.',
  },
  kind: paymentKind,
  lifecycle: paymentLifecycle,
  jobs: [fetchPaymentOutcome],
  events: paymentEvents,
  routes: paymentRoutes,
})
