// Derives each line's adjudication from the payer's decisions, with explanations of the codes.
import { adjustmentReason, remedies } from '#catalogue/adjustment_reasons.ts'
import { remark } from '#catalogue/remarks.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { usd } from './amounts.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import { shortfallOf } from './underpayment.ts'
import { type Adjudication, type LineOutcome, outcomesOf } from './settlement.ts'

// Adjustment reasons that also occur on a line paid in full.
const ordinary_reasons = ['1', '2', '3', '45', '23']

export function linesAfter({ lines, payer_sequence }: ClaimRow, decisions: Adjudication[]): Line[] {
  const outcomes = outcomesOf(decisions)
  return lines.map((line) => {
    const outcome = outcomes.get(line.line_control_number)
    if (!outcome) {
      const line_status = wasDecided(line, decisions) ? 'reversed' : 'pending'
      const nothing = { adjustments: [], remarks: [], reasons: [] }
      return { ...line, allowed: null, paid: null, underpaid: null, ...nothing, line_status }
    }
    const { allowed, paid, adjustments, remarks, denied, procedure_code: adjudicated } = outcome
    const same = adjudicated === undefined || adjudicated === line.procedure_code
    const full = same && adjustments.every(({ reason }) => ordinary_reasons.includes(reason))
    return {
      ...line,
      allowed: usd(allowed),
      paid: usd(paid),
      underpaid: payer_sequence === 'primary' ? lineUnderpayment(line, outcome) : null,
      adjustments: adjustments.map((each) => ({ ...each, amount: usd(each.amount) })),
      remarks,
      reasons: reasonsOf(outcome),
      line_status: denied ? 'denied' : full ? 'paid' : 'reduced',
    }
  })
}

// Null if nothing is known about the amount to expect.
const lineUnderpayment = (line: Line, outcome: LineOutcome) =>
  line.expected_amount ? usd(shortfallOf(line, outcome)) : null

function reasonsOf({ adjustments, remarks }: LineOutcome) {
  const codes = [
    ...adjustments.map(
      ({ group, reason }) => [`${group}-${reason}`, adjustmentReason(reason)] as const,
    ),
    ...remarks.map((code) => [code, remark(code)] as const),
  ]
  return codes.map(([code, { label, remedy }]) => ({
    code,
    label,
    suggested_action: remedies[remedy],
  }))
}

const wasDecided = ({ line_control_number: number }: Line, decisions: Adjudication[]) =>
  decisions.some(({ lines }) => lines.some((line) => line.line_control_number === number))
