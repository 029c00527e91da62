// Payment plans: installments are charged on their dates, once, and never more than is owed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inDays } from '#tests/dates.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const consent = { text_version: '2027-01', channel: 'written' }

async function practice(token = 'pm_card_visa', owed = 10_000) {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key })
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const keep = async (token: string) =>
    (await ask('POST', '/v1/payment_methods', { person_id, type: 'card', token, consent })).body.id
  const payment_method_id = await keep(token)
  if (owed > 0) await ask('POST', '/v1/charges', { person_id, amount: usd(owed) })
  const plan = (fields: object = {}) =>
    ask('POST', '/v1/payment_plans', {
      person_id,
      payment_method_id,
      installment_count: 3,
      interval: 'week',
      consent,
      ...fields,
    })
  const advance = (by: string) => ask('POST', '/v1/test_clock/advance', { by })
  const payments = async () =>
    (await ask('GET', '/v1/payments?order=created_at')).body.data.map((each: any) => [
      each.status,
      each.amount.amount,
    ])
  const read = async (id: string) => (await ask('GET', `/v1/payment_plans/${id}`)).body
  const pay = (amount: number) =>
    ask('POST', '/v1/payments', {
      person_id,
      amount: usd(amount),
      kind: 'balance',
      method: { type: 'cash' },
      confirm: true,
    })
  return { key, ask, person_id, payment_method_id, keep, plan, advance, payments, read, pay }
}

const proven = async (ask: (method: string, path: string) => Promise<any>) =>
  assert.deepEqual((await ask('GET', '/v1/ledger_proof')).body.violations, [])

test('A balance is paid in installments, and the plan is completed', async () => {
  const { plan, advance, payments, read, ask, person_id } = await practice()
  const { body } = await plan()
  assert.deepEqual(
    body.installments.map(({ amount }: any) => amount.amount),
    [3_334, 3_333, 3_333],
  )
  assert.deepEqual([body.amount, body.remaining, body.status], [usd(10_000), usd(10_000), 'active'])
  await advance('PT2H')
  assert.deepEqual(await payments(), [['succeeded', 3_334]])
  const shown = await ask('GET', `/v1/persons/${person_id}/statement`)
  assert.deepEqual(shown.body.payment_plans, [
    { payment_plan_id: body.id, remaining: usd(6_666), next_due_on: body.installments[1].due_on },
  ])
  assert.deepEqual(shown.body.totals[0].owed, usd(6_666))
  await advance('P15D')
  assert.deepEqual(
    (await payments()).map(([, amount]: number[]) => amount),
    [3_334, 3_333, 3_333],
  )
  const done = await read(body.id)
  assert.deepEqual([done.status, done.remaining], ['completed', usd(0)])
  await proven(ask)
})

test('Nothing is posted until an installment is paid', async () => {
  const { plan, ask, person_id } = await practice()
  const before = (await ask('GET', '/v1/ledger_entries')).body.data.length
  const starts_on = inDays(30, '00:00:00').slice(0, 10)
  assert.equal((await plan({ starts_on })).status, 200)
  assert.equal((await ask('GET', '/v1/ledger_entries')).body.data.length, before)
  const { totals } = (await ask('GET', `/v1/persons/${person_id}/statement`)).body
  assert.deepEqual(totals[0].owed, usd(10_000))
})

test('A missed installment stops the plan, which resumes with another card', async () => {
  const { plan, advance, payments, read, ask, keep } = await practice('pm_card_chargeCustomerFail')
  const { id } = (await plan()).body
  await advance('P8D')
  const missed = await read(id)
  assert.equal(missed.status, 'past_due')
  assert.ok(missed.installments[0].missed_at)
  await advance('P20D')
  assert.deepEqual(await payments(), [['declined', 3_334]])
  const resumed = await ask('POST', `/v1/payment_plans/${id}/resume`, {
    payment_method_id: await keep('pm_card_visa'),
  })
  assert.equal(resumed.status, 200, resumed.text)
  await advance('P1D')
  assert.deepEqual(await payments(), [
    ['canceled', 3_334],
    ['succeeded', 3_334],
    ['succeeded', 3_333],
    ['succeeded', 3_333],
  ])
  assert.equal((await read(id)).status, 'completed')
  await proven(ask)
})

test('Paying off charges what is left in one payment', async () => {
  const { plan, advance, payments, read, ask } = await practice()
  const { id } = (await plan()).body
  await advance('PT2H')
  const off = await ask('POST', `/v1/payment_plans/${id}/pay_off`)
  assert.equal(off.status, 200, off.text)
  await advance('PT2H')
  assert.deepEqual(await payments(), [
    ['succeeded', 3_334],
    ['succeeded', 6_666],
  ])
  assert.equal((await read(id)).status, 'completed')
  assert.equal((await ask('POST', `/v1/payment_plans/${id}/pay_off`)).status, 409)
})

test('What is paid in another way is not charged again', async () => {
  const { plan, advance, payments, read, pay } = await practice()
  const { id } = (await plan()).body
  await advance('PT2H')
  await pay(4_000)
  await advance('P30D')
  assert.deepEqual(await payments(), [
    ['succeeded', 3_334],
    ['succeeded', 4_000],
    ['succeeded', 2_666],
  ])
  assert.equal((await read(id)).status, 'completed')
})

test('A canceled plan charges nothing more, and the balance stays owed', async () => {
  const { plan, advance, payments, ask, person_id } = await practice()
  const { id } = (await plan()).body
  await advance('PT2H')
  const canceled = await ask('POST', `/v1/payment_plans/${id}/cancel`)
  assert.equal(canceled.body.status, 'canceled')
  await advance('P60D')
  assert.deepEqual(await payments(), [['succeeded', 3_334]])
  const { body } = await ask('GET', `/v1/persons/${person_id}/statement`)
  assert.deepEqual([body.totals[0].owed, body.payment_plans], [usd(6_666), []])
})

test('A removed card misses the installment instead of charging it', async () => {
  const { plan, advance, payments, read, ask, payment_method_id } = await practice()
  const { id } = (await plan()).body
  await ask('DELETE', `/v1/payment_methods/${payment_method_id}`)
  await advance('P1D')
  assert.deepEqual(await payments(), [])
  assert.equal((await read(id)).status, 'past_due')
})

test('Autopay leaves alone what a plan covers', async () => {
  const { plan, advance, payments, ask, payment_method_id, person_id } = await practice()
  const autopay = {
    covers: ['self_pay'],
    max_per_charge: usd(50_000),
    max_per_month: usd(50_000),
    notice_days: 0,
    consent,
  }
  await plan({ interval: 'month' })
  await ask('PATCH', `/v1/payment_methods/${payment_method_id}`, { autopay })
  await advance('P2D')
  assert.deepEqual(await payments(), [['succeeded', 3_334]])
  await ask('POST', '/v1/charges', { person_id, amount: usd(700) })
  await advance('P2D')
  assert.deepEqual(await payments(), [
    ['succeeded', 3_334],
    ['succeeded', 700],
  ])
})

test('Concurrent runs charge an installment once', async () => {
  const { plan, advance, payments, ask } = await practice()
  await plan()
  await Promise.all(Array.from({ length: 5 }, () => advance('PT1M')))
  assert.deepEqual(await payments(), [['succeeded', 3_334]])
  await proven(ask)
})

test('Amounts, dates, cards and second plans that do not fit are refused', async () => {
  const { plan, payments, person_id } = await practice()
  const none = await practice('pm_card_visa', 0)
  assert.equal((await none.plan()).body.error.code, 'nothing_owed')
  for (const [fields, status, code, param] of [
    [{ amount: usd(10_001) }, 422, 'amount_exceeds_balance', 'amount'],
    [{ amount: usd(2) }, 400, 'validation_failed', 'installment_count'],
    [{ installment_count: 1 }, 400, 'validation_failed', 'installment_count'],
    [{ starts_on: '2020-01-01' }, 400, 'validation_failed', 'starts_on'],
    [{ payment_method_id: none.payment_method_id }, 404, 'resource_not_found', 'payment_method_id'],
  ] as const) {
    const { body, status: found } = await plan(fields)
    assert.deepEqual([found, body.error.code, body.error.param], [status, code, param])
  }
  assert.equal((await plan()).status, 200)
  assert.equal((await plan()).body.error.code, 'payment_plan_exists')
  assert.equal(
    (await none.ask('GET', `/v1/payment_plans?person_id=${person_id}`)).body.data.length,
    0,
  )
  assert.deepEqual(await payments(), [])
})
