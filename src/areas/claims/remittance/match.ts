// Matches a remittance claim to a claim: by patient control number, then by the payer's claim
// number, then by member ID, date of service and charge together. Never by an amount alone.
import type { Call } from '#kernel/call.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import {
  findClaimsByControlNumber,
  findClaimsByPayerNumber,
  findClaimsByService,
} from '#areas/claims/claim/followup/find_claim.ts'
import type { RemittedClaim } from './remitted_claim.ts'
import type { matchWays } from './schema.ts'

export type Match = { claim: ClaimRow; matched_by: (typeof matchWays)[number] }

// Returns several if they match equally; a person has to decide.
export async function matchClaim(call: Call, remitted: RemittedClaim): Promise<Match[]> {
  const { patient_control_number, payer_claim_control_number } = remitted
  const as = (matched_by: Match['matched_by'], claims: ClaimRow[]) =>
    claims.filter(wasSent).map((claim) => ({ claim, matched_by }))
  if (patient_control_number) {
    const claims = await findClaimsByControlNumber(call, patient_control_number)
    if (claims.some(wasSent)) return as('control_number', claims)
  }
  if (payer_claim_control_number) {
    const claims = await findClaimsByPayerNumber(call, payer_claim_control_number)
    if (claims.some(wasSent)) return as('payer_number', claims)
  }
  const { member_id, service_date, charge } = remitted
  if (!member_id || !service_date) return []
  const service = { member_id, on: service_date, charge: Math.abs(charge) }
  return as('service', await findClaimsByService(call, service))
}

// A claim that was never sent is never matched.
const wasSent = ({ attempt }: ClaimRow) => attempt > 0
