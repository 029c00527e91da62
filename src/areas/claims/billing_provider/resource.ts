// HTTP routes of billing providers.
import { listRoute } from '#http/routing/list.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import * as biller from './billing_provider.ts'
import { billingProviderEvents, billingProviderKind } from './billing_provider.ts'
import { defineResource } from '#http/routing/resource.ts'

const billers = { kind: biller.billingProviderKind, item: biller.BillingProvider }

const billingProviderRoutes: Route[] = [
  route({
    name: 'billing_providers.create',
    method: 'POST',
    path: '/v1/billing_providers',
    scope: 'billing_providers:write',
    summary:
      "Create a billing provider. Claims that don't name one use the most recently created " +
      'one.',
    body: biller.BillingProviderCreate,
    returns: biller.BillingProvider,
    run: (call, { body }) => biller.addBillingProvider(call, body),
  }),
  retrieveRoute({ ...billers, scope: 'billing_providers:read' }),
  listRoute({
    ...billers,
    scope: 'billing_providers:read',
    summary: 'List billing providers, newest first.',
    fields: {},
  }),
  updateRoute({
    ...billers,
    scope: 'billing_providers:write',
    body: biller.BillingProviderChange,
    change: biller.changeBillingProvider,
  }),
]

export const billingProviderResource = defineResource({
  about: {
    billing_providers:
      'Billing providers: stored once and used on every claim that does not name another.',
  },
  kind: billingProviderKind,
  events: billingProviderEvents,
  routes: billingProviderRoutes,
})
