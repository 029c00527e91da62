// Registers the ledger, charges, adjustments and deposits.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import type { Lifecycle } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { adjustmentKind, adjustmentLifecycle } from './adjustment/lifecycle.ts'
import { adjustmentRoutes } from './adjustment/routes.ts'
import { settleStep } from './charge/charge.ts'
import { followStep } from './ledger_entry/post.ts'
import { chargeKind, chargeLifecycle } from './charge/lifecycle.ts'
import { chargeRoutes } from './charge/routes.ts'
import { depositEvents, lookStep, reconcileStep } from './deposit/deposit.ts'
import { depositKind, depositLifecycle } from './deposit/lifecycle.ts'
import { depositRoutes } from './deposit/routes.ts'
import { ledgerEntryRoutes } from './ledger_entry/routes.ts'
import { ledgerEntryKind } from './ledger_entry/schema.ts'
import { ledgerProofRoutes } from './ledger_proof/routes.ts'
import { statementRoutes } from './statement/routes.ts'

export const kinds: Kind[] = [chargeKind, adjustmentKind, depositKind]

export const records: Kind[] = [ledgerEntryKind]

export const lifecycles: Lifecycle[] = [chargeLifecycle, adjustmentLifecycle, depositLifecycle]

export const steps: DueStep[] = [followStep, settleStep, lookStep, reconcileStep]

export const events = depositEvents

export const routes: Route[] = [
  ...ledgerEntryRoutes,
  ...chargeRoutes,
  ...adjustmentRoutes,
  ...depositRoutes,
  ...statementRoutes,
  ...ledgerProofRoutes,
]
