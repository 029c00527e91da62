// Postings for payers: claim payments and provider-level adjustments of a remittance, refunds to
// payers, and deposits.
// Remittance and deposit each stay in a clearing account until they are matched.
import { type About, accounts, legsOf, move, type Posting } from './posting.ts'
import type { Money } from '#kernel/money.ts'

type ClaimRemittance = {
  remittance_id: string
  position: number // Position in the remittance: a claim can appear twice.
  claim_id: string
  person_id: string
  session_id?: string | null
  currency: string
  paid: number
  contractual: number
  patient: number
}

// As reported in the remittance. A recoupment is a negative payment.
export const remittanceClaim = (fields: ClaimRemittance): Posting =>
  clear('remittance_claim', fields)

// A reversal of a previous payment (CLP02 22): the original posting with the sign flipped, against
// the reversing remittance. Amounts are those of the original, positive.
export const remittanceReversed = (fields: ClaimRemittance): Posting =>
  clear('remittance_reversed', {
    ...fields,
    paid: -fields.paid,
    contractual: -fields.contractual,
    patient: -fields.patient,
  })

function clear(
  kind: string,
  { position, currency, paid, contractual, patient, ...about }: ClaimRemittance,
) {
  const { remittance_id, claim_id, person_id } = about
  return {
    ...about,
    key: `${kind}:${remittance_id}:${position}`,
    kind,
    currency,
    legs: legsOf(
      [accounts.eraClearing(remittance_id), paid],
      [accounts.contractual, contractual],
      [accounts.patientOwes(person_id), patient],
      [accounts.payerOwes(claim_id), -(paid + contractual + patient)],
    ),
  }
}

// Ledger accounts by PLB reason code. Other codes go to an account that needs review.
const recovery = accounts.payerRecoupment
const adjustment_accounts: Record<string, (payer_id: string) => string> = {
  WO: recovery, // Overpayment recovery.
  FB: recovery, // Forwarding balance.
  72: recovery, // Authorized return.
  B2: recovery,
  AP: recovery, // Acceleration of benefits.
  L6: () => accounts.interest,
  50: () => accounts.payerPenalties, // Late charge.
  51: () => accounts.payerPenalties,
  52: () => accounts.payerPenalties,
}

// As in PLB: a positive amount reduces the payment, a negative one increases it.
export const providerAdjustment = (fields: {
  remittance_id: string
  position: number
  payer_id: string
  code: string
  money: Money
}): Posting => {
  const { remittance_id, position, payer_id, code, money } = fields
  const account = (adjustment_accounts[code] ?? accounts.payerAdjustments)(payer_id)
  return {
    remittance_id,
    key: `provider_adjustment:${remittance_id}:${position}`,
    kind: 'provider_adjustment',
    currency: money.currency,
    legs: legsOf([accounts.eraClearing(remittance_id), -money.amount], [account, money.amount]),
  }
}

type PayerReturn = { payer_id: string; money: Money } & About

// What a payer overpaid on a claim is owed to the payer. A negative amount undoes it.
export const payerOverpaid = ({
  id,
  payer_id,
  money,
  ...about
}: PayerReturn & { id: string; claim_id: string }) =>
  move(
    'payer_overpaid',
    id,
    money,
    [accounts.payerOwes(about.claim_id), accounts.payerRecoupment(payer_id)],
    about,
  )

// You sent the payer a check or a transfer.
export const payerRefunded = ({
  refund_id,
  payer_id,
  money,
  ...about
}: PayerReturn & { refund_id: string }) =>
  move(
    'payer_refunded',
    refund_id,
    money,
    [accounts.payerRecoupment(payer_id), accounts.bank],
    about,
  )

// Money arrived at the bank and is not matched yet.
export const depositReceived = ({ money, ...about }: { deposit_id: string; money: Money }) => {
  const { deposit_id } = about
  const legs: [string, string] = [accounts.bank, accounts.depositClearing(deposit_id)]
  return move('deposit_received', deposit_id, money, legs, about)
}

type DepositMatch = { deposit_id: string; match_count: number; money: Money }

// Matches a deposit to a remittance. A deposit can be unmatched and matched again, so the key
// includes a count.
export const depositMatched = ({
  money,
  match_count,
  ...about
}: DepositMatch & { remittance_id: string }) => {
  const { deposit_id, remittance_id } = about
  return move(
    'deposit_matched',
    `${deposit_id}:${remittance_id}:${match_count}`,
    money,
    [accounts.depositClearing(deposit_id), accounts.eraClearing(remittance_id)],
    about,
  )
}

// Matches a deposit to a payment processor's payout.
export const depositFromProcessor = ({
  money,
  match_count,
  processor,
  ...about
}: DepositMatch & { processor: string }) =>
  move(
    'deposit_from_processor',
    `${about.deposit_id}:${match_count}`,
    money,
    [accounts.depositClearing(about.deposit_id), accounts.processor(processor)],
    about,
  )
