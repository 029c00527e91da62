// What payers do: what a remittance says of a claim and of the provider, and the money that came
// to the bank for it. Until both are known to be of each other, each waits in its own clearing.
import { accounts, legsOf, type Money, move, type Posting } from './posting.ts'

type Remitted = {
  remittance_id: string
  position: number // Which claim of the remittance it is: one may be in it twice.
  claim_id: string
  person_id: string
  session_id?: string | null
  currency: string
  paid: number
  contractual: number
  patient: number
}

// As the remittance says it: what a payer takes back in it is paid, less than nothing.
export const remittanceClaim = (said: Remitted): Posting => clear('remittance_claim', said)

// A claim that is taken back (CLP02 22): what was posted of it, the other way round, against the
// money of the remittance that says so. Amounts are those of the original, positive.
export const remittanceReversed = (said: Remitted): Posting =>
  clear('remittance_reversed', {
    ...said,
    paid: -said.paid,
    contractual: -said.contractual,
    patient: -said.patient,
  })

function clear(
  kind: string,
  { position, currency, paid, contractual, patient, ...about }: Remitted,
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

// What the reasons of PLB stand for; those not named here wait to be looked at.
const recovery = accounts.payerRecoupment
const adjusts: Record<string, (payer_id: string) => string> = {
  WO: recovery, // An overpayment that is recovered.
  FB: recovery, // A balance carried forward to or from another remittance.
  72: recovery, // Returned by the provider.
  B2: recovery,
  AP: recovery, // Paid in advance.
  L6: () => accounts.interest,
  50: () => accounts.payerPenalties, // A late charge.
  51: () => accounts.payerPenalties,
  52: () => accounts.payerPenalties,
}

// A positive amount lessens the payment, a negative one adds to it, as in PLB.
export const providerAdjustment = (said: {
  remittance_id: string
  position: number
  payer_id: string
  code: string
  money: Money
}): Posting => {
  const { remittance_id, position, payer_id, code, money } = said
  const account = (adjusts[code] ?? accounts.payerAdjustments)(payer_id)
  return {
    remittance_id,
    key: `provider_adjustment:${remittance_id}:${position}`,
    kind: 'provider_adjustment',
    currency: money.currency,
    legs: legsOf([accounts.eraClearing(remittance_id), -money.amount], [account, money.amount]),
  }
}

// Money has come to the bank; what for is not known yet.
export const depositReceived = ({ money, ...about }: { deposit_id: string; money: Money }) => {
  const { deposit_id } = about
  const legs: [string, string] = [accounts.bank, accounts.depositClearing(deposit_id)]
  return move('deposit_received', deposit_id, money, legs, about)
}

type Matched = { deposit_id: string; match_count: number; money: Money }

// It is the money of this remittance. What was matched wrongly can be matched anew: each time
// counts for itself.
export const depositMatched = ({
  money,
  match_count,
  ...about
}: Matched & { remittance_id: string }) => {
  const { deposit_id, remittance_id } = about
  return move(
    'deposit_matched',
    `${deposit_id}:${remittance_id}:${match_count}`,
    money,
    [accounts.depositClearing(deposit_id), accounts.eraClearing(remittance_id)],
    about,
  )
}

// It is what a processor held for us.
export const depositFromProcessor = ({
  money,
  match_count,
  processor,
  ...about
}: Matched & { processor: string }) =>
  move(
    'deposit_from_processor',
    `${about.deposit_id}:${match_count}`,
    money,
    [accounts.depositClearing(about.deposit_id), accounts.processor(processor)],
    about,
  )
