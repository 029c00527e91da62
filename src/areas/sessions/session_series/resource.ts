// Routes and events of session series.
import { listRoute } from '#http/lists/list_route.ts'
import { route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { recheckConsents } from '#areas/sessions/session/session.ts'
import { cancelSeries, rescheduleSeries } from './change_series.ts'
import {
  SeriesCancel,
  seriesFilters,
  seriesKind,
  SeriesReschedule,
  SessionSeries,
  SessionSeriesCreate,
} from './schema.ts'
import { createSeries } from './session_series.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: seriesKind, scope: 'sessions:read' as const, item: SessionSeries }
const writing = {
  method: 'POST' as const,
  scope: 'sessions:write' as const,
  returns: SessionSeries,
}
const conditional_scopes = ['sessions:override' as const]

const seriesRoutes: Route[] = [
  route({
    ...writing,
    name: 'session_series.create',
    path: '/v1/session_series',
    conditional_scopes: conditional_scopes,
    summary: 'Book a session series.',
    body: SessionSeriesCreate,
    errors: [
      'resource_not_found',
      'consent_required',
      'practitioner_archived',
      'practitioner_not_eligible',
      'person_inactive',
      'series_conflict',
      'not_offered',
      'starts_at_in_past',
      'too_far_ahead',
      'service_retired',
      'service_mismatch',
      'location_archived',
    ],
    recheck: (call, { body }) => recheckConsents(call, body),
    run: (call, { body }) => createSeries(call, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'sessions:write' }),
  listRoute({
    ...reading,
    summary: 'List session series, newest first.',
    fields: seriesFilters,
    orders: { starts_at: { type: 'timestamp' } },
  }),
  route({
    ...writing,
    name: 'session_series.cancel',
    path: '/v1/session_series/{id}/cancel',
    summary: 'Cancel sessions in a series: one, one and all later ones, or all upcoming.',
    body: SeriesCancel,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (call, { id, body }) => cancelSeries(call, id, body),
  }),
  route({
    ...writing,
    name: 'session_series.reschedule',
    path: '/v1/session_series/{id}/reschedule',
    conditional_scopes: conditional_scopes,
    summary: 'Reschedule sessions in a series: one, one and all later ones, or all upcoming.',
    body: SeriesReschedule,
    errors: [
      'resource_not_found',
      'precondition_failed',
      'practitioner_archived',
      'practitioner_not_eligible',
      'person_inactive',
      'series_conflict',
      'starts_at_in_past',
      'too_far_ahead',
      'invalid_transition',
      'too_late',
    ],
    run: (call, { id, body }) => rescheduleSeries(call, id, body),
  }),
]

export const seriesEvents = {
  'session_series.canceled': 'One or more sessions in a series were canceled.',
  'session_series.practitioner_changed': 'A series was reassigned to another practitioner.',
  'session_series.rescheduled': 'One or more sessions in a series were rescheduled.',
}

export const sessionSeriesResource = defineResource({
  about: {
    session_series: 'Recurring sessions, every week or every few weeks, at the same local time.',
  },
  kind: seriesKind,
  events: seriesEvents,
  routes: seriesRoutes,
})
