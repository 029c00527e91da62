// Registers payers, coverages and eligibility checks.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import type { Lifecycle } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { coverageKind, coverageLifecycle } from '#resources/coverage/lifecycle.ts'
import { coverageEvents, coverageRoutes } from '#resources/coverage/routes.ts'
import { payerEvents, payerRoutes } from '#resources/payer/routes.ts'
import { contractKind } from '#resources/payer/schema.ts'
import { askStep } from './eligibility_check.ts'
import { checkKind, eligibilityLifecycle } from './lifecycle.ts'
import { eligibilityCheckEvents, eligibilityCheckRoutes } from './routes.ts'

const kinds: Kind[] = [contractKind, coverageKind, checkKind]
const lifecycles: Lifecycle[] = [coverageLifecycle, eligibilityLifecycle]
const dueSteps: DueStep[] = [askStep]
const events: Record<string, string> = {
  ...payerEvents,
  ...coverageEvents,
  ...eligibilityCheckEvents,
}
const routes: Route[] = [...payerRoutes, ...coverageRoutes, ...eligibilityCheckRoutes]

export const insurance = { kinds, lifecycles, dueSteps, events, routes }
