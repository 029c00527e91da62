// The money of a claim, which follows from what was charged, what the payer decided, and what was
// written off or passed on to the person since.
import type { ClaimRecord, ClaimRow } from './claim_row.ts'
import { currency } from './parts.ts'
import { type Adjudication, responsibilityOf, settled } from './settle.ts'

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
  balance_status: 'zero',
}

type Kept = Pick<ClaimRow, 'lines' | 'prior_payer_results' | 'attempt' | 'frequency' | 'status'>

export const chargeOf = ({ lines }: Pick<ClaimRow, 'lines'>) =>
  lines.reduce((sum, { charge }) => sum + charge.amount, 0)

// What this payer is asked for: the charge, less what others paid and gave up before.
export function askedOf(claim: Kept) {
  const settledBefore = claim.prior_payer_results.flatMap(({ lines }) =>
    lines.map(({ paid, adjustments }) => {
      const given_up = adjustments.filter(({ group }) => group !== 'PR')
      return paid.amount + given_up.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)
    }),
  )
  return chargeOf(claim) - settledBefore.reduce((sum, each) => sum + each, 0)
}

// Where the payer has never had it, or has forgotten it, it owes nothing.
const forgotten = ['canceled', 'voided', 'superseded']
const owes = ({ attempt, status, frequency }: Kept) =>
  attempt > 0 && frequency !== 'void' && !forgotten.includes(status)

export function moneyOf(claim: Kept, records: ClaimRecord[]) {
  const sumOf = (kind: string, of?: string) =>
    records
      .filter((record) => record.kind === kind && (!of || record.content.of === of))
      .reduce((sum, { content }) => sum + (content.amount?.amount ?? 0), 0)
  const decisions = records
    .filter(({ kind }) => kind === 'adjudication')
    .map(({ content }) => content as Adjudication)
  const shares = settled(decisions)
  const owed = responsibilityOf(shares)
  const passed_on = sumOf('transfer', 'patient')
  const to_next = sumOf('transfer', 'next_payer')
  const off = { payer: sumOf('write_off', 'payer'), patient: sumOf('write_off', 'patient') }
  const asked = owes(claim) ? askedOf(claim) : 0
  const payer_balance = asked - shares.paid - shares.contractual - owed - passed_on - off.payer
  const patient_balance = owed + passed_on - to_next - off.patient
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
    written_off: usd(off.payer + off.patient),
    payer_balance: usd(payer_balance),
    patient_balance: usd(patient_balance),
    balance_status: balanceStatus(sumOf('recoupment'), payer_balance, patient_balance),
  }
}

function balanceStatus(recoupment: number, ...balances: number[]) {
  if (recoupment > 0) return 'recoupment_due'
  if (balances.some((balance) => balance < 0)) return 'credit'
  return balances.some((balance) => balance > 0) ? 'open' : 'zero'
}
