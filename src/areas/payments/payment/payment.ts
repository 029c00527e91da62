// Creates payments and changes their allocations.
import type { Call } from '#kernel/call.ts'
import { ApiError } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { requireMoney } from '#kernel/money.ts'
import { updateRow, lockRow, createRow } from '#kernel/record.ts'
import { requireNotErased, type Row } from '#kernel/record.ts'
import { type Named, requireCareOf } from '#areas/payments/ledger/billed_care.ts'
import { post } from '#areas/payments/ledger/post.ts'
import { findPerson, requireKnown as requirePersonKnown } from '#areas/persons/person/person.ts'
import { type Allocation, beyond, total } from './allocation.ts'
import { confirmPayment, shown } from './confirm.ts'
import { earningsGone, earningsOf, goneOf, holdEarners } from './earnings.ts'
import { paymentKind } from './lifecycle.ts'
import type { PaymentChange, PaymentCreate } from './schema.ts'
import { creditAppliedTo } from './settlement.ts'

export async function createPayment(call: Call, asked: PaymentCreate) {
  const { confirm = false, method, amount, payer, ...rest } = asked
  requireMoney(amount)
  // A merged person pays as the surviving one. An erased person can't pay.
  const person = await findPerson(call, asked.person_id, 'person_id')
  requirePersonKnown(person, 'pay')
  const person_id = person.id
  const allocations = asked.allocations ?? forItsSession(asked)
  requireWithin(allocations, amount.amount)
  await requireTheirs(call, person_id, asked, asked.allocations ?? [])
  const made = await createRow(call, paymentKind, newId(paymentKind.prefix), {
    ...rest,
    person_id,
    amount,
    direction: 'in',
    payer:
      payer?.type === 'other' ? { type: 'other', id: null } : { type: 'person', id: person_id },
    payee: { type: 'organization', id: null },
    allocations: asJson(allocations),
    method: method ? shown(method) : null,
    method_token: method?.token ?? null,
    status: 'created',
    processor: call.outside.processors.name,
    statement_descriptor: call.allows.statement_descriptor ?? null,
  })
  return confirm ? await confirmPayment(call, made.id, {}) : made
}

const forItsSession = ({ session_id, claim_id, amount }: PaymentCreate): Allocation[] =>
  session_id || claim_id
    ? [{ session_id: session_id ?? null, claim_id: claim_id ?? null, amount: amount.amount }]
    : []

function requireWithin(allocations: Allocation[], most: number) {
  if (total(allocations) > most)
    throw new ApiError('allocations_exceed_payment', {}, { param: 'allocations' })
}

const requireTheirs = (
  call: Call,
  person_id: string | null,
  asked: Named,
  allocations: Allocation[],
) =>
  requireCareOf(call, person_id, [
    asked,
    ...allocations.map((each, at) => ({ ...each, at: `allocations[${at}].` })),
  ])

export async function changePayment(call: Call, id: string, asked: PaymentChange) {
  const before = await lockRow(call, paymentKind, id)
  const { allocations, ...rest } = asked
  if (rest.metadata) await requireNotErased(call, paymentKind, before)
  if (!allocations) return await updateRow(call, paymentKind, id, rest, 'updated', before)
  const taken = before.status === 'succeeded'
  requireWithin(allocations, taken ? before.amount_captured : before.amount.amount)
  await requireTheirs(call, before.person_id, {}, allocations)
  const changes = { ...rest, allocations: asJson(allocations) }
  const after = await updateRow(call, paymentKind, id, changes, 'updated', before)
  if (taken) await moveAllocations(call, before, after, allocations)
  return after
}

// New allocations pay the balance, and the practitioners of the new sessions or claims earn from
// them. What was refunded or lost earns nothing, whatever it is allocated to.
async function moveAllocations(call: Call, before: Row, after: Row, allocations: Allocation[]) {
  const of = `${after.id}:${after.version}`
  const more = beyond(allocations, before.allocations)
  const less = beyond(before.allocations, allocations)
  const units = total(allocations) - total(before.allocations)
  const applied = await creditAppliedTo(call, after, more, units)
  const gone = await goneOf(call, after)
  if (gone > 0) await holdEarners(call, after, [...more, ...less])
  await post(call, [
    ...applied,
    ...(await earningsOf(call, after, `${of}:to`, more)),
    ...(await earningsOf(call, after, `${of}:from`, less, -1)),
  ])
  if (gone > 0) await post(call, await earningsGone(call, after, `gone:${of}`, gone))
}
