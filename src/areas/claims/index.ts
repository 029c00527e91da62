// The resources of this area: insurance: coverages, claims, remittances, and bills for patients.
import type { Resource } from '#http/routing/resource.ts'
import { payerResource } from './payer/resource.ts'
import { coverageResource } from './coverage/resource.ts'
import { authorizationResource } from './authorization/resource.ts'
import { cardImageResource } from './card_image/resource.ts'
import { clearinghouseConnectionResource } from './clearinghouse_connection/resource.ts'
import { eligibilityCheckResource } from './eligibility_check/resource.ts'
import { transmissionResource } from './transmission/resource.ts'
import { billingProviderResource } from './billing_provider/resource.ts'
import { billingPolicyResource } from './billing_policy/resource.ts'
import { claimResource } from './claim/resource.ts'
import { bulkActionResource } from './bulk_action/resource.ts'
import { remittanceResource } from './remittance/resource.ts'
import { payerRefundResource } from './payer_refund/resource.ts'
import { x12DocumentResource } from './x12_document/resource.ts'
import { estimateResource } from './estimate/resource.ts'
import { superbillResource } from './superbill/resource.ts'

export const claimsArea: Resource[] = [
  payerResource,
  coverageResource,
  authorizationResource,
  cardImageResource,
  clearinghouseConnectionResource,
  eligibilityCheckResource,
  transmissionResource,
  billingProviderResource,
  billingPolicyResource,
  claimResource,
  bulkActionResource,
  x12DocumentResource,
  remittanceResource,
  payerRefundResource,
  estimateResource,
  superbillResource,
]
