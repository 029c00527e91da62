// Routes of calendar feeds. The calendars themselves are served by feed_route.ts.
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { createFeed } from './calendar_feed.ts'
import { feedKind, feedLifecycle } from './lifecycle.ts'
import { CalendarFeed, CalendarFeedCreate, feedFilters } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const reading = { kind: feedKind, scope: 'calendar_feeds:read' as const, item: CalendarFeed }

const feedRoutes: Route[] = [
  route({
    name: 'calendar_feeds.create',
    method: 'POST',
    path: '/v1/practitioners/{id}/calendar_feeds',
    scope: 'calendar_feeds:write',
    summary: 'Create a calendar feed for a practitioner.',
    body: CalendarFeedCreate,
    returns: CalendarFeed,
    errors: ['resource_not_found', 'precondition_failed'],
    shows_once: ['url'],
    run: (call, { id, body }) => createFeed(call, id, body),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'calendar_feeds:write' }),
  listRoute({ ...reading, summary: 'List calendar feeds, newest first.', fields: feedFilters }),
  ...lifecycleRoutes(feedLifecycle, 'calendar_feeds:write', CalendarFeed),
]

export const calendarFeedResource = defineResource({
  about: {
    calendar_feeds:
      "URLs for subscribing to a practitioner's calendar (iCalendar). They show busy times and " +
      'nothing else.',
  },
  kind: feedKind,
  lifecycle: feedLifecycle,
  routes: feedRoutes,
})
