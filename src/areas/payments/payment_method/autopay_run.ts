// Charges what a person agreed to: plans a charge, gives notice, charges, and tries again after a
// decline. Each run locks the balance, and what it decides commits with the payment, so that a
// repeated or concurrent run charges nothing twice.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { findRow, lockRow, updateRow } from '#kernel/record.ts'
import { lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { careId, limitTo, total } from '#areas/payments/payment/allocation.ts'
import { cancelPayment, confirmPayment } from '#areas/payments/payment/confirm.ts'
import { paymentHandlers } from '#areas/payments/payment/handlers.ts'
import { allows, paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import {
  performOperationsInCall,
  processorInTransaction,
} from '#areas/payments/payment/operation.ts'
import { createPayment } from '#areas/payments/payment/payment.ts'
import type { PaymentRow } from '#areas/payments/payment/schema.ts'
import { sumPlanned } from '#areas/payments/payment_plan/open_plans.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import { autopay_run, paymentMethodKind, paymentMethodLifecycle } from './lifecycle.ts'
import type { Autopay, PaymentMethodRow } from './schema.ts'
import { hasPendingPayment, listOwed, setNextRun, sumChargedSince } from './autopay_store.ts'

// A declined charge is tried again so many days after it was created.
export const retry_days = [1, 3, 7]

const hours = (count: number) => ({ hours: count })
const [soon, daily] = [hours(1), hours(24)]

type Run = { call: Call; method: PaymentMethodRow; autopay: Autopay; owed: number }

export const runAutopay: Job = {
  ...autopay_run,
  summary: 'Charge what a person agreed to with autopay, or plan it.',
  async run(call, id) {
    const { person_id, autopay } = await findRow(call, paymentMethodKind, id)
    if (!autopay) return
    const { owed, credit } = await lockBalance(call, person_id, autopay.max_per_charge.currency)
    const method = await lockRow(call, paymentMethodKind, id)
    const active = isIn(paymentMethodLifecycle, 'active', method.status)
    if (!active || !method.autopay || method.autopay_stopped) return
    const person = await findPerson(call, person_id)
    if (isIn(personLifecycle, 'closed', person.status))
      return await setNextRun(call, id, null, null)
    const planned = await sumPlanned(call, person_id, autopay.max_per_charge.currency)
    const due = Math.max(0, owed - credit - planned)
    const run = { call, method, autopay: method.autopay, owed: due }
    const { after, payment_id = null, ...changes } = await next(run)
    const at = after && ('epochMilliseconds' in after ? after : call.now.add(after))
    if (at) scheduleJob(call, autopay_run, id, at)
    await setNextRun(call, id, at, payment_id)
    const word = changes.next_charge ? 'charge_scheduled' : 'updated'
    await updateRow(call, paymentMethodKind, id, changes, word)
  },
}

type Decision = {
  after: Temporal.Instant | { hours: number } | null // When to look again.
  payment_id?: string // What is being charged.
  next_charge?: ReturnType<typeof asJson> | null
  autopay_stopped?: 'declined'
}

async function next(run: Run): Promise<Decision> {
  const { call, method } = run
  if (!method.autopay_payment_id) return await plan(run)
  const payment = await findRow(call, paymentKind, method.autopay_payment_id)
  if (isIn(paymentLifecycle, 'captured', payment.status)) return await plan(run)
  if (isIn(paymentLifecycle, 'pending', payment.status)) {
    return { after: soon, payment_id: payment.id }
  }
  return await retry(run, payment)
}

// What was paid in another way since isn't charged again.
async function retry({ call, method, owed }: Run, payment: PaymentRow): Promise<Decision> {
  const days = retry_days[payment.attempt - 1]
  const confirmable = allows('confirm', payment.status) && payment.payment_method_id === method.id
  const given_up = days === undefined || payment.failure?.retryable === false
  if (owed < payment.amount.amount || !confirmable) {
    if (allows('cancel', payment.status)) await cancelPayment(call, payment.id, {})
    return { after: soon }
  }
  if (given_up) return { after: null, autopay_stopped: 'declined' }
  const due = Temporal.Instant.from(payment.created_at).add(hours(24 * days))
  const trying = { payment_id: payment.id }
  if (Temporal.Instant.compare(call.now, due) < 0) return { after: due, ...trying }
  await chargeNow(call, await confirmPayment(call, payment.id, {}))
  return { after: soon, ...trying }
}

async function plan(run: Run): Promise<Decision> {
  const { call, method, autopay } = run
  const { next_charge: planned } = method
  if (planned && Temporal.Instant.compare(planned.charge_at, call.now) > 0) {
    return { after: Temporal.Instant.from(planned.charge_at) }
  }
  const parts = limitTo(await listDue(run), planned?.amount.amount ?? Infinity)
  const amount = { amount: total(parts), currency: autopay.max_per_charge.currency }
  if (amount.amount === 0) return { after: daily, next_charge: null }
  if (!planned && autopay.notice_days > 0) {
    const charge_at = call.now.add(hours(24 * autopay.notice_days))
    const next_charge = asJson({ amount, charge_at: toTimestamp(charge_at) })
    return { after: charge_at, next_charge }
  }
  const body = {
    person_id: method.person_id,
    amount,
    kind: 'balance' as const,
    allocations: parts.filter((part) => careId(part)),
    payment_method_id: method.id,
    confirm: true,
  }
  const payment = await createPayment(call, body, { autopay: true })
  await chargeNow(call, payment)
  return { after: soon, next_charge: null, payment_id: payment.id }
}

// What is owed and covered, within the limits, while nothing else is being paid.
async function listDue({ call, method, autopay, owed }: Run) {
  const { person_id } = method
  const { currency, amount: at_once } = autopay.max_per_charge
  if (await hasPendingPayment(call, person_id)) return []
  const month = call.now.toZonedDateTimeISO('UTC').with({ day: 1 }).startOfDay().toInstant()
  const charged = await sumChargedSince(call, person_id, currency, month)
  const left = autopay.max_per_month.amount - charged
  const items = await listOwed(call, person_id, currency, autopay.covers)
  return limitTo(items, Math.max(0, Math.min(owed, at_once, left)))
}

// In the sandbox, advancing the test clock runs everything in place.
export async function chargeNow(call: Call, payment: PaymentRow) {
  const processor = processorInTransaction(call, payment)
  if (processor) await performOperationsInCall(call, paymentHandlers, processor, payment.id)
}
