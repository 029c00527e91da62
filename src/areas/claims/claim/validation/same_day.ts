// Validates code combinations on one date of service. A line with a date span is on all its dates.
import { distinct_modifiers, exclusive, ncci_modifiers } from '#catalogue/claim_edits.ts'
import { canBillTogether, procedureOf } from '#catalogue/procedures.ts'
import { type CodeEdits, pairOn } from './code_edits.ts'
import type { ClaimFacts } from './facts.ts'
import { commonDays } from '#areas/claims/claim/lines.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import type { Report } from './validate.ts'

export function checkSameDay({ claim, edits }: ClaimFacts, report: Report) {
  const lines = [...claim.lines.entries()]
  for (const [i, line] of lines) {
    if (lacksPrimary(line, claim.lines)) {
      report('add_on_without_primary', `/lines/${i}/procedure_code`)
    }
    for (const [j, other] of lines) if (i < j) checkPair(edits, [i, line], [j, other], report)
    const repeats = claim.lines.slice(0, i).some((before) => isSameService(claim, before, line))
    if (repeats) report('duplicate_lines', `/lines/${i}`)
  }
}

// As payers compare them. A modifier for a distinct service sets a line apart.
function isSameService(claim: ClaimFacts['claim'], one: Line, other: Line) {
  const identity = ({ procedure_code, modifiers, practitioner_id, units }: Line) =>
    [
      procedure_code,
      practitioner_id ?? claim.practitioner_id,
      units,
      ...modifiers.toSorted(),
    ].join()
  return (
    identity(one) === identity(other) &&
    commonDays(one, other) !== undefined &&
    !one.modifiers.some((each) => distinct_modifiers.includes(each))
  )
}

function lacksPrimary(line: Line, lines: Line[]) {
  const procedure = procedureOf(line.procedure_code)
  if (!procedure?.add_on) return false
  return !lines.some((other) => {
    const primary = procedureOf(other.procedure_code)
    return primary && canBillTogether(procedure, primary) && commonDays(line, other)
  })
}

type Numbered = [number, Line]

// Reported on the code that isn't paid.
function checkPair(edits: CodeEdits, [i, one]: Numbered, [j, other]: Numbered, report: Report) {
  const days = commonDays(one, other)
  if (!days) return
  const codes: [string, string] = [one.procedure_code, other.procedure_code]
  const excluded = exclusive.find(({ meet }) => meet(...codes))
  if (excluded) return report(excluded.code, `/lines/${j}/procedure_code`)
  const pair = pairOn(edits, codes, days)
  if (!pair) return
  const apart = [...one.modifiers, ...other.modifiers].some((each) => ncci_modifiers.includes(each))
  if (pair.modifier_helps && apart) return
  const at = other.procedure_code === pair.column2 ? j : i
  const code = pair.modifier_helps ? 'ncci_pair' : 'ncci_pair_never_paid'
  const hint = `Edit: ${pair.column1} and ${pair.column2}, since ${pair.from}.`
  report(code, `/lines/${at}/procedure_code`, hint)
}
