// Creates payments and changes their allocations.
import type { Call } from '#kernel/call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { isIn } from '#kernel/state_sets.ts'
import { type Money, requireMoney } from '#kernel/money.ts'
import { updateRow, lockRow, createRow } from '#kernel/record.ts'
import { requireNotErased } from '#kernel/record.ts'
import { type CareReference, requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { findChargeable } from '#areas/payments/payment_method/payment_method.ts'
import type { PaymentMethodRow } from '#areas/payments/payment_method/schema.ts'
import { findPerson, requireEditable as requirePersonKnown } from '#areas/persons/person/person.ts'
import { type Allocation, excessOver, total } from './allocation.ts'
import { applyCreditAgain } from './apply_credit.ts'
import { confirmPayment, describeMethod, requireMethod } from './confirm.ts'
import { earningsPostings, earningsReversals, lockEarners, returnedAmount } from './earnings.ts'
import { paymentKind, paymentLifecycle } from './lifecycle.ts'
import { type MethodInput } from './method_input.ts'
import type { PaymentChange, PaymentCreate, PaymentRow } from './schema.ts'
import { noSums, requireCurrencyOf } from './settlement.ts'

// What created a payment, if not a caller.
type PaymentOrigin = Partial<Pick<PaymentRow, 'autopay' | 'payment_request_id'>>

export async function createPayment(call: Call, body: PaymentCreate, origin: PaymentOrigin = {}) {
  const { confirm = false, method, payment_method_id = null, payer, ...columns } = body
  const { amount } = columns
  requireMoney(amount)
  if (method) requireMethod(call, method)
  // A merged person pays as the surviving one. An erased person can't pay.
  const person = await findPerson(call, body.person_id, 'person_id')
  requirePersonKnown(person, 'pay')
  const person_id = person.id
  const allocations = body.allocations ?? defaultAllocations(body)
  requireWithin({ amount }, allocations, amount)
  const on_file =
    payment_method_id && (await findOnFile(call, payment_method_id, person_id, method))
  await requireSamePerson(call, person_id, body, body.allocations ?? [])
  const payment = await createRow(call, paymentKind, newId(paymentKind.prefix), {
    ...columns,
    person_id,
    direction: 'in',
    payer:
      payer?.type === 'other' ? { type: 'other', id: null } : { type: 'person', id: person_id },
    payee: { type: 'organization', id: null },
    ...noSums(amount.currency),
    allocations: asJson(allocations),
    method: on_file ? describeOnFile(on_file) : method ? describeMethod(method) : null,
    method_token: (on_file ? on_file.method_reference : method?.token) ?? null,
    payment_method_id,
    ...origin,
    status: paymentLifecycle.initial,
    processor: call.outside.processors.name,
    statement_descriptor: call.allows.statement_descriptor ?? null,
  })
  return confirm ? await confirmPayment(call, payment.id, {}) : payment
}

function findOnFile(call: Call, id: string, person_id: string, method?: MethodInput) {
  if (method) throw invalid('payment_method_id', "`payment_method_id` can't be sent with `method`.")
  return findChargeable(call, id, person_id)
}

const describeOnFile = ({ type, brand, last4 }: PaymentMethodRow) => ({
  ...describeMethod({ type }),
  brand,
  last4,
})

const defaultAllocations = ({ session_id, claim_id, amount }: PaymentCreate): Allocation[] =>
  session_id || claim_id
    ? [{ session_id: session_id ?? null, claim_id: claim_id ?? null, amount }]
    : []

// Allocations are in the currency of the payment, and together at most what it captures.
function requireWithin(
  payment: Pick<PaymentRow, 'amount'>,
  allocations: Allocation[],
  most: Money,
) {
  for (const [at, { amount }] of allocations.entries()) {
    requireCurrencyOf(payment, amount, `allocations[${at}].amount`)
  }
  if (total(allocations) > most.amount)
    throw new ApiError('allocations_exceed_payment', {}, { param: 'allocations' })
}

const requireSamePerson = (
  call: Call,
  person_id: string | null,
  reference: CareReference,
  allocations: Allocation[],
) =>
  requireCareOf(call, person_id, [
    reference,
    ...allocations.map((each, at) => ({ ...each, at: `allocations[${at}].` })),
  ])

export async function updatePayment(call: Call, id: string, body: PaymentChange) {
  const before = await lockRow(call, paymentKind, id)
  const { allocations, ...columns } = body
  if (columns.metadata) await requireNotErased(call, paymentKind, before)
  if (!allocations) return await updateRow(call, paymentKind, id, columns, 'updated', before)
  const captured = isIn(paymentLifecycle, 'captured', before.status)
  requireWithin(before, allocations, captured ? before.amount_captured : before.amount)
  await requireSamePerson(call, before.person_id, {}, allocations)
  const changes = { ...columns, allocations: asJson(allocations) }
  const after = await updateRow(call, paymentKind, id, changes, 'updated', before)
  if (captured) await moveAllocations(call, before, after, allocations)
  return after
}

// New allocations pay the balance, and the practitioners of the new sessions or claims earn from
// them. What was refunded or lost earns nothing, whatever it is allocated to.
async function moveAllocations(
  call: Call,
  before: PaymentRow,
  after: PaymentRow,
  allocations: Allocation[],
) {
  const source = `${after.id}:${after.version}`
  const more = excessOver(allocations, before.allocations)
  const less = excessOver(before.allocations, allocations)
  if (after.person_id) await applyCreditAgain(call, after.person_id, after.amount.currency)
  const returned = await returnedAmount(call, after)
  if (returned > 0) await lockEarners(call, after, [...more, ...less])
  await post(call, [
    ...(await earningsPostings(call, after, `${source}:to`, more)),
    ...(await earningsPostings(call, after, `${source}:from`, less, -1)),
  ])
  if (returned > 0) {
    await post(call, await earningsReversals(call, after, `gone:${source}`, returned))
  }
}
