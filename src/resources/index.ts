// The index of the house, in the order care happens. A resource may import from those above it,
// never from those below: what happens below reaches up only as an event.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import { dueStepsOf, type Lifecycle, lifecycleEvents } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { accountRoutes } from './account/routes.ts'
import { apiKeyKind, apiKeyLifecycle } from './api_key/lifecycle.ts'
import { apiKeyRoutes } from './api_key/routes.ts'
import { eventRoutes } from './event/routes.ts'
import { practitionerEvents, practitionerRoutes } from './practitioner/routes.ts'
import { practitionerKind, practitionerLifecycle } from './practitioner/lifecycle.ts'
import { sessionKind, sessionLifecycle } from './session/lifecycle.ts'
import { sessionRoutes } from './session/routes.ts'
import { remindStep, sessionEvents } from './session/session.ts'
import { testClockRoutes } from './test_clock/routes.ts'
import { expireStep, runStep } from './verification/check.ts'
import { graceStep, judgeStep } from './verification/judge.ts'
import {
  checkKind,
  checkLifecycle,
  verificationKind,
  verificationLifecycle,
} from './verification/lifecycle.ts'
import { monitorSteps } from './verification/monitor.ts'
import { verificationRoutes } from './verification/routes.ts'
import { endpointKind, endpointLifecycle } from './webhook_endpoint/lifecycle.ts'
import { webhookEndpointRoutes } from './webhook_endpoint/routes.ts'
import { endpointEvents } from './webhook_endpoint/webhook_endpoint.ts'

export const kinds: Kind[] = [
  apiKeyKind,
  endpointKind,
  practitionerKind,
  verificationKind,
  checkKind,
  sessionKind,
]

export const lifecycles: Lifecycle[] = [
  apiKeyLifecycle,
  endpointLifecycle,
  practitionerLifecycle,
  verificationLifecycle,
  checkLifecycle,
  sessionLifecycle,
]

// What time does: the steps of a lifecycle that are marked as the clock's, and some besides.
export const dueSteps: DueStep[] = [
  ...lifecycles.flatMap(dueStepsOf),
  runStep,
  expireStep,
  judgeStep,
  graceStep,
  ...monitorSteps,
  remindStep,
]

const creations = kinds.map(({ object }) => [
  `${object}.created`,
  `One ${object.replaceAll('_', ' ')} was made.`,
])

export const events: Record<string, string> = {
  ...Object.fromEntries(creations),
  ...endpointEvents,
  ...practitionerEvents,
  ...sessionEvents,
  ...Object.fromEntries(lifecycles.flatMap(lifecycleEvents)),
}

export const routes: Route[] = [
  ...accountRoutes,
  ...apiKeyRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes(Object.keys(events)),
  ...practitionerRoutes,
  ...verificationRoutes,
  ...sessionRoutes,
  ...testClockRoutes(dueSteps),
]
