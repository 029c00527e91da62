// Routes of package offers.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { createPackageOffer, updatePackageOffer } from './package_offer.ts'
import {
  PackageOffer,
  PackageOfferChange,
  PackageOfferCreate,
  packageOfferFilters,
  packageOfferKind,
} from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = {
  kind: packageOfferKind,
  scope: 'charges:read' as const,
  item: PackageOffer,
  actors,
}
const writing = { ...reading, scope: 'charges:write' as const }

const packageOfferRoutes: Route[] = [
  route({
    name: 'package_offers.create',
    method: 'POST',
    path: '/v1/package_offers',
    scope: writing.scope,
    summary: 'Create a package offer.',
    body: PackageOfferCreate,
    returns: PackageOffer,
    actors,
    errors: ['resource_not_found'],
    run: (call, { body }) => createPackageOffer(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List package offers, newest first.',
    fields: packageOfferFilters,
  }),
  updateRoute({ ...writing, body: PackageOfferChange, change: updatePackageOffer }),
]

export const packageOfferResource = defineResource({
  about: {
    package_offers: 'Your price list of packages and memberships.',
  },
  kind: packageOfferKind,
  routes: packageOfferRoutes,
})
