// Records what a processor reports about a charge: in a response, in a webhook, or in a lookup
// after a crash. Reports can be late or repeated.
import { type Call, toTimestamp } from '#kernel/call.ts'
import { asJson } from '#db/sql.ts'
import { type Job, scheduleJob, cancelJob } from '#kernel/jobs.ts'
import { tryStep } from '#kernel/lifecycle.ts'
import type { Charge, Failure } from '#outside/ports/processor.ts'
import { updateRow, findRow, lockRow, type Row } from '#kernel/record.ts'
import { cutToTaken } from './allocation.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { askProcessor, processorInTransaction } from './operation.ts'
import { settle, settleFee } from './settlement.ts'
import { challenge_hours } from './waits.ts'

const hearing = { name: 'payment.hear' }
const disputing = { name: 'dispute.hear' } // Disputes are recorded on their payment.
const expiring = { name: 'payment.expire' }
const authorization_hours = 24 * 7
export const look_again_seconds = 6 * 3_600

export async function recordCharge(call: Call, id: string, charge: Charge): Promise<Row> {
  const payment = await lockRow(call, paymentKind, id)
  const after = await follow(call, payment, charge)
  if (charge.news_at) scheduleJob(call, hearing, id, Temporal.Instant.from(charge.news_at))
  if (charge.disputes.length > 0) scheduleJob(call, disputing, id, call.now)
  if (payment.fee !== null || charge.fee === null || after.status !== 'succeeded') return after
  const with_fee = await changePaymentDetails(call, after, { fee: charge.fee })
  await settleFee(call, with_fee, charge.fee)
  return with_fee
}

// Other details the processor reports. Callers see them, so the change gets a version and an event.
export const changePaymentDetails = (call: Call, payment: Row, details: Record<string, unknown>) =>
  updateRow(call, paymentKind, payment.id, details, 'updated', payment)

async function follow(call: Call, payment: Row, charge: Charge): Promise<Row> {
  const { id } = payment
  const health = payment.method?.hsa_fsa && { type: 'hsa_fsa', hsa_fsa: true }
  const method = charge.method ? { ...charge.method, ...health } : payment.method
  const seen = { method, next_action: null }
  const step = (name: string, taken: object = {}) =>
    tryStep(call, paymentLifecycle, id, name, { ...seen, ...taken })
  switch (charge.status) {
    case 'challenged': {
      const url = charge.challenge_url
      const next_action = url ? { type: 'redirect', url } : null
      const challenged = await step('challenge', { next_action })
      if (challenged) {
        scheduleJob(call, expiring, id, call.now.add({ hours: challenge_hours }))
        await lookLater(call, id)
      }
      return challenged ?? payment
    }
    case 'processing': {
      const resumed = await step('resume')
      await lookLater(call, id)
      return resumed ?? (await changePaymentDetails(call, payment, { method }))
    }
    case 'authorized':
      return (await authorize(call, payment, seen)) ?? payment
    case 'succeeded': {
      const { amount_captured } = charge
      const cut = cutToTaken(payment, amount_captured)
      const fee = payment.fee ?? charge.fee
      const taken = { amount_captured, ...cut, fee, failure: null }
      const succeeded = await step('succeed', taken)
      if (!succeeded) return payment
      cancelJob(call, expiring, id)
      await settle(call, succeeded)
      sweepLater(call, succeeded)
      return succeeded
    }
    case 'declined':
      return (await noteFailure(call, payment, charge.failure!)) ?? payment
    case 'canceled':
      return (await step('release')) ?? payment
    default:
      return payment
  }
}

async function authorize(call: Call, { id, authorized_at }: Row, seen: object) {
  const from = authorized_at ? Temporal.Instant.from(authorized_at) : call.now
  const until = from.add({ hours: authorization_hours })
  const taken = { ...seen, failure: null, authorization_expires_at: toTimestamp(until) }
  const after = await tryStep(call, paymentLifecycle, id, 'authorize', taken)
  if (after) scheduleJob(call, expiring, id, until)
  return after
}

// After a declined card the payment can be confirmed again; after a returned ACH debit it can't.
export async function noteFailure(call: Call, payment: Row, failure: Failure) {
  const came_back = payment.method?.type === 'ach' && payment.processor_reference
  const name = came_back ? 'fail' : 'decline'
  const said = { failure: asJson(failure), next_action: null }
  return await tryStep(call, paymentLifecycle, payment.id, name, said)
}

// The simulated processor pays its balance out to the bank once a day, after two days.
function sweepLater(call: Call, payment: Row) {
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
async function lookLater(call: Call, id: string) {
  const word = `look:${call.real_now.epochMilliseconds}`
  await askProcessor(call, id, 'look', {}, word, look_again_seconds)
}

// In the sandbox, the simulated processor reports by the account's test clock.
export const hearStep: Job = {
  ...hearing,
  summary: 'Fetch the outcome of a payment from the simulated processor.',
  async run(call, id) {
    const payment = await findRow(call, paymentKind, id)
    const processor = processorInTransaction(call, payment)
    if (!processor || !payment.processor_reference) return
    await recordCharge(call, id, await processor.look(payment.processor_reference))
  },
}
