// Charges the installments of payment plans. Each run locks the balance and the plan, and what it
// decides commits with the payment, so that a repeated or concurrent run charges nothing twice.
import { asJson } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { type Job, scheduleJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { takeStep } from '#kernel/take_step.ts'
import { findRow, lockRow, updateRow } from '#kernel/record.ts'
import { lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { careId, limitTo } from '#areas/payments/payment/allocation.ts'
import { cancelPayment, confirmPayment } from '#areas/payments/payment/confirm.ts'
import { allows, paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { createPayment } from '#areas/payments/payment/payment.ts'
import type { PaymentRow } from '#areas/payments/payment/schema.ts'
import { chargeNow, retry_days } from '#areas/payments/payment_method/autopay_run.ts'
import { hasPendingPayment, listOwed } from '#areas/payments/payment_method/autopay_store.ts'
import {
  paymentMethodKind,
  paymentMethodLifecycle,
} from '#areas/payments/payment_method/lifecycle.ts'
import { personLifecycle } from '#areas/persons/person/lifecycle.ts'
import { findPerson } from '#areas/persons/person/person.ts'
import {
  paymentPlanKind as kind,
  paymentPlanLifecycle as lifecycle,
  plan_charge,
} from './lifecycle.ts'
import { startOf } from './payment_plan.ts'
import type { Installment, PaymentPlanRow } from './schema.ts'
import { setChargeTime } from './store.ts'

const everything = ['patient_responsibility', 'self_pay', 'fees'] as const
const hours = (count: number) => ({ hours: count })
const soon = hours(1)

type Run = { call: Call; plan: PaymentPlanRow; owed: number }

// When to look again, or that the plan ends.
type Decision = {
  installment?: Partial<Installment>
  at?: Temporal.Instant
  step?: 'miss'
}

export const chargePlan: Job = {
  ...plan_charge,
  summary: 'Charge a due installment of a payment plan, or retry it.',
  async run(call, id) {
    const { person_id, amount } = await findRow(call, kind, id)
    const { owed, credit } = await lockBalance(call, person_id, amount.currency)
    const plan = await lockRow(call, kind, id)
    if (!isIn(lifecycle, 'active', plan.status)) return
    const person = await findPerson(call, person_id)
    if (isIn(personLifecycle, 'closed', person.status)) return await setChargeTime(call, id, null)
    await chargeNext({ call, plan, owed: Math.max(0, owed - credit) })
  },
}

async function chargeNext(run: Run): Promise<void> {
  const { call, plan } = run
  const place = plan.installments.findIndex(({ paid_at }) => paid_at === null)
  if (place < 0) {
    await takeStep(call, lifecycle, plan.id, 'complete')
    return
  }
  const { installment, at, step } = await decide(run, plan.installments[place]!)
  const after = installment ? await change(call, plan, place, installment) : plan
  if (step) await takeStep(call, lifecycle, plan.id, step)
  else if (at) {
    scheduleJob(call, plan_charge, plan.id, at)
    await setChargeTime(call, plan.id, at)
  } else await chargeNext({ ...run, plan: after })
}

function change(call: Call, plan: PaymentPlanRow, place: number, changed: Partial<Installment>) {
  const installments = plan.installments.with(place, { ...plan.installments[place]!, ...changed })
  const left = installments.filter(({ paid_at }) => paid_at === null)
  const units = left.reduce((sum, { amount }) => sum + amount.amount, 0)
  const remaining = { amount: units, currency: plan.amount.currency }
  const fields = { installments: asJson(installments), remaining }
  return updateRow(call, kind, plan.id, fields, 'updated', plan)
}

async function decide(run: Run, installment: Installment): Promise<Decision> {
  const { call } = run
  const due = startOf(Temporal.PlainDate.from(installment.due_on))
  if (Temporal.Instant.compare(due, call.now) > 0) return { at: due }
  if (!installment.payment_id) return await charge(run, installment)
  const payment = await findRow(call, paymentKind, installment.payment_id)
  const paid = { installment: { paid_at: toTimestamp(call.now) } }
  if (isIn(paymentLifecycle, 'captured', payment.status)) return paid
  if (isIn(paymentLifecycle, 'pending', payment.status)) return { at: call.now.add(soon) }
  return await retry(run, payment)
}

// What was paid in another way since isn't charged again.
async function retry({ call, owed, plan }: Run, payment: PaymentRow): Promise<Decision> {
  const days = retry_days[payment.attempt - 1]
  const confirmable = allows('confirm', payment.status)
  if (owed < payment.amount.amount || !confirmable) {
    if (allows('cancel', payment.status)) await cancelPayment(call, payment.id, {})
    return { installment: { payment_id: null } }
  }
  const given_up = days === undefined || payment.failure?.retryable === false
  if (given_up || !(await isChargeable(call, plan))) return missed(call)
  const due = Temporal.Instant.from(payment.created_at).add(hours(24 * days))
  if (Temporal.Instant.compare(call.now, due) < 0) return { at: due }
  await chargeNow(call, await confirmPayment(call, payment.id, {}))
  return { at: call.now.add(soon) }
}

const missed = (call: Call): Decision => ({
  installment: { missed_at: toTimestamp(call.now) },
  step: 'miss',
})

async function isChargeable(call: Call, { payment_method_id }: PaymentPlanRow) {
  const { status } = await findRow(call, paymentMethodKind, payment_method_id)
  return isIn(paymentMethodLifecycle, 'active', status)
}

async function charge({ call, plan, owed }: Run, { amount }: Installment): Promise<Decision> {
  const { person_id, payment_method_id } = plan
  const { currency } = amount
  if (owed === 0) return { installment: { paid_at: toTimestamp(call.now) } }
  if (await hasPendingPayment(call, person_id)) return { at: call.now.add(soon) }
  if (!(await isChargeable(call, plan))) return missed(call)
  const units = Math.min(amount.amount, owed)
  const items = limitTo(await listOwed(call, person_id, currency, [...everything]), units)
  const payment = await createPayment(call, {
    person_id,
    amount: { amount: units, currency },
    kind: 'balance',
    allocations: items.filter((part) => careId(part)),
    payment_method_id,
    confirm: true,
  })
  await chargeNow(call, payment)
  return { installment: { payment_id: payment.id }, at: call.now.add(soon) }
}
