// The index of the house, in the order care happens. A resource may import from those above it,
// never from those below: what happens below reaches up only as an event.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import { dueStepsOf, type Lifecycle, lifecycleEvents } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { accountRoutes } from './account/routes.ts'
import { apiKeyKind, apiKeyLifecycle } from './api_key/lifecycle.ts'
import { apiKeyRoutes } from './api_key/routes.ts'
import { availabilityEvents } from './availability/availability.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { feedKind, feedLifecycle } from './calendar_feed/lifecycle.ts'
import { feedRoutes } from './calendar_feed/routes.ts'
import { eventRoutes } from './event/routes.ts'
import { practitionerEvents, practitionerRoutes } from './practitioner/routes.ts'
import { practitionerKind } from './practitioner/schema.ts'
import { sessionKind, sessionLifecycle } from './session/lifecycle.ts'
import { sessionRoutes } from './session/routes.ts'
import { remindStep } from './session/reminder.ts'
import { sessionEvents } from './session/session.ts'
import { seriesEvents, seriesRoutes } from './session_series/routes.ts'
import { seriesKind } from './session_series/schema.ts'
import { testClockRoutes } from './test_clock/routes.ts'
import { endpointKind, endpointLifecycle } from './webhook_endpoint/lifecycle.ts'
import { webhookEndpointRoutes } from './webhook_endpoint/routes.ts'
import { endpointEvents } from './webhook_endpoint/webhook_endpoint.ts'

export const kinds: Kind[] = [
  apiKeyKind,
  endpointKind,
  practitionerKind,
  sessionKind,
  seriesKind,
  feedKind,
]

export const lifecycles: Lifecycle[] = [
  apiKeyLifecycle,
  endpointLifecycle,
  sessionLifecycle,
  feedLifecycle,
]

// What time does: the steps of a lifecycle that are marked as the clock's, and some besides.
export const dueSteps: DueStep[] = [...lifecycles.flatMap(dueStepsOf), remindStep]

const creations = kinds.map(({ object }) => [
  `${object}.created`,
  `One ${object.replaceAll('_', ' ')} was made.`,
])

export const events: Record<string, string> = {
  ...Object.fromEntries(creations),
  ...endpointEvents,
  ...practitionerEvents,
  ...availabilityEvents,
  ...sessionEvents,
  ...seriesEvents,
  ...Object.fromEntries(lifecycles.flatMap(lifecycleEvents)),
}

export const routes: Route[] = [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes(Object.keys(events)),
  ...practitionerRoutes,
  ...availabilityRoutes,
  ...sessionRoutes,
  ...seriesRoutes,
  ...feedRoutes,
  ...testClockRoutes(dueSteps),
]
