// Fee schedules on a fresh account: what is refused, dates that overlap, and long lists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createPractitioner, createTestAccount } from '#tests/harness.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })
const rate = (fields: object = {}) => ({
  procedure_code: '90834',
  amount: usd(15_000),
  ...fields,
})

async function practice() {
  const { key } = await createTestAccount()
  const ask = (method: string, path: string, body?: object) => call(method, path, body, { key })
  const create = (fields: object = {}) =>
    ask('POST', '/v1/fee_schedules', {
      name: 'Mine',
      starts_on: '2027-01-01',
      rates: [rate()],
      ...fields,
    })
  return { key, ask, create }
}

test('two schedules for the same payer and plan are never in effect on the same date', async () => {
  const { ask, create } = await practice()
  const first = await create({ ends_on: '2027-12-31' })
  assert.equal(first.status, 200, first.text)
  const overlapping = await create({ starts_on: '2027-12-31' })
  assert.equal(overlapping.status, 409)
  assert.equal(overlapping.body.error.code, 'fee_schedule_conflict')
  const next = await create({ starts_on: '2028-01-01' })
  assert.equal(next.status, 200, next.text)
  const longer = await ask('PATCH', `/v1/fee_schedules/${first.body.id}`, { ends_on: null })
  assert.equal(longer.body.error.code, 'fee_schedule_conflict')

  assert.equal((await create({ payer_id: 'SBX01' })).status, 200)
  assert.equal((await create({ payer_id: 'SBX01', plan_name: 'PPO Gold' })).status, 200)
  const same = await create({ payer_id: 'SBX01', plan_name: 'ppo gold' })
  assert.equal(same.body.error.code, 'fee_schedule_conflict')

  const path = `/v1/fee_schedules/${next.body.id}`
  assert.equal((await ask('PATCH', path, { archived: true })).body.archived, true)
  assert.equal(
    (await ask('PATCH', `/v1/fee_schedules/${first.body.id}`, { ends_on: null })).status,
    200,
  )
  const again = await ask('PATCH', path, { archived: false })
  assert.equal(again.body.error.code, 'fee_schedule_conflict')
})

test('a schedule that contradicts itself is refused with the place, and nothing is stored', async () => {
  const { ask, create } = await practice()
  const refused: [object, string][] = [
    [{ rates: [rate(), rate({ amount: usd(1) })] }, 'rates[1]'],
    [{ rates: [rate({ modifiers: ['95', 'HO'] }), rate({ modifiers: ['HO', '95'] })] }, 'rates[1]'],
    [
      {
        rates: [rate(), rate({ procedure_code: '90837', amount: { amount: 1, currency: 'eur' } })],
      },
      'rates[1].amount.currency',
    ],
    [
      { payer_id: 'SBX01', rates: [rate({ amount: { amount: 1, currency: 'eur' } })] },
      'rates[0].amount.currency',
    ],
    [{ rates: [rate({ amount: { amount: 1, currency: 'zzz' } })] }, 'rates[0].amount.currency'],
    [{ rates: [rate({ procedure_code: 'abc' })] }, 'rates[0].procedure_code'],
    [{ rates: [rate({ amount: usd(-1) })] }, 'rates[0].amount.amount'],
    [{ rates: [] }, 'rates'],
    [{ rates: Array.from({ length: 2_001 }, () => rate()) }, 'rates'],
    [{ ends_on: '2026-12-31' }, 'ends_on'],
    [{ plan_name: 'PPO Gold' }, 'plan_name'],
  ]
  for (const [fields, param] of refused) {
    const { status, body } = await create(fields)
    assert.deepEqual([status, body.error.code, body.error.param], [400, 'validation_failed', param])
  }
  const unknown = await create({ payer_id: 'NOBODY' })
  assert.deepEqual([unknown.status, unknown.body.error.param], [404, 'payer_id'])
  assert.deepEqual((await ask('GET', '/v1/fee_schedules')).body.data, [])
})

test('2,000 rates are stored, read and replaced as a whole', async () => {
  const { ask, create } = await practice()
  const rates = Array.from({ length: 2_000 }, (_, at) =>
    rate({ procedure_code: String(10_000 + at), modifiers: ['95'], profession: 'psychologist' }),
  )
  const made = await create({ rates, payer_id: 'SBX01' })
  assert.equal(made.status, 200, made.text)
  const path = `/v1/fee_schedules/${made.body.id}`
  assert.deepEqual((await ask('GET', path)).body.rates, rates)
  const listed = async () => (await ask('GET', '/v1/fee_schedules?payer_id=SBX01')).body.data
  const { rates: _, ...schedule } = made.body
  assert.deepEqual(await listed(), [{ ...schedule, rate_count: 2_000 }])
  const changed = await ask('PATCH', path, { rates: [rate()] })
  assert.deepEqual([changed.body.rates, changed.body.version], [[rate()], 2])
  assert.equal((await ask('PATCH', path, { rates: [rate()] })).body.version, 2)
  assert.deepEqual(
    (await listed()).map((each: any) => [each.id, each.rate_count]),
    [[made.body.id, 1]],
  )
})

test('a practitioner and another account see no rates', async () => {
  const { key, create } = await practice()
  const { body } = await create()
  const path = `/v1/fee_schedules/${body.id}`
  const headers = { 'on-behalf-of': await createPractitioner({ key }) }
  assert.equal((await call('GET', path, undefined, { key, headers })).status, 403)
  assert.equal((await call('PATCH', path, { archived: true }, { key, headers })).status, 403)
  const other = await createTestAccount()
  assert.equal((await call('GET', path, undefined, { key: other.key })).status, 404)
  const limited = await createTestAccount(['payers:read'])
  const fields = { name: 'Mine', starts_on: '2027-01-01', rates: [rate()] }
  const refused = await call('POST', '/v1/fee_schedules', fields, { key: limited.key })
  assert.equal(refused.status, 403)
})
