// Tests payment methods on file at Stripe, with a small server for its responses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Stripe from 'stripe'
import { createPerson } from '#tests/person_examples.ts'
import { call, createTestAccount, startServer } from '#tests/harness.ts'
import { ProcessorDown, ProcessorRefused } from '#outside/ports/processor.ts'
import { return_url, startStripeServer, webhook_secret } from '#tests/stripe_server.ts'
import { stripeClient, stripeProcessor } from './stripe.ts'

const { received, answers, settings } = await startStripeServer()
const processor = stripeProcessor(stripeClient(settings), return_url)

const setup = (fields: object = {}) => ({
  id: 'seti_1',
  object: 'setup_intent',
  status: 'succeeded',
  customer: 'cus_1',
  payment_method: {
    id: 'pm_1',
    object: 'payment_method',
    card: { brand: 'visa', last4: '4242', exp_month: 2, exp_year: 2028 },
  },
  last_setup_error: null,
  next_action: null,
  ...fields,
})
const request = { payment_method_id: 'pm_ours', type: 'card', token: 'pm_card_visa', online: null }
answers['POST /v1/customers'] = [200, { id: 'cus_1', object: 'customer' }]

test('A card is put on file for charges off-session, with keys and without personal data', async () => {
  answers['POST /v1/setup_intents'] = [200, setup()]
  received.length = 0
  const result = await processor.setUp(request, 'pm_ours:set_up')
  assert.deepEqual(result, {
    reference: 'seti_1',
    status: 'succeeded',
    customer: 'cus_1',
    method: 'pm_1',
    details: { type: 'card', brand: 'visa', last4: '4242', expires_on: '2028-02-29' },
    failure: null,
    challenge_url: null,
  })
  assert.deepEqual(
    received.map(({ key }) => key),
    ['pm_ours:set_up:customer', 'pm_ours:set_up'],
  )
  const sent = Object.fromEntries(new URLSearchParams(received[1]!.body))
  assert.deepEqual(sent, {
    customer: 'cus_1',
    payment_method: 'pm_card_visa',
    'allowed_payment_method_types[0]': 'card',
    usage: 'off_session',
    confirm: 'true',
    return_url,
    'metadata[attune_payment_method]': 'pm_ours',
    'expand[0]': 'payment_method',
  })
})

test('A bank account is put on file with its mandate, and verified with microdeposits', async () => {
  const url = 'https://payments.stripe.com/microdeposit/x'
  const next_action = { verify_with_microdeposits: { hosted_verification_url: url } }
  answers['POST /v1/setup_intents'] = [200, setup({ status: 'requires_action', next_action })]
  const online = { ip_address: '198.51.100.7', user_agent: 'Test' }
  for (const [evidence, kind] of [
    [online, 'online'],
    [null, 'offline'],
  ] as const) {
    received.length = 0
    const result = await processor.setUp({ ...request, type: 'ach', online: evidence }, `k:${kind}`)
    assert.deepEqual([result.status, result.challenge_url], ['challenged', url])
    const sent = new URLSearchParams(received[1]!.body)
    assert.equal(sent.get('mandate_data[customer_acceptance][type]'), kind)
    assert.equal(sent.get('allowed_payment_method_types[0]'), 'us_bank_account')
  }
})

test('A refused card, an unknown status and no response are told apart', async () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' }
  answers['POST /v1/setup_intents'] = [402, { error }]
  await assert.rejects(processor.setUp(request, 'a'), ProcessorRefused)
  answers['POST /v1/setup_intents'] = [500, {}]
  await assert.rejects(processor.setUp(request, 'b'), ProcessorDown)
  const path = 'GET /v1/setup_intents/seti_1'
  answers[path] = [200, setup({ status: 'from_the_future' })]
  await assert.rejects(processor.retrieveSetup('seti_1'), ProcessorDown)
  const refused = { status: 'requires_payment_method', last_setup_error: error }
  answers[path] = [200, setup(refused)]
  const { status, failure } = await processor.retrieveSetup('seti_1')
  assert.deepEqual([status, failure?.retryable], ['failed', false])
})

test('A customer that is already deleted counts as detached', async () => {
  const path = 'DELETE /v1/customers/cus_1'
  answers[path] = [200, { id: 'cus_1', object: 'customer', deleted: true }]
  await processor.detach('cus_1', 'k')
  answers[path] = [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]
  await processor.detach('cus_1', 'k')
  answers[path] = [500, {}]
  await assert.rejects(processor.detach('cus_1', 'k'), ProcessorDown)
})

test('A webhook activates a card that the person authenticated, and an off-session charge names the customer', async () => {
  const port = await startServer({ processor: { name: 'stripe', stripe: settings } })
  const { key } = await createTestAccount()
  const { id: person_id } = await createPerson({}, { key, port })
  const url = 'https://hooks.stripe.com/3ds'
  const next_action = { redirect_to_url: { url } }
  answers['POST /v1/setup_intents'] = [200, setup({ status: 'requires_action', next_action })]
  const consent = { text_version: '1', channel: 'written' }
  const body = { person_id, type: 'card', token: 'pm_1', consent }
  const created = await call('POST', '/v1/payment_methods', body, { key, port })
  assert.deepEqual(
    [created.body.status, created.body.next_action],
    ['pending', { type: 'redirect', url }],
    created.text,
  )
  answers['GET /v1/setup_intents/seti_1'] = [200, setup()]
  const object = { id: 'seti_1', object: 'setup_intent' }
  const payload = JSON.stringify({ id: 'evt_1', type: 'setup_intent.succeeded', data: { object } })
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhook_secret })
  const options = { key: null, port, raw: payload, headers: { 'stripe-signature': signed } }
  const noted = await call('POST', '/processors/stripe/webhooks', undefined, options)
  assert.equal(noted.body.outcome, 'noted', noted.text)
  const path = `/v1/payment_methods/${created.body.id}`
  const { body: active } = await call('GET', path, undefined, { key, port })
  assert.deepEqual(
    [active.status, active.last4, active.expires_on, active.next_action],
    ['active', '4242', '2028-02-29', null],
  )
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 2_500,
    currency: 'usd',
    status: 'requires_confirmation',
  }
  answers['POST /v1/payment_intents'] = [200, intent]
  const error = { type: 'card_error', code: 'authentication_required' }
  answers['POST /v1/payment_intents/pi_1/confirm'] = [402, { error }]
  received.length = 0
  const amount = { amount: 2_500, currency: 'usd' }
  const charge = { person_id, amount, kind: 'balance', payment_method_id: active.id, confirm: true }
  const paid = await call('POST', '/v1/payments', charge, { key, port })
  assert.deepEqual(
    [paid.body.status, paid.body.failure.code],
    ['declined', 'authentication_required'],
    paid.text,
  )
  const [opened, confirmed] = received.map(({ body: text }) => new URLSearchParams(text))
  assert.equal(opened!.get('customer'), 'cus_1')
  assert.deepEqual(
    [confirmed!.get('payment_method'), confirmed!.get('off_session'), confirmed!.get('return_url')],
    ['pm_1', 'true', null],
  )
})
