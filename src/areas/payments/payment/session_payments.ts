// What a person paid for a session. The ledger has what is left of each payment after refunds and
// disputes; its allocations say how much of it is for the session, also if they changed later.
// Credit that was applied to the session by an adjustment counts too, once.
import type { Call } from '#kernel/call.ts'
import type { Money } from '#kernel/money.ts'
import {
  findLeftOf,
  findUnusedOf,
  sumAppliedCredit,
  sumOpeningCredit,
} from '#areas/payments/ledger/payment_parts.ts'
import { type Allocation, careId, partsOf, total } from './allocation.ts'
import { splitBy } from './returned_parts.ts'
import { listPaymentsFor, listPaymentsOf, type SessionPayment } from './store.ts'

type OfSession = { session_id: string; person_id: string }

// In the currency given, else in that of the first payment. Undefined without either.
export async function sumPaidForSession(
  call: Call,
  care: OfSession,
  currency?: string,
): Promise<Money | undefined> {
  const payments = await listPaymentsFor(call, care)
  const counted = currency ?? payments[0]?.amount.currency
  if (!counted) return undefined
  const same = payments.filter(({ amount }) => amount.currency === counted)
  const paid = await partsLeft(call, same)
  const of_session = paid
    .flatMap(({ parts }) => parts)
    .filter(({ session_id }) => session_id === care.session_id)
  const applied = await sumApplied(call, care, counted)
  return { amount: total(of_session) + applied, currency: counted }
}

// What was returned is taken off every part in proportion.
async function partsLeft(call: Call, payments: SessionPayment[]) {
  const left = await findLeftOf(
    call,
    payments.map(({ id }) => id),
  )
  return payments.map((payment) => {
    const parts = partsOf(payment, payment.allocations, payment.amount_captured.amount)
    return { id: payment.id, parts: splitBy(parts, left.get(payment.id) ?? 0) }
  })
}

async function sumApplied(call: Call, { session_id, person_id }: OfSession, currency: string) {
  const draws = await sumAppliedCredit(call, person_id, currency)
  if (!draws.some(({ care_id }) => care_id === session_id)) return 0
  const payments = await partsLeft(call, await listPaymentsOf(call, person_id, currency))
  const credits = await creditsOf(call, payments)
  const opening = await sumOpeningCredit(call, person_id, currency)
  return appliedTo(session_id, draws, credits, opening)
}

type Draw = { care_id: string | null; units: number }
type Credit = { parts: Allocation[]; free: number; held: number }

// What adjustments applied to a session, beyond the payments that are allocated to it anyway. Only
// credit that is allocated to nothing counts: the rest counts where it is allocated. Each draw uses
// what is held for its own session or claim first.
export function appliedTo(session_id: string, draws: Draw[], credits: Credit[], opening: number) {
  const place = draws.findIndex(({ care_id }) => care_id === session_id)
  if (place < 0) return 0
  const sizes = draws.slice(0, place + 1).map(({ care_id, units }) => {
    const held = care_id ? sumOf(credits.map((credit) => heldFor(care_id, credit))) : 0
    return Math.max(0, units - held)
  })
  const earlier = sumOf(sizes.slice(0, -1))
  const free = sumOf(credits.map((credit) => credit.free)) + opening
  return Math.min(sizes.at(-1)!, Math.max(0, free - earlier))
}

type Payment = { id: string; parts: Allocation[] }

// The credit that is left of each payment: allocated to nothing, or held for sessions and claims.
async function creditsOf(call: Call, payments: Payment[]) {
  const unused = await findUnusedOf(
    call,
    payments.map(({ id }) => id),
  )
  return payments.map(({ id, parts }) => {
    const credit = unused.get(id) ?? 0
    const free = Math.min(total(parts.filter((part) => !careId(part))), credit)
    return { parts, free, held: credit - free }
  })
}

const heldFor = (care_id: string, { parts, held }: Credit) =>
  Math.min(total(parts.filter((part) => careId(part) === care_id)), held)

const sumOf = (units: number[]) => units.reduce((sum, each) => sum + each, 0)
