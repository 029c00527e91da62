// Creates and cancels payment requests, and marks them as paid.
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { type Call, toTimestamp } from '#kernel/call.ts'
import { newId } from '#kernel/ids.ts'
import { scheduleJob } from '#kernel/jobs.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { requireMoney } from '#kernel/money.ts'
import { createRow, findRow, lockRow } from '#kernel/record.ts'
import { requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { listBalances } from '#areas/payments/ledger/party_balances.ts'
import { paymentKind, paymentLifecycle } from '#areas/payments/payment/lifecycle.ts'
import { findPerson, requireEditable } from '#areas/persons/person/person.ts'
import { expiry, paymentRequestKind as kind, paymentRequestLifecycle } from './lifecycle.ts'
import { linkHashOf, paymentLink } from './link.ts'
import type { PaymentRequestCreate } from './schema.ts'
import { listOpenRequests } from './store.ts'

const lifecycle = paymentRequestLifecycle
const hours = (days: number) => ({ hours: 24 * days })
const [usual_days, most_days] = [30, 366]

export async function createPaymentRequest(call: Call, body: PaymentRequestCreate) {
  if (!call.outside.processors.payment_form) throw new ApiError('payment_page_unavailable', {})
  const expires_at = expiryOf(call, body.expires_at)
  const person = await findPerson(call, body.person_id, 'person_id')
  requireEditable(person, 'request_payment')
  if (body.amount) requireMoney(body.amount)
  else requireBalanceOnly(body)
  await requireCareOf(call, person.id, [body])
  const id = newId(kind.prefix)
  const request = await createRow(call, kind, id, {
    kind: 'balance',
    ...body,
    person_id: person.id,
    amount: body.amount ?? (await findOwed(call, person.id)),
    covers_balance: !body.amount,
    expires_at: toTimestamp(expires_at),
    status: lifecycle.initial,
    link_hash: linkHashOf(call, id),
  })
  scheduleJob(call, expiry, id, expires_at)
  return { ...request, url: paymentLink(call, call.public_url, id) }
}

function expiryOf({ now }: Call, given?: string) {
  if (!given) return now.add(hours(usual_days))
  const at = Temporal.Instant.from(given)
  const last = now.add(hours(most_days))
  if (Temporal.Instant.compare(at, now) > 0 && Temporal.Instant.compare(at, last) <= 0) return at
  throw invalid('expires_at', `\`expires_at\` must be within ${most_days} days from now.`)
}

// A balance is that of the person, not of one session, and is paid as one.
function requireBalanceOnly({ kind, session_id }: PaymentRequestCreate) {
  if (session_id || (kind && kind !== 'balance')) {
    throw invalid('amount', '`amount` is required with `kind` or `session_id`.')
  }
}

// What a person owes, less their credit.
export async function findOwed(call: Call, person_id: string) {
  const owed = (await listBalances(call, person_id)).filter((each) => each.owed > each.credit)
  const [only, ...more] = owed
  if (!only) throw new ApiError('nothing_owed', {}, { param: 'amount' })
  if (more.length > 0) {
    throw invalid('amount', '`amount` is required: the person owes in several currencies.')
  }
  return { amount: only.owed - only.credit, currency: only.currency }
}

// The payment is locked before the request, as when its outcome is recorded.
export async function lockWithPayment(call: Call, id: string) {
  const { payment_id } = await findRow(call, kind, id)
  const payment = payment_id ? await lockRow(call, paymentKind, payment_id) : null
  const request = await lockRow(call, kind, id)
  return { request, payment, is_latest: request.payment_id === payment_id }
}

// What the person began and hasn't authenticated is canceled too. What the processor already has
// can still succeed: then the request is paid.
export async function cancelPaymentRequest(call: Call, id: string) {
  const { request, payment } = await lockWithPayment(call, id)
  const canceled = await takeStep(call, lifecycle, id, 'cancel', {}, request)
  if (payment) await tryStep(call, paymentLifecycle, payment.id, 'cancel', { reason: 'abandoned' })
  return canceled
}

// The links of an erased person end.
export async function cancelPaymentRequestsOf(call: Call, person_id: string) {
  for (const { id } of await listOpenRequests(call, person_id)) await cancelPaymentRequest(call, id)
}

// A payment was captured.
export async function markPaid(call: Call, id: string, payment_id: string) {
  await tryStep(call, lifecycle, id, 'pay', { payment_id })
}
