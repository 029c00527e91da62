// Routes of external calendars.
import Type from 'typebox'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import {
  createExternalCalendar,
  externalCalendarEvents,
  refreshExternalCalendar,
  updateExternalCalendar,
} from './external_calendar.ts'
import { externalCalendarKind, externalCalendarLifecycle } from './lifecycle.ts'
import {
  ExternalCalendar,
  ExternalCalendarChange,
  ExternalCalendarCreate,
  externalCalendarFilters,
} from './schema.ts'

const reading = {
  kind: externalCalendarKind,
  scope: 'availability:read' as const,
  item: ExternalCalendar,
}
const writing = { ...reading, scope: 'availability:write' as const }

const externalCalendarRoutes: Route[] = [
  route({
    name: 'external_calendars.create',
    method: 'POST',
    path: '/v1/external_calendars',
    scope: writing.scope,
    summary: 'Create an external calendar. Attune reads it now, then every 15 minutes.',
    body: ExternalCalendarCreate,
    returns: ExternalCalendar,
    errors: ['resource_not_found', 'practitioner_archived'],
    run: (call, { body }) => createExternalCalendar(call, body),
  }),
  retrieveRoute(reading),
  listRoute({
    ...reading,
    summary: 'List external calendars, newest first.',
    fields: externalCalendarFilters,
  }),
  updateRoute({
    ...writing,
    body: ExternalCalendarChange,
    change: updateExternalCalendar,
    errors: ['invalid_transition'],
  }),
  route({
    name: 'external_calendars.refresh',
    method: 'POST',
    path: '/v1/external_calendars/{id}/refresh',
    scope: writing.scope,
    summary: 'Read an external calendar now, at most once a minute.',
    body: Type.Object({}),
    returns: ExternalCalendar,
    errors: [
      'resource_not_found',
      'invalid_transition',
      'precondition_failed',
      'practitioner_archived',
    ],
    run: (call, { id }) => refreshExternalCalendar(call, id),
  }),
  ...lifecycleRoutes(externalCalendarLifecycle, writing.scope, ExternalCalendar),
]

export const externalCalendarResource = defineResource({
  about: {
    external_calendars:
      "A practitioner's other calendars, by iCalendar URL. Their busy times block slots; what " +
      'the events are about is never stored.',
  },
  kind: externalCalendarKind,
  lifecycle: externalCalendarLifecycle,
  events: externalCalendarEvents,
  routes: externalCalendarRoutes,
})
