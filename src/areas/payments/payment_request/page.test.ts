// The page of a payment request: one payment, however it is submitted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentPage, policyFor } from './page.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'

const usd = (amount: number) => ({ amount, currency: 'usd' })

async function requested(fields: object = {}, person: object = {}) {
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson(person, { key })
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { key })
  await ask('POST', '/v1/charges', { person_id, amount: usd(4_000) })
  const { body } = await ask('POST', '/v1/payment_requests', { person_id, ...fields })
  const path = new URL(body.url).pathname
  const open = (sent?: object, at = path) =>
    call(sent ? 'POST' : 'GET', at, sent, { key: null, headers: { accept: 'text/html' } })
  const pay = (token = 'pm_card_visa', amount = 4_000) => open({ ...usd(amount), token })
  const read = async () => (await ask('GET', `/v1/payment_requests/${body.id}`)).body
  const payments = async () =>
    (await ask('GET', `/v1/payments?person_id=${person_id}&order=created_at`)).body.data.map(
      (each: any) => [each.status, each.amount.amount, each.payment_request_id === body.id],
    )
  const owed = async () =>
    (await ask('GET', `/v1/balances?person_id=${person_id}`)).body.data.map(
      (each: any) => each.balance.amount,
    )
  return { id: body.id, path, open, pay, read, payments, ask, owed, person_id }
}

test('A person pays their balance on the page, and the request is paid', async () => {
  const { open, pay, read, payments, owed, ask } = await requested()
  const page = await open()
  assert.equal(page.status, 200)
  assert.match(page.text, /<h1>Pay \$40\.00<\/h1>/)
  const paid = await pay()
  assert.equal(paid.status, 303, paid.text)
  assert.match((await open()).text, /We received your payment of \$40\.00/)
  const { status, payment_id } = await read()
  assert.deepEqual([status, typeof payment_id], ['paid', 'string'])
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
  assert.equal(
    (await owed()).every((amount: number) => amount === 0),
    true,
  )
  assert.deepEqual((await ask('GET', '/v1/ledger_proof')).body.violations, [])
})

test('Of many submissions at once, one is charged', async () => {
  const { pay, payments, read } = await requested()
  const answers = await Promise.all(Array.from({ length: 12 }, () => pay()))
  for (const { status } of answers) assert.ok(status === 303 || status === 200, String(status))
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
  assert.equal((await pay()).status, 200)
  assert.equal((await read()).status, 'paid')
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
})

test('After a decline, the same payment is confirmed with another card', async () => {
  const { open, pay, payments } = await requested()
  await pay('pm_card_visa_chargeDeclined')
  assert.match((await open()).text, /role="alert">The payment was declined/)
  await pay()
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
})

test('A bank can ask for confirmation, which can fail and be tried again', async () => {
  const { open, pay, payments, path } = await requested()
  await pay('pm_card_authenticationRequired')
  assert.match((await open()).text, /Confirm with your bank/)
  assert.equal((await pay()).status, 200)
  await open({ outcome: 'failed' }, `${path}/challenge`)
  assert.match((await open()).text, /role="alert">The payment was declined/)
  await pay('pm_card_authenticationRequired')
  const done = await open({ outcome: 'authenticated' }, `${path}/challenge`)
  assert.equal(done.status, 303)
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
})

test('An amount other than the one that was shown is not charged', async () => {
  const { open, pay, payments, ask, person_id } = await requested()
  await open()
  const cash = { amount: usd(1_500), kind: 'balance', method: { type: 'cash' }, confirm: true }
  await ask('POST', '/v1/payments', { person_id, ...cash })
  const refused = await pay()
  assert.match(refused.text, /role="alert">The amount has changed/)
  assert.match(refused.text, /Pay \$25\.00/)
  await pay('pm_card_visa', 2_500)
  assert.deepEqual(await payments(), [
    ['succeeded', 1_500, false],
    ['succeeded', 2_500, true],
  ])
})

test('A balance that was paid in another way is not charged again', async () => {
  const { open, pay, payments, ask, person_id } = await requested()
  const cash = { amount: usd(4_000), kind: 'balance', method: { type: 'cash' }, confirm: true }
  await ask('POST', '/v1/payments', { person_id, ...cash })
  assert.match((await open()).text, /Nothing to pay/)
  assert.equal((await pay()).status, 200)
  assert.deepEqual(await payments(), [['succeeded', 4_000, false]])
})

test('A bank debit that arrives after the request expired still pays it', async () => {
  const { open, pay, payments, ask, read } = await requested()
  await ask('POST', '/v1/test_clock/advance', { by: 'P29D' })
  await pay('pm_usBankAccount_success')
  assert.match((await open()).text, /Payment in progress/)
  assert.equal((await pay()).status, 200)
  await ask('POST', '/v1/test_clock/advance', { by: 'P2D' })
  assert.equal((await read()).status, 'expired')
  await ask('POST', '/v1/test_clock/advance', { by: 'P5D' })
  assert.equal((await read()).status, 'paid')
  assert.deepEqual(await payments(), [['succeeded', 4_000, true]])
})

test('A canceled request cancels what the person has not authenticated', async () => {
  const { pay, payments, ask, id, open, path } = await requested()
  await pay('pm_card_authenticationRequired')
  await ask('POST', `/v1/payment_requests/${id}/cancel`)
  assert.deepEqual(await payments(), [['canceled', 4_000, true]])
  await open({ outcome: 'authenticated' }, `${path}/challenge`)
  await pay()
  assert.deepEqual(await payments(), [['canceled', 4_000, true]])
})

test('Foreign sites, card numbers and unknown links are refused', async () => {
  const { path, open, payments } = await requested()
  const sent = { ...usd(4_000), token: 'pm_card_visa' }
  const headers = { origin: 'https://evil.example', accept: 'text/html' }
  assert.equal((await call('POST', path, sent, { key: null, headers })).status, 403)
  assert.equal((await open({ ...sent, token: '4242424242424242' })).status, 400)
  assert.equal((await open({ token: 'pm_card_visa' })).status, 400)
  for (const other of [`/pay/${'a'.repeat(43)}`, '/pay/x']) {
    const unknown = await open(undefined, other)
    assert.deepEqual([unknown.status, /not valid/.test(unknown.text)], [404, true], other)
  }
  assert.equal((await open(undefined, '/pay/%00')).status, 404)
  assert.deepEqual(await payments(), [])
})

test('The page names no person and no care, and loads nothing foreign', async () => {
  const name = { given: 'Maya', family: 'Castellanos' }
  const { open } = await requested({}, { names: [{ ...name, use: 'official' }] })
  const { text, headers } = await open()
  for (const word of ['Maya', 'Castellanos', 'per_', 'http']) {
    assert.equal(text.includes(word), false, word)
  }
  const policy = headers['content-security-policy']!
  assert.match(policy, /default-src 'none'/)
  assert.doesNotMatch(policy, /script-src|unsafe|\*/)
  assert.equal(headers['cache-control'], 'no-store')
  assert.equal(headers['referrer-policy'], 'no-referrer')
})

test("With Stripe, the card fields are in Stripe's frame, in the person's language", () => {
  const form = { publishable_key: 'pk_test_1' }
  const state = { show: 'form' as const, amount: usd(4_000), problem: null }
  const text = paymentPage({ brand: 'Main & Sons', language: 'es', state }, form, '/pay/x')
  assert.match(text, /<html lang="es">/)
  assert.match(text, /Main &amp; Sons/)
  assert.match(text, /data-key="pk_test_1" data-amount="4000" data-currency="usd"/)
  assert.match(text, /<script src="https:\/\/js\.stripe\.com\/v3\/" defer>/)
  assert.match(policyFor(form), /script-src 'self' https:\/\/js\.stripe\.com/)
  assert.doesNotMatch(policyFor(form), /unsafe/)
})

test('A link to the bank replaces a redirect, and only with its URL', () => {
  const form = { publishable_key: 'pk_test_1' }
  const state = { show: 'challenge' as const, amount: usd(4_000), url: 'https://bank.example/?a&b' }
  const text = paymentPage({ brand: 'Main', language: 'en', state }, form, '/pay/x')
  assert.match(text, /<a class="button" href="https:\/\/bank\.example\/\?a&amp;b">/)
  const none = paymentPage(
    { brand: 'Main', language: 'en', state: { ...state, url: null } },
    form,
    '',
  )
  assert.doesNotMatch(none, /class="button"/)
})
