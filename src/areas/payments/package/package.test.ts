// Packages: sessions use them, the ledger keeps what is prepaid, and what isn't used can be
// refunded.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#tests/harness.ts'
import { leftOf, monthly, packagePractice, three_sessions, usd } from '#tests/package_examples.ts'

test('Sessions use a package until it is used up, and its price becomes revenue', async () => {
  const { buy, read, charged, balance, prove, ask, person_id } = await packagePractice()
  const { id } = await buy(three_sessions)
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 40_000)
  assert.equal(await balance(`liability:prepaid:${id}`), -40_000)
  assert.equal(await balance('revenue:services'), 0)
  assert.deepEqual(await charged(), [])
  assert.deepEqual(leftOf(await read(id)), [1, 2, 26_667])
  assert.equal(await balance('revenue:services'), -13_333)
  await prove()
  const statement = (await ask('GET', `/v1/persons/${person_id}/statement`)).body
  assert.deepEqual(
    statement.packages.map((each: any) => [each.package_id, each.remaining, each.name]),
    [[id, 2, 'Three sessions']],
  )
  assert.equal(statement.items[0].lines[0].description, 'Package or membership')
  assert.deepEqual([await charged(), await charged()], [[], []])
  assert.deepEqual(leftOf(await read(id)), [3, 0, 0])
  assert.deepEqual(await charged(), [15_000])
  assert.equal(await balance('revenue:services'), -55_000)
  await prove()
  const report = (await ask('GET', '/v1/reports/collections?from=2026-01-01&group_by=month')).body
  const [{ charges, receivables }] = report.totals
  assert.deepEqual([charges, receivables], [usd(55_000), usd(55_000)])
})

test('A package includes only its service and procedures, and no fees or insured sessions', async () => {
  const { buy, charged, read, ask } = await packagePractice()
  const body = { name: 'Intake', duration_minutes: 45, price: usd(12_000) }
  const service = (await ask('POST', '/v1/services', body)).body
  const { id } = await buy({ ...three_sessions, service_id: service.id })
  assert.deepEqual(await charged(), [15_000])
  assert.deepEqual(await charged({ service_id: service.id, duration_minutes: undefined }), [])
  const other = await buy({ ...three_sessions, procedure_codes: ['90837'] })
  assert.deepEqual(await charged(), [15_000])
  assert.deepEqual(await charged({ payer_type: 'commercial' }), [])
  assert.deepEqual(await charged({ duration_minutes: 60, procedure_code: '90837' }), [])
  assert.deepEqual([(await read(id)).used, (await read(other.id)).used], [1, 1])
})

test('A session without a price uses the package, and is charged to nobody', async () => {
  const { buy, charged, read, prove, complete, ask } = await packagePractice()
  const { id } = await buy(three_sessions)
  assert.deepEqual(await charged({ duration_minutes: 30, procedure_code: '90832' }), [])
  assert.deepEqual(leftOf(await read(id)), [1, 2, 26_667])
  const free = { name: 'Pro bono', duration_minutes: 45, price: usd(0) }
  const { id: service_id } = (await ask('POST', '/v1/services', free)).body
  await complete({ service_id, duration_minutes: undefined })
  assert.deepEqual(leftOf(await read(id)), [1, 2, 26_667])
  await prove()
})

test('A session that is corrected gives its part of the package back', async () => {
  const { buy, complete, read, ask, advance, prove, chargesOf } = await packagePractice()
  const { id } = await buy(three_sessions)
  const session_id = await complete()
  assert.deepEqual(leftOf(await read(id)), [1, 2, 26_667])
  const path = `/v1/sessions/${session_id}`
  const changed = await ask('PATCH', path, { payer_type: 'commercial' })
  assert.equal(changed.status, 200, changed.text)
  await advance('PT1S')
  assert.deepEqual(leftOf(await read(id)), [0, 3, 40_000])
  assert.deepEqual(await chargesOf(session_id), [])
  await prove()
})

test('Canceling returns what is not used: off the balance, or as credit that can be refunded', async () => {
  const { buy, charged, read, ask, prove, person_id, balance } = await packagePractice()
  const { id } = await buy(three_sessions)
  await charged()
  const method = { type: 'cash' }
  const paying = { person_id, amount: usd(40_000), kind: 'balance', method, confirm: true }
  const { body: payment } = await ask('POST', '/v1/payments', paying)
  assert.equal(payment.status, 'succeeded')
  const canceled = await ask('POST', `/v1/packages/${id}/cancel`, {})
  assert.deepEqual([canceled.body.status, canceled.body.unused], ['canceled', usd(0)])
  assert.equal(await balance(`liability:patient_credit:${person_id}`), -26_667)
  await prove()
  const refund = { payment_id: payment.id, amount: usd(26_667) }
  assert.equal((await ask('POST', '/v1/refunds', refund)).body.status, 'succeeded')
  assert.equal(await balance(`liability:patient_credit:${person_id}`), 0)
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 0)
  await prove()
  assert.deepEqual(await charged(), [15_000])
  const again = await ask('POST', `/v1/packages/${id}/cancel`, {})
  assert.equal(again.body.error.code, 'invalid_transition')
  const unpaid = await buy(three_sessions)
  await ask('POST', `/v1/packages/${unpaid.id}/cancel`, {})
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 15_000)
  assert.equal((await read(unpaid.id)).status, 'canceled')
  await prove()
})

test('What is left of an expired package is revenue, and includes nothing more', async () => {
  const { buy, charged, advance, read, balance, prove } = await packagePractice()
  const { id } = await buy({ ...three_sessions, ends_on: undefined })
  assert.deepEqual(await charged(), [])
  await advance('P200D')
  await advance('P200D')
  const expired = await read(id)
  assert.deepEqual([expired.status, expired.unused, expired.used], ['expired', usd(0), 1])
  assert.equal(await balance('revenue:services'), -40_000)
  await prove()
})

test('The last session of a package is used once', async () => {
  const { buy, read, complete, prove, account } = await packagePractice()
  const { id } = await buy({ ...three_sessions, sessions: 1 })
  const [one, other] = [await complete(), await complete()]
  const { rows } = await sql.query(
    'select session_id from package_uses where account = $1 and not reversed',
    [account],
  )
  assert.equal(rows.length, 1)
  assert.ok([one, other].includes(rows[0].session_id))
  assert.deepEqual(leftOf(await read(id)), [1, 0, 0])
  await prove()
})

test('Wrong terms are refused and sell nothing', async () => {
  const { ask, person_id, balance } = await packagePractice()
  const refused = async (terms: object, param: string) => {
    const { body } = await ask('POST', '/v1/packages', { person_id, ...terms })
    assert.deepEqual([body.error?.code, body.error?.param], ['validation_failed', param])
  }
  await refused({ ...three_sessions, sessions: undefined }, 'sessions')
  await refused({ ...three_sessions, discount_percent: 10 }, 'discount_percent')
  await refused(monthly, 'discount_percent')
  await refused({ ...monthly, sessions: 1, ends_on: '2099-01-01' }, 'ends_on')
  await refused({ ...three_sessions, starts_on: '2020-01-01', ends_on: '2020-02-01' }, 'ends_on')
  await refused({ ...three_sessions, price: usd(0) }, 'price.amount')
  assert.equal(await balance(`asset:patient_ar:${person_id}`), 0)
})
