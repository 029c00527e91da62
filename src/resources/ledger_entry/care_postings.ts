// What care costs and who owes it: charges, what is taken off them, and what moves from one who owes
// to another.
import {
  type About,
  accounts,
  type Leg,
  type Money,
  move,
  type Posting,
  type WriteOffReason,
} from './posting.ts'

const { payerOwes, patientOwes, services, noShow } = accounts

type OfPerson = { person_id: string; money: Money }
type OfClaim = OfPerson & { claim_id: string; session_id?: string | null }

// The charge of a claim stands against its payer until it is paid, taken off, or the person's.
export const claimCharged = ({ money, ...about }: OfClaim) =>
  move('claim_charged', about.claim_id, money, [payerOwes(about.claim_id), services], about)

export const claimVoided = ({ money, ...about }: OfClaim) =>
  move('claim_voided', about.claim_id, money, [services, payerOwes(about.claim_id)], about)

// Who has a seat in a session pays for theirs.
export const selfPayCharged = ({ money, ...about }: OfPerson & { session_id: string }) =>
  charge('self_pay_charged', services, money, about)

export const noShowCharged = ({ money, ...about }: OfPerson & { session_id: string }) =>
  charge('no_show_charged', noShow, money, about)

export const lateCancelCharged = ({ money, ...about }: OfPerson & { session_id: string }) =>
  charge('late_cancel_charged', noShow, money, about)

const charge = (
  kind: string,
  revenue: string,
  money: Money,
  about: { person_id: string; session_id: string },
) => {
  const of = `${about.session_id}:${about.person_id}`
  return move(kind, of, money, [patientOwes(about.person_id), revenue], about)
}

// The second payer is asked for what the first left to the person.
export const secondaryBilled = ({ money, ...about }: OfClaim) =>
  move(
    'secondary_billed',
    about.claim_id,
    money,
    [payerOwes(about.claim_id), patientOwes(about.person_id)],
    about,
  )

// What a payer will not pay becomes the person's: of a denial, or where coverage had ended.
export const responsibilityMoved = ({ id, money, ...about }: OfClaim & { id: string }) =>
  move(
    'responsibility_moved',
    id,
    money,
    [patientOwes(about.person_id), payerOwes(about.claim_id)],
    about,
  )

// Written off by reason, whoever owed it: the payer of a claim, or the person.
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

// A correction by hand of what a person owes: less where the amount is negative.
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

// Takes a transaction back: the same legs the other way round.
export const reversed = (posted: Posting & { id: string }): Posting => ({
  ...posted,
  key: `reversed:${posted.key}`,
  kind: 'reversed',
  legs: posted.legs.map(({ account, amount }): Leg => ({ account, amount: -amount })),
  reverses_id: posted.id,
})
