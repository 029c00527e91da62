// Which of a payer's decisions on a claim are in effect, and what counts of them.
import type { AdjudicatedLine, Adjudication } from './settlement.ts'

const adjustedBy = ({ adjustments, lines }: Adjudication) => {
  const sums: Record<string, number> = {}
  for (const { group, amount } of [...adjustments, ...lines.flatMap((line) => line.adjustments)]) {
    sums[group] = (sums[group] ?? 0) + amount
  }
  return sums
}

// Whether one decision has the amounts of the other, negated, on the claim or on its lines.
export function mirrors(reversal: Adjudication, earlier: Adjudication): boolean {
  const [one, other] = [adjustedBy(reversal), adjustedBy(earlier)]
  const groups = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return (
    reversal.charge === -earlier.charge &&
    reversal.paid === -earlier.paid &&
    groups.every((group) => (one[group] ?? 0) === -(other[group] ?? 0))
  )
}

// Decisions in effect: a reversal cancels the latest decision whose amounts it mirrors, else the
// latest one that paid as much.
export function decisionsInEffect(decisions: Adjudication[]): Adjudication[] {
  const left: Adjudication[] = []
  for (const decision of decisions) {
    if (!decision.reversal) {
      left.push(decision)
      continue
    }
    const mirrored = left.findLastIndex((earlier) => mirrors(decision, earlier))
    const paid_alike = left.findLastIndex(
      ({ paid, charge }) => paid === -decision.paid && charge === Math.abs(decision.charge),
    )
    const reversed = [mirrored, paid_alike, left.length - 1].find((place) => place >= 0)
    if (reversed !== undefined) left.splice(reversed, 1)
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
    const paid_lines = paid === 0 ? [] : lines.filter((line) => line.paid !== 0)
    return { ...decision, adjustments: [], lines: paid_lines.map(withoutAdjustments) }
  })
}

const withoutAdjustments = (line: AdjudicatedLine): AdjudicatedLine => ({
  ...line,
  adjustments: [],
})
