// Routes of locations.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { createLocation, updateLocation } from './location.ts'
import { Location, LocationChange, LocationCreate, locationKind } from './schema.ts'

const reading = {
  kind: locationKind,
  scope: 'availability:read' as const,
  item: Location,
  actors: everybody,
}
const writing = { kind: locationKind, scope: 'availability:write' as const, item: Location }
const actors: Route['actors'] = ['account']

const locationRoutes: Route[] = [
  route({
    name: 'locations.create',
    method: 'POST',
    path: '/v1/locations',
    scope: writing.scope,
    summary: 'Create a location.',
    body: LocationCreate,
    returns: Location,
    actors,
    run: (call, { body }) => createLocation(call, body),
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List locations, newest first.', fields: {} }),
  updateRoute({
    ...writing,
    actors,
    body: LocationChange,
    change: updateLocation,
    errors: ['location_in_use'],
  }),
]

export const locationResource = defineResource({
  about: {
    locations:
      'The places where sessions take place: address, time zone, jurisdiction, identifiers for ' +
      'claims, and rooms that can be booked.',
  },
  kind: locationKind,
  routes: locationRoutes,
})
