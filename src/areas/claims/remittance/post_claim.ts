// Posts one claim of a remittance to the matching claim and the ledger. If it can't be posted,
// returns the exception code and changes nothing.
import type { Call } from '#kernel/call.ts'
import { adjudicate, readRecords } from '#areas/claims/claim/money/adjudication.ts'
import { coverageKind } from '#areas/claims/coverage/lifecycle.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { decisionsOf, isErased } from '#areas/claims/claim/money/amounts.ts'
import { decisionsInEffect, mirrors } from '#areas/claims/claim/money/decisions_in_effect.ts'
import {
  type Adjudication,
  contradictsLines,
  decidedLines,
  isClaimDenied,
} from '#areas/claims/claim/money/settlement.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow } from '#kernel/record.ts'
import { adjudicationOf, postingsOf, unknown_line } from './decision.ts'
import { type Match, matchClaim } from './match.ts'
import { ownershipException } from './ownership.ts'
import { isPredetermination, type RemittedClaim } from './remitted_claim.ts'
import type { ExceptionCode } from './exception_schema.ts'
import type { RemittanceRow, WarningCode } from './schema.ts'

// A manual resolution: which claim it is, or that it is posted as reported.
export type Resolution = { claim_id?: string | undefined; accepted?: boolean }

export type AdjudicationResult = Match & {
  warnings: WarningCode[]
  postings: Posting[]
  relief_unsettled: boolean
  decided: boolean // False for a predetermination, which changes nothing.
}

export async function adjudicateClaim(
  call: Call,
  remittance: RemittanceRow,
  remitted: RemittedClaim,
  { claim_id, accepted = false }: Resolution = {},
): Promise<AdjudicationResult | ExceptionCode> {
  const unpostable = (['claim_unreadable', 'amount_too_large'] as const).find((code) =>
    remitted.faults.includes(code),
  )
  if (unpostable) return unpostable
  const unbalanced = remitted.faults.some((code) => code.endsWith('_unbalanced'))
  if (unbalanced && !accepted) return 'claim_unbalanced'
  const matches: Match[] = claim_id
    ? [{ claim: await findRow(call, claimKind, claim_id, 'claim_id'), matched_by: 'manual' }]
    : await matchClaim(call, remitted)
  if (matches.length !== 1) return matches.length === 0 ? 'claim_unmatched' : 'claim_ambiguous'
  const [match] = matches as [Match]
  const is_eap = await isUnbillable(call, remitted, match.claim)
  const adjudication = adjudicationOf(remittance, remitted, match.claim, is_eap)
  const before = decisionsOf(await readRecords(call, match.claim.id))
  const foreign = accepted
    ? undefined
    : await ownershipException(call, remittance, remitted, match.claim, before)
  if (foreign) return foreign
  if (isPredetermination(remitted)) {
    return { ...match, warnings: [], postings: [], relief_unsettled: false, decided: false }
  }
  const code = accepted || isErased(match.claim) ? undefined : exceptionCode(adjudication, before)
  if (code) return code
  if (isWithdrawn(match.claim) && !adjudication.reversal) return 'claim_withdrawn'
  const after = await adjudicate(call, match.claim.id, {
    adjudication,
    remittance_id: remittance.id,
    reference: `${remittance.id}:${remitted.number}`,
  })
  const warnings: WarningCode[] = [
    ...(contradictsLines(adjudication) ? ['payer_status_mismatch' as const] : []),
    ...(remitted.faults.includes('responsibility_mismatch')
      ? ['responsibility_mismatch' as const]
      : []),
    ...(is_eap ? ['patient_not_billable' as const] : []),
  ]
  const postings = after ? postingsOf(remittance, remitted, match.claim, before, adjudication) : []
  const { claim = match.claim, relief_unsettled = false } = after ?? {}
  return { ...match, claim, relief_unsettled, warnings, postings, decided: true }
}

// Sessions of an EAP cost the person nothing. What it assigns to the person stays open with the
// EAP, for someone to look at: often it was decided under the wrong plan.
async function isUnbillable(call: Call, { adjustments, lines }: RemittedClaim, claim: ClaimRow) {
  const all = [...adjustments, ...lines.flatMap((line) => line.adjustments)]
  if (!all.some(({ group, amount }) => group === 'PR' && amount !== 0)) return false
  return (await findRow(call, coverageKind, claim.coverage_id)).program === 'eap'
}

// Nobody can accept a payment for a claim that the payer has voided.
const isWithdrawn = ({ status }: ClaimRow) => isIn(claimLifecycle, 'unpayable', status)

// Reasons that require manual review.
function exceptionCode(decision: Adjudication, before: Adjudication[]): ExceptionCode | undefined {
  const numbers = decision.lines.map(({ line_control_number }) => line_control_number)
  if (numbers.includes(unknown_line)) return 'line_unmatched'
  const in_effect = decisionsInEffect(before)
  if (decision.reversal) {
    return in_effect.some((earlier) => mirrors(decision, earlier))
      ? undefined
      : 'reversal_unmatched'
  }
  const repeated = in_effect
    .filter((earlier) => sequenceOf(earlier) === sequenceOf(decision))
    .some((earlier) => decidesAgain(decision, earlier))
  return repeated ? 'already_adjudicated' : undefined
}

// A decision without lines is about all of them.
function decidesAgain(decision: Adjudication, earlier: Adjudication) {
  if (decision.lines.length === 0 || earlier.lines.length === 0) return !isClaimDenied(earlier)
  const allowed = decidedLines(earlier).filter((line) => !line.denied)
  const numbers = new Set(allowed.map(({ line_control_number }) => line_control_number))
  return decision.lines.some(({ line_control_number }) => numbers.has(line_control_number))
}

// Payer sequence by CLP02: 1, 4 and 19 are primary, and so on.
const sequences: Record<string, number> = { 2: 2, 20: 2, 3: 3, 21: 3 }
const sequenceOf = ({ status_code }: Adjudication) => sequences[status_code] ?? 1
