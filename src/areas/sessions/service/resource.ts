// Routes of services.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { serviceKind, serviceLifecycle } from './lifecycle.ts'
import { Service, ServiceChange, ServiceCreate, serviceFilters } from './schema.ts'
import { createService, updateService } from './service.ts'

const reading = {
  kind: serviceKind,
  scope: 'availability:read' as const,
  item: Service,
  actors: everybody,
}
const writing = { kind: serviceKind, scope: 'availability:write' as const, item: Service }

const serviceRoutes: Route[] = [
  route({
    name: 'services.create',
    method: 'POST',
    path: '/v1/services',
    scope: writing.scope,
    summary: 'Create a service.',
    body: ServiceCreate,
    returns: Service,
    errors: ['resource_not_found'],
    run: (call, { body }) => createService(call, body),
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List services, newest first.', fields: serviceFilters }),
  updateRoute({ ...writing, body: ServiceChange, change: updateService }),
  ...lifecycleRoutes(serviceLifecycle, writing.scope, Service),
]

export const serviceResource = defineResource({
  about: {
    services:
      'The appointment types that can be booked: length, buffers, format, price, who can book ' +
      'them, required forms and cancellation policy.',
  },
  kind: serviceKind,
  lifecycle: serviceLifecycle,
  routes: serviceRoutes,
})
