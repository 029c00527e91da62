// Balances of persons and practitioners: what a person owes, their credit, unpaid earnings.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { post } from './post.ts'
import { type About, accounts } from './posting.ts'
import { overpaid, personMerged } from './postings.ts'
import { findBalances, findPostedAccounts, lockAccounts, sumOfKinds } from './store.ts'

// Kinds of postings to a person's balance that are payments.
const kinds = ['balance_paid', 'credit_applied', 'refunded', 'overpaid', 'dispute_lost']
export const payment_kinds = kinds.flatMap((kind) => [kind, `${kind}_reversed`])

const { patientOwes, patientCredit } = accounts

export type PersonBalance = { currency: string; owed: number; credit: number }

// By currency.
export const listBalances = (call: Call, person_id: string): Promise<PersonBalance[]> =>
  findBalances(call, patientOwes(person_id), patientCredit(person_id))

// The persons for whom something was posted in a currency.
export async function findPosted(call: Call, ids: string[], currency: string) {
  const names = ids.flatMap((id) => [patientOwes(id), patientCredit(id)])
  const posted = new Set(await findPostedAccounts(call, names, currency))
  return ids.filter((id) => posted.has(patientOwes(id)) || posted.has(patientCredit(id)))
}

export async function findBalance(call: Call, person_id: string, currency: string) {
  const all = await listBalances(call, person_id)
  return all.find((each) => each.currency === currency) ?? { currency, owed: 0, credit: 0 }
}

// The same, locked until the transaction ends, so a decision based on it holds until it is posted.
export async function lockBalance(call: Call, person_id: string, currency: string) {
  const [balance] = await lockBalances(call, [person_id], currency)
  return balance!
}

// Locks several at once, before anything is posted for any of them.
export async function lockBalances(call: Call, ids: string[], currency: string) {
  const names = ids.flatMap((id) => [patientOwes(id), patientCredit(id)])
  const locked = await lockAccounts(call, names, currency)
  return ids.map((id) => ({
    currency,
    owed: locked.get(patientOwes(id))!,
    credit: -locked.get(patientCredit(id))! || 0,
  }))
}

// A practitioner's unpaid earnings, locked until the transaction ends: the next payout waits.
export async function lockEarnings(call: Call, practitioner_id: string, currency: string) {
  const locked = await lockAllEarnings(call, [practitioner_id], currency)
  return -locked.get(accounts.practitioner(practitioner_id))! || 0
}

// What a payer is owed, beside its claims, locked until the transaction ends.
export async function lockPayerCredit(call: Call, payer_id: string, currency: string) {
  const name = accounts.payerRecoupment(payer_id)
  const locked = await lockAccounts(call, [name], currency)
  return -locked.get(name)! || 0
}

export const lockAllEarnings = (call: Call, ids: string[], currency: string) =>
  lockAccounts(call, ids.map(accounts.practitioner), currency)

// What a person paid toward their balance, less what was returned or became credit.
export const sumPaid = async (call: Call, person_id: string, currency: string) =>
  -(await sumOfKinds(call, patientOwes(person_id), currency, payment_kinds)) || 0

// Moves a negative balance (an overpayment) to the person's credit.
export async function moveOverpaymentToCredit(
  call: Call,
  person_id: string,
  currency: string,
  about: About = {},
) {
  const { owed } = await findBalance(call, person_id, currency)
  if (owed >= 0) return
  const money = { amount: -owed, currency }
  await post(call, [overpaid({ ...about, id: newId('over'), person_id, money })])
}

// Moves the balances of a merged person to the surviving one.
export async function moveBalances(call: Call, from_id: string, person_id: string) {
  for (const { currency } of await listBalances(call, from_id)) {
    const [balance] = await lockBalances(call, [from_id, person_id], currency)
    await post(call, [personMerged({ from_id, person_id, ...balance! })])
  }
}
