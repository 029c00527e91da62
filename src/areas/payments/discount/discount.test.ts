// Sliding-scale discounts: who can set them, what they apply to, and when they end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { provider } from '#tests/claims.ts'
import { call, sql } from '#tests/harness.ts'
import { packagePractice, usd } from '#tests/package_examples.ts'
import { createPerson, createToken } from '#tests/person_examples.ts'
import { discountedPrice } from './discounted_price.ts'

const terms = {
  percent_off: 40,
  reason: 'Household income below 200% of the poverty level',
  starts_on: '2020-01-01',
  ends_on: '2099-12-31',
}
const ended = { ...terms, ends_on: '2020-12-31' }

async function practice() {
  const fresh = await packagePractice()
  const { ask, person_id } = fresh
  const path = `/v1/persons/${person_id}/discount`
  const set = (fields: object) => ask('POST', path, { ...terms, ...fields })
  const complete = async (fields: object = {}) => {
    const session_id = await fresh.complete(fields)
    const { body } = await ask('GET', `/v1/charges?session_id=${session_id}`)
    return body.data as { id: string; amount: { amount: number } }[]
  }
  const charged = async (fields: object = {}) =>
    (await complete(fields)).map(({ amount }) => amount.amount)
  return { ...fresh, path, set, complete, charged }
}

test('a discount lowers self-pay charges only, and a fixed fee comes before the percentage', async () => {
  const { set, charged, ask } = await practice()
  assert.deepEqual(await charged(), [15_000])
  const made = await set({})
  assert.equal(made.status, 200, made.text)
  assert.deepEqual([made.body.in_effect, made.body.terms.percent_off], [true, 40])
  assert.deepEqual(await charged(), [9_000])
  assert.deepEqual(await charged({ payer_type: 'commercial' }), [])
  await set({ fees: [{ procedure_code: '90837', amount: usd(2_500) }] })
  assert.deepEqual(await charged({ duration_minutes: 60, procedure_code: '90837' }), [2_500])
  assert.deepEqual(await charged(), [9_000])
  await set({ percent_off: 100 })
  assert.deepEqual(await charged(), [])
  const proof = await ask('GET', '/v1/ledger_proof')
  assert.equal(proof.body.consistent, true, proof.text)
})

test('a discount that has ended is not applied, and the charge says so', async () => {
  const { set, complete, ask, path, events } = await practice()
  await set(ended)
  assert.equal((await ask('GET', path)).body.in_effect, false)
  const [charge] = await complete()
  assert.equal(charge!.amount.amount, 15_000)
  const types = (await events(charge!.id)).map(({ type }) => type)
  assert.deepEqual(types.toSorted(), ['charge.created', 'charge.discount_expired'])
  await set({ starts_on: '2098-01-01' })
  const [later] = await complete()
  const of_later = (await events(later!.id)).map(({ type }) => type)
  assert.deepEqual([later!.amount.amount, of_later], [15_000, ['charge.created']])
})

test('an estimate without prices has those of the fee schedule, less the discount', async () => {
  const { set, ask, person_id, practitioner_id } = await practice()
  await ask('POST', '/v1/billing_providers', { provider })
  const item = { procedure_code: '90837', description: 'Psychotherapy, 60 minutes', quantity: 4 }
  const estimate = (items: object[]) =>
    ask('POST', '/v1/estimates', {
      person_id,
      practitioner_id,
      insurance_status: 'uninsured',
      primary_service: 'Psychotherapy',
      items,
    })
  const total = async (items: object[]) => {
    const made = await estimate(items)
    assert.equal(made.status, 200, made.text)
    return made.body.total.amount
  }
  assert.equal(await total([item]), 80_000)
  await set({})
  assert.equal(await total([item]), 48_000)
  assert.equal(await total([{ ...item, price: usd(10_000) }]), 40_000)
  await set(ended)
  assert.equal(await total([item]), 80_000)
  const unknown = await estimate([item, { ...item, procedure_code: '90791' }])
  assert.deepEqual([unknown.status, unknown.body.error.param], [400, 'items[1].price'])
})

test('terms that contradict themselves are refused, and a foreign document is unknown', async () => {
  const { set, ask, path, key, person_id } = await practice()
  const fee = { procedure_code: '90837', amount: usd(2_500) }
  const refused: [object, string][] = [
    [{ percent_off: null }, 'percent_off'],
    [{ percent_off: 0 }, 'percent_off'],
    [{ percent_off: 101 }, 'percent_off'],
    [{ ends_on: '2019-12-31' }, 'ends_on'],
    [{ fees: [fee, fee] }, 'fees[1]'],
    [{ fees: [{ ...fee, amount: { amount: 1, currency: 'zzz' } }] }, 'fees[0].amount.currency'],
  ]
  for (const [fields, param] of refused) {
    const { status, body } = await set(fields)
    assert.deepEqual([status, body.error.param], [400, param])
  }
  const other = await createPerson({}, { key })
  const documentOf = async (of: string) => {
    const file = { kind: 'financial', title: 'Pay slip', file_name: 'pay.pdf', person_id: of }
    return (await ask('POST', '/v1/documents', file)).body.id as string
  }
  const theirs = await documentOf(other.id)
  assert.ok(theirs)
  const foreign = await set({ document_id: theirs })
  assert.deepEqual([foreign.status, foreign.body.error.param], [404, 'document_id'])
  const { body } = await ask('GET', path)
  assert.deepEqual([body.terms, body.in_effect, body.updated_at], [null, false, null])
  const document_id = await documentOf(person_id)
  assert.equal((await set({ document_id })).body.terms.document_id, document_id)
})

test('only the account reads and sets a discount, and it is stored encrypted', async () => {
  const { set, path, key, person_id, practitioner_id } = await practice()
  await set({})
  const headers = { 'on-behalf-of': practitioner_id }
  assert.equal((await call('GET', path, undefined, { key, headers })).status, 403)
  const secret = await createToken({ person_id }, ['charges:read'], { key })
  assert.equal((await call('GET', path, undefined, { key: secret })).status, 403)
  const { rows } = await sql.query('select persons::text as text from persons where id = $1', [
    person_id,
  ])
  assert.doesNotMatch(rows[0].text, /poverty|percent_off/)
})

test('a discount is exact to the cent and never raises a price', () => {
  const discount = {
    terms: { ...terms, fees: [{ procedure_code: '90834', amount: usd(9_999) }] },
    reviewed_by_id: 'acct_1',
    updated_at: '2027-01-01T00:00:00.000Z',
  }
  const on = '2027-03-01'
  assert.equal(discountedPrice(discount, '90837', on, usd(333)).amount, 200)
  assert.equal(discountedPrice(discount, '90834', on, usd(5_000)).amount, 5_000)
  assert.equal(discountedPrice(discount, '90834', on, usd(12_000)).amount, 9_999)
  assert.equal(discountedPrice(discount, '90834', '2100-01-01', usd(12_000)).amount, 12_000)
  assert.equal(discountedPrice(null, '90834', on, usd(12_000)).amount, 12_000)
})
