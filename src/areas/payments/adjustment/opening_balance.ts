// Posts what a person owed, or had as credit, when their practice moved to Attune. It is an
// adjustment, so the ledger explains it and it can be reversed.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { external_id } from '#kernel/external_id.ts'
import { Id } from '#kernel/fields.ts'
import { newId } from '#kernel/ids.ts'
import { SignedMoney } from '#kernel/money.ts'
import { createRow } from '#kernel/record.ts'
import { lockBalance, listBalances } from '#areas/payments/ledger/party_balances.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { overpaid } from '#areas/payments/ledger/postings.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { postingOf, reverseAdjustment } from './adjustment.ts'
import { adjustmentKind, adjustmentLifecycle } from './lifecycle.ts'
import type { AdjustmentRow } from './schema.ts'

const most = 99_999_999

export const OpeningBalance = Type.Object({
  external_id,
  person_id: Id('per', 'ID of the person.'),
  amount: SignedMoney('What the person owes. A negative amount is their credit.', 7_500, most),
})
type OpeningBalance = Static<typeof OpeningBalance>

// A person has one opening balance per currency, before anything else is posted for them.
export async function postOpeningBalance(call: Call, request: OpeningBalance) {
  const { amount, currency } = request.amount
  if (amount === 0) throw invalid('amount.amount', '`amount.amount` must not be 0.')
  const person = await findPerson(call, request.person_id, 'person_id', { hold: true })
  requireEditable(person, 'charge')
  await lockBalance(call, person.id, currency)
  const balances = await listBalances(call, person.id)
  if (balances.some((each) => each.currency === currency)) {
    throw invalid('amount', 'The person already has a balance in this currency.')
  }
  const adjustment = await createRow(call, adjustmentKind, newId(adjustmentKind.prefix), {
    kind: amount > 0 ? 'increase' : 'decrease',
    person_id: person.id,
    amount: { amount: Math.abs(amount), currency },
    reason: 'opening_balance',
    external_id: request.external_id,
    status: adjustmentLifecycle.initial,
  })
  await post(call, [postingOf(adjustment), ...(amount < 0 ? [creditOf(adjustment)] : [])])
  return adjustment
}

// What reduces the balance below zero becomes the person's credit.
const creditOf = ({ id, person_id, amount }: AdjustmentRow) =>
  overpaid({ id, person_id, money: amount })

export async function reverseOpeningBalance(call: Call, id: string) {
  const reversed = await reverseAdjustment(call, id)
  if (reversed.kind === 'decrease') await reverse(call, creditOf(reversed).key)
}
