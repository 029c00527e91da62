// Postings for payments, refunds, disputes, processor fees, earnings and payouts.
import { type About, accounts, legsOf, move, type Posting } from './posting.ts'
import type { Money } from '#kernel/money.ts'

const { patientOwes, processor, patientCredit, practitioner, bank, disputed } = accounts

type OfPerson = { person_id: string; money: Money }
type OfPayment = OfPerson & {
  payment_id: string
  processor: string
  session_id?: string | null
  claim_id?: string | null
}

// A payment taken before the balance is known becomes the person's credit.
export const copayTaken = ({ money, processor: name, ...about }: OfPayment) =>
  move(
    'copay_taken',
    about.payment_id,
    money,
    [processor(name), patientCredit(about.person_id)],
    about,
  )

// A processor fee, for a payment or something else (a refund, a payout).
export const feePaid = (fee: {
  payment_id?: string | null
  of?: string
  processor: string
  money: Money
}) =>
  move(
    'fee_paid',
    (fee.of ?? fee.payment_id)!,
    fee.money,
    [accounts.processorFees, processor(fee.processor)],
    { payment_id: fee.payment_id },
  )

export const creditApplied = ({ id, money, ...about }: OfPerson & About & { id: string }) =>
  move(
    'credit_applied',
    id,
    money,
    [patientCredit(about.person_id!), patientOwes(about.person_id!)],
    about,
  )

// Pays a balance in full or in part. An overpayment becomes credit.
export const balancePaid = ({
  money: { amount, currency },
  of,
  owed,
  processor: name,
  ...about
}: OfPayment & { of?: string; owed: number }): Posting => {
  const to_balance = Math.min(amount, Math.max(owed, 0))
  return {
    ...about,
    key: `balance_paid:${of ?? about.payment_id}`,
    kind: 'balance_paid',
    currency,
    legs: legsOf(
      [processor(name), amount],
      [patientOwes(about.person_id), -to_balance],
      [patientCredit(about.person_id), to_balance - amount],
    ),
  }
}

// A refund reduces the person's credit first; the rest is owed again.
export const refunded = ({
  refund_id,
  money: { amount, currency },
  from_credit,
  processor: name,
  ...about
}: OfPayment & { refund_id: string; from_credit: number }): Posting => ({
  ...about,
  key: `refunded:${refund_id}`,
  kind: 'refunded',
  currency,
  legs: legsOf(
    [patientCredit(about.person_id), from_credit],
    [patientOwes(about.person_id), amount - from_credit],
    [processor(name), -amount],
  ),
})

type DisputePosting = {
  dispute_id: string
  payment_id: string
  person_id?: string | null
  session_id?: string | null
  claim_id?: string | null
  processor: string
  money: Money
}

export const disputeOpened = ({ dispute_id, processor: name, money, ...about }: DisputePosting) =>
  move('dispute_opened', dispute_id, money, [disputed, processor(name)], about)

export const disputeWon = ({ dispute_id, processor: name, money, ...about }: DisputePosting) =>
  move('dispute_won', dispute_id, money, [processor(name), disputed], about)

// A lost dispute reduces the person's credit first. The rest is owed again, or becomes bad debt.
export const disputeLost = ({
  dispute_id,
  money: { amount, currency },
  from_credit,
  owed_again,
  ...about
}: DisputePosting & { from_credit: number; owed_again: boolean }): Posting => {
  const credit = from_credit > 0 ? [[patientCredit(about.person_id!), from_credit] as const] : []
  const debtor = owed_again ? patientOwes(about.person_id!) : accounts.badDebt
  return {
    ...about,
    key: `dispute_lost:${dispute_id}`,
    kind: 'dispute_lost',
    currency,
    legs: legsOf(...credit, [debtor, amount - from_credit], [disputed, -amount]),
  }
}

export const disputeFeePaid = ({ dispute_id, processor: name, money, ...about }: DisputePosting) =>
  move('dispute_fee_paid', dispute_id, money, [accounts.disputeFees, processor(name)], about)

type OfPractitioner = { practitioner_id: string; money: Money }

export const practitionerEarned = ({
  id,
  money,
  ...about
}: OfPractitioner & About & { id: string }) =>
  move(
    'practitioner_earned',
    id,
    money,
    [accounts.practitioners, practitioner(about.practitioner_id!)],
    about,
  )

type PayoutPosting = OfPractitioner & { payout_id: string; processor: string }

export const payoutSent = ({ payout_id, processor: name, money, ...about }: PayoutPosting) =>
  move(
    'payout_sent',
    payout_id,
    money,
    [practitioner(about.practitioner_id), processor(name)],
    about,
  )

// A payout returned in full or in part. Each return has its own ID.
export const payoutReturned = ({
  payout_id,
  id = payout_id,
  processor: name,
  money,
  ...about
}: PayoutPosting & { id?: string }) =>
  move('payout_returned', id, money, [processor(name), practitioner(about.practitioner_id)], about)

// The processor's balance arrives at the bank.
export const processorPaidOut = (payout: { id: string; processor: string; money: Money }) =>
  move('processor_paid_out', payout.id, payout.money, [bank, processor(payout.processor)])
