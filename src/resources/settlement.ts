// Registers insurance, claims, remittances, estimates and superbills.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import type { Lifecycle } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { claims } from './claim/claims.ts'
import { recoupmentEvents } from './claim/recoupment.ts'
import { insurance } from './eligibility_check/insurance.ts'
import { estimateEvents, estimateRoutes } from './estimate/routes.ts'
import { estimateKind } from './estimate/schema.ts'
import { deliverDocument, dispatchStep } from './exchange/exchange.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { remittanceKind, remittanceLifecycle } from './remittance/lifecycle.ts'
import { postStep } from './remittance/post.ts'
import { remittanceEvents, remittanceRoutes } from './remittance/routes.ts'
import { superbillRoutes } from './superbill/routes.ts'
import { superbillKind } from './superbill/schema.ts'
import { answerWait, payerAnswerKind } from './transmission/lifecycle.ts'
import { deliverStep } from './transmission/transmission.ts'
import { x12DocumentKind, x12DocumentLifecycle } from './x12_document/lifecycle.ts'

export const kinds: Kind[] = [
  ...insurance.kinds,
  ...claims.kinds,
  x12DocumentKind,
  remittanceKind,
  estimateKind,
  superbillKind,
]

export const { parts } = claims

export const lifecycles: Lifecycle[] = [
  ...insurance.lifecycles,
  ...claims.lifecycles,
  x12DocumentLifecycle,
  remittanceLifecycle,
]

// Documents from the simulated payer take the same path as real ones.
const deliverAnswer = deliverStep((call, came) =>
  deliverDocument(call, { ...came, source: 'clearinghouse' }),
)

// Rows without a state wait for as long as they exist.
export const rowWaits = [{ kind: payerAnswerKind, states: null, wait: answerWait }]

export const steps: DueStep[] = [
  ...insurance.dueSteps,
  ...claims.dueSteps,
  deliverAnswer,
  dispatchStep,
  postStep,
]

export const events = {
  ...insurance.events,
  ...claims.events,
  ...recoupmentEvents,
  ...remittanceEvents,
  ...estimateEvents,
}

export const routes: Route[] = [
  ...insurance.routes,
  ...claims.routes,
  ...remittanceRoutes,
  ...exchangeRoutes,
  ...estimateRoutes,
  ...superbillRoutes,
]
