// Package offers: the price list, and sales that take their terms from it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOf, packagePractice, three_sessions, usd } from '#tests/package_examples.ts'

async function sellingPractice() {
  const practice = await packagePractice()
  const offer = async (terms: object) => {
    const { status, body, text } = await practice.ask('POST', '/v1/package_offers', terms)
    assert.equal(status, 200, text)
    return body
  }
  const refused = async (path: string, body: object, param: string, code = 'validation_failed') => {
    const { error } = (await practice.ask('POST', path, body)).body
    assert.deepEqual([error?.code, error?.param], [code, param])
  }
  return { ...practice, offer, refused }
}

test('A sale takes price and content from its offer, and sessions use it', async () => {
  const { offer, buy, charged, read, balance, prove, person_id } = await sellingPractice()
  const { id: offer_id, months } = await offer({ ...three_sessions, months: 6 })
  assert.equal(months, 6)
  const sold = await buy({ offer_id, starts_on: '2099-01-31' })
  assert.deepEqual(
    [sold.offer_id, sold.type, sold.name, sold.price, sold.sessions, sold.ends_on],
    [offer_id, 'package', 'Three sessions', usd(40_000), 3, '2099-07-30'],
  )
  const { id } = await buy({ offer_id })
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 80_000)
  assert.deepEqual(await charged(), [])
  assert.deepEqual(leftOf(await read(id)), [1, 2, 26_667])
  await prove()
})

test('Fields that are sent replace those of the offer', async () => {
  const { offer, buy, ask } = await sellingPractice()
  const service = { name: 'Intake', duration_minutes: 45, price: usd(12_000) }
  const { id: service_id } = (await ask('POST', '/v1/services', service)).body
  const terms = { type: 'membership', name: 'Circle', price: usd(9_000), discount_percent: 20 }
  const content = { service_id, procedure_codes: ['90834'] }
  const { id: offer_id, months } = await offer({ ...terms, ...content })
  assert.equal(months, 1)
  const same = await buy({ offer_id })
  assert.deepEqual(
    [same.renews, same.discount_percent, same.service_id, same.procedure_codes],
    [true, 20, service_id, ['90834']],
  )
  const changes = { price: usd(5_000), name: 'Friends', sessions: 2, service_id: null }
  const other = await buy({ offer_id, ...changes, procedure_codes: [] })
  assert.deepEqual(
    [other.price, other.name, other.sessions, other.discount_percent, other.service_id],
    [usd(5_000), 'Friends', 2, null, null],
  )
  assert.deepEqual(other.procedure_codes, [])
  const once = await buy({ offer_id, type: 'package', sessions: 4, starts_on: '2099-01-01' })
  assert.deepEqual([once.renews, once.ends_on], [false, '2099-12-31'])
})

test('What was sold keeps its price when the offer changes or is archived', async () => {
  const { offer, buy, read, ask, advance, refused, person_id } = await sellingPractice()
  const terms = { type: 'membership', name: 'Monthly', price: usd(10_000), sessions: 2 }
  const { id: offer_id } = await offer(terms)
  const path = `/v1/package_offers/${offer_id}`
  const { id } = await buy({ offer_id })
  await ask('PATCH', path, { price: usd(12_000), name: 'Monthly 2027' })
  const later = await buy({ offer_id })
  assert.deepEqual([later.price, later.name], [usd(12_000), 'Monthly 2027'])
  const archived = await ask('PATCH', path, { archived: true })
  assert.deepEqual([archived.status, archived.body.archived], [200, true])
  await refused('/v1/packages', { person_id, offer_id }, 'offer_id')
  await advance('P33D')
  const renewed = await read(id)
  assert.ok(renewed.renewed_at)
  assert.deepEqual([renewed.price, renewed.name], [usd(10_000), 'Monthly'])
  const listed = async (query: string) =>
    (await ask('GET', `/v1/package_offers${query}`)).body.data.map((each: any) => each.id)
  assert.deepEqual(await listed('?archived=false'), [])
  assert.deepEqual(await listed('?archived=true'), [offer_id])
  await ask('PATCH', path, { archived: false })
  assert.equal((await buy({ offer_id })).offer_id, offer_id)
})

test('Wrong offers are refused, and a sale without one needs its own terms', async () => {
  const { refused, offer, person_id, balance } = await sellingPractice()
  const path = '/v1/package_offers'
  const monthly = { type: 'membership', name: 'Monthly', price: usd(10_000) }
  await refused(path, { ...three_sessions, sessions: undefined }, 'sessions')
  await refused(path, { ...three_sessions, discount_percent: 10 }, 'discount_percent')
  await refused(path, monthly, 'discount_percent')
  await refused(path, { ...monthly, sessions: 1, months: 12 }, 'months')
  await refused(path, { ...three_sessions, price: usd(0) }, 'price.amount')
  const service_id = 'svc_0000000000000000000000'
  await refused(path, { ...three_sessions, service_id }, 'service_id', 'resource_not_found')
  await refused('/v1/packages', { person_id }, 'type')
  await refused('/v1/packages', { person_id, type: 'package', sessions: 1 }, 'name')
  const unpriced = { person_id, type: 'package', name: 'One', sessions: 1 }
  await refused('/v1/packages', unpriced, 'price')
  const offer_id = 'poff_0000000000000000000000'
  await refused('/v1/packages', { person_id, offer_id }, 'offer_id', 'resource_not_found')
  const { id } = await offer({ ...monthly, discount_percent: 10 })
  await refused('/v1/packages', { person_id, offer_id: id, type: 'package' }, 'sessions')
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 0)
})
