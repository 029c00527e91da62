// Derives a claim's amounts from the charge, the payer's decisions, write-offs and transfers. The
// patient balance follows the ledger.
import type { ClaimRecord, ClaimRow } from '#areas/claims/claim/claim_row.ts'
import { currency } from '#areas/claims/claim/parts.ts'
import { type Adjudication, responsibilityOf, settled, sharesOfAll } from './settlement.ts'

export const usd = (amount: number) => ({ amount, currency })

export const no_money = {
  charge: usd(0),
  allowed: usd(0),
  payer_paid: usd(0),
  contractual: usd(0),
  patient_responsibility: { deductible: usd(0), coinsurance: usd(0), copay: usd(0), other: usd(0) },
  written_off: usd(0),
  payer_balance: usd(0),
  patient_balance: usd(0),
  recoupment: usd(0),
}

type Kept = Pick<ClaimRow, 'lines' | 'prior_payer_results' | 'attempt' | 'frequency' | 'status'>

export const chargeOf = ({ lines }: Pick<ClaimRow, 'lines'>) =>
  lines.reduce((sum, { charge }) => sum + charge.amount, 0)

// What this payer is billed: the charge less what previous payers paid and adjusted.
export function askedOf(claim: Kept) {
  const settledBefore = claim.prior_payer_results.flatMap(({ lines }) =>
    lines.map(({ paid, adjustments }) => {
      const given_up = adjustments.filter(({ group }) => group !== 'PR')
      return paid.amount + given_up.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
    }),
  )
  return chargeOf(claim) - settledBefore.reduce((sum, each) => sum + each, 0)
}

// Only totals remain for an erased person.
export const isErased = ({ attempt, coverage_snapshot }: ClaimRow) =>
  attempt > 0 && coverage_snapshot === null

// What a decision adds to the totals when earlier decisions can't be read anymore.
export function moneyAdded(claim: ClaimRow, decision: Adjudication) {
  const shares = sharesOfAll(decision)
  const added = (to: { amount: number }, amount: number) => usd(to.amount + amount)
  const { deductible, coinsurance, copay, other } = claim.patient_responsibility
  const allowed = shares.paid + shares.deductible + shares.coinsurance + shares.copay
  const less = shares.paid + shares.contractual + responsibilityOf(shares)
  return {
    allowed: added(claim.allowed, allowed),
    payer_paid: added(claim.payer_paid, shares.paid),
    contractual: added(claim.contractual, shares.contractual),
    patient_responsibility: {
      deductible: added(deductible, shares.deductible),
      coinsurance: added(coinsurance, shares.coinsurance),
      copay: added(copay, shares.copay),
      other: added(other, shares.other),
    },
    payer_balance: added(claim.payer_balance, -less),
  }
}

// The payer owes nothing on a claim it never received or that was withdrawn.
const forgotten = ['canceled', 'voided', 'superseded']
const owes = ({ attempt, status, frequency }: Kept) =>
  attempt > 0 && frequency !== 'void' && !forgotten.includes(status)

const sumOf = (records: ClaimRecord[], kind: string, of?: string): number =>
  records
    .filter((record) => record.kind === kind && (!of || record.content.of === of))
    .reduce((sum, { content }) => sum + (content.amount?.amount ?? 0), 0)

const sharesIn = (records: ClaimRecord[]) =>
  settled(
    records
      .filter(({ kind }) => kind === 'adjudication')
      .map(({ content }) => content as Adjudication),
  )

// Balance per debtor. Negative if more was written off or transferred than was owed.
export function leftOf(claim: Kept, records: ClaimRecord[]) {
  const shares = sharesIn(records)
  const owed = responsibilityOf(shares)
  const passed_on = sumOf(records, 'transfer', 'patient')
  const off = (of: string) => sumOf(records, 'write_off', of)
  const asked = owes(claim) ? askedOf(claim) : 0
  return {
    payer: asked - shares.paid - shares.contractual - owed - passed_on - off('payer'),
    patient: owed + passed_on - sumOf(records, 'transfer', 'next_payer') - off('patient'),
  }
}

export const isOverdrawn = (claim: Kept, records: ClaimRecord[]) =>
  Object.values(leftOf(claim, records)).some((left) => left < 0)

export function moneyOf(claim: Kept, records: ClaimRecord[]) {
  const shares = sharesIn(records)
  return {
    charge: usd(chargeOf(claim)),
    allowed: usd(shares.paid + shares.deductible + shares.coinsurance + shares.copay),
    payer_paid: usd(shares.paid),
    contractual: usd(shares.contractual),
    patient_responsibility: {
      deductible: usd(shares.deductible),
      coinsurance: usd(shares.coinsurance),
      copay: usd(shares.copay),
      other: usd(shares.other),
    },
    written_off: usd(sumOf(records, 'write_off')),
    payer_balance: usd(leftOf(claim, records).payer),
    recoupment: usd(sumOf(records, 'recoupment')),
  }
}
