// Adjudicates a claim: allowed amount, patient responsibility and payment.
import type { ProfessionalLine } from '#x12/claim.ts'
import type { Procedure } from '#x12/composites.ts'
import { allowedFor, downcoded } from './fees.ts'
import type { Denial, Scenario, Share } from './scenarios.ts'
import type { SubmittedClaim } from './submission.ts'

export type Adjustment = { group: 'CO' | 'PR' | 'OA'; reason: string; amount: number }

export type AdjudicatedLine = {
  procedure: Procedure
  billed_procedure?: Procedure
  charge: number
  paid: number
  allowed?: number
  units: number
  service_date?: string | undefined
  service_from?: string | undefined
  service_to?: string | undefined
  line_control_number?: string | undefined
  adjustments: Adjustment[]
  remarks: { code: string }[]
}

export type Adjudication = { status_code: string; lines: AdjudicatedLine[] }

const of_sequence = { primary: '1', secondary: '2', tertiary: '3' }

export function adjudicateClaim(
  { claim, sequence }: SubmittedClaim,
  scenario: Scenario,
): Adjudication {
  const left = { deductible: 0, copay: 0, coinsurance_bps: 0, ...scenario.share }
  const missing = sequence !== 'primary' && !priorOf(claim.lines, claim.other_coverages)
  const lines = claim.lines.map((line, i) => {
    if (missing) return denyLine(line, without_prior)
    const denial = denialOf(scenario.denial, line, i === claim.lines.length - 1)
    if (denial) return denyLine(line, denial)
    const share = byCents(scenario, line)
    const adjudicated = payLine(line, share ?? left, scenario)
    return sequence === 'primary'
      ? adjudicated
      : coordinate(adjudicated, line, claim.other_coverages)
  })
  const none_allowed = lines.every(({ allowed }) => allowed === undefined)
  return { status_code: none_allowed ? '4' : of_sequence[sequence], lines }
}

// A secondary payer denies a claim without the primary payer's decision.
const without_prior: Denial = { lines: 'all', group: 'CO', reason: '22', remarks: ['MA04'] }

const centsOf = ({ charge = 0 }: ProfessionalLine) => charge % 100

function denialOf(denial: Denial | undefined, line: ProfessionalLine, last: boolean) {
  if (!denial) return undefined
  if (denial.lines === 'all' || (denial.lines === 'last' && last)) return denial
  const cents = `${centsOf(line)}`
  const chosen = denial.lines === 'by_cents' && ['29', '50', '96', '97', '16'].includes(cents)
  return chosen ? { ...denial, reason: cents, remarks: cents === '16' ? ['N290'] : [] } : undefined
}

const shares: Record<number, Share> = {
  1: { deductible: 100_000_000 },
  2: { coinsurance_bps: 2_000 },
  3: { copay: 2_500 },
}

const byCents = ({ denial }: Scenario, line: ProfessionalLine) => {
  const share = denial?.lines === 'by_cents' ? shares[centsOf(line)] : undefined
  return share && { deductible: 0, copay: 0, coinsurance_bps: 0, ...share }
}

// The 835 has one segment for a date, and two for a span.
function daysOf({ service_date }: ProfessionalLine) {
  const [service_from, service_to] = service_date?.split('/') ?? []
  return service_to ? { service_from, service_to } : { service_date: service_from }
}

const billed = (line: ProfessionalLine) => ({
  procedure: line.procedure!,
  charge: line.charge ?? 0,
  units: line.units ?? 1,
  ...daysOf(line),
  line_control_number: line.line_control_number,
})

const denyLine = (line: ProfessionalLine, { group, reason, remarks }: Denial): AdjudicatedLine => ({
  ...billed(line),
  paid: 0,
  adjustments: [{ group, reason, amount: line.charge ?? 0 }],
  remarks: remarks.map((code) => ({ code })),
})

type RemainingShare = Required<Share>

// The remaining deductible and copay carry over from line to line.
function payLine(
  line: ProfessionalLine,
  left: RemainingShare,
  scenario: Scenario,
): AdjudicatedLine {
  const { procedure, charge, units, ...rest } = billed(line)
  const code = scenario.downcoded ? downcoded(procedure.code) : procedure.code
  const modifiers = scenario.without_modifiers ? [] : procedure.modifiers
  const allowed = allowedFor(code, units, charge)
  const deductible = Math.min(left.deductible, allowed)
  const copay = Math.min(left.copay, allowed - deductible)
  const shared = allowed - deductible - copay
  const coinsurance = Math.floor((shared * left.coinsurance_bps) / 10_000)
  left.deductible -= deductible
  left.copay -= copay
  const adjustments: Adjustment[] = [
    { group: 'CO', reason: scenario.unknown_codes ? '999' : '45', amount: charge - allowed },
    { group: 'PR', reason: '1', amount: deductible },
    { group: 'PR', reason: '2', amount: coinsurance },
    { group: 'PR', reason: '3', amount: copay },
  ]
  return {
    ...rest,
    charge,
    units,
    procedure: { ...procedure, code, modifiers },
    ...(code !== procedure.code && { billed_procedure: procedure }),
    allowed,
    paid: allowed - deductible - copay - coinsurance,
    adjustments: adjustments.filter(({ amount }) => amount !== 0),
    remarks: scenario.unknown_codes ? [{ code: 'N9999' }] : [],
  }
}

type Coverages = SubmittedClaim['claim']['other_coverages']

const priorOf = (lines: ProfessionalLine[], coverages: Coverages) =>
  lines.some(({ prior_results }) => prior_results.length > 0) ||
  coverages.some(({ paid }) => paid !== undefined)

// A secondary payer considers only the prior patient responsibility: the rest is OA-23.
function coordinate(
  adjudicated: AdjudicatedLine,
  line: ProfessionalLine,
  coverages: Coverages,
): AdjudicatedLine {
  const result = line.prior_results.at(-1)
  const before = result?.adjustments ?? coverages.at(-1)?.adjustments ?? []
  const label = before.filter(({ group }) => group === 'PR').map(({ amount = 0 }) => amount)
  const owed = Math.min(
    label.reduce((sum, amount) => sum + amount, 0),
    adjudicated.charge,
  )
  const paid = Math.min(adjudicated.paid, owed)
  const reason = adjudicated.adjustments.find(({ group }) => group === 'PR')?.reason ?? '2'
  const adjustments: Adjustment[] = [
    { group: 'PR', reason, amount: owed - paid },
    { group: 'OA', reason: '23', amount: adjudicated.charge - owed },
  ]
  return { ...adjudicated, paid, adjustments: adjustments.filter(({ amount }) => amount !== 0) }
}

export const totalOf = (lines: AdjudicatedLine[], what: 'charge' | 'paid') =>
  lines.reduce((sum, line) => sum + line[what], 0)

export const patientResponsibility = (lines: AdjudicatedLine[]) =>
  lines
    .flatMap(({ adjustments }) => adjustments)
    .reduce((sum, { group, amount }) => sum + (group === 'PR' ? amount : 0), 0)

const withoutAllowed = (line: AdjudicatedLine): Omit<AdjudicatedLine, 'allowed'> => {
  const { allowed: _, ...rest } = line
  return rest
}

// A reversal: the same amounts with the opposite sign.
export const reversalOf = ({ lines }: Adjudication): Adjudication => ({
  status_code: '22',
  lines: lines.map((line) => ({
    ...withoutAllowed(line),
    charge: 0 - line.charge,
    paid: 0 - line.paid,
    adjustments: line.adjustments.map((each) => ({ ...each, amount: 0 - each.amount })),
  })),
})
