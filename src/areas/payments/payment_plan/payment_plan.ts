// Creates, resumes, pays off and cancels payment plans. Nothing is posted until an installment is
// paid.
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { statesIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { type Money, requireMoney } from '#kernel/money.ts'
import { createRow, lockRow, updateRow } from '#kernel/record.ts'
import { lockBalance } from '#areas/payments/ledger/party_balances.ts'
import { paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { consentOf, findChargeable } from '#areas/payments/payment_method/payment_method.ts'
import { findOwed } from '#areas/payments/payment_request/payment_request.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import {
  paymentPlanKind as kind,
  paymentPlanLifecycle as lifecycle,
  plan_charge,
} from './lifecycle.ts'
import type { Resumption } from './resumption.ts'
import type { Installment, PaymentPlanCreate, PaymentPlanRow } from './schema.ts'
import { sumPlanned } from './open_plans.ts'
import { listOpenPlans } from './store.ts'

const latest_start_days = 366

export async function createPaymentPlan(call: Call, body: PaymentPlanCreate) {
  const { installment_count, interval = 'month', starts_on, consent: given, ...columns } = body
  const consent = consentOf(call, given)
  const person = await findPerson(call, body.person_id, 'person_id')
  requireEditable(person, 'create_payment_plan')
  await findChargeable(call, body.payment_method_id, person.id)
  const amount = body.amount ?? (await findOwed(call, person.id))
  requireMoney(amount)
  await requireOwed(call, person.id, amount)
  const first = firstDay(call, starts_on)
  const installments = divide(amount, installment_count, first, interval)
  const charge_at = startOf(first)
  const plan = await createRow(call, kind, newId(kind.prefix), {
    ...columns,
    person_id: person.id,
    amount,
    remaining: amount,
    installments: asJson(installments),
    consent,
    status: lifecycle.initial,
    charge_at: toTimestamp(charge_at),
  })
  scheduleJob(call, plan_charge, plan.id, charge_at)
  return plan
}

export const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant()
const todayOf = ({ now }: Call) => now.toZonedDateTimeISO('UTC').toPlainDate()

// A person has one plan at a time, for at most what they owe.
async function requireOwed(call: Call, person_id: string, { amount, currency }: Money) {
  const { owed, credit } = await lockBalance(call, person_id, currency)
  if ((await sumPlanned(call, person_id, currency)) > 0) {
    throw new ApiError('payment_plan_exists', {})
  }
  if (amount > owed - credit) throw new ApiError('amount_exceeds_balance', {}, { param: 'amount' })
}

function firstDay(call: Call, given?: string) {
  const today = todayOf(call)
  const day = given ? Temporal.PlainDate.from(given) : today
  const last = today.add({ days: latest_start_days })
  const within = Temporal.PlainDate.compare
  if (within(day, today) >= 0 && within(day, last) <= 0) return day
  const rule = `must be from today to ${latest_start_days} days ahead.`
  throw invalid('starts_on', `\`starts_on\` ${rule}`)
}

const intervals = { week: { weeks: 1 }, two_weeks: { weeks: 2 }, month: { months: 1 } }

// Equal parts. The first ones are larger by the smallest unit, if it can't be divided.
function divide(
  { amount, currency }: Money,
  count: number,
  first: Temporal.PlainDate,
  interval: keyof typeof intervals,
): Installment[] {
  if (amount < count) {
    throw invalid('installment_count', '`installment_count` is too large for the amount.')
  }
  const [[unit, step]] = Object.entries(intervals[interval]) as [[string, number]]
  return Array.from({ length: count }, (_, at) => ({
    amount: { amount: Math.floor(amount / count) + (at < amount % count ? 1 : 0), currency },
    due_on: first.add({ [unit]: step * at }).toString(),
    payment_id: null,
    paid_at: null,
    missed_at: null,
  }))
}

const isUnpaid = ({ paid_at }: Installment) => paid_at === null

export async function resumePaymentPlan(call: Call, id: string, body: Resumption) {
  const plan = await lockRow(call, kind, id)
  const method = body.payment_method_id ?? plan.payment_method_id
  await findChargeable(call, method, plan.person_id)
  await cancelOpenPayment(call, plan)
  const installments = plan.installments.map((each) =>
    isUnpaid(each) ? { ...each, payment_id: null, missed_at: null } : each,
  )
  const charge_at = toTimestamp(call.now)
  const fields = { payment_method_id: method, installments: asJson(installments), charge_at }
  const resumed = await takeStep(call, lifecycle, id, 'resume', fields)
  scheduleJob(call, plan_charge, id, call.now)
  return resumed
}

// What is left becomes one installment, which is due today.
export async function payOffPlan(call: Call, id: string) {
  const plan = await lockRow(call, kind, id)
  const states = statesIn(lifecycle, 'active')
  if (!states.includes(plan.status))
    throw transitionError(lifecycle, plan.status, 'pay_off', states)
  const waiting = plan.installments.filter((each) => isUnpaid(each) && !each.payment_id)
  const { currency } = plan.amount
  const units = waiting.reduce((sum, { amount }) => sum + amount.amount, 0)
  const last = { payment_id: null, paid_at: null, missed_at: null }
  const installments = [
    ...plan.installments.filter((each) => !waiting.includes(each)),
    ...(units > 0
      ? [{ amount: { amount: units, currency }, due_on: todayOf(call).toString(), ...last }]
      : []),
  ]
  const fields = { installments: asJson(installments), charge_at: toTimestamp(call.now) }
  const changed = await updateRow(call, kind, id, fields, 'updated', plan)
  scheduleJob(call, plan_charge, id, call.now)
  return changed
}

// What the processor already has can still succeed.
export async function cancelPaymentPlan(call: Call, id: string) {
  const plan = await lockRow(call, kind, id)
  await cancelOpenPayment(call, plan)
  return await takeStep(call, lifecycle, id, 'cancel')
}

async function cancelOpenPayment(call: Call, { installments }: PaymentPlanRow) {
  const { payment_id } = installments.find(isUnpaid) ?? {}
  if (payment_id) await tryStep(call, paymentLifecycle, payment_id, 'cancel')
}

// Nothing is charged to an erased person.
export async function cancelPaymentPlansOf(call: Call, person_id: string) {
  for (const { id } of await listOpenPlans(call, person_id)) await cancelPaymentPlan(call, id)
}
