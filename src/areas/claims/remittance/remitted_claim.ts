// Converts one claim of an 835 (CLP) to our terms, before it is matched. All amounts are in cents.
import type { LineAdjustment } from '#areas/claims/claim/money/settlement.ts'
import { balanceClaim, balanceLine } from '#x12/balance.ts'
import type { Remittance, RemittanceClaim, RemittanceLine } from '#x12/remittance.ts'

export type RemittedLine = {
  line_control_number: string | null // REF*6R
  service_date: string | null
  procedure_code: string | null // As adjudicated.
  modifiers: string[]
  billed_procedure_code: string | null // As billed, if different.
  billed_modifiers: string[]
  units: number | null
  charge: number
  allowed: number | null // AMT*B6, if reported.
  paid: number
  adjustments: LineAdjustment[]
  remarks: string[] // RARC
}

export type RemittedClaim = {
  number: number // Position in the remittance, from 1.
  patient_control_number: string | null
  payer_claim_control_number: string | null
  status_code: string // CLP02
  charge: number
  paid: number
  patient_name: string | null
  member_id: string | null
  service_date: string | null // Null if the lines have several dates.
  forwarded_to: string | null // The crossover payer, if CLP02 names one.
  crossed_over: boolean // The payer forwarded the claim to another, by CLP02, NM1*TT or a remark.
  adjustments: LineAdjustment[]
  remarks: string[]
  lines: RemittedLine[]
  faults: string[] // Balance and read faults.
  payee: Payee
}

// N1*PE of the remittance.
export type Payee = { npi: string | null; tax_id: string | null }

export function payeeOf({ payee }: Remittance): Payee {
  const idOf = (kind: string) => (payee?.id_kind === kind ? (payee.id ?? null) : null)
  const tax_id = payee?.references?.find(({ kind }) => kind === 'TJ')?.value
  return { npi: idOf('XX'), tax_id: digits(idOf('FI') ?? tax_id ?? '') || null }
}

// Some payers write a tax ID with its hyphen.
export const digits = (text: string) => text.replaceAll(/\D/g, '')

const most_cents = 1_000_000_000
export const isTooLarge = (...amounts: (number | undefined)[]) =>
  amounts.some((amount) => Math.abs(amount ?? 0) > most_cents)

const reversal_code = '22'
const predetermination_code = '25'
const forwarded_codes = ['19', '20', '21']
const forwarded_remarks = ['MA07', 'MA18', 'N89']

export const isReversalCode = (code: string | undefined) => code === reversal_code
export const isReversal = ({ status_code }: RemittedClaim) => isReversalCode(status_code)

// A price for a planned service: nothing is decided or paid.
export const isPredetermination = ({ status_code, paid }: RemittedClaim) =>
  status_code === predetermination_code && paid === 0

export function remittedClaim(claim: RemittanceClaim, number: number, payee: Payee): RemittedClaim {
  const { patient, subscriber, crossover_payer, status_code = '' } = claim
  const lines = claim.lines.map((line) => lineOf(line, claim))
  const days = new Set(lines.map(({ service_date }) => service_date))
  return {
    number,
    patient_control_number: claim.patient_control_number ?? null,
    payer_claim_control_number: claim.payer_claim_control_number ?? null,
    status_code,
    charge: claim.charge ?? 0,
    paid: claim.paid ?? 0,
    patient_name: [patient?.first_name, patient?.name].filter(Boolean).join(' ') || null,
    member_id: patient?.id ?? subscriber?.id ?? null,
    service_date: days.size === 1 ? [...days][0]! : (claim.claim_from ?? null),
    forwarded_to: forwarded_codes.includes(status_code)
      ? (crossover_payer?.id ?? crossover_payer?.name ?? '')
      : null,
    crossed_over:
      forwarded_codes.includes(status_code) ||
      crossover_payer !== undefined ||
      [...remarksOf(claim), ...lines.flatMap(({ remarks }) => remarks)].some((code) =>
        forwarded_remarks.includes(code),
      ),
    adjustments: adjustmentsOf(claim.adjustments),
    remarks: remarksOf(claim),
    lines,
    faults: faultsOf(claim),
    payee,
  }
}

function lineOf(line: RemittanceLine, { claim_from, claim_to }: RemittanceClaim): RemittedLine {
  const { procedure, billed_procedure } = line
  const one_day = claim_from === (claim_to ?? claim_from) ? claim_from : null
  return {
    line_control_number: line.line_control_number ?? null,
    service_date: line.service_date ?? line.service_from ?? one_day ?? null,
    procedure_code: procedure?.code ?? null,
    modifiers: procedure?.modifiers ?? [],
    billed_procedure_code: billed_procedure?.code ?? null,
    billed_modifiers: billed_procedure?.modifiers ?? [],
    units: line.units ?? null,
    charge: line.charge ?? 0,
    allowed: line.allowed ?? null,
    paid: line.paid ?? 0,
    adjustments: adjustmentsOf(line.adjustments),
    remarks: line.remarks.flatMap(({ code }) => code ?? []),
  }
}

const adjustmentsOf = (adjustments: RemittanceClaim['adjustments']): LineAdjustment[] =>
  adjustments.flatMap(({ group, reason, amount }) =>
    group === undefined ? [] : [{ group, reason: reason ?? '', amount: amount ?? 0 }],
  )

// MOA03 to MOA07.
const remarksOf = ({ outpatient }: RemittanceClaim) =>
  Object.entries(outpatient ?? {}).flatMap(([name, code]) =>
    name.startsWith('remark_') ? [`${code}`] : [],
  )

// Claim totals by the X12 rules, and whether they are readable.
function faultsOf(claim: RemittanceClaim): string[] {
  const faults = new Set<string>()
  const totals = { units: 0, charge: 0, paid: 0 }
  const check = { totals, fault: (code: string) => void faults.add(code) }
  balanceClaim(claim, check)
  for (const line of claim.lines) balanceLine(line, check)
  const unread = [claim, ...claim.lines].some(
    ({ charge, paid }) => charge === undefined || paid === undefined,
  )
  if (unread || claim.status_code === undefined) faults.add('claim_unreadable')
  const sums = [claim, ...claim.lines].flatMap(({ charge, paid, adjustments }) => [
    charge,
    paid,
    ...adjustments.map(({ amount }) => amount),
  ])
  if (isTooLarge(...sums)) faults.add('amount_too_large')
  return [...faults]
}
