// Routes of payouts. Available only to the account.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { fetchPayoutOutcome, payBalanceToBank, performPayoutOperations } from './handlers.ts'
import { lockPayoutTerms, PayoutTerms } from '#areas/payments/payment/payout_terms.ts'
import { payoutKind, payoutLifecycle } from './lifecycle.ts'
import {
  createOnboarding,
  fetchPayoutAccount,
  onboardingEvents,
  performOnboarding,
} from './onboarding.ts'
import { cancelPayout, createPayout, reversePayout, sendPayout } from './payout.ts'
import { Payout, PayoutCreate, payoutFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = { kind: payoutKind, scope: 'payouts:read' as const, item: Payout, actors }
const scope = 'payouts:write' as const

export const payoutEvents = {
  'payout.updated': 'A payout is about to be sent, or its metadata changed.',
}

const routes: Route[] = [
  route({
    name: 'payouts.create',
    method: 'POST',
    path: '/v1/payouts',
    scope,
    summary: 'Pay a practitioner from their earnings, immediately or at a scheduled time.',
    body: PayoutCreate,
    returns: Payout,
    actors,
    stores_no_response: true,
    errors: [
      'resource_not_found',
      'payout_exceeds_balance',
      'payout_destination_missing',
      'processor_not_configured',
    ],
    run: (call, { body }) => createPayout(call, body),
    afterCommit: performPayoutOperations,
  }),
  route({
    name: 'practitioners.create_payout_onboarding',
    method: 'POST',
    path: '/v1/practitioners/{id}/payout_onboarding',
    scope,
    summary: "Create an onboarding link for a practitioner's payout account.",
    returns: PayoutTerms,
    actors,
    stores_no_response: true,
    errors: ['resource_not_found', 'processor_not_configured', 'precondition_failed'],
    lockVersion: async (call, id) => (await lockPayoutTerms(call, id)).version,
    run: (call, { id }) => createOnboarding(call, id),
    afterCommit: performOnboarding,
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payouts, newest first.',
    fields: payoutFilters,
    orders: { scheduled_for: { type: 'timestamp', nullable: true } },
  }),
  annotateRoute({ ...reading, scope }),
  ...lifecycleRoutes(payoutLifecycle, scope, Payout, {
    cancel: { run: cancelPayout, actors },
    reverse: {
      run: reversePayout,
      actors,
      errors: ['bank_payout_not_reversible'],
      afterCommit: performPayoutOperations,
    },
  }),
]
const payoutRoutes = routes.map((each) => ({ ...each, refuses_cards: true }))

export const payoutResource = defineResource({
  about: {
    payouts: "Payouts of earnings to practitioners, and the processor's payouts to your bank.",
  },
  kind: payoutKind,
  lifecycle: payoutLifecycle,
  jobs: [fetchPayoutOutcome, sendPayout, payBalanceToBank, fetchPayoutAccount],
  events: { ...payoutEvents, ...onboardingEvents },
  routes: payoutRoutes,
})
