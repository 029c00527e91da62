// Routes of sessions.
import type { ErrorCode } from '#catalogue/errors.ts'
import { sql } from '#db/sql.ts'
import { currentPersonId, equalsOr } from '#http/lists/filters.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { everybody, lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { lacksAuthorization } from './billing_warnings.ts'
import { readCopay, SessionCopay } from './copay.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import { rescheduleSession } from './reschedule.ts'
import { Session, sessionFilters } from './schema.ts'
import { Departure, Seat, SessionUpdate, SessionCreate } from './booking_schema.ts'
import { addParticipant, removeParticipant } from './seats.ts'
import {
  updateSession,
  recheckConsents,
  scheduleSession,
  reminderJob,
  sessionEvents,
} from './session.ts'
import {
  approveSession,
  cancelSession,
  checkIn,
  completeSession,
  confirmSession,
  correctNoShow,
  declineSession,
  markNoShow,
  startSession,
} from './steps.ts'
import { personReviewJob, practitionerReviewJob } from './risk.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = {
  kind: sessionKind,
  scope: 'sessions:read' as const,
  item: Session,
  actors: everybody,
}
const writing = { kind: sessionKind, scope: 'sessions:write' as const, item: Session }

// Errors of a booking or reschedule.
const of_bookings: ErrorCode[] = [
  'slot_taken',
  'room_taken',
  'person_double_booked',
  'at_capacity',
  'starts_at_in_past',
  'outside_availability',
  'too_short_notice',
  'beyond_booking_window',
  'too_far_ahead',
]
const of_terms: ErrorCode[] = ['service_retired', 'service_mismatch', 'location_archived']
const of_holds: ErrorCode[] = ['hold_limit_reached', 'too_many_holds']
// Errors of the steps that record care.
const of_care: ErrorCode[] = ['consent_required', 'location_required', 'practitioner_not_eligible']
const of_persons: ErrorCode[] = ['consent_required', 'person_inactive']
const conditional_scopes = ['sessions:override' as const]
const seating = {
  method: 'POST' as const,
  scope: 'sessions:write' as const,
  body: Seat,
  returns: Session,
}
const of_seats: ErrorCode[] = [
  'resource_not_found',
  'invalid_transition',
  'precondition_failed',
  'person_double_booked',
]

const sessionRoutes: Route[] = [
  route({
    name: 'sessions.create',
    method: 'POST',
    path: '/v1/sessions',
    scope: 'sessions:write',
    conditional_scopes: [...conditional_scopes, 'sessions:record'],
    summary: 'Book a session.',
    body: SessionCreate,
    returns: Session,
    actors: everybody,
    errors: [
      'resource_not_found',
      'consent_required',
      'practitioner_archived',
      'practitioner_not_eligible',
      'person_inactive',
      'not_offered',
      'date_in_future',
      ...of_terms,
      ...of_holds,
      ...of_bookings,
    ],
    recheck: (call, { body }) => recheckConsents(call, body),
    run: (call, { body }) => scheduleSession(call, body),
  }),
  retrieveRoute(reading),
  route({
    name: 'sessions.copay',
    method: 'GET',
    path: '/v1/sessions/{id}/copay',
    scope: 'payments:read',
    summary: 'Retrieve the copay of a session: the amount due and paid.',
    returns: SessionCopay,
    actors: ['account'],
    errors: ['resource_not_found'],
    run: (call, { id }) => readCopay(call, id),
  }),
  listRoute({
    ...reading,
    summary: 'List sessions, newest first.',
    fields: sessionFilters,
    orders: { starts_at: { type: 'timestamp' } },
    filters: {
      person_id: (id, account) =>
        sql`id in (
          select session_id from session_participants
          where account = ${account} and person_id = ${currentPersonId(account, id)})`,
      lacks_authorization: lacksAuthorization,
      type: equalsOr('type', 'individual'),
      format: equalsOr('format', 'telehealth'),
    },
  }),
  updateRoute({
    ...writing,
    body: SessionUpdate,
    change: updateSession,
    errors: [
      'consent_required',
      'person_inactive',
      'person_double_booked',
      'group_full',
      'not_offered',
      'invalid_transition',
      'practitioner_not_eligible',
      'room_taken',
      'location_archived',
      ...of_holds,
    ],
  }),
  route({
    ...seating,
    name: 'sessions.add_participant',
    path: '/v1/sessions/{id}/add_participant',
    summary: 'Add a participant to a session.',
    conditional_scopes,
    errors: [
      ...of_seats,
      'consent_required',
      'person_inactive',
      'group_full',
      'not_offered',
      'practitioner_not_eligible',
      'hold_limit_reached',
    ],
    run: (call, { id, body }) => addParticipant(call, id, body),
  }),
  route({
    ...seating,
    name: 'sessions.remove_participant',
    path: '/v1/sessions/{id}/remove_participant',
    summary: 'Remove a participant from a session.',
    body: Departure,
    errors: [...of_seats, 'too_many_holds'],
    run: (call, { id, body }) => removeParticipant(call, id, body),
  }),
  ...lifecycleRoutes(sessionLifecycle, 'sessions:write', Session, {
    confirm: {
      run: confirmSession,
      errors: ['hold_expired', 'practitioner_not_eligible', ...of_persons],
      actors: everybody,
    },
    approve: { run: approveSession, errors: ['practitioner_not_eligible', ...of_persons] },
    decline: { run: declineSession },
    release: { actors: everybody },
    reschedule: {
      run: rescheduleSession,
      actors: everybody,
      errors: [
        ...of_bookings,
        'practitioner_archived',
        'practitioner_not_eligible',
        'person_inactive',
        'not_offered',
        'service_mismatch',
        'too_late',
      ],
      conditional_scopes,
    },
    cancel: { run: cancelSession, errors: ['too_late'], actors: everybody },
    check_in: {
      run: checkIn,
      errors: ['too_early', 'too_late', 'location_required', 'practitioner_not_eligible'],
    },
    start: {
      run: startSession,
      errors: [...of_care, 'too_early'],
    },
    complete: { run: completeSession, errors: [...of_care, 'too_early'], conditional_scopes },
    no_show: { run: markNoShow, errors: ['too_early'] },
    correct: { run: correctNoShow, errors: [...of_care, 'too_late'] },
  }),
]

export const sessionResource = defineResource({
  about: {
    sessions:
      'Appointments between a practitioner and one or more people, from booking to completion.',
  },
  kind: sessionKind,
  lifecycle: sessionLifecycle,
  jobs: [reminderJob, practitionerReviewJob, personReviewJob],
  events: sessionEvents,
  routes: sessionRoutes,
})
