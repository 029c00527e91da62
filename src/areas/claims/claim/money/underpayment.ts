// Finds what a payer allowed less than its contract says. Allowed is what the payer paid and what
// the patient owes; the allowed amount that the 835 reports (AMT*B6) doesn't count, because no
// money follows from it. Denied lines aren't underpaid: they have their own worklist. In cents.
import { decisionsInEffect } from './decisions_in_effect.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import {
  type Adjudication,
  type LineAdjustment,
  type LineOutcome,
  outcomesOf,
  prior_payer_reason,
} from './settlement.ts'

// Not a matter of the contract: what a previous payer paid, and the sequester of Medicare.
const excused_reasons = [prior_payer_reason, '253']

const isExcused = ({ group, reason }: LineAdjustment) =>
  group === 'PR' || excused_reasons.includes(reason)

const sumOf = (adjustments: LineAdjustment[]) =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

const codesOf = (adjustments: LineAdjustment[]) => [
  ...new Set(
    adjustments.filter((each) => !isExcused(each)).map(({ group, reason }) => `${group}-${reason}`),
  ),
]

type Paid = Pick<LineOutcome, 'paid' | 'adjustments'>

const allowedBy = ({ paid, adjustments }: Paid) => paid + sumOf(adjustments.filter(isExcused))

export function shortfallOf({ expected_amount }: Line, outcome: LineOutcome) {
  if (!expected_amount || outcome.denied) return 0
  return Math.max(0, expected_amount.amount - allowedBy(outcome))
}

export type Underpayment = { underpaid: number; reasons: string[] }

export function underpaymentOf(lines: Line[], decisions: Adjudication[]): Underpayment {
  const outcomes = outcomesOf(decisions)
  const decided = lines.flatMap((line) => {
    const outcome = outcomes.get(line.line_control_number)
    return outcome ? [{ line, outcome }] : []
  })
  const in_effect = decisionsInEffect(decisions)
  const of_claim = in_effect.flatMap(({ adjustments }) => adjustments)
  if (decided.length === 0 || of_claim.length > 0) return underpaidClaim(lines, decided, in_effect)
  const short = decided.filter(({ line, outcome }) => shortfallOf(line, outcome) > 0)
  return {
    underpaid: short.reduce((sum, { line, outcome }) => sum + shortfallOf(line, outcome), 0),
    reasons: codesOf(short.flatMap(({ outcome }) => outcome.adjustments)),
  }
}

type DecidedLine = { line: Line; outcome: LineOutcome }

// Adjustments of the whole claim can't be assigned to lines, so the totals are compared. If
// something is expected of some lines only, they say nothing.
function underpaidClaim(lines: Line[], decided: DecidedLine[], decisions: Adjudication[]) {
  const paid_lines = decided.filter(({ outcome }) => !outcome.denied)
  const compared = decided.length > 0 ? paid_lines.map(({ line }) => line) : lines
  const known = compared.every(({ expected_amount }) => expected_amount)
  const of_claim = decisions.flatMap(({ adjustments }) => adjustments)
  const reductions = sumOf(of_claim.filter((each) => !isExcused(each)))
  const allowed =
    decided.length > 0
      ? paid_lines.reduce((sum, { outcome }) => sum + allowedBy(outcome), 0) - reductions
      : decisions.reduce((sum, decision) => sum + allowedBy(decision), 0)
  const expected = compared.reduce((sum, line) => sum + (line.expected_amount?.amount ?? 0), 0)
  const underpaid = known && allowed > 0 ? Math.max(0, expected - allowed) : 0
  const adjustments = [...paid_lines.flatMap(({ outcome }) => outcome.adjustments), ...of_claim]
  return { underpaid, reasons: underpaid > 0 ? codesOf(adjustments) : [] }
}
