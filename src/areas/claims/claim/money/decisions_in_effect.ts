// Which of a payer's decisions on a claim are in effect, and what counts of them.
import type { AdjudicatedLine, Adjudication } from './settlement.ts'

// Decisions in effect: a reversal cancels the latest decision whose amounts it mirrors.
export function decisionsInEffect(decisions: Adjudication[]): Adjudication[] {
  const left: Adjudication[] = []
  for (const decision of decisions) {
    if (!decision.reversal) {
      left.push(decision)
      continue
    }
    const mirrored = left.findLastIndex(
      ({ paid, charge }) => paid === -decision.paid && charge === Math.abs(decision.charge),
    )
    left.splice(mirrored >= 0 ? mirrored : left.length - 1, 1)
  }
  return left
}

// What counts of the decisions in effect. If a payer pays the same decision twice, only what it
// paid counts again: neither the contract nor the patient owes anything twice.
export function countedDecisions(decisions: Adjudication[]): Adjudication[] {
  const seen = new Set<string>()
  return decisionsInEffect(decisions).map((decision) => {
    const { status_code, charge, paid, adjustments, lines } = decision
    const identity = JSON.stringify([status_code, charge, paid, adjustments, lines])
    if (!seen.has(identity)) {
      seen.add(identity)
      return decision
    }
    const paid_lines = lines.filter((line) => line.paid !== 0)
    return { ...decision, adjustments: [], lines: paid_lines.map(withoutAdjustments) }
  })
}

const withoutAdjustments = (line: AdjudicatedLine): AdjudicatedLine => ({
  ...line,
  adjustments: [],
})
