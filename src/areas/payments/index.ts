// The resources of this area: the ledger, prices, and money from and to people.
import type { Resource } from '#http/routing/resource.ts'
import { ledgerEntryResource } from './ledger/resource.ts'
import { feeScheduleResource } from './fee_schedule/resource.ts'
import { discountResource } from './discount/resource.ts'
import { chargeResource } from './charge/resource.ts'
import { packageOfferResource } from './package_offer/resource.ts'
import { packageResource } from './package/resource.ts'
import { adjustmentResource } from './adjustment/resource.ts'
import { paymentResource } from './payment/resource.ts'
import { paymentMethodHandlers } from './payment_method/handlers.ts'
import { paymentMethodResource } from './payment_method/resource.ts'
import { paymentRequestResource } from './payment_request/resource.ts'
import { paymentPlanResource } from './payment_plan/resource.ts'
import { refundResource } from './refund/resource.ts'
import { disputeResource } from './dispute/resource.ts'
import { payoutResource } from './payout/resource.ts'
import { disputeHandlers } from './dispute/dispute.ts'
import { paymentHandlers } from './payment/handlers.ts'
import type { Handlers } from './payment/operation.ts'
import { payoutHandlers } from './payout/handlers.ts'
import { onboardingHandlers } from './payout/onboarding.ts'
import { refundHandlers } from './refund/refund.ts'

export const paymentsArea: Resource[] = [
  ledgerEntryResource,
  feeScheduleResource,
  discountResource,
  chargeResource,
  packageOfferResource,
  packageResource,
  adjustmentResource,
  paymentMethodResource,
  paymentResource,
  paymentRequestResource,
  paymentPlanResource,
  refundResource,
  disputeResource,
  payoutResource,
]

// Sends each kind of operation to the payment processor, and records the outcome.
export const operation_handlers: Handlers = {
  ...paymentMethodHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...disputeHandlers,
  ...payoutHandlers,
  ...onboardingHandlers,
}
