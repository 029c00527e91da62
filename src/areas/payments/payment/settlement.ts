// Posts a captured payment to the ledger and credits practitioner earnings.
import type { Call } from '#kernel/call.ts'
import type { Row } from '#kernel/record.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import { balancePaid, copayTaken, creditApplied, feePaid } from '#areas/payments/ledger/postings.ts'
import { creditFrom, holdStanding } from '#areas/payments/ledger/party_balances.ts'
import { type Allocation, byCare, careIn, cutTo, total } from './allocation.ts'
import { earningsOf } from './earnings.ts'
import { paidAhead } from './store.ts'

// Collected before the balance is known: held as the person's credit.
const ahead = ['copay', 'coinsurance', 'deductible', 'prepayment']

export const moneyOf = ({ amount }: Row, units: number) => ({
  amount: units,
  currency: amount.currency as string,
})

// Which clearing account holds the money: the processor's, or that of the manual method.
export const heldBy = ({ processor, method }: Row): string =>
  (processor && method?.type !== 'cash' && method?.type !== 'check' && method?.type !== 'external'
    ? processor
    : method?.type) ?? 'external'

// Balance and credit of the person who paid, locked until the transaction ends.
export const standingOf = (call: Call, { person_id, amount }: Row) =>
  holdStanding(call, person_id, amount.currency)

export async function settle(call: Call, payment: Row) {
  const { id, person_id, session_id, amount_captured } = payment
  const about = { person_id, session_id, payment_id: id, processor: heldBy(payment) }
  const postings = ahead.includes(payment.kind)
    ? [copayTaken({ ...about, money: moneyOf(payment, amount_captured) })]
    : balancePaidBy(payment, about, (await standingOf(call, payment)).owed)
  const earned = await earningsOf(call, payment, id, payment.allocations)
  await post(call, [...postings, ...earned])
}

// Posts each allocation to its session or claim, so that a statement shows it there.
function balancePaidBy(
  payment: Row,
  about: Omit<Parameters<typeof copayTaken>[0], 'money'>,
  owed: number,
): Posting[] {
  const { id, amount_captured } = payment
  let left = owed
  return partsOf(payment, payment.allocations, amount_captured).map(({ amount, ...to }) => {
    const care = careIn(to)
    const of = care ? `${id}:${care}` : id
    const posting = balancePaid({
      ...about,
      ...to,
      of,
      owed: left,
      money: moneyOf(payment, amount),
    })
    left -= Math.min(amount, Math.max(left, 0))
    return posting
  })
}

// Splits an amount by allocation. The rest goes to the payment's own session or claim.
function partsOf({ session_id, claim_id }: Row, allocations: Allocation[], units: number) {
  const said = cutTo(byCare(allocations), units)
  const rest = { session_id, claim_id, amount: units - total(said) }
  return byPlace([...said, rest]).filter(({ amount }) => amount > 0)
}

// The claim a payment is for, if exactly one: a refund makes the amount owed there again.
export function claimPaid(payment: Row): string | null {
  const { allocations, amount_captured } = payment
  const [only, ...more] = partsOf(payment, allocations, amount_captured)
  return more.length === 0 ? (only?.claim_id ?? null) : null
}

const byPlace = (parts: Allocation[]) => [
  ...byCare(parts),
  ...parts.filter((part) => !careIn(part)),
]

export const settleFee = (call: Call, payment: Row, fee: number) =>
  post(call, [
    feePaid({
      payment_id: payment.id,
      processor: heldBy(payment),
      money: moneyOf(payment, fee),
    }),
  ])

// Applies this payment's remaining credit to new allocations, up to what is owed.
export async function creditAppliedTo(
  call: Call,
  payment: Row,
  more: Allocation[],
  units: number,
): Promise<Posting[]> {
  const { id, person_id, version } = payment
  if (!person_id || units <= 0) return []
  const { owed, credit } = await standingOf(call, payment)
  const most = Math.min(units, owed, credit, await creditFrom(call, person_id, id))
  return partsOf(payment, more, Math.max(0, most)).map(({ amount, ...to }) =>
    creditApplied({
      id: [id, version, careIn(to)].filter(Boolean).join(':'),
      person_id,
      payment_id: id,
      ...to,
      money: moneyOf(payment, amount),
    }),
  )
}

export const paidAheadFor = (call: Call, person_id: string, currency: string, care: string[]) =>
  paidAhead(call, { person_id, currency }, ahead, care)
