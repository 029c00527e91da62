// Routes of the billing policy.
import { route, type Route } from '#http/routing/route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { findBillingPolicy, updateBillingPolicy } from './billing_policy.ts'
import { BillingPolicy, BillingPolicyUpdate } from './schema.ts'

const billingPolicyRoutes: Route[] = [
  route({
    name: 'billing_policy.retrieve',
    method: 'GET',
    path: '/v1/billing_policy',
    scope: 'claims:read',
    summary: "Retrieve the account's billing policy.",
    returns: BillingPolicy,
    actors: ['account'],
    run: (call) => findBillingPolicy(call),
  }),
  route({
    name: 'billing_policy.update',
    method: 'PATCH',
    path: '/v1/billing_policy',
    scope: 'claims:write',
    summary: "Update the account's billing policy. Submitted claims aren't affected.",
    body: BillingPolicyUpdate,
    returns: BillingPolicy,
    actors: ['account'],
    run: (call, { body }) => updateBillingPolicy(call, body),
    replayDeleted: (call) => findBillingPolicy(call),
  }),
]

export const billingPolicyResource = defineResource({
  about: {
    billing_policy:
      'Settings of all claims and payments in the account: how strictly codes are checked, when ' +
      'authorizations are reported to run out, and what the credit of a person pays.',
  },
  routes: billingPolicyRoutes,
})
