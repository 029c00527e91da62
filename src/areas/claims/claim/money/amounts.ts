// Derives a claim's amounts from the charge, the payer's decisions, write-offs and transfers. The
// patient balance follows the ledger.
import type { ClaimRow } from '#areas/claims/claim/schema.ts'
import { type ClaimRecordRow, recordsOf } from '#areas/claims/claim/claim_record.ts'
import { isIn } from '#kernel/state_sets.ts'
import { claimLifecycle } from '#areas/claims/claim/lifecycle.ts'
import { currency } from '#areas/claims/claim/currency.ts'
import { underpaymentOf } from './underpayment.ts'
import { type Adjudication, responsibilityOf, totalShares, sharesOfAll } from './settlement.ts'

export const usd = (amount: number) => ({ amount, currency })

export const zero_amounts = {
  charge: usd(0),
  allowed: usd(0),
  payer_paid: usd(0),
  contractual: usd(0),
  patient_responsibility: { deductible: usd(0), coinsurance: usd(0), copay: usd(0), other: usd(0) },
  transferred: usd(0),
  payer_refunded: usd(0),
  written_off: usd(0),
  patient_written_off: usd(0),
  payer_balance: usd(0),
  patient_balance: usd(0),
  recoupment: usd(0),
  underpaid: usd(0),
}

type BilledClaim = Pick<
  ClaimRow,
  | 'lines'
  | 'prior_payer_results'
  | 'attempt'
  | 'frequency'
  | 'status'
  | 'payer_sequence'
  | 'payer_refunded'
>

export const chargeOf = ({ lines }: Pick<ClaimRow, 'lines'>) =>
  lines.reduce((sum, { charge }) => sum + charge.amount, 0)

// What this payer is billed: the charge less what previous payers paid and adjusted.
export function billedAmount(claim: BilledClaim) {
  const settled_before = claim.prior_payer_results.map(({ paid, adjustments = [], lines }) => {
    const all = [...adjustments, ...lines.flatMap((line) => line.adjustments)]
    const adjusted = all.filter(({ group }) => group !== 'PR')
    return paid.amount + adjusted.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
  })
  return chargeOf(claim) - settled_before.reduce((sum, each) => sum + each, 0)
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
const isOwed = ({ attempt, status, frequency }: BilledClaim) =>
  attempt > 0 && frequency !== 'void' && !isIn(claimLifecycle, 'withdrawn', status)

type Amounts = { content: { amount?: { amount: number } } }[]

const sumOf = (records: Amounts) =>
  records.reduce((sum, { content }) => sum + (content.amount?.amount ?? 0), 0)

const writtenOff = (records: ClaimRecordRow[], party: 'payer' | 'patient') =>
  sumOf(recordsOf(records, 'write_off').filter(({ content }) => content.party === party))

type TransferParty = 'patient' | 'next_payer' | 'prior_payer'

export const transferred = (records: ClaimRecordRow[], to: TransferParty) =>
  sumOf(recordsOf(records, 'transfer').filter(({ content }) => content.party === to))

// Records of an erased person have no readable content.
export const decisionsOf = (records: ClaimRecordRow[]) =>
  recordsOf(records, 'adjudication')
    .map(({ content }) => content)
    .filter((content): content is Adjudication => content.lines !== undefined)

const sharesIn = (records: ClaimRecordRow[]) => totalShares(decisionsOf(records))

// Balance per debtor. Negative if more was written off or transferred than was owed.
export function balancesOf(claim: BilledClaim, records: ClaimRecordRow[]) {
  const shares = sharesIn(records)
  const owed = responsibilityOf(shares)
  const to_patient = transferred(records, 'patient')
  const billed = isOwed(claim) ? billedAmount(claim) - transferred(records, 'prior_payer') : 0
  const by_payer = billed - shares.paid - shares.contractual - owed - to_patient
  const by_patient = owed + to_patient - transferred(records, 'next_payer')
  return {
    payer: by_payer - writtenOff(records, 'payer') + claim.payer_refunded.amount,
    patient: by_patient - writtenOff(records, 'patient'),
  }
}

export const isOverdrawn = (claim: BilledClaim, records: ClaimRecordRow[]) =>
  Object.values(balancesOf(claim, records)).some((balance) => balance < 0)

// What was written off for the patient and reversed since, by reason. It is restored when the
// patient owes it again.
export function restorableWriteOffs(records: ClaimRecordRow[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { content } of recordsOf(records, 'write_off')) {
    const { party, reason = '', amount, automatic } = content
    if (party !== 'patient' || !automatic) continue
    left.set(reason, (left.get(reason) ?? 0) - (amount?.amount ?? 0))
  }
  return left
}

// Whether write-offs and transfers no longer fit what is owed.
export const isReliefUnsettled = (claim: BilledClaim, records: ClaimRecordRow[]) =>
  isOverdrawn(claim, records) ||
  (balancesOf(claim, records).patient > 0 &&
    [...restorableWriteOffs(records).values()].some((amount) => amount > 0))

// A secondary payer pays what the previous one left, so its contract doesn't say how much.
const isExpected = (claim: BilledClaim) => isOwed(claim) && claim.payer_sequence === 'primary'

export function moneyOf(claim: BilledClaim, records: ClaimRecordRow[]) {
  const shares = sharesIn(records)
  const { underpaid, reasons } = underpaymentOf(
    isExpected(claim) ? claim.lines : [],
    decisionsOf(records),
  )
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
    transferred: usd(transferred(records, 'patient')),
    written_off: usd(writtenOff(records, 'payer')),
    patient_written_off: usd(writtenOff(records, 'patient')),
    payer_balance: usd(balancesOf(claim, records).payer),
    recoupment: usd(sumOf(recordsOf(records, 'recoupment'))),
    underpaid: usd(underpaid),
    underpaid_reasons: reasons,
  }
}
