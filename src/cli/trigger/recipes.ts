// How each event type is made in the sandbox, and why some can't be.
import { bookingRecipes } from './booking.ts'
import { bulkActionRecipes } from './bulk_actions.ts'
import { sessionRecipes } from './sessions.ts'
import { matchingRecipes } from './matchings.ts'
import { seriesRecipes } from './series.ts'
import { claimRecipes } from './claims.ts'
import { noteRecipes } from './notes.ts'
import { assessmentRecipes } from './assessments.ts'
import { riskRecipes } from './risk_flags.ts'
import { documentRecipes } from './documents.ts'
import { formRecipes } from './forms.ts'
import { importRecipes } from './imports.ts'
import { authorizationRecipes } from './authorizations.ts'
import { insuranceRecipes } from './insurance.ts'
import { memberRecipes } from './members.ts'
import { mergeRecipes } from './merges.ts'
import { messageRecipes } from './messages.ts'
import { packageRecipes } from './packages.ts'
import { priceRecipes } from './prices.ts'
import { payerRefundRecipes } from './payer_refunds.ts'
import { personRecipes } from './persons.ts'
import { practitionerRecipes } from './practitioners.ts'
import { paymentMethodRecipes } from './payment_methods.ts'
import { paymentRequestRecipes } from './payment_requests.ts'
import { paymentPlanRecipes } from './payment_plans.ts'
import { paymentRecipes } from './payments.ts'
import { platformRecipes } from './platform.ts'
import type { Recipe } from './sandbox.ts'
import { waitingListRecipes } from './waiting_list.ts'

export const recipes: Record<string, Recipe> = {
  ...platformRecipes,
  ...memberRecipes,
  ...practitionerRecipes,
  ...personRecipes,
  ...bookingRecipes,
  ...sessionRecipes,
  ...seriesRecipes,
  ...matchingRecipes,
  ...waitingListRecipes,
  ...noteRecipes,
  ...riskRecipes,
  ...assessmentRecipes,
  ...paymentRecipes,
  ...priceRecipes,
  ...packageRecipes,
  ...paymentMethodRecipes,
  ...paymentRequestRecipes,
  ...paymentPlanRecipes,
  ...insuranceRecipes,
  ...authorizationRecipes,
  ...claimRecipes,
  ...payerRefundRecipes,
  ...bulkActionRecipes,
  ...mergeRecipes,
  ...documentRecipes,
  ...formRecipes,
  ...messageRecipes,
  ...importRecipes,
}

const takes_real_time = 'Follows the real clock, which the test clock does not advance.'
const not_simulated = 'No sandbox value leads to it.'
const signs_in = 'Follows a person who signs in to the console.'
const on_page = 'Follows a person who pays on the page of a payment request.'
const plain_http = 'Follows a key sent over plain HTTP.'

// Why the other event types can't be triggered.
export const untriggerable: Record<string, string> = {
  'api_key.expired': takes_real_time,
  'api_key.unused': takes_real_time,
  'api_key.exposed': plain_http,
  'payment_request.paid': on_page,
  'member.accepted': signs_in,
  'member_session.created': signs_in,
  'member_session.expired': signs_in,
  'member_session.revoked': signs_in,
  'member_session.signed_out': signs_in,
  'scoped_token.expired': takes_real_time,
  'scoped_token.exposed': plain_http,
  'emergency_access.expired': takes_real_time,
  'webhook_endpoint.failing': takes_real_time,
  'card_image.updated': 'An image is replaced, never updated.',
  'document.quarantined': 'Needs a virus scanner, which the sandbox does not have.',
  'matching.completed': 'A matching is complete when it is created.',
  'message.bounced': 'The simulated SMS provider delivers what it accepts.',
  'matching.failed': not_simulated,
  'matching_assignment.failed': not_simulated,
  'bulk_action.failed': not_simulated,
  'refund.canceled': not_simulated,
  'dispute.reopened': not_simulated,
  'payout.reversal_failed': not_simulated,
  'transmission.sending': 'The simulated payer answers at once.',
  'transmission.dropped': not_simulated,
  'remittance.resent': not_simulated,
  'claim.void_refused': not_simulated,
}
