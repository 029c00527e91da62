// Derives the result of a payer's decisions per line: denied, allowed, contractual adjustment and
// who owes what. Based on the line adjustments, never on CLP02 or the amount alone. Posting and
// display use the same functions. All amounts are in cents.

import { countedDecisions, decisionsInEffect } from './decisions_in_effect.ts'

export type LineAdjustment = { group: 'CO' | 'PR' | 'OA' | 'PI'; reason: string; amount: number }

export type AdjudicatedLine = {
  line_control_number: string // Of the matching claim line.
  procedure_code?: string | undefined // As adjudicated; can differ from the billed code.
  modifiers?: string[] | undefined // The same.
  charge: number
  allowed?: number | undefined // AMT*B6, if reported.
  paid: number
  adjustments: LineAdjustment[]
  remarks: string[]
  // Patient responsibility stays open: it is billed to the next payer, or the payer is an EAP.
  passed_on?: boolean | undefined
}

// One CLP of a remittance. A reversal has negative amounts.
export type Adjudication = {
  reversal: boolean // CLP02 is 22.
  status_code: string // CLP02
  payer_claim_control_number: string | null // CLP07
  charge: number
  paid: number
  decided_on: string | null
  adjustments: LineAdjustment[] // Claim level only, without the lines.
  lines: AdjudicatedLine[]
  forwarded_to?: string | null // CLP02 is 19 to 21: the crossover payer.
  crossed_over?: boolean | undefined // By CLP02, NM1*TT or a remark.
  passed_on?: boolean | undefined // As on lines, for the adjustments of the whole claim.
}

export type Shares = {
  paid: number
  contractual: number // CO, PI and OA of lines not denied.
  deductible: number
  coinsurance: number
  copay: number
  other: number // All other PR.
  open: number // Denied, and still open with the payer.
}

const none = (): Shares => ({
  paid: 0,
  contractual: 0,
  deductible: 0,
  coinsurance: 0,
  copay: 0,
  other: 0,
  open: 0,
})
const shared: Record<string, 'deductible' | 'coinsurance' | 'copay'> = {
  1: 'deductible',
  2: 'coinsurance',
  3: 'copay',
}
// Impact of a previous payer; not part of what this payer was billed.
export const prior_payer_reason = '23'

export const responsibilityOf = (shares: Shares) =>
  shares.deductible + shares.coinsurance + shares.copay + shares.other

type Decided = Pick<AdjudicatedLine, 'paid' | 'adjustments' | 'passed_on'>

// A line is denied if nothing was allowed: nothing paid and no patient responsibility.
export function isDenied({ paid, adjustments }: Pick<Decided, 'paid' | 'adjustments'>) {
  const shares = adjustments.some(
    ({ group, reason, amount }) => group === 'PR' && shared[reason] && amount !== 0,
  )
  const before = adjustments.some(
    ({ group, reason, amount }) => group === 'OA' && reason === prior_payer_reason && amount !== 0,
  )
  return paid === 0 && !shares && !before
}

type DecidedClaim<Line> = { paid: number; adjustments: LineAdjustment[]; lines: Line[] }

// A claim is denied by all that it says together: an adjustment of the whole claim can take away
// what its lines pay.
export const isClaimDenied = ({ paid, adjustments, lines }: DecidedClaim<Decided>) =>
  isDenied({
    paid,
    adjustments: [...adjustments, ...lines.flatMap((line) => line.adjustments)],
  })

type DecidedLine = AdjudicatedLine & { denied: boolean }

export function decidedLines<Line extends Decided>(decision: DecidedClaim<Line>) {
  const denied = isClaimDenied(decision)
  return decision.lines.map((line) => ({ ...line, denied: denied || isDenied(line) }))
}

function sharesOf({ paid, adjustments, passed_on }: Decided, denied: boolean): Shares {
  const shares = { ...none(), paid: denied ? 0 : paid }
  for (const { group, reason, amount } of adjustments) {
    if (group === 'PR') shares[passed_on ? 'open' : (shared[reason] ?? 'other')] += amount
    else if (group === 'OA' && reason === prior_payer_reason) continue
    else shares[denied ? 'open' : 'contractual'] += amount
  }
  return shares
}

export function sumShares(all: Shares[]): Shares {
  const total = none()
  for (const shares of all) {
    for (const name of Object.keys(total) as (keyof Shares)[]) total[name] += shares[name]
  }
  return total
}

// Totals of one decision. What the payer paid is CLP04: lines explain it and don't replace it.
export const sharesOfAll = (decision: Adjudication): Shares => ({
  ...sumShares([
    ...decidedLines(decision).map((line) => sharesOf(line, line.denied)),
    claimLevel(decision),
  ]),
  paid: decision.paid,
})

// Claim-level adjustments are treated like those of the lines.
function claimLevel(decision: Adjudication) {
  const { adjustments, passed_on } = decision
  const paid = decidedLines(decision).some(({ denied }) => !denied) ? 1 : 0
  const denied =
    isClaimDenied(decision) || (decision.lines.length > 0 && isDenied({ paid, adjustments }))
  return sharesOf({ paid: 0, adjustments, passed_on }, denied)
}

export type LineOutcome = {
  procedure_code: string | undefined // As last adjudicated.
  modifiers: string[] | undefined
  allowed: number
  paid: number
  adjustments: LineAdjustment[]
  remarks: string[]
  denied: boolean
  shares: Shares
}

// Result per line control number. A line that was denied and later paid is paid.
export function outcomesOf(decisions: Adjudication[]): Map<string, LineOutcome> {
  const by_number = new Map<string, DecidedLine[][]>()
  for (const decision of countedDecisions(decisions)) {
    const parts = Map.groupBy(decidedLines(decision), (line) => line.line_control_number)
    for (const [number, lines] of parts) {
      by_number.set(number, [...(by_number.get(number) ?? []), lines])
    }
  }
  return new Map([...by_number].map(([number, lines]) => [number, outcomeOf(lines)]))
}

const isAllowed = ({ denied }: DecidedLine) => !denied

// By decision; a payer can split a line into several. A denied part stays open.
function outcomeOf(all: DecidedLine[][]): LineOutcome {
  const allowed = all.filter((parts) => parts.some(isAllowed))
  const decided = allowed.length > 0 ? allowed : all.slice(-1)
  const lines = decided.flat()
  const shares = sumShares(lines.map((line) => sharesOf(line, line.denied)))
  const last = decided.at(-1)!
  const reported = (allowed.length > 0 ? last.filter(isAllowed) : last).map((part) => part.allowed)
  return {
    procedure_code: lines.at(-1)!.procedure_code,
    modifiers: lines.at(-1)!.modifiers,
    paid: shares.paid,
    allowed: reported.includes(undefined)
      ? shares.paid + shares.deductible + shares.coinsurance + shares.copay
      : reported.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    adjustments: lines.flatMap(({ adjustments }) => adjustments),
    remarks: [...new Set(lines.flatMap(({ remarks }) => remarks))],
    denied: allowed.length === 0,
    shares,
  }
}

export type ClaimOutcome = 'paid' | 'partially_paid' | 'denied'

// Of the adjudicated lines: none denied is paid, all denied is denied. A decision without lines is
// about all of them.
export function claimOutcome(decisions: Adjudication[]): ClaimOutcome | undefined {
  const left = decisionsInEffect(decisions)
  if (left.length === 0) return undefined
  if (left.some((each) => each.lines.length === 0 && !isClaimDenied(each))) return 'paid'
  const denied = [...outcomesOf(decisions).values()].map((outcome) => outcome.denied)
  if (!denied.includes(false)) return 'denied'
  return denied.includes(true) ? 'partially_paid' : 'paid'
}

// Totals of all decisions. A reversal takes back what it says, and what the decision adjusted.
export function totalShares(decisions: Adjudication[]): Shares {
  const lines = [...outcomesOf(decisions).values()].map(({ shares }) => shares)
  const of_claims = countedDecisions(decisions).map(claimLevel)
  const paid = decisions.reduce((sum, decision) => sum + decision.paid, 0)
  return { ...sumShares([...lines, ...of_claims]), paid }
}

// Whether CLP02 contradicts the lines: 4 is denied, 1 to 3 are processed.
export const contradictsLines = (decision: Adjudication) => {
  const outcome = claimOutcome([{ ...decision, reversal: false }])
  if (decision.reversal || !outcome) return false
  return (decision.status_code === '4') !== (outcome === 'denied')
}
