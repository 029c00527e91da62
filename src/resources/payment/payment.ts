// Makes payments, and says what they are for.
import type { Call } from '#call.ts'
import { ApiError, invalid } from '#catalogue/api_error.ts'
import { asJson } from '#db/sql.ts'
import { newId } from '#ids.ts'
import { decimalsOf } from '#money.ts'
import { changeRow, findRow, lockRow, makeRow, requireVersion, type Row } from '#record.ts'
import { claimKind } from '#resources/claim/kind.ts'
import { post } from '#resources/ledger_entry/post.ts'
import { findPerson, requireKnown as requirePersonKnown } from '#resources/person/person.ts'
import { sessionKind } from '#resources/session/lifecycle.ts'
import { confirmPayment, shown } from './confirm.ts'
import { type Allocation, careIn, earningsGone, earningsOf, goneOf } from './earn.ts'
import { paymentKind } from './lifecycle.ts'
import type { PaymentChange, PaymentCreate } from './schema.ts'
import { applyAllocations } from './settle.ts'

export async function createPayment(call: Call, asked: PaymentCreate) {
  const { confirm = false, method, amount, payer, ...rest } = asked
  requireMoney(amount)
  // Who was merged into another pays as that one. Nobody who was erased does.
  const person = await findPerson(call, asked.person_id, 'person_id')
  requirePersonKnown(person, 'pay')
  const person_id = person.id
  const allocations = asked.allocations ?? forItsSession(asked)
  requireWithin(allocations, amount.amount)
  await requireKnown(call, asked, allocations)
  const made = await makeRow(call, paymentKind, newId(paymentKind.prefix), {
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
    processor: call.allows.processor ?? null,
    statement_descriptor: call.allows.statement_descriptor ?? null,
  })
  return confirm ? await confirmPayment({ ...call, if_match: null }, made.id, {}) : made
}

const forItsSession = ({ session_id, claim_id, amount }: PaymentCreate): Allocation[] =>
  session_id || claim_id
    ? [{ session_id: session_id ?? null, claim_id: claim_id ?? null, amount: amount.amount }]
    : []

function requireMoney({ amount, currency }: { amount: number; currency: string }) {
  if (amount === 0) throw invalid('amount.amount', 'amount.amount must be at least 1.')
  if (decimalsOf(currency) === undefined) {
    throw invalid('amount.currency', 'amount.currency must be a currency of ISO 4217.')
  }
}

function requireWithin(allocations: Allocation[], most: number) {
  const sum = allocations.reduce((total, { amount }) => total + amount, 0)
  if (sum > most) throw new ApiError('allocations_exceed_payment', {}, { param: 'allocations' })
}

async function requireKnown(call: Call, asked: object, allocations: Allocation[]) {
  const { session_id, claim_id } = asked as Partial<Allocation>
  const named = [{ session_id, claim_id, at: '' }].concat(
    allocations.map((each, at) => ({ ...each, at: `allocations[${at}].` }) as never),
  )
  const seen = new Set<string>()
  for (const { at, ...ids } of named) {
    for (const [name, kind] of [
      ['session_id', sessionKind],
      ['claim_id', claimKind],
    ] as const) {
      const id = ids[name]
      if (!id || seen.has(id)) continue
      seen.add(id)
      await findRow(call, kind, id, `${at}${name}`)
    }
  }
}

export async function changePayment(call: Call, id: string, asked: PaymentChange) {
  const before = await lockRow(call, paymentKind, id)
  requireVersion(call, before)
  const { allocations, ...rest } = asked
  if (!allocations) return await changeRow(call, paymentKind, id, rest, 'updated', before)
  const taken = before.status === 'succeeded'
  requireWithin(allocations, taken ? before.amount_captured : before.amount.amount)
  await requireKnown(call, {}, allocations)
  const changes = { ...rest, allocations: asJson(allocations) }
  const after = await changeRow(call, paymentKind, id, changes, 'updated', before)
  if (taken) await moveAllocations(call, before, after, allocations)
  return after
}

// What is newly allocated pays what is owed; whoever gave the care it is for now earns by it.
async function moveAllocations(call: Call, before: Row, after: Row, allocations: Allocation[]) {
  const of = `${after.id}:${after.version}`
  const more = beyond(allocations, before.allocations)
  const less = beyond(before.allocations, allocations)
  await post(call, [
    ...(await earningsOf(call, after, `${of}:to`, more)),
    ...(await earningsOf(call, after, `${of}:from`, less, -1)),
  ])
  // Of what is gone again nothing is earned, whatever it is said to be for.
  const gone = await goneOf(call, after)
  if (gone > 0) await post(call, await earningsGone(call, after, `gone:${of}`, gone))
  if (after.person_id) {
    await applyAllocations(call, after, total(allocations) - total(before.allocations))
  }
}

// What is allocated to each session or claim by the one and not by the other.
function beyond(one: Allocation[], other: Allocation[]): Allocation[] {
  const to = (list: Allocation[], id: string) => total(list.filter((each) => careIn(each) === id))
  const care = new Map(one.map((each) => [careIn(each), each]))
  return [...care]
    .flatMap(([id, each]) => (id ? { ...each, amount: to(one, id) - to(other, id) } : []))
    .filter(({ amount }) => amount > 0)
}

const total = (allocations: Allocation[]) =>
  allocations.reduce((sum, { amount }) => sum + amount, 0)
