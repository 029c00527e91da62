// Routes of packages and memberships.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { packageKind, packageLifecycle } from './lifecycle.ts'
import { cancelPackage, createPackage, endPeriod, updatePackage } from './package.ts'
import { Package, PackageChange, PackageCreate, packageFilters } from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = { kind: packageKind, scope: 'charges:read' as const, item: Package, actors }
const writing = { ...reading, scope: 'charges:write' as const }

const packageRoutes: Route[] = [
  route({
    name: 'packages.create',
    method: 'POST',
    path: '/v1/packages',
    scope: writing.scope,
    summary: 'Create a package or membership that a person buys. The person owes its price.',
    body: PackageCreate,
    returns: Package,
    actors,
    errors: ['resource_not_found', 'person_inactive'],
    run: (call, { body }) => createPackage(call, body),
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List packages, newest first.', fields: packageFilters }),
  updateRoute({
    ...writing,
    body: PackageChange,
    change: updatePackage,
    errors: ['invalid_transition'],
  }),
  ...lifecycleRoutes(packageLifecycle, writing.scope, Package, {
    cancel: { run: cancelPackage },
  }).map((step) => ({ ...step, actors: actors! })),
]

export const packageResource = defineResource({
  about: {
    packages:
      'Packages and memberships that persons bought: sessions at one price, or a monthly price ' +
      'with sessions or a discount. Completed self-pay sessions use them.',
  },
  kind: packageKind,
  lifecycle: packageLifecycle,
  jobs: [endPeriod],
  routes: packageRoutes,
})
