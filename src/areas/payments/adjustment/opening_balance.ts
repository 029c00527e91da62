// Posts what a person owed, or had as credit, when their practice moved to Attune. It is an
// adjustment, so the ledger explains it and it can be reversed.
import Type, { type Static } from 'typebox'
import type { Call } from '#kernel/call.ts'
import { invalid } from '#catalogue/api_error.ts'
import { external_id } from '#kernel/external_id.ts'
import { Id } from '#kernel/fields.ts'
import { mapEach } from '#kernel/many.ts'
import { SignedMoney } from '#kernel/money.ts'
import { createRows } from '#kernel/create_rows.ts'
import { findPosted, lockBalances } from '#areas/payments/ledger/party_balances.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { overpaid } from '#areas/payments/ledger/postings.ts'
import { findPersons } from '#areas/persons/person/many_persons.ts'
import { requireEditable } from '#areas/persons/person/person.ts'
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

export type BalanceDraft = { id: string; request: OpeningBalance }

// A person has one opening balance per currency, before anything else is posted for them. All are
// posted together, in order.
export async function postOpeningBalances(call: Call, drafts: BalanceDraft[]) {
  const named = drafts.map(({ request }) => request.person_id)
  const personOf = await findPersons(call, named, 'key share')
  const checked = await mapEach(call.slices, drafts, ({ id, request }) => {
    const { amount } = request.amount
    if (amount === 0) throw invalid('amount.amount', '`amount.amount` must not be 0.')
    const person = personOf(request.person_id)
    requireEditable(person, 'charge')
    return { id, request, person_id: person.id }
  })
  const taken = await lockTaken(call, checked)
  // Each row is then written alone, and says that nothing changed.
  if (checked.some((each) => taken.get(placeOf(each)) === each.request.amount.amount))
    throw hasOne()
  const rows = await mapEach(call.slices, checked, (each) => {
    const { id, request, person_id } = each
    const { amount, currency } = request.amount
    if (taken.has(placeOf(each))) throw hasOne()
    taken.set(placeOf(each), amount)
    const fields = {
      kind: amount > 0 ? 'increase' : 'decrease',
      person_id,
      amount: { amount: Math.abs(amount), currency },
      reason: 'opening_balance',
      external_id: request.external_id,
      status: adjustmentLifecycle.initial,
    }
    return { id, fields }
  })
  const adjustments = await createRows(call, adjustmentKind, rows)
  await post(
    call,
    adjustments.flatMap((adjustment) => [
      postingOf(adjustment),
      ...(adjustment.kind === 'decrease' ? [creditOf(adjustment)] : []),
    ]),
  )
}

const hasOne = () => invalid('amount', 'The person already has a balance in this currency.')

// Whether the person has this balance already, as in a file that this account exported.
export async function hasBalance(call: Call, { person_id, amount }: OpeningBalance) {
  const person = (await findPersons(call, [person_id], 'key share'))(person_id)
  const checked = { person_id: person.id, request: { amount } }
  const taken = await lockTaken(call, [checked])
  return taken.get(placeOf(checked)) === amount.amount
}

type Checked = { person_id: string; request: Pick<OpeningBalance, 'amount'> }

const placeOf = ({ person_id, request }: Checked) => `${person_id} ${request.amount.currency}`

// Locks the balances, and returns those that have entries, by person and currency.
async function lockTaken(call: Call, checked: Checked[]) {
  const by_currency = Map.groupBy(checked, ({ request }) => request.amount.currency)
  const taken = new Map<string, number>()
  for (const [currency, group] of by_currency) {
    const ids = [...new Set(group.map(({ person_id }) => person_id))]
    const balances = await lockBalances(call, ids, currency)
    const posted = new Set(await findPosted(call, ids, currency))
    for (const [at, id] of ids.entries()) {
      const { owed, credit } = balances[at]!
      if (posted.has(id)) taken.set(`${id} ${currency}`, owed - credit)
    }
  }
  return taken
}

// What reduces the balance below zero becomes the person's credit.
const creditOf = ({ id, person_id, amount }: AdjustmentRow) =>
  overpaid({ id, person_id, money: amount })

export async function reverseOpeningBalance(call: Call, id: string) {
  const reversed = await reverseAdjustment(call, id)
  if (reversed.kind === 'decrease') await reverse(call, creditOf(reversed).key)
}
