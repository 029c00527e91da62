// HTTP routes of billing providers.
import { listRoute } from '#http/lists/list_route.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import {
  BillingProvider,
  BillingProviderChange,
  BillingProviderCreate,
  billingProviderEvents,
  billingProviderKind,
  createBillingProvider,
  updateBillingProvider,
} from './billing_provider.ts'
import { defineResource } from '#http/routing/resource.ts'

const common = { kind: billingProviderKind, item: BillingProvider }

const billingProviderRoutes: Route[] = [
  route({
    name: 'billing_providers.create',
    method: 'POST',
    path: '/v1/billing_providers',
    scope: 'billing_providers:write',
    summary:
      "Create a billing provider. Claims that don't name one use the most recently created " +
      'one.',
    body: BillingProviderCreate,
    returns: BillingProvider,
    run: (call, { body }) => createBillingProvider(call, body),
  }),
  retrieveRoute({ ...common, scope: 'billing_providers:read' }),
  listRoute({
    ...common,
    scope: 'billing_providers:read',
    summary: 'List billing providers, newest first.',
    fields: {},
  }),
  updateRoute({
    ...common,
    scope: 'billing_providers:write',
    body: BillingProviderChange,
    change: updateBillingProvider,
  }),
]

export const billingProviderResource = defineResource({
  about: {
    billing_providers:
      "Billing providers, saved once and used on every claim that doesn't specify another.",
  },
  kind: billingProviderKind,
  events: billingProviderEvents,
  routes: billingProviderRoutes,
})
