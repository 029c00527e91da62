// Records what a processor reports about a payment's charge: in a response, a webhook, or a lookup
// after a crash. Reports can be late or repeated.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { isIn } from '#kernel/state_sets.ts'
import { tryStep } from '#kernel/take_step.ts'
import type { Charge, Failure } from '#outside/ports/processor.ts'
import { updateRow, findRow, lockRow } from '#kernel/record.ts'
import { failSetup } from '#areas/payments/payment_method/handlers.ts'
import { limitToCaptured } from './allocation.ts'
import { challenge_hours, outcome_fetch, paymentKind, paymentLifecycle } from './lifecycle.ts'
import { processorInTransaction, queueOperation } from './operation.ts'
import type { PaymentRow } from './schema.ts'
import { moneyOf, settle, settleFee } from './settlement.ts'

// Disputes are recorded on their payment.
const dispute_fetch = { name: 'dispute.fetch_outcome' }
const expiry = { name: 'payment.expire' }
const authorization_hours = 24 * 7
export const lookup_delay_seconds = 6 * 3_600

export async function recordCharge(call: Call, id: string, charge: Charge): Promise<PaymentRow> {
  const payment = await lockRow(call, paymentKind, id)
  const after = await applyCharge(call, payment, charge)
  if (charge.next_update_at)
    scheduleJob(call, outcome_fetch, id, Temporal.Instant.from(charge.next_update_at))
  if (charge.disputes.length > 0) scheduleJob(call, dispute_fetch, id, call.now)
  const captured = isIn(paymentLifecycle, 'captured', after.status)
  if (payment.fee !== null || charge.fee === null || !captured) return after
  const fee = moneyOf(after, charge.fee)
  const with_fee = await updatePaymentDetails(call, after, { fee })
  await settleFee(call, with_fee, fee)
  return with_fee
}

// Other details the processor reports. Callers see them, so the change gets a version and an event.
export const updatePaymentDetails = (
  call: Call,
  payment: PaymentRow,
  details: Record<string, unknown>,
) => updateRow(call, paymentKind, payment.id, details, 'updated', payment)

async function applyCharge(call: Call, payment: PaymentRow, charge: Charge): Promise<PaymentRow> {
  const health_account = payment.method?.hsa_fsa && { type: 'hsa_fsa', hsa_fsa: true }
  const method = charge.method ? { ...charge.method, ...health_account } : payment.method
  const reported = { method, next_action: null }
  const step = (name: string, fields: object = {}) =>
    tryStep(call, paymentLifecycle, payment.id, name, { ...reported, ...fields })
  const changed = await effects[charge.status]({ call, payment, charge, reported, step })
  return changed ?? payment
}

type Report = {
  call: Call
  payment: PaymentRow
  charge: Charge
  reported: { method: unknown; next_action: null }
  step: (name: string, fields?: object) => Promise<PaymentRow | undefined>
}

// What each state of the charge does to the payment.
const effects: Record<Charge['status'], (report: Report) => Promise<PaymentRow | undefined>> = {
  open: async () => undefined,
  async challenged({ call, payment: { id }, charge, step }) {
    const url = charge.challenge_url
    const next_action = url ? { type: 'redirect', url } : null
    const challenged = await step('challenge', { next_action })
    if (challenged) {
      scheduleJob(call, expiry, id, call.now.add({ hours: challenge_hours }))
      await scheduleLookup(call, id)
    }
    return challenged
  },
  async processing({ call, payment, reported, step }) {
    const resumed = await step('resume')
    await scheduleLookup(call, payment.id)
    const { method } = reported
    return resumed ?? (await updatePaymentDetails(call, payment, { method }))
  },
  authorized: ({ call, payment, reported }) => authorize(call, payment, reported),
  async succeeded({ call, payment, charge, step }) {
    const amount_captured = moneyOf(payment, charge.amount_captured)
    const limited = limitToCaptured(payment.allocations, charge.amount_captured)
    const fee = payment.fee ?? (charge.fee === null ? null : moneyOf(payment, charge.fee))
    const fields = { amount_captured, ...limited, fee, failure: null }
    const succeeded = await step('succeed', fields)
    if (!succeeded) return undefined
    cancelJob(call, expiry, payment.id)
    await settle(call, succeeded)
    scheduleBankPayout(call, succeeded)
    return succeeded
  },
  declined: ({ call, payment, charge }) => recordFailure(call, payment, charge.failure!),
  canceled: ({ step }) => step('release'),
}

async function authorize(call: Call, { id, authorized_at }: PaymentRow, reported: object) {
  const from = authorized_at ? Temporal.Instant.from(authorized_at) : call.now
  const until = from.add({ hours: authorization_hours })
  const fields = { ...reported, failure: null, authorization_expires_at: toTimestamp(until) }
  const after = await tryStep(call, paymentLifecycle, id, 'authorize', fields)
  if (after) scheduleJob(call, expiry, id, until)
  return after
}

// After a declined card the payment can be confirmed again; after a returned ACH debit it can't.
export async function recordFailure(call: Call, payment: PaymentRow, failure: Failure) {
  const returned_debit = payment.method?.type === 'ach' && payment.processor_reference
  const name = returned_debit ? 'fail' : 'decline'
  const fields = { failure: asJson(failure), next_action: null }
  const refused = await tryStep(call, paymentLifecycle, payment.id, name, fields)
  const on_file = payment.payment_method_id
  if (refused && on_file && !failure.retryable) await failSetup(call, on_file, failure)
  return refused
}

// The simulated processor pays its balance out to the bank once a day, after two days.
function scheduleBankPayout(call: Call, payment: PaymentRow) {
  const { payout_days } = processorInTransaction(call, payment) ?? {}
  if (payout_days === undefined) return
  const day = call.now
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .add({ days: 1 + payout_days })
  const at = day.toZonedDateTime('UTC').toInstant()
  scheduleJob(call, { name: 'payout.sweep' }, `sweep_${payment.amount.currency}_${day}`, at)
}

// If no webhook arrives, look the charge up.
async function scheduleLookup(call: Call, id: string) {
  const word = `look:${call.real_now.epochMilliseconds}`
  await queueOperation(call, id, 'look', {}, word, lookup_delay_seconds)
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const fetchPaymentOutcome: Job = {
  ...outcome_fetch,
  summary: 'Fetch the outcome of a payment from the simulated processor.',
  async run(call, id) {
    const payment = await findRow(call, paymentKind, id)
    const processor = processorInTransaction(call, payment)
    if (!processor || !payment.processor_reference) return
    await recordCharge(call, id, await processor.retrieveCharge(payment.processor_reference))
  },
}
