// Balancing rules for lines, claims and remittances, and for coordination of benefits. All amounts
// are integers.
import type { Check } from './layout.ts'

type WithAdjustments = {
  adjustments: { group?: string | undefined; amount?: number | undefined }[]
}
type PaidLine = WithAdjustments & { charge?: number | undefined; paid?: number | undefined }
type AdjudicatedClaim = PaidLine & {
  patient_responsibility?: number | undefined
  lines: PaidLine[]
}

const sum = (numbers: (number | undefined)[]) =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0)

// Avoids intermediate arrays: runs for every line of every remittance.
function sumAdjustments({ adjustments }: WithAdjustments, group?: string) {
  let total = 0
  for (let i = 0; i < adjustments.length; i++) {
    const each = adjustments[i]!
    if (group === undefined || each.group === group) total += each.amount ?? 0
  }
  return total
}

function sumAllAdjustments(claim: AdjudicatedClaim, group?: string) {
  let total = sumAdjustments(claim, group)
  for (let i = 0; i < claim.lines.length; i++) total += sumAdjustments(claim.lines[i]!, group)
  return total
}

// SVC02 less the line's CAS equals SVC03. Missing values have their own fault and are skipped.
export function balanceLine(line: PaidLine, { fault }: Check) {
  if (line.charge === undefined || line.paid === undefined) return
  if (line.charge - sumAdjustments(line) !== line.paid) fault('line_unbalanced')
}

// CLP03 less all CAS of the claim and its lines equals CLP04.
export function balanceClaim(claim: AdjudicatedClaim, { totals, fault }: Check) {
  totals.charge += claim.charge ?? 0
  totals.paid += claim.paid ?? 0
  if (claim.charge === undefined || claim.paid === undefined) return
  if (claim.charge - sumAllAdjustments(claim) !== claim.paid) fault('claim_unbalanced')
  const reported = claim.patient_responsibility
  if (reported !== undefined && reported !== sumAllAdjustments(claim, 'PR'))
    fault('responsibility_mismatch')
}

type RemittanceTotals = {
  payment?: { amount?: number | undefined } | undefined
  provider_adjustments: { amount?: number | undefined }[]
}

// BPR02 equals the sum of CLP04 less the sum of PLB, whether the payer credits the payment (BPR03
// C) or the provider draws it (D).
export function balanceRemittance(remittance: RemittanceTotals, { totals, fault }: Check) {
  const { payment, provider_adjustments } = remittance
  if (payment === undefined) return fault('missing_segment')
  if (payment.amount === undefined) return
  const withheld = sum(provider_adjustments.map(({ amount }) => amount))
  if (totals.paid - withheld !== payment.amount) fault('transaction_unbalanced')
}

type BilledLine = {
  charge?: number | undefined
  diagnosis_pointers?: number[] | undefined
  prior_results: (WithAdjustments & { payer?: string | undefined; paid?: number | undefined })[]
}
type BilledClaim = {
  charge?: number | undefined
  diagnoses: unknown[]
  lines: BilledLine[]
  other_coverages: (WithAdjustments & {
    paid?: number | undefined
    payer?: { id?: string | undefined } | undefined
  })[]
}

// CLM02 equals the sum of SV102, and each other payer's payment and adjustments equal the charge.
export function balanceBilled(claim: BilledClaim, { totals, fault }: Check) {
  totals.charge += claim.charge ?? 0
  const { lines, diagnoses, other_coverages } = claim
  if (claim.charge === undefined) return
  if (lines.length > 0 && sum(lines.map(({ charge }) => charge)) !== claim.charge) {
    fault('total_mismatch')
  }
  const results = lines.flatMap(({ charge, prior_results }) =>
    prior_results.map((result) => ({ ...result, charge })),
  )
  const lineOff = results.some(
    (result) => (result.charge ?? 0) - sumAdjustments(result) !== result.paid,
  )
  const coverageOff = other_coverages.some((coverage) => {
    if (coverage.paid === undefined) return false
    const ofPayer = results.filter(({ payer }) => payer === coverage.payer?.id)
    const all = sum([coverage, ...ofPayer].map((each) => sumAdjustments(each)))
    return claim.charge! - all !== coverage.paid
  })
  if (lineOff || coverageOff) fault('cob_unbalanced')
  const pointers = lines.flatMap((line) => line.diagnosis_pointers ?? [])
  if (pointers.some((pointer) => pointer > diagnoses.length)) {
    fault('invalid_pointer')
  }
}
