// Everything about claims that the resource registry needs.
import { sendStep, transmissionEvents } from '#resources/transmission/transmission.ts'
import {
  payerAnswerKind,
  transmissionKind,
  transmissionLifecycle,
} from '#resources/transmission/lifecycle.ts'
import { billingProviderEvents, billingProviderKind } from './billing_provider.ts'
import { billingProviderRoutes } from './billing_provider_routes.ts'
import { warnStep } from './deadline.ts'
import { claimKind, claimRecordKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { claimEvents, claimRoutes } from './routes.ts'
import { followUpStep } from './steps.ts'

export const claims = {
  kinds: [billingProviderKind, claimKind],
  parts: [claimRecordKind, transmissionKind, payerAnswerKind],
  lifecycles: [transmissionLifecycle, claimLifecycle],
  dueSteps: [sendStep, warnStep, followUpStep],
  events: { ...transmissionEvents, ...billingProviderEvents, ...claimEvents },
  routes: [...billingProviderRoutes, ...claimRoutes],
}
