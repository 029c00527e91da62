// Memberships: they are renewed each month, charged by autopay, and include sessions or a discount.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOf, monthly, packagePractice, usd } from '#tests/package_examples.ts'
import { nextMonth } from './package.ts'

test('A membership is renewed each month and charged by autopay, with its sessions', async () => {
  const { buy, charged, advance, read, ask, prove, person_id } = await packagePractice()
  const consent = { text_version: '2027-01', channel: 'written' }
  const card = { person_id, type: 'card', token: 'pm_card_visa', consent }
  const { body: method } = await ask('POST', '/v1/payment_methods', card)
  const autopay = {
    covers: ['self_pay'],
    max_per_charge: usd(20_000),
    max_per_month: usd(50_000),
    notice_days: 0,
    consent,
  }
  await ask('PATCH', `/v1/payment_methods/${method.id}`, { autopay })
  const { id, ends_on } = await buy({ ...monthly, sessions: 2 })
  assert.deepEqual(await charged(), [])
  assert.deepEqual(leftOf(await read(id)), [1, 1, 5_000])
  await advance('P33D')
  const renewed = await read(id)
  assert.ok(renewed.renewed_at && renewed.ends_on > ends_on, JSON.stringify(renewed))
  assert.deepEqual(leftOf(renewed), [0, 2, 10_000])
  await advance('P2D')
  const payments = (await ask('GET', '/v1/payments?order=created_at')).body.data
  assert.deepEqual(
    payments.map((each: any) => [each.status, each.amount.amount, each.autopay]),
    [
      ['succeeded', 10_000, true],
      ['succeeded', 10_000, true],
    ],
  )
  await prove()
  await ask('PATCH', `/v1/packages/${id}`, { renews: false })
  await advance('P40D')
  assert.equal((await read(id)).status, 'expired')
  assert.equal((await ask('GET', '/v1/payments')).body.data.length, 2)
  await prove()
})

test('A membership with a discount lowers self-pay charges while it lasts', async () => {
  const { buy, charged, ask, prove } = await packagePractice()
  const { id } = await buy({ ...monthly, discount_percent: 20 })
  assert.deepEqual(await charged(), [12_000])
  await ask('POST', `/v1/packages/${id}/cancel`, {})
  assert.deepEqual(await charged(), [15_000])
  await prove()
})

test('A membership of the 31st keeps its day after February', () => {
  const starts_on = '2027-01-31'
  const first = nextMonth({ starts_on, ends_on: '2027-02-27' })
  assert.deepEqual(first, { period_starts_on: '2027-02-28', ends_on: '2027-03-30' })
  const second = nextMonth({ starts_on, ends_on: first.ends_on })
  assert.deepEqual(second, { period_starts_on: '2027-03-31', ends_on: '2027-04-29' })
  const usual = nextMonth({ starts_on: '2027-01-05', ends_on: '2027-02-04' })
  assert.deepEqual(usual, { period_starts_on: '2027-02-05', ends_on: '2027-03-04' })
})
