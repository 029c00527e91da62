// What a person paid for a session. The ledger has what is left of each payment after refunds and
// disputes; its allocations say how much of it is for the session, also if they changed later.
import type { Call } from '#kernel/call.ts'
import type { Money } from '#kernel/money.ts'
import { findLeftOf } from '#areas/payments/ledger/payment_parts.ts'
import { total } from './allocation.ts'
import { splitBy } from './returned_parts.ts'
import { partsOf } from './settlement.ts'
import { listPaymentsFor, type SessionPayment } from './store.ts'

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
  const left = await findLeftOf(
    call,
    same.map(({ id }) => id),
  )
  const paid = same.map((payment) => paidFor(care, payment, left.get(payment.id) ?? 0))
  return { amount: paid.reduce((sum, units) => sum + units, 0), currency: counted }
}

// What was returned is taken off every part in proportion.
function paidFor({ session_id }: OfSession, payment: SessionPayment, left: number) {
  const parts = partsOf(payment, payment.allocations, payment.amount_captured.amount)
  return total(splitBy(parts, left).filter((part) => part.session_id === session_id))
}
