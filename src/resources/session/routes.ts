// The session's door: what the API offers, and under which scope.
import { listRoute } from '#http/list.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/route.ts'
import { retrieveRoute } from '#http/standard_routes.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { Session, SessionCreate, sessionFilters } from './schema.ts'
import { judgeAgain, scheduleSession } from './session.ts'

const reading = {
  kind: sessionKind,
  scope: 'sessions:read' as const,
  item: Session,
  actors: everybody,
}

export const sessionRoutes: Route[] = [
  route({
    name: 'sessions.create',
    method: 'POST',
    path: '/v1/sessions',
    scope: 'sessions:write',
    summary: 'Book a session: who and when are enough.',
    body: SessionCreate,
    returns: Session,
    actors: everybody,
    refuses: [
      'resource_not_found',
      'consent_required',
      'slot_taken',
      'starts_at_in_past',
      'practitioner_archived',
      'person_not_in_care',
    ],
    rejudge: (call, { body }) => judgeAgain(call, body),
    run: (call, { body }) => scheduleSession(call, body),
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List sessions, newest first.', fields: sessionFilters }),
  ...lifecycleRoutes(sessionLifecycle, 'sessions:write', Session).map((step) =>
    step.name === 'sessions.cancel' ? { ...step, actors: everybody } : step,
  ),
]
