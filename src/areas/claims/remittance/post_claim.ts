// Posts one claim of a remittance to the matching claim and the ledger. If it can't be posted,
// returns the exception code and changes nothing.
import type { Call } from '#kernel/call.ts'
import { adjudicate, readRecords } from '#areas/claims/claim/money/adjudication.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { claimKind } from '#areas/claims/claim/kind.ts'
import { decisionsOf, isErased } from '#areas/claims/claim/money/amounts.ts'
import {
  type Adjudication,
  contradictsLines,
  isDenied,
  responsibilityOf,
  totalShares,
  sharesOfAll,
  decisionsInEffect,
  sumShares,
} from '#areas/claims/claim/money/settlement.ts'
import { remittanceClaim, remittanceReversed } from '#areas/payments/ledger/payer_postings.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { findRow, type Row } from '#kernel/record.ts'
import { matchLines } from './lines.ts'
import { type Match, matchClaim } from './match.ts'
import { isReversal, type RemittedClaim } from './remitted_claim.ts'
import type { ExceptionCode } from './schema.ts'

// A manual resolution: which claim it is, or that it is posted as reported.
export type Said = { claim_id?: string | undefined; accepted?: boolean }

export type Posted = Match & { warnings: string[]; postings: Posting[]; overdrawn: boolean }

export async function decide(
  call: Call,
  remittance: Row,
  told: RemittedClaim,
  { claim_id, accepted = false }: Said = {},
): Promise<Posted | ExceptionCode> {
  const closed = (['claim_unreadable', 'amount_too_large'] as const).find((code) =>
    told.faults.includes(code),
  )
  if (closed) return closed
  const off = told.faults.some((code) => code.endsWith('_unbalanced'))
  if (off && !accepted) return 'claim_unbalanced'
  const matches: Match[] = claim_id
    ? [{ claim: await named(call, claim_id), matched_by: 'hand' }]
    : await matchClaim(call, told)
  if (matches.length !== 1) return matches.length === 0 ? 'claim_unmatched' : 'claim_ambiguous'
  const [match] = matches as [Match]
  const adjudication = adjudicationOf(remittance, told, match.claim)
  const before = decisionsOf(await readRecords(call, match.claim.id))
  const refused = accepted || isErased(match.claim) ? undefined : refusalOf(adjudication, before)
  if (refused) return refused
  const decided = { adjudication, remittance_id: remittance.id, reference: referenceOf(told) }
  const after = await adjudicate(call, match.claim.id, decided)
  const warnings = [
    ...(contradictsLines(adjudication) ? ['payer_status_mismatch'] : []),
    ...(told.faults.includes('responsibility_mismatch') ? ['responsibility_mismatch'] : []),
  ]
  const postings = after ? postingsOf(remittance, told, match.claim, before, adjudication) : []
  const { claim = match.claim, overdrawn = false } = after ?? {}
  return { ...match, claim, overdrawn, warnings, postings }

  function referenceOf({ number }: RemittedClaim) {
    return `${remittance.id}:${number}`
  }
}

const named = async (call: Call, id: string) =>
  (await findRow(call, claimKind, id, 'claim_id')) as ClaimRow

const unknown_line = ''

function adjudicationOf(remittance: Row, told: RemittedClaim, claim: ClaimRow): Adjudication {
  const matched = matchLines(claim.lines, told.lines)
  // An erased person's claim has no lines left to match, so it is posted as reported.
  const unmatched = (place: number) => (isErased(claim) ? `L${place + 1}` : unknown_line)
  return {
    reversal: isReversal(told),
    status_code: told.status_code,
    payer_claim_control_number: told.payer_claim_control_number,
    charge: told.charge,
    paid: told.paid,
    decided_on: remittance.effective_on,
    adjustments: told.adjustments,
    lines: told.lines.map((line, place) => ({
      line_control_number: matched[place]?.line_control_number ?? unmatched(place),
      procedure_code: line.procedure_code ?? undefined,
      charge: line.charge,
      allowed: line.allowed ?? undefined,
      paid: line.paid,
      adjustments: line.adjustments,
      remarks: line.remarks,
      passed_on: told.forwarded_to !== null,
    })),
    forwarded_to: told.forwarded_to,
  }
}

// Reasons that require manual review.
function refusalOf(decision: Adjudication, before: Adjudication[]): ExceptionCode | undefined {
  const numbers = decision.lines.map(({ line_control_number }) => line_control_number)
  if (numbers.includes(unknown_line)) return 'line_unmatched'
  const stand = decisionsInEffect(before)
  if (decision.reversal) {
    return stand.some((earlier) => mirrors(decision, earlier)) ? undefined : 'reversal_unmatched'
  }
  const again = stand
    .filter((earlier) => rankOf(earlier) === rankOf(decision))
    .some(({ lines }) =>
      lines.some((line) => numbers.includes(line.line_control_number) && !isDenied(line)),
    )
  return again ? 'decided_before' : undefined
}

// Payer sequence by CLP02: 1, 4 and 19 are primary, and so on.
const ranks: Record<string, number> = { 2: 2, 20: 2, 3: 3, 21: 3 }
const rankOf = ({ status_code }: Adjudication) => ranks[status_code] ?? 1

const adjustedBy = ({ adjustments, lines }: Adjudication) => {
  const sums: Record<string, number> = {}
  for (const { group, amount } of [...adjustments, ...lines.flatMap((line) => line.adjustments)]) {
    sums[group] = (sums[group] ?? 0) + amount
  }
  return sums
}

// Whether one decision has the amounts of the other, negated.
export function mirrors(reversal: Adjudication, earlier: Adjudication): boolean {
  const [one, other] = [adjustedBy(reversal), adjustedBy(earlier)]
  const groups = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return (
    reversal.charge === -earlier.charge &&
    reversal.paid === -earlier.paid &&
    groups.every((group) => (one[group] ?? 0) === -(other[group] ?? 0))
  )
}

const nothing = sumShares([])

// Posts only the difference this decision makes, so the ledger matches the claim: a line that was
// denied and later paid is posted once.
function postingsOf(
  { id, amount: { currency } }: Row,
  { number }: RemittedClaim,
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
