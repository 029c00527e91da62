// Applies a person's credit to what they owe. Called whenever either may have grown: a payment is
// applied to what it names whether it came before or after the debt. Each application is a ledger
// entry of its own.
import type { Call } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { post, reverse } from '#areas/payments/ledger/post.ts'
import { creditApplied } from '#areas/payments/ledger/postings.ts'
import { careId, partsOf } from './allocation.ts'
import { type CreditSource, heldBy, openDebts, planApplications } from './credit_plan.ts'
import {
  appliesOldestFirst,
  free_application,
  listCreditPayments,
  listDebts,
  listFreeApplications,
} from './credit_store.ts'

export async function applyCredit(call: Call, person_id: string, currency: string) {
  const { owed, credit } = await lockBalance(call, person_id, currency)
  if (owed <= 0 || credit <= 0) return
  const debts = openDebts(await listDebts(call, person_id, currency), owed)
  const sources = await listSources(call, person_id, currency)
  const oldest_first = await appliesOldestFirst(call)
  const planned = planApplications(debts, { credit, sources, oldest_first })
  await post(
    call,
    planned.map(({ amount, ...about }) =>
      creditApplied({
        id: newId(free_application),
        person_id,
        ...about,
        money: { amount, currency },
      }),
    ),
  )
}

// After a payment got another name: what the oldest debts were paid with may be for it.
export async function applyCreditAgain(call: Call, person_id: string, currency: string) {
  await lockBalance(call, person_id, currency)
  const keys = await listFreeApplications(call, person_id, currency)
  for (const key of keys) await reverse(call, key)
  await applyCredit(call, person_id, currency)
}

// The credit that other payments hold for care that they name.
export async function sumHeld(call: Call, person_id: string, currency: string, except: string) {
  const sources = await listSources(call, person_id, currency)
  return sources
    .filter(({ payment_id }) => payment_id !== except)
    .reduce((sum, source) => sum + heldBy(source), 0)
}

async function listSources(call: Call, person_id: string, currency: string) {
  const payments = await listCreditPayments(call, person_id, currency)
  return payments.map((payment): CreditSource => {
    const parts = partsOf(payment, payment.allocations, payment.amount_captured.amount)
    return {
      payment_id: payment.id,
      unused: Math.max(0, payment.unused),
      parts: parts.flatMap(({ session_id = null, claim_id = null, amount }) => {
        const care = careId({ session_id, claim_id })
        const paid = payment.paid.filter((each) => careId(each) === care)
        const left = amount.amount - paid.reduce((sum, { units }) => sum + units, 0)
        return care && left > 0 ? [{ session_id, claim_id, amount: left }] : []
      }),
    }
  })
}
