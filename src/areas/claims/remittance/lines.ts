// Matches the lines of a remittance to the claim's lines.
import type { Line } from '#areas/claims/claim/parts.ts'
import type { RemittedLine } from './remitted_claim.ts'

type BilledLine = Pick<
  Line,
  'line_control_number' | 'service_date' | 'procedure_code' | 'modifiers' | 'charge'
>

const sorted = (words: string[]) => [...words].sort().join(' ')

// The billed code: a payer that adjudicates a different code also reports the submitted one.
const codeOf = (line: RemittedLine) => line.billed_procedure_code ?? line.procedure_code
const modifiersOf = (line: RemittedLine) =>
  line.billed_procedure_code ? line.billed_modifiers : line.modifiers

const isOn = (billed: BilledLine, line: RemittedLine) =>
  line.service_date === billed.service_date && codeOf(line) === billed.procedure_code

// From most to least reliable.
const matchers: ((billed: BilledLine, line: RemittedLine) => boolean)[] = [
  (billed, line) => line.line_control_number === billed.line_control_number,
  (billed, line) => isOn(billed, line) && sorted(modifiersOf(line)) === sorted(billed.modifiers),
  isOn,
]

// The claim line for each remittance line, or null. If several match, the one with the same charge
// wins. No line is used twice.
export function matchLines<B extends BilledLine>(billed: B[], lines: RemittedLine[]): (B | null)[] {
  const matches: (B | null)[] = lines.map(() => null)
  const used = new Set<B>()
  for (const fits of matchers) {
    for (const [place, line] of lines.entries()) {
      if (matches[place]) continue
      const free = billed.filter((each) => !used.has(each) && fits(each, line))
      const same = free.find(({ charge }) => charge.amount === Math.abs(line.charge))
      const match = same ?? free[0]
      if (!match) continue
      used.add(match)
      matches[place] = match
    }
  }
  return matches
}
