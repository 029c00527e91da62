// Routes of matching assignments.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { createAssignment } from './assignment.ts'
import { assignmentKind, assignmentLifecycle } from './lifecycle.ts'
import {
  assign_body_bytes,
  assignmentFilters,
  AssignmentCreate,
  MatchingAssignment,
} from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = {
  kind: assignmentKind,
  scope: 'matchings:read' as const,
  item: MatchingAssignment,
  actors,
}
const writing = 'matchings:write' as const

const assignmentRoutes: Route[] = [
  route({
    name: 'matchings.assign',
    method: 'POST',
    path: '/v1/matchings/assign',
    cost: 20,
    scope: writing,
    summary: 'Assign a waiting list to available practitioners, in the background.',
    body: AssignmentCreate,
    most_bytes: assign_body_bytes,
    returns: MatchingAssignment,
    actors,
    errors: ['resource_not_found'],
    run: (call, { body }) => createAssignment(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: writing }),
  listRoute({ ...reading, summary: 'List assignments, newest first.', fields: assignmentFilters }),
  ...lifecycleRoutes(assignmentLifecycle, writing, MatchingAssignment).map((step) => ({
    ...step,
    actors: actors!,
  })),
]

export const matchingAssignmentResource = defineResource({
  about: {
    matching_assignments:
      'Waiting lists assigned to practitioners with the best overall result. Each entry gets a ' +
      'matching: an offer with a held time, or the reason why there is none.',
  },
  kind: assignmentKind,
  lifecycle: assignmentLifecycle,
  routes: assignmentRoutes,
})
