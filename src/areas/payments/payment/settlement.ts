// Posts a captured payment to the ledger, applies it to what it is for and credits practitioner
// earnings.
import { invalid } from '#catalogue/api_error.ts'
import type { Call } from '#kernel/call.ts'
import { requireMoney } from '#kernel/money.ts'
import { post } from '#areas/payments/ledger/post.ts'
import type { Posting } from '#areas/payments/ledger/posting.ts'
import type { Money } from '#kernel/money.ts'
import { balancePaid, copayTaken, feePaid } from '#areas/payments/ledger/postings.ts'
import { lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { markPaid } from '#areas/payments/payment_request/payment_request.ts'
import { careId, partsOf } from './allocation.ts'
import { applyCredit, sumHeld } from './apply_credit.ts'
import { earningsPostings } from './earnings.ts'
import { isManual } from './method_input.ts'
import type { PaymentRow } from './schema.ts'

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

// Balance and credit of the person who paid, locked until the transaction ends. Credit that another
// payment holds for the care it names isn't for this one.
export async function lockPayerBalance(call: Call, { id, person_id, amount }: PaymentRow) {
  const { currency } = amount
  const { owed, credit } = await lockBalance(call, person_id!, currency)
  const held = credit > 0 ? await sumHeld(call, person_id!, currency, id) : 0
  return { owed, credit: Math.max(0, credit - held) }
}

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
  await applyCredit(call, person_id!, amount_captured.currency)
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

// The claim a payment is for, if exactly one: a refund makes the amount owed there again.
export function paidClaimId(payment: PaymentRow): string | null {
  const { allocations, amount_captured } = payment
  const [only, ...more] = partsOf(payment, allocations, amount_captured.amount)
  return more.length === 0 ? (only?.claim_id ?? null) : null
}

export const settleFee = (call: Call, payment: PaymentRow, money: Money) =>
  post(call, [feePaid({ payment_id: payment.id, processor: clearingName(payment), money })])
