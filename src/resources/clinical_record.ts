// Registers the clinical record and matching.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import type { Lifecycle } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { assessmentKind, assessmentLifecycle } from './assessment/lifecycle.ts'
import { assessmentEvents, assessmentRoutes } from './assessment/routes.ts'
import { matchingKind, matchingLifecycle } from './matching/lifecycle.ts'
import { completeStep as completeMatchingStep, matchingEvents } from './matching/matching.ts'
import { matchingRoutes } from './matching/routes.ts'
import { followStep as followMatchingStep } from './matching/steps.ts'
import { noteKind, noteLifecycle } from './note/lifecycle.ts'
import { noteEvents, noteRoutes } from './note/routes.ts'
import { remindStep as remindAuthorStep } from './note/steps.ts'
import {
  psychotherapyNoteKind,
  psychotherapyNoteLifecycle,
} from './psychotherapy_note/lifecycle.ts'
import { psychotherapyNoteEvents, psychotherapyNoteRoutes } from './psychotherapy_note/routes.ts'
import { riskFlagKind, riskFlagLifecycle } from './risk_flag/lifecycle.ts'
import { riskFlagEvents, riskFlagRoutes } from './risk_flag/routes.ts'

export const kinds: Kind[] = [
  noteKind,
  psychotherapyNoteKind,
  riskFlagKind,
  assessmentKind,
  matchingKind,
]

export const lifecycles: Lifecycle[] = [
  noteLifecycle,
  psychotherapyNoteLifecycle,
  riskFlagLifecycle,
  assessmentLifecycle,
  matchingLifecycle,
]

export const steps: DueStep[] = [remindAuthorStep, completeMatchingStep, followMatchingStep]

export const events = {
  ...noteEvents,
  ...psychotherapyNoteEvents,
  ...riskFlagEvents,
  ...assessmentEvents,
  ...matchingEvents,
}

export const routes: Route[] = [
  ...noteRoutes,
  ...psychotherapyNoteRoutes,
  ...riskFlagRoutes,
  ...assessmentRoutes,
  ...matchingRoutes,
]
