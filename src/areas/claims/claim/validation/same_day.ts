// Validates code combinations on one date of service.
import { distinct_modifiers, exclusive, pairs } from '#catalogue/claim_edits.ts'
import { canBillTogether, procedureOf } from '#catalogue/procedures.ts'
import type { ClaimFacts } from './facts.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import type { Report } from './validate.ts'

export function checkSameDay({ claim }: ClaimFacts, report: Report) {
  const days = Map.groupBy([...claim.lines.entries()], ([, line]) => line.service_date)
  for (const lines of days.values()) {
    for (const [i, line] of lines) {
      if (lacksPrimary(line, lines)) report('add_on_without_primary', `/lines/${i}/procedure_code`)
      for (const [j, other] of lines) if (i < j) checkPair(line, other, `/lines/${j}`, report)
    }
  }
}

function lacksPrimary(line: Line, lines: [number, Line][]) {
  const procedure = procedureOf(line.procedure_code)
  if (!procedure?.add_on) return false
  return !lines.some(([, other]) => {
    const primary = procedureOf(other.procedure_code)
    return primary && canBillTogether(procedure, primary)
  })
}

function checkPair(one: Line, other: Line, at: string, report: Report) {
  const [first, second] = [one.procedure_code, other.procedure_code]
  const excluded = exclusive.find(({ meet }) => meet(first, second))
  if (excluded) return report(excluded.code, `${at}/procedure_code`)
  const pair = pairs.find(
    ({ column1, column2, from, until }) =>
      [column1, column2].toSorted().join() === [first, second].toSorted().join() &&
      from <= one.service_date &&
      (until === null || one.service_date < until),
  )
  const apart = [...one.modifiers, ...other.modifiers].some((each) =>
    distinct_modifiers.includes(each),
  )
  if (pair && !(pair.modifier_helps && apart)) report('ncci_pair', `${at}/procedure_code`)
}
