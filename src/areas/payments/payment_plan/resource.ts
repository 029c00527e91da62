// Routes of payment plans.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { paymentPlanKind, paymentPlanLifecycle } from './lifecycle.ts'
import {
  cancelPaymentPlan,
  createPaymentPlan,
  payOffPlan,
  resumePaymentPlan,
} from './payment_plan.ts'
import { chargePlan } from './plan_charge.ts'
import { PaymentPlan, PaymentPlanCreate, paymentPlanFilters } from './schema.ts'

const actors = ['account' as const]
const reading = {
  kind: paymentPlanKind,
  scope: 'payments:read' as const,
  item: PaymentPlan,
  actors,
}
const scope = 'payments:write' as const

const routes: Route[] = [
  route({
    name: 'payment_plans.create',
    method: 'POST',
    path: '/v1/payment_plans',
    scope,
    summary: 'Create a payment plan: a balance paid in installments.',
    body: PaymentPlanCreate,
    returns: PaymentPlan,
    actors,
    errors: [
      'resource_not_found',
      'invalid_transition',
      'nothing_owed',
      'amount_exceeds_balance',
      'payment_plan_exists',
    ],
    run: (call, { body }) => createPaymentPlan(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List payment plans, newest first.',
    fields: paymentPlanFilters,
  }),
  annotateRoute({ ...reading, scope }),
  ...lifecycleRoutes(paymentPlanLifecycle, scope, PaymentPlan, {
    resume: { run: resumePaymentPlan, actors, errors: ['resource_not_found'] },
    cancel: { run: cancelPaymentPlan, actors },
  }),
  route({
    name: 'payment_plans.pay_off',
    method: 'POST',
    path: '/v1/payment_plans/{id}/pay_off',
    scope,
    summary: 'Pay off a payment plan. Charges the remaining amount now.',
    returns: PaymentPlan,
    actors,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: (call, { id }) => payOffPlan(call, id),
  }),
]

export const paymentPlanResource = defineResource({
  about: {
    payment_plans:
      'Balances that persons pay in installments, charged to a payment method on file with ' +
      'their consent.',
  },
  kind: paymentPlanKind,
  lifecycle: paymentPlanLifecycle,
  jobs: [chargePlan],
  events: {
    'payment_plan.updated':
      'An installment, the remaining amount or the metadata of a payment plan changed.',
  },
  routes: routes.map((each) => ({ ...each, refuses_cards: true })),
})
