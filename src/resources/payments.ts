// Registers payments, refunds, disputes and payouts.
import type { DueStep } from '#due.ts'
import type { Route } from '#http/route.ts'
import type { Lifecycle } from '#lifecycle.ts'
import type { Kind } from '#record.ts'
import { disputeEvents, disputeRoutes } from './dispute/routes.ts'
import { disputeKind, disputeLifecycle } from './dispute/lifecycle.ts'
import { disputeHandlers, hearDisputeStep } from './dispute/dispute.ts'
import { hearStep } from './payment/charge.ts'
import { paymentHandlers } from './payment/handlers.ts'
import { paymentKind, paymentLifecycle } from './payment/lifecycle.ts'
import type { Handlers } from './payment/operation.ts'
import { paymentEvents, paymentRoutes } from './payment/routes.ts'
import { hearPayoutStep, payoutHandlers, sweepStep } from './payout/handlers.ts'
import { payoutKind, payoutLifecycle } from './payout/lifecycle.ts'
import { sendStep } from './payout/payout.ts'
import { payoutEvents, payoutRoutes } from './payout/routes.ts'
import { refundKind, refundLifecycle } from './refund/lifecycle.ts'
import { hearRefundStep, refundHandlers } from './refund/refund.ts'
import { refundEvents, refundRoutes } from './refund/routes.ts'

export const kinds: Kind[] = [paymentKind, refundKind, payoutKind]

export const records: Kind[] = [disputeKind]

export const lifecycles: Lifecycle[] = [
  paymentLifecycle,
  refundLifecycle,
  disputeLifecycle,
  payoutLifecycle,
]

export const steps: DueStep[] = [
  hearStep,
  hearRefundStep,
  hearDisputeStep,
  hearPayoutStep,
  sendStep,
  sweepStep,
]

// Requests to payment processors and handlers for their responses.
export const handlers: Handlers = {
  ...paymentHandlers,
  ...refundHandlers,
  ...disputeHandlers,
  ...payoutHandlers,
}

export const events = { ...paymentEvents, ...refundEvents, ...disputeEvents, ...payoutEvents }

export const routes: Route[] = [
  ...paymentRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...payoutRoutes,
]
