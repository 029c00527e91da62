// Posts a captured payment to the ledger and credits practitioner earnings.
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { requireMoney } from '#kernel/money.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import type { Money } from '#kernel/money.ts'
import { balancePaid, copayTaken, creditApplied, feePaid } from '#areas/payments/ledger/postings.ts'
import { findUnusedCredit, lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { markPaid } from '#areas/payments/payment_request/payment_request.ts'
import { type Allocation, careId, limitTo, sumByCare, total } from './allocation.ts'
import { earningsPostings } from './earnings.ts'
import { isManual } from './method_input.ts'
import type { PaymentRow } from './schema.ts'
import { listPrepayments } from './store.ts'

// Collected before the balance is known: held as the person's credit.
const prepayment_kinds: PaymentRow['kind'][] = ['copay', 'coinsurance', 'deductible', 'prepayment']

export const moneyOf = ({ amount }: Pick<PaymentRow, 'amount'>, units: number) => ({
  amount: units,
  currency: amount.currency,
})

// What a new payment has captured, refunded and lost.
export function noSums(currency: string) {
  const zero = { amount: 0, currency }
  return { amount_captured: zero, amount_refunded: zero, amount_disputed: zero }
}

// An amount taken from a payment must be positive and in its currency.
export function requireCurrencyOf(
  { amount }: Pick<PaymentRow, 'amount'>,
  money: Money,
  param = 'amount',
) {
  requireMoney(money, param)
  if (money.currency === amount.currency) return
  const name = `${param}.currency`
  throw invalid(name, `\`${name}\` must be the currency of the payment.`)
}

// Which clearing account holds the money: the processor's, or that of the manual method.
export const clearingName = ({ processor, method }: PaymentRow): string =>
  (processor && !(method && isManual(method.type)) ? processor : method?.type) ?? 'external'

// Balance and credit of the person who paid, locked until the transaction ends.
export const lockPayerBalance = (call: Call, { person_id, amount }: PaymentRow) =>
  lockBalance(call, person_id!, amount.currency)

export async function settle(call: Call, payment: PaymentRow) {
  const { id, person_id, session_id, amount_captured } = payment
  const about = {
    person_id: person_id!,
    session_id,
    payment_id: id,
    processor: clearingName(payment),
  }
  const postings = prepayment_kinds.includes(payment.kind)
    ? [copayTaken({ ...about, money: amount_captured })]
    : balancePaidBy(payment, about, (await lockPayerBalance(call, payment)).owed)
  const earnings = await earningsPostings(call, payment, id, payment.allocations)
  await post(call, [...postings, ...earnings])
  if (payment.payment_request_id) await markPaid(call, payment.payment_request_id, id)
}

// Posts each allocation to its session or claim, so that a statement shows it there.
function balancePaidBy(
  payment: PaymentRow,
  about: Omit<Parameters<typeof copayTaken>[0], 'money'>,
  owed: number,
): Posting[] {
  const { id, amount_captured } = payment
  let left = owed
  return partsOf(payment, payment.allocations, amount_captured.amount).map(({ amount, ...to }) => {
    const care = careId(to)
    const of = care ? `${id}:${care}` : id
    const posting = balancePaid({
      ...about,
      ...to,
      of,
      owed: left,
      money: amount,
    })
    left -= Math.min(amount.amount, Math.max(left, 0))
    return posting
  })
}

type CareOf = Pick<PaymentRow, 'session_id' | 'claim_id' | 'amount'>

// Splits an amount by allocation. The rest goes to the payment's own session or claim.
export function partsOf(payment: CareOf, allocations: Allocation[], units: number) {
  const { session_id, claim_id } = payment
  const allocated = limitTo(sumByCare(allocations), units)
  const rest = { session_id, claim_id, amount: moneyOf(payment, units - total(allocated)) }
  return mergeByCare([...allocated, rest]).filter(({ amount }) => amount.amount > 0)
}

// The claim a payment is for, if exactly one: a refund makes the amount owed there again.
export function paidClaimId(payment: PaymentRow): string | null {
  const { allocations, amount_captured } = payment
  const [only, ...more] = partsOf(payment, allocations, amount_captured.amount)
  return more.length === 0 ? (only?.claim_id ?? null) : null
}

const mergeByCare = (parts: Allocation[]) => [
  ...sumByCare(parts),
  ...parts.filter((part) => !careId(part)),
]

export const settleFee = (call: Call, payment: PaymentRow, money: Money) =>
  post(call, [feePaid({ payment_id: payment.id, processor: clearingName(payment), money })])

// Applies this payment's remaining credit to new allocations, up to what is owed.
export async function creditPostings(
  call: Call,
  payment: PaymentRow,
  more: Allocation[],
  units: number,
): Promise<Posting[]> {
  const { id, person_id, version } = payment
  if (!person_id || units <= 0) return []
  const { owed, credit } = await lockPayerBalance(call, payment)
  const unused = await findUnusedCredit(call, person_id, id)
  const limit = Math.min(units, owed, credit, unused)
  return partsOf(payment, more, Math.max(0, limit)).map(({ amount, ...to }) =>
    creditApplied({
      id: [id, version, careId(to)].filter(Boolean).join(':'),
      person_id,
      payment_id: id,
      ...to,
      money: amount,
    }),
  )
}

export const listPrepaymentsFor = (
  call: Call,
  person_id: string,
  currency: string,
  care: string[],
) => listPrepayments(call, { person_id, currency }, prepayment_kinds, care)
