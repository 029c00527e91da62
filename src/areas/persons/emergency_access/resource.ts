// Routes for emergency accesses. The account reviews them with a different key than opened them.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { openEmergencyAccess, reviewAccess } from './emergency_access.ts'
import { emergencyAccessKind, emergencyAccessLifecycle } from './lifecycle.ts'
import { EmergencyAccess, EmergencyAccessCreate, emergencyAccessFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: emergencyAccessKind,
  scope: 'emergency_accesses:read' as const,
  item: EmergencyAccess,
}
const scope = 'emergency_accesses:write' as const
const reviews = ['emergency_accesses.justify', 'emergency_accesses.refute']

const emergencyAccessRoutes: Route[] = [
  route({
    name: 'emergency_accesses.create',
    method: 'POST',
    path: '/v1/emergency_accesses',
    scope,
    needs_fresh_sign_in: true,
    summary:
      'Open emergency access to a record, read-only and for up to one hour, subject to review.',
    body: EmergencyAccessCreate,
    returns: EmergencyAccess,
    errors: ['resource_not_found', 'invalid_transition'],
    run: (call, { body }) => openEmergencyAccess(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: scope }),
  listRoute({
    ...reading,
    summary: 'List emergency accesses, newest first.',
    fields: emergencyAccessFilters,
  }),
  ...lifecycleRoutes(emergencyAccessLifecycle, scope, EmergencyAccess, {
    justify: { run: (call, id, body) => reviewAccess(call, id, 'justify', body) },
    refute: { run: (call, id, body) => reviewAccess(call, id, 'refute', body) },
  }).map((step) => ({
    ...step,
    ...(reviews.includes(step.name) && { actors: ['account' as const] }),
  })),
]

export const emergencyAccessResource = defineResource({
  about: {
    emergency_accesses:
      'Break-the-glass access to a record without consent: read-only, for at most one hour, ' +
      'and reviewed afterward.',
  },
  kind: emergencyAccessKind,
  lifecycle: emergencyAccessLifecycle,
  routes: emergencyAccessRoutes,
})
