// Parties and allocations of payments: sessions and claims must belong to the person, allocations
// never exceed the captured amount, and an insurer pays once per remittance.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Call } from '#kernel/call.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { copayRequest, grantConsent, createPerson } from '#tests/person_examples.ts'
import { createClaim } from '#tests/claims.ts'
import {
  type RequestOptions,
  call,
  db,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from '#tests/harness.ts'
import {
  expectInsurerPayment,
  receiveInsurerPayment,
  reconcileInsurerPayment,
} from './insurer_payment.ts'
import { type Allocation, excessOver, sumByCare, careId, limitTo, total } from './allocation.ts'

const { account, key } = await createTestAccount()
const ask = { key }
const practitioner_id = await createPractitioner(ask)
const terms = `/v1/practitioners/${practitioner_id}/payout_terms`
await call('PATCH', terms, { share_basis_points: 5_000 }, ask)
const usd = (amount: number) => ({ amount, currency: 'usd' })

async function makePatient(options: RequestOptions = ask) {
  const { id } = await createPerson({}, options)
  await grantConsent(id, {}, options)
  return id
}
let hour = 0
async function book(person_id: string | undefined, fields: object = {}) {
  const starts_at = `2031-02-${String(1 + (hour % 28)).padStart(2, '0')}T10:00:00Z`
  hour += 1
  const request = { practitioner_id, starts_at, ...(person_id && { person_id }), ...fields }
  const { body, text } = await call('POST', '/v1/sessions', request, ask)
  assert.ok(body.id, text)
  return body.id as string
}
const pay = (person_id: string, fields: object = {}) =>
  call(
    'POST',
    '/v1/payments',
    copayRequest(person_id, { method: { type: 'cash' }, ...fields }),
    ask,
  )
const charge = (person_id: string, session_id: string, amount: number) =>
  call('POST', '/v1/charges', { person_id, session_id, amount: usd(amount) }, ask)
const earned = async () => {
  const { rows } = await sql.query(
    'select coalesce(-sum(amount), 0)::int as units from ledger_entries where ledger_account = $1',
    [`liability:practitioner:${practitioner_id}`],
  )
  return rows[0].units as number
}
const itemsOf = async (person_id: string) => {
  const path = `/v1/persons/${person_id}/statement`
  const { body } = await call('GET', path, undefined, ask)
  return new Map<string, any>(body.items.map((item: any) => [item.session_id, item]))
}

// Allocations are tested alone: no credit pays a debt that no payment names.
await call('PATCH', '/v1/billing_policy', { apply_credit: 'manual' }, ask)
const [one, other] = [await makePatient(), await makePatient()]
const [ours, theirs] = [await book(one), await book(other)]
const { id: claim_id } = await createClaim(undefined, {}, ask)
const elsewhere = await createClaim(undefined, {}, { key: (await createTestAccount()).key })

// Every request that names a session or claim an amount is for.
const places: [string, (named: object) => ReturnType<typeof call>, string][] = [
  ['a payment', (named) => pay(one, named), ''],
  [
    'its allocations',
    (named) => pay(one, { allocations: [{ amount: usd(1) }, { ...named, amount: usd(2) }] }),
    'allocations[1].',
  ],
  [
    'allocations said later',
    async (named) => {
      const { body } = await pay(one)
      const allocations = [{ ...named, amount: usd(100) }]
      return await call('PATCH', `/v1/payments/${body.id}`, { allocations }, ask)
    },
    'allocations[0].',
  ],
  [
    'an adjustment',
    (named) =>
      call(
        'POST',
        '/v1/adjustments',
        {
          kind: 'increase',
          reason: 'billing_error',
          person_id: one,
          amount: usd(100),
          ...named,
        },
        ask,
      ),
    '',
  ],
]
for (const [what, name, at] of places) {
  test(`${what} rejects sessions and claims of another person, and unknown ones`, async () => {
    for (const named of [{ session_id: theirs }, { claim_id }]) {
      const { status, body, text } = await name(named)
      assert.deepEqual([status, body.error?.code], [422, 'person_mismatch'], text)
      assert.equal(body.error.param, at + Object.keys(named)[0])
    }
    for (const named of [
      { session_id: 'ses_nothing' },
      { claim_id: ours },
      { claim_id: elsewhere.id },
    ]) {
      const { status, body } = await name(named)
      assert.deepEqual([status, body.error?.param], [404, at + Object.keys(named)[0]])
    }
    assert.equal((await name({ session_id: ours })).status, 200)
  })
}

test('A charge must be for a session of the same person', async () => {
  const { status, body } = await charge(one, theirs, 100)
  assert.deepEqual([status, body.error.code], [422, 'person_mismatch'])
})

test('A payment can be for an unassigned session, a group participant or a merged person', async () => {
  const empty = await book(undefined)
  assert.equal((await pay(one, { session_id: empty })).status, 200)
  const group = await book(undefined, {
    type: 'group',
    capacity: 4,
    participants: [{ person_id: one }, { person_id: other }],
  })
  assert.equal((await pay(other, { session_id: group })).status, 200)
  const [stored, gone] = [await makePatient(), await makePatient()]
  const before = await book(gone)
  await call('POST', `/v1/persons/${stored}/merge`, { person_id: gone }, ask)
  assert.equal((await pay(stored, { session_id: before })).status, 200)
})

test('A partial capture limits allocations and earnings to the captured amount', async () => {
  const before = await earned()
  const session_id = await book(one)
  const card = { type: 'card', token: 'pm_card_visa' }
  const request = { session_id, method: card, capture_method: 'manual', amount: usd(10_000) }
  const { body } = await pay(one, request)
  assert.equal(body.status, 'authorized')
  const captured = await call(
    'POST',
    `/v1/payments/${body.id}/capture`,
    { amount: { amount: 4_000, currency: 'usd' } },
    ask,
  )
  assert.deepEqual(captured.body.amount_captured, usd(4_000), captured.text)
  assert.deepEqual(
    captured.body.allocations.map(({ amount }: Allocation) => amount),
    [usd(4_000)],
  )
  assert.equal((await earned()) - before, 2_000)
})

test('A payment for several sessions appears on the statement of each session', async () => {
  const person_id = await makePatient()
  const [a, b, c] = [await book(person_id), await book(person_id), await book(person_id)]
  for (const session_id of [a, b, c]) await charge(person_id, session_id, 10_000)
  const allocations = [
    { session_id: a, amount: usd(10_000) },
    { session_id: b, amount: usd(6_000) },
  ]
  const paid = await pay(person_id, { kind: 'balance', amount: usd(18_000), allocations })
  assert.equal(paid.body.status, 'succeeded', paid.text)
  const items = await itemsOf(person_id)
  assert.deepEqual(
    [a, b, c, null].map((id) => items.get(id as string)?.owed.amount ?? 0),
    [0, 4_000, 10_000, -2_000],
  )
})

test('Credit allocated to a session later pays for that session', async () => {
  const person_id = await makePatient()
  const [a, b] = [await book(person_id), await book(person_id)]
  for (const session_id of [a, b]) await charge(person_id, session_id, 3_000)
  const { body } = await pay(person_id, { kind: 'prepayment', amount: usd(5_000) })
  const allocations = [
    { session_id: b, amount: usd(3_000) },
    { session_id: a, amount: usd(1_500) },
  ]
  const response = await call('PATCH', `/v1/payments/${body.id}`, { allocations }, ask)
  assert.equal(response.status, 200, response.text)
  const items = await itemsOf(person_id)
  assert.deepEqual(
    [a, b].map((id) => [items.get(id).paid.amount, items.get(id).owed.amount]),
    [
      [1_500, 1_500],
      [3_000, 0],
    ],
  )
})

test('A refunded payment pays for nothing, even if the person has other credit', async () => {
  const person_id = await makePatient()
  const session_id = await book(person_id)
  await charge(person_id, session_id, 9_000)
  const [given_back] = [await pay(person_id), await pay(person_id)]
  const payment_id = given_back.body.id
  await call('POST', '/v1/refunds', { payment_id, amount: { amount: 2_000, currency: 'usd' } }, ask)
  const allocations = [{ session_id, amount: usd(2_500) }]
  await call('PATCH', `/v1/payments/${payment_id}`, { allocations }, ask)
  assert.equal((await itemsOf(person_id)).get(session_id).paid.amount, 500)
})

const part = fc.record({
  session_id: fc.constantFrom('ses_1', 'ses_2', null),
  claim_id: fc.constantFrom('clm_1', null),
  amount: fc.integer({ min: 1, max: 9_999 }).map(usd),
})
const parts = fc.array(part, { maxLength: 8 })

test('Sums over allocations preserve the total', () => {
  fc.assert(
    fc.property(parts, parts, fc.nat(30_000), (some, others, most) => {
      const cut = limitTo(some, most)
      assert.equal(total(cut), Math.min(total(some), most))
      const of = (list: Allocation[], id: string) =>
        total(list.filter((each) => careId(each) === id))
      for (const id of ['ses_1', 'ses_2', 'clm_1']) {
        assert.equal(of(sumByCare(some), id), of(some, id))
        const more = of(excessOver(some, others), id) - of(excessOver(others, some), id)
        assert.equal(more, of(some, id) - of(others, id))
      }
    }),
  )
})

test('A merged person pays as the surviving person', async () => {
  const [stored, gone] = [await createPerson({}, ask), await createPerson({}, ask)]
  await call('POST', `/v1/persons/${stored.id}/merge`, { person_id: gone.id }, ask)
  const { body } = await call('POST', '/v1/payments', copayRequest(gone.id), ask)
  assert.deepEqual([body.status, body.person_id], ['succeeded', stored.id])
  const { body: statement } = await call(
    'GET',
    `/v1/persons/${stored.id}/statement`,
    undefined,
    ask,
  )
  assert.equal(statement.totals[0].credit.amount, 2_500)
})

test("An erased person can't be charged", async () => {
  const { id } = await createPerson({}, ask)
  await call('POST', `/v1/persons/${id}/erase`, { erasure_basis: 'person_request' }, ask)
  const { status, body } = await call('POST', '/v1/payments', copayRequest(id), ask)
  assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
})

const within = <T>(work: (call: Call) => Promise<T>) =>
  inAccount({ db, secrets, outside }, account, work)
const input = { remittance_id: 'era_1', payer: 'payer_1', amount: 12_500, currency: 'usd' }

test('An insurer payment is expected, received and reconciled once each', async () => {
  const expected = await within((c) => expectInsurerPayment(c, { ...input, reference: 'EFT1' }))
  assert.deepEqual([expected.status, expected.kind], ['expected', 'insurer_payment'])
  assert.equal((await within((c) => expectInsurerPayment(c, input))).id, expected.id)
  const early = await within((c) => reconcileInsurerPayment(c, input))
  assert.equal(early!.status, 'expected', 'what has not come is not found in the bank')
  for (let i = 0; i < 2; i++) {
    const received = await within((c) => receiveInsurerPayment(c, input))
    assert.deepEqual([received.status, received.amount_captured], ['received', usd(12_500)])
  }
  for (let i = 0; i < 2; i++) {
    const found = await within((c) => reconcileInsurerPayment(c, input))
    assert.equal(found!.status, 'reconciled')
  }
  const path = '/v1/payments?remittance_id=era_1'
  const { body } = await call('GET', path, undefined, ask)
  assert.equal(body.data.length, 1)
  const [shown] = body.data
  assert.deepEqual(
    [shown.direction, shown.payer, shown.person_id, shown.method.type],
    ['in', { type: 'insurer', id: 'payer_1' }, null, 'era_eft'],
  )
  const refund = await call('POST', '/v1/refunds', { payment_id: shown.id }, ask)
  assert.equal(refund.body.error.code, 'refund_exceeds_captured')
})

test('A recoupment is an outgoing payment', async () => {
  const back = { ...input, remittance_id: 'era_2', amount: -4_000 }
  const payment = await within((c) => receiveInsurerPayment(c, back))
  assert.deepEqual(
    [payment.kind, payment.direction, payment.amount.amount, payment.payee.id],
    ['insurer_recoupment', 'out', 4_000, 'payer_1'],
  )
})
