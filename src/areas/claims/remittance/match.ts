// Matches the claims and lines of a remittance to ours. A claim is matched by patient control
// number, then by the payer's claim number, then by member ID, date of service and charge together.
// Never by an amount alone.
import type { Call } from '#kernel/call.ts'
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import {
  findClaimsByControlNumber,
  findClaimsByPayerNumber,
  findClaimsByService,
} from '#areas/claims/claim/followup/find_claim.ts'
import type { Line } from '#areas/claims/claim/parts.ts'
import type { RemittedClaim, RemittedLine } from './remitted_claim.ts'
import type { matchWays } from './schema.ts'

export type Match = { claim: ClaimRow; matched_by: (typeof matchWays)[number] }

// Returns several if they match equally; a person has to decide.
export async function matchClaim(call: Call, remitted: RemittedClaim): Promise<Match[]> {
  const { patient_control_number, payer_claim_control_number } = remitted
  const as = (matched_by: Match['matched_by'], claims: ClaimRow[]) =>
    claims.filter(wasSent).map((claim) => ({ claim, matched_by }))
  if (patient_control_number) {
    const claims = await findClaimsByControlNumber(call, patient_control_number)
    if (claims.some(wasSent)) return as('control_number', claims)
  }
  if (payer_claim_control_number) {
    const claims = await findClaimsByPayerNumber(call, payer_claim_control_number)
    if (claims.some(wasSent)) return as('payer_claim_control_number', claims)
  }
  const { member_id, service_date, charge } = remitted
  if (!member_id || !service_date) return []
  const service = { member_id, on: service_date, charge: Math.abs(charge) }
  return as('service', await findClaimsByService(call, service))
}

// A claim that was never sent is never matched.
const wasSent = ({ attempt }: ClaimRow) => attempt > 0

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

// The claim line that the payer split into several, with the same line control number and with
// charges that add up to the billed one.
function splitLine<B extends BilledLine>(billed: B[], lines: RemittedLine[], line: RemittedLine) {
  const number = line.line_control_number
  const parts = lines.filter((each) => each.line_control_number === number)
  if (!number || parts.length < 2) return undefined
  const charge = Math.abs(parts.reduce((sum, part) => sum + part.charge, 0))
  return billed.find((each) => each.line_control_number === number && each.charge.amount === charge)
}

// The claim line for each remittance line, or null. If several match, the one with the same charge
// wins. A line is used twice only if the payer split it.
export function matchLines<B extends BilledLine>(billed: B[], lines: RemittedLine[]): (B | null)[] {
  const matches: (B | null)[] = lines.map((line) => splitLine(billed, lines, line) ?? null)
  const used = new Set<B | null>(matches)
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
