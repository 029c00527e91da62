// Postings for charges, write-offs, adjustments and transfers of responsibility.
import {
  type About,
  accounts,
  type Leg,
  legsOf,
  move,
  type Posting,
  type WriteOffReason,
} from './posting.ts'
import type { Money } from '#kernel/money.ts'

const { payerOwes, patientOwes, services, noShow } = accounts

type OfPerson = { person_id: string; money: Money }
type OfClaim = OfPerson & { claim_id: string; session_id?: string | null }

// The payer owes a claim's charge until it is paid, adjusted, or moved to the person.
export const claimCharged = ({ money, ...about }: OfClaim) =>
  move('claim_charged', about.claim_id, money, [payerOwes(about.claim_id), services], about)

export const claimVoided = ({ money, ...about }: OfClaim) =>
  move('claim_voided', about.claim_id, money, [services, payerOwes(about.claim_id)], about)

type ChargePosting = OfPerson & {
  id: string
  session_id?: string | null
  practitioner_id?: string | null
}

// Charges the person owes.
export const selfPayCharged = (fields: ChargePosting) =>
  charge('self_pay_charged', services, fields)
export const noShowCharged = (fields: ChargePosting) => charge('no_show_charged', noShow, fields)
export const lateCancelCharged = (fields: ChargePosting) =>
  charge('late_cancel_charged', noShow, fields)

const charge = (kind: string, revenue: string, { id, money, ...about }: ChargePosting) =>
  move(kind, id, money, [patientOwes(about.person_id), revenue], about)

// Bills the patient responsibility left by the primary payer to the secondary payer.
export const secondaryBilled = ({ money, ...about }: OfClaim) =>
  move(
    'secondary_billed',
    about.claim_id,
    money,
    [payerOwes(about.claim_id), patientOwes(about.person_id)],
    about,
  )

// Moves an unpaid amount to the person: after a denial, or when coverage had ended.
export const responsibilityMoved = ({ id, money, ...about }: OfClaim & { id: string }) =>
  move(
    'responsibility_moved',
    id,
    money,
    [patientOwes(about.person_id), payerOwes(about.claim_id)],
    about,
  )

// Writes off what a claim's payer or the person owes.
export const writtenOff = ({
  id,
  owed_by,
  reason,
  money,
  ...about
}: {
  id: string
  owed_by: 'payer' | 'person'
  reason: WriteOffReason
  money: Money
  person_id: string
} & About) => {
  const owes = owed_by === 'payer' ? payerOwes(about.claim_id!) : patientOwes(about.person_id)
  return move('written_off', id, money, [accounts.writeOff(reason), owes], about)
}

// A manual correction of what a person owes. A negative amount reduces it.
export const balanceAdjusted = ({
  id,
  reason,
  money,
  ...about
}: OfPerson & About & { id: string; reason: string }) =>
  move(
    'balance_adjusted',
    id,
    money,
    [patientOwes(about.person_id!), accounts.adjustment(reason)],
    about,
  )

// An overpayment becomes the person's credit.
export const overpaid = ({ id, money, ...about }: OfPerson & About & { id: string }) =>
  move(
    'overpaid',
    id,
    money,
    [patientOwes(about.person_id), accounts.patientCredit(about.person_id)],
    about,
  )

// Moves balance and credit of a merged person to the surviving one.
export const personMerged = ({
  from_id,
  person_id,
  currency,
  owed,
  credit,
}: {
  from_id: string
  person_id: string
  currency: string
  owed: number
  credit: number
}): Posting => ({
  person_id,
  key: `person_merged:${from_id}:${currency}`,
  kind: 'person_merged',
  currency,
  legs: legsOf(
    [patientOwes(person_id), owed],
    [patientOwes(from_id), -owed],
    [accounts.patientCredit(from_id), credit],
    [accounts.patientCredit(person_id), -credit],
  ),
})

// Reverses a transaction: the same legs with the sign flipped.
export const reversed = (transaction: Posting & { id: string }): Posting => ({
  ...transaction,
  key: `reversed:${transaction.key}`,
  kind: `${transaction.kind}_reversed`,
  legs: transaction.legs.map(({ account, amount }): Leg => ({ account, amount: -amount })),
  reverses_id: transaction.id,
})
