// Autopay: charges what is owed and agreed to, within limits, once, after a notice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { call, createTestAccount, sql } from '#tests/harness.ts'
import { createPerson, createToken } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const consent = { text_version: '2027-01', channel: 'written' }
const agreement = {
  covers: ['self_pay'],
  max_per_charge: usd(10_000),
  max_per_month: usd(15_000),
  notice_days: 3,
  consent,
}

async function enrolled(fields: object = {}, token = 'pm_card_visa', person: object = {}) {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson(person, { key })
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const keep = async (token: string) => {
    const body = { person_id, type: 'card', token, consent }
    return (await ask('POST', '/v1/payment_methods', body)).body.id as string
  }
  const id = await keep(token)
  const path = `/v1/payment_methods/${id}`
  const set = (autopay: object | null) => ask('PATCH', path, { autopay })
  const owe = (amount: number) => ask('POST', '/v1/charges', { person_id, amount: usd(amount) })
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const read = async () => (await ask('GET', path)).body
  const payments = async () =>
    (await ask('GET', '/v1/payments?order=created_at')).body.data.map((each: any) => [
      each.status,
      each.amount.amount,
      each.autopay,
    ])
  const agreed = await set({ ...agreement, ...fields })
  assert.equal(agreed.status, 200, agreed.text)
  return { key, person_id, ask, id, path, keep, set, owe, advance, read, payments }
}

const proven = async (ask: (method: string, path: string) => Promise<any>) =>
  assert.deepEqual((await ask('GET', '/v1/ledger_proof')).body.violations, [])

test('Autopay plans a charge, gives notice, and charges what was announced once', async () => {
  const { owe, advance, read, payments, ask } = await enrolled()
  await owe(4_000)
  await advance('P1D')
  const { next_charge } = await read()
  assert.deepEqual(next_charge.amount, usd(4_000))
  assert.deepEqual(await payments(), [])
  await owe(1_000)
  await advance('P3D')
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
  await advance('P10D')
  assert.deepEqual(await payments(), [
    ['succeeded', 4_000, true],
    ['succeeded', 1_000, true],
  ])
  assert.equal((await read()).next_charge, null)
  await proven(ask)
})

test('The notice is a message with the amount and the date', async () => {
  const contacts = [{ channel: 'email', value: 'maya@example.com' }]
  const { owe, advance, ask } = await enrolled({}, 'pm_card_visa', { contacts })
  await ask('PATCH', '/v1/message_settings', { enabled: true, quiet_hours: null })
  await owe(4_000)
  await advance('P2D')
  const { body } = await ask('GET', '/v1/messages?purpose=statement')
  assert.equal(body.data.length, 1)
  assert.match(body.data[0].text, /As you agreed, \$40\.00 will be charged on /)
})

test('Neither the limit of a charge nor that of a month is exceeded', async () => {
  const { owe, advance, payments, ask } = await enrolled({ notice_days: 0 })
  const { now } = (await ask('GET', '/v1/test_clock')).body
  const { day, daysInMonth } = Temporal.Instant.from(now).toZonedDateTimeISO('UTC')
  await advance(`P${daysInMonth - day + 10}D`)
  await owe(40_000)
  await advance('P3D')
  const both = [
    ['succeeded', 10_000, true],
    ['succeeded', 5_000, true],
  ]
  assert.deepEqual(await payments(), both)
  await advance('P30D')
  assert.deepEqual((await payments()).slice(2), both)
})

test('Only what is covered and still owed is charged, and credit counts', async () => {
  const { owe, advance, payments } = await enrolled({ covers: ['fees'] })
  await owe(4_000)
  await advance('P9D')
  assert.deepEqual(await payments(), [])

  const other = await enrolled()
  await other.owe(4_000)
  await other.advance('P1D')
  const cash = { amount: usd(3_000), kind: 'balance', method: { type: 'cash' }, confirm: true }
  await other.ask('POST', '/v1/payments', { person_id: other.person_id, ...cash })
  await other.advance('P9D')
  assert.deepEqual(await other.payments(), [
    ['succeeded', 3_000, false],
    ['succeeded', 1_000, true],
  ])
  await proven(other.ask)
})

test('A declined charge is tried again after 1, 3 and 7 days, and then autopay stops', async () => {
  const fields = { notice_days: 0 }
  const { owe, advance, payments, read, set, person_id } = await enrolled(
    fields,
    'pm_card_chargeCustomerFail',
  )
  await owe(4_000)
  await advance('PT1M')
  const attempts = async () => {
    const { rows } = await sql.query('select attempt from payments where person_id = $1', [
      person_id,
    ])
    return rows[0].attempt
  }
  for (const [by, count] of [
    ['PT1M', 1],
    ['P1D', 2],
    ['P1D', 2],
    ['P1D', 3],
    ['P3D', 3],
    ['P2D', 4],
    ['P30D', 4],
  ] as const) {
    await advance(by)
    assert.equal(await attempts(), count, by)
  }
  assert.equal((await read()).autopay_stopped, 'declined')
  assert.deepEqual(await payments(), [['declined', 4_000, true]])
  assert.equal((await set({ ...agreement, ...fields })).body.autopay_stopped, null)
})

test('What was paid in another way before a retry is not charged again', async () => {
  const { owe, advance, payments, ask, person_id } = await enrolled(
    { notice_days: 0 },
    'pm_card_chargeCustomerFail',
  )
  await owe(4_000)
  await advance('PT1M')
  const cash = { amount: usd(4_000), kind: 'balance', method: { type: 'cash' }, confirm: true }
  await ask('POST', '/v1/payments', { person_id, ...cash })
  await advance('P10D')
  assert.deepEqual(await payments(), [
    ['canceled', 4_000, true],
    ['succeeded', 4_000, false],
  ])
})

test("A person's token ends autopay at once, also between the notice and the charge", async () => {
  const { owe, advance, payments, key, person_id, path } = await enrolled()
  await owe(4_000)
  await advance('P1D')
  const token = await createToken({ person_id }, tokenScopes.person, { key })
  const ended = await call('PATCH', path, { autopay: null }, { key: token })
  assert.deepEqual([ended.status, ended.body.autopay, ended.body.next_charge], [200, null, null])
  await advance('P30D')
  assert.deepEqual(await payments(), [])
})

test('Removing the card ends autopay, and autopay moves to the card it is set on last', async () => {
  const { owe, advance, payments, ask, path, keep } = await enrolled()
  const other = await keep('pm_card_amex')
  const moved = await ask('PATCH', `/v1/payment_methods/${other}`, { autopay: agreement })
  assert.equal(moved.status, 200, moved.text)
  assert.equal((await ask('GET', path)).body.autopay, null)
  await owe(4_000)
  await advance('P1D')
  await ask('DELETE', `/v1/payment_methods/${other}`)
  await advance('P30D')
  assert.deepEqual(await payments(), [])
})

test('Concurrent runs charge once', async () => {
  const { owe, advance, payments, ask } = await enrolled({ notice_days: 0 })
  await owe(4_000)
  await Promise.all(Array.from({ length: 5 }, () => advance('PT1M')))
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
  await proven(ask)
})

test('A bank debit that is processing is waited for', async () => {
  const { owe, advance, payments } = await enrolled(
    { notice_days: 0, covers: ['self_pay', 'fees'] },
    'pm_usBankAccount_success',
  )
  await owe(4_000)
  await advance('P2D')
  assert.deepEqual(await payments(), [['processing', 4_000, true]])
  await advance('P9D')
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
})

test('Limits must be positive and in one currency, and the card active', async () => {
  const { set, ask, path } = await enrolled()
  for (const [fields, param] of [
    [{ max_per_charge: usd(0) }, 'autopay.max_per_charge.amount'],
    [{ max_per_month: { amount: 1, currency: 'eur' } }, 'autopay.max_per_month.currency'],
    [{ covers: [] }, 'autopay.covers'],
    [{ notice_days: 31 }, 'autopay.notice_days'],
  ] as const) {
    const { status, body } = await set({ ...agreement, ...fields })
    assert.deepEqual([status, body.error.param], [400, param])
  }
  await ask('DELETE', path)
  assert.equal((await set(agreement)).body.error.code, 'invalid_transition')
})
