// Converts one claim of a remittance to a payer's decision on our claim, and the decision to its
// ledger postings.
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { isErased } from '#areas/claims/claim/money/amounts.ts'
import {
  type Adjudication,
  responsibilityOf,
  sharesOfAll,
  sumShares,
  totalShares,
} from '#areas/claims/claim/money/settlement.ts'
import { remittanceClaim, remittanceReversed } from '#areas/payments/ledger/payer_postings.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { matchLines } from './match.ts'
import { isReversal, type RemittedClaim } from './remitted_claim.ts'
import type { RemittanceRow } from './schema.ts'

export const unknown_line = ''

export function adjudicationOf(
  remittance: Pick<RemittanceRow, 'effective_on'>,
  remitted: RemittedClaim,
  claim: ClaimRow,
  is_eap = false,
): Adjudication {
  const matches = matchLines(claim.lines, remitted.lines)
  // An erased person's claim has no lines left to match, so it is posted as reported.
  const unmatched = (place: number) => (isErased(claim) ? `L${place + 1}` : unknown_line)
  return {
    reversal: isReversal(remitted),
    status_code: remitted.status_code,
    payer_claim_control_number: remitted.payer_claim_control_number,
    charge: remitted.charge,
    paid: remitted.paid,
    decided_on: remittance.effective_on,
    adjustments: remitted.adjustments,
    lines: remitted.lines.map((line, place) => ({
      line_control_number: matches[place]?.line_control_number ?? unmatched(place),
      procedure_code: line.procedure_code ?? undefined,
      modifiers: line.modifiers,
      charge: line.charge,
      allowed: line.allowed ?? undefined,
      paid: line.paid,
      adjustments: line.adjustments,
      remarks: line.remarks,
      passed_on: is_eap || remitted.forwarded_to !== null,
    })),
    forwarded_to: remitted.forwarded_to,
    crossed_over: remitted.crossed_over,
    passed_on: is_eap,
  }
}

const nothing = sumShares([])

// Posts only the difference this decision makes, so the ledger matches the claim: a line that was
// denied and later paid is posted once.
export function postingsOf(
  { id, amount: { currency } }: Pick<RemittanceRow, 'id' | 'amount'>,
  { number }: Pick<RemittedClaim, 'number'>,
  claim: ClaimRow,
  before: Adjudication[],
  decision: Adjudication,
): Posting[] {
  const { was, is } = isErased(claim)
    ? { was: nothing, is: sharesOfAll(decision) }
    : { was: totalShares(before), is: totalShares([...before, decision]) }
  const sign = decision.reversal ? -1 : 1
  const about = {
    remittance_id: id,
    position: number,
    claim_id: claim.id,
    person_id: claim.person_id,
    session_id: claim.lines.length === 1 ? (claim.lines[0]!.session_id ?? null) : null,
    currency,
    paid: sign * decision.paid,
    contractual: sign * (is.contractual - was.contractual),
    patient: sign * (responsibilityOf(is) - responsibilityOf(was)),
  }
  return [decision.reversal ? remittanceReversed(about) : remittanceClaim(about)]
}
