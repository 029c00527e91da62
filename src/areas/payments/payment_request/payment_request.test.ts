// Payment requests: what can be requested, the secret link, and the message that carries it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, log_lines, sql } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function practice(person: object = {}) {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson(person, { key })
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  const owe = (amount: number) => ask('POST', '/v1/charges', { person_id, amount: usd(amount) })
  const request = (fields: object = {}) =>
    ask('POST', '/v1/payment_requests', { person_id, ...fields })
  return { key, person_id, ask, owe, request }
}

test('Without an amount, the balance is requested, less the credit', async () => {
  const { request, owe, ask, person_id } = await practice()
  const none = await request()
  assert.deepEqual([none.status, none.body.error.code], [422, 'nothing_owed'])
  await owe(4_000)
  const cash = { amount: usd(500), kind: 'prepayment', method: { type: 'cash' }, confirm: true }
  await ask('POST', '/v1/payments', { person_id, ...cash })
  const { body } = await request()
  assert.deepEqual([body.amount, body.covers_balance, body.kind], [usd(3_500), true, 'balance'])
})

test('Amounts, times and care that do not fit are refused', async () => {
  const { request } = await practice()
  const amount = usd(4_000)
  const past = '2020-01-01T00:00:00Z'
  for (const [fields, param] of [
    [{ amount: usd(0) }, 'amount.amount'],
    [{ amount, expires_at: past }, 'expires_at'],
    [{ kind: 'copay' }, 'amount'],
    [{ amount, session_id: 'ses_4Jv0hTq8kYb2Wm6Zc1Rx9N' }, 'session_id'],
    [{ amount, metadata: { note: '4242 4242 4242 4242' } }, 'metadata'],
  ] as const) {
    const { status, body } = await request(fields)
    assert.ok(status === 400 || status === 404, JSON.stringify(body))
    assert.equal(body.error.param, param)
  }
})

test('The link is returned once, and neither stored nor logged', async () => {
  const { request, ask, key, person_id } = await practice()
  const { body } = await request({ amount: usd(4_000) })
  const path = new URL(body.url).pathname
  const token = path.split('/').at(-1)!
  assert.equal('url' in (await ask('GET', `/v1/payment_requests/${body.id}`)).body, false)
  const options = { key, idempotency_key: 'request-once' }
  const fields = { person_id, amount: usd(1_000) }
  await call('POST', '/v1/payment_requests', fields, options)
  const again = await call('POST', '/v1/payment_requests', fields, options)
  assert.equal('url' in again.body, false)
  assert.equal((await call('GET', path, undefined, { key: null })).status, 200)
  assert.equal(log_lines.join('').includes(token), false)
  const { rows } = await sql.query(
    'select row_to_json(r)::text as text from payment_requests r where id = $1',
    [body.id],
  )
  assert.equal(rows[0].text.includes(token), false)
})

test('A request that nobody pays expires, and a canceled one stays canceled', async () => {
  const { request, ask } = await practice()
  const first = (await request({ amount: usd(4_000) })).body
  const other = (await request({ amount: usd(4_000) })).body
  const canceled = await ask('POST', `/v1/payment_requests/${other.id}/cancel`)
  assert.equal(canceled.body.status, 'canceled')
  const again = await ask('POST', `/v1/payment_requests/${other.id}/cancel`)
  assert.deepEqual([again.status, again.body.error.code], [409, 'invalid_transition'])
  await ask('POST', '/v1/test_clock/advance', { by: 'P31D' })
  const { body } = await ask('GET', `/v1/payment_requests/${first.id}`)
  assert.equal(body.status, 'expired')
  for (const { url } of [first, other]) {
    const page = await call('GET', new URL(url).pathname, undefined, { key: null })
    assert.match(page.text, /This link is no longer active/)
  }
})

for (const [code, subject, says] of [
  ['en', 'Please pay $40.00', /Pay here: \{pay\}/],
  ['es', 'Un pago pendiente de $40.00', /Pague aquí: \{pay\}/],
] as const) {
  test(`The message names the amount and the link is added when it is sent: ${code}`, async () => {
    const contacts = [{ channel: 'email', value: 'maya@example.com' }]
    const { request, ask } = await practice({ contacts, languages: [{ code }] })
    await ask('PATCH', '/v1/message_settings', { enabled: true, quiet_hours: null })
    const { body } = await request({ amount: usd(4_000) })
    await ask('POST', '/v1/test_clock/advance', { by: 'PT1M' })
    const { data } = (await ask('GET', '/v1/messages?purpose=payment_request')).body
    assert.deepEqual([data.length, data[0].subject], [1, subject])
    assert.match(data[0].text, says)
    assert.equal(data[0].text.includes(new URL(body.url).pathname), false)
  })
}

test('An account sees no request of another', async () => {
  const [ours, theirs] = [await practice(), await practice()]
  const { body } = await theirs.request({ amount: usd(4_000) })
  assert.equal((await ours.ask('GET', `/v1/payment_requests/${body.id}`)).status, 404)
  assert.equal((await ours.ask('POST', `/v1/payment_requests/${body.id}/cancel`)).status, 404)
  const foreign = await ours.request({ person_id: theirs.person_id, amount: usd(1) })
  assert.deepEqual([foreign.status, foreign.body.error.param], [404, 'person_id'])
})
