// Tests the Stripe adapter with an independent emulator, which keeps state and signs webhooks, and
// with a small server for responses that the emulator can't produce.
import assert from 'node:assert/strict'
import http from 'node:http'
import { after, test } from 'node:test'
import { createEmulator } from 'emulate'
import Stripe from 'stripe'
import { copayRequest, createPerson } from '#tests/person_examples.ts'
import { call, createTestAccount, sql, startServer } from '#tests/harness.ts'
import { ProcessorDown, ProcessorRefused } from '#outside/ports/processor.ts'
import { stripeClient, stripeProcessor } from './stripe.ts'
import { readEvent } from './stripe_events.ts'

const webhook_secret = 'whsec_tests'
const return_url = 'https://localhost:8443'
const visa = { token: 'pm_card_visa', off_session: false }

// What was heard at an address: each request, as it came.
type ReceivedRequest = { path: string; headers: http.IncomingHttpHeaders; body: string }
async function listen(answer: (received: ReceivedRequest) => [number, unknown]) {
  const incoming: ReceivedRequest[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const one = { path: `${request.method} ${request.url}`, headers: request.headers, body }
      incoming.push(one)
      const [status, result] = answer(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(result))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, came: incoming }
}

const hook = await listen(() => [200, {}])
const emulated = await createEmulator({
  service: 'stripe',
  port: 0,
  seed: { stripe: { webhooks: [{ url: hook.url, secret: webhook_secret, events: ['*'] }] } },
} as never)
after(() => emulated.close())

const stripeAt = (api_url: string) => ({
  secret_key: 'sk_test_x',
  webhook_secret,
  api_url,
  return_url,
})
const port = await startServer({
  processor: { name: 'stripe', stripe: stripeAt(emulated.url), wait_ms: 2_000 },
})
const { key } = await createTestAccount()
const ask = { key, port }
const person = await createPerson({}, ask)
const pay = (fields: object = {}) =>
  call('POST', '/v1/payments', copayRequest(person.id, fields), ask)
const tell = (body: string, signature: string) =>
  call('POST', '/processors/stripe/webhooks', undefined, {
    key: null,
    port,
    raw: body,
    headers: { 'stripe-signature': signature },
  })

test('Emulator: a payment is created, confirmed and retrieved, and posted once', async () => {
  const { body, text } = await pay()
  assert.equal(body.status, 'succeeded', text)
  assert.deepEqual([body.processor, body.amount_captured, body.fee], ['stripe', usd(2_500), null])
  const stripe = stripeClient(stripeAt(emulated.url))
  const processor = stripeProcessor(stripe, return_url)
  assert.equal((await processor.retrieveCharge(body.processor_reference)).status, 'succeeded')
  const again = await processor.confirm(body.processor_reference, visa, 'again')
  assert.equal(again.status, 'succeeded', 'what was confirmed before is report as it is')
  await assert.rejects(processor.retrieveCharge('pi_nothing'), ProcessorRefused)
})

test('Emulator: signed webhooks are processed once; forged and unrelated ones change nothing', async () => {
  const { body } = await pay()
  const event = hook.came.findLast(({ body: text }) => text.includes(body.processor_reference))!
  const signature = String(event.headers['stripe-signature'])
  const first = await tell(event.body, signature)
  assert.deepEqual([first.status, first.body.outcome], [200, 'noted'], first.text)
  assert.equal((await tell(event.body, signature)).body.outcome, 'known')
  const forged = await tell(event.body.replace('2500', '9900'), signature)
  assert.equal(forged.status, 400)
  assert.equal((await tell(event.body, '')).status, 400)
  const text = JSON.stringify({
    id: 'evt_other',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_of_another_shop', object: 'payment_intent' } },
  })
  const signed = Stripe.webhooks.generateTestHeaderString({ payload: text, secret: webhook_secret })
  assert.equal((await tell(text, signed)).body.outcome, 'ignored')
  const { rows } = await sql.query(
    'select count(*)::int as n from ledger_transactions where key = $1',
    [`copay_taken:${body.id}`],
  )
  assert.equal(rows[0].n, 1)
})

test("Emulator: operations it doesn't support (capture, refunds) count as no response, never as success", async () => {
  const { body } = await pay()
  const refund = await call('POST', '/v1/refunds', { payment_id: body.id }, ask)
  assert.deepEqual([refund.status, refund.body.status], [200, 'requested'])
  const { rows } = await sql.query('select 1 from ledger_transactions where key = $1', [
    `refunded:${refund.body.id}`,
  ])
  assert.equal(rows.length, 0)
})

// A server with a set response for each path.
const answers: Record<string, [number, unknown]> = {}
const label = await listen(
  ({ path }) => answers[path.split('?')[0]!] ?? [404, { message: 'Not Found' }],
)
const client = new Stripe('sk_test_x', {
  host: '127.0.0.1',
  port: new URL(label.url).port,
  protocol: 'http',
  maxNetworkRetries: 0,
})
const processor = stripeProcessor(client, return_url)
const usd = (amount: number) => ({ amount, currency: 'usd' })
const intent = (fields: object) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 2_500,
  amount_received: 0,
  currency: 'usd',
  status: 'requires_confirmation',
  last_payment_error: null,
  latest_charge: null,
  next_action: null,
  ...fields,
})
const opening = {
  payment_id: 'pay_1',
  amount: 2_500,
  currency: 'usd',
  method_type: 'card',
  capture_method: 'automatic' as const,
  statement_descriptor: 'ATTUNE',
  customer: null,
}

test('A 404 or 500 without an error object, and an object of another kind, count as no response', async () => {
  const path = 'GET /v1/payment_intents/pi_1'
  for (const answer of [
    [404, { message: 'Not Found' }],
    [500, { oops: 1 }],
    [200, { object: 'list', data: [] }],
    [200, intent({ status: 'from_the_future' })],
    [429, { error: { type: 'rate_limit_error' } }],
    [401, { error: { type: 'invalid_request_error' } }],
  ] as [number, unknown][]) {
    answers[path] = answer
    await assert.rejects(processor.retrieveCharge('pi_1'), ProcessorDown, JSON.stringify(answer))
  }
})

test("Stripe's objects are converted to Attune's", async () => {
  const path = 'GET /v1/payment_intents/pi_1'
  const charge = {
    balance_transaction: { fee: 103 },
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  }
  const url = 'https://hooks.stripe.com/3ds'
  for (const [result, expected] of [
    [{ status: 'requires_payment_method' }, { status: 'open' }],
    [
      {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      },
      {
        status: 'declined',
        failure: { code: 'card_declined', decline_code: 'insufficient_funds', retryable: true },
      },
    ],
    [
      { status: 'requires_action', next_action: { redirect_to_url: { url } } },
      { status: 'challenged', challenge_url: url },
    ],
    [{ status: 'requires_capture' }, { status: 'authorized' }],
    [
      { status: 'succeeded', amount_received: 2_500, latest_charge: charge },
      { status: 'succeeded', amount_captured: 2_500, fee: 103 },
    ],
    [
      { status: 'succeeded', currency: 'isk', amount: 250_000, amount_received: 250_000 },
      { amount_captured: 2_500 },
    ],
    [{ status: 'canceled' }, { status: 'canceled' }],
  ] as [object, object][]) {
    answers[path] = [200, intent(result)]
    const charge = await processor.retrieveCharge('pi_1')
    for (const [name, value] of Object.entries(expected)) {
      assert.deepEqual(charge[name as 'status'], value)
    }
  }
})

test('Declines report whether the same card can be retried', async () => {
  const path = 'POST /v1/payment_intents/pi_1/confirm'
  for (const [error, retryable] of [
    [{ code: 'card_declined', decline_code: 'generic_decline' }, true],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, false],
    [
      { code: 'card_declined', decline_code: 'do_not_honor', advice_code: 'do_not_try_again' },
      false,
    ],
    [{ code: 'card_declined', decline_code: 'fraudulent', advice_code: 'try_again_later' }, true],
    [{ code: 'expired_card' }, false],
  ] as [object, boolean][]) {
    answers[path] = [402, { error: { type: 'card_error', ...error } }]
    await assert.rejects(processor.confirm('pi_1', visa, 'k'), (thrown) => {
      assert.ok(thrown instanceof ProcessorRefused)
      assert.equal(thrown.failure.retryable, retryable)
      return true
    })
  }
})

// A payment at Stripe, and what Stripe sends of it.
async function paidAt(reference: string) {
  const fields = { id: reference, amount_received: 2_500, status: 'succeeded' }
  answers['POST /v1/payment_intents'] = [200, intent({ id: reference })]
  answers[`POST /v1/payment_intents/${reference}/confirm`] = [200, intent(fields)]
  const options = { key, port: reported_at }
  const { body, text } = await call('POST', '/v1/payments', copayRequest(person.id), options)
  assert.equal(body.status, 'succeeded', text)
  return body.id as string
}
const reported_at = await startServer({
  processor: { name: 'stripe', stripe: stripeAt(label.url), wait_ms: 2_000 },
})
let events = 0
async function send(object: object) {
  const payload = JSON.stringify({ id: `evt_${++events}`, type: 'x', data: { object } })
  const header = { payload, secret: webhook_secret }
  const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString(header) }
  const options = { key: null, port: reported_at, raw: payload, headers }
  const { body, text } = await call('POST', '/processors/stripe/webhooks', undefined, options)
  assert.equal(body.outcome, 'noted', text)
}
const read = async (path: string) => (await call('GET', path, undefined, ask)).body

test('A refund created in the Stripe dashboard is recorded and posted once, and reversed if it fails', async () => {
  const id = await paidAt('pi_hand')
  const refund = { id: 're_hand', object: 'refund', payment_intent: 'pi_hand', metadata: {} }
  const says = (status: string) => {
    const more = { amount: 700, currency: 'usd', status }
    answers['GET /v1/refunds/re_hand'] = [200, { ...refund, ...more }]
  }
  for (const [status, ours, refunded] of [
    ['pending', 'requested', 700],
    ['succeeded', 'succeeded', 700],
    ['succeeded', 'succeeded', 700],
    ['failed', 'failed', 0],
  ] as const) {
    says(status)
    await send(refund)
    const { data } = await read(`/v1/refunds?payment_id=${id}`)
    const { amount_refunded } = await read(`/v1/payments/${id}`)
    const reported = data.map((each: any) => [each.status, each.amount.amount, each.reason])
    assert.deepEqual([reported, amount_refunded], [[[ours, 700, 'other']], usd(refunded)])
    assert.deepEqual((await read('/v1/ledger_proof')).violations, [])
  }
})

test('Several disputes of a payment add up, and the payment stays disputed until the last is decided', async () => {
  const id = await paidAt('pi_disputed')
  const says = async (name: string, amount: number, status: string) => {
    const fixed = {
      object: 'dispute',
      currency: 'usd',
      reason: 'general',
      balance_transactions: [],
    }
    const dispute = { ...fixed, id: name, payment_intent: 'pi_disputed', amount, status }
    answers[`GET /v1/disputes/${name}`] = [200, dispute]
    await send(dispute)
    const { disputed, amount_disputed } = await read(`/v1/payments/${id}`)
    assert.deepEqual((await read('/v1/ledger_proof')).violations, [])
    return [disputed, amount_disputed.amount]
  }
  assert.deepEqual(await says('dp_a', 1_000, 'needs_response'), [true, 1_000])
  assert.deepEqual(await says('dp_b', 500, 'needs_response'), [true, 1_500])
  assert.deepEqual(await says('dp_a', 1_000, 'lost'), [true, 1_500])
  assert.deepEqual(await says('dp_b', 500, 'won'), [false, 1_000])
  const request = { payment_id: id, amount: usd(1_501) }
  const { body } = await call('POST', '/v1/refunds', request, { key, port: reported_at })
  assert.equal(body.error.code, 'refund_exceeds_captured')
})

test('An inquiry withdraws nothing and allows a refund, unless it becomes a chargeback', async () => {
  const report = async (intent: string, status: string, fee: number[] = []) => {
    const dispute = {
      object: 'dispute',
      id: `dp_${intent}`,
      payment_intent: intent,
      currency: 'usd',
      amount: 1_000,
      reason: 'fraudulent',
      status,
      balance_transactions: fee.map((each) => ({ fee: each })),
    }
    answers[`GET /v1/disputes/${dispute.id}`] = [200, dispute]
    await send(dispute)
  }
  const state = async (id: string) => {
    const { disputed, amount_disputed } = await read(`/v1/payments/${id}`)
    const [dispute] = (await read(`/v1/disputes?payment_id=${id}`)).data
    assert.deepEqual((await read('/v1/ledger_proof')).violations, [])
    return [dispute.inquiry, dispute.status, disputed, amount_disputed.amount, dispute.fee.amount]
  }
  const ended = await paidAt('pi_inquiry')
  await report('pi_inquiry', 'warning_needs_response')
  assert.deepEqual(await state(ended), [true, 'opened', false, 0, 0])
  const request = { payment_id: ended, amount: usd(700) }
  const { body, text } = await call('POST', '/v1/refunds', request, { key, port: reported_at })
  assert.equal(body.payment_id, ended, text)
  await report('pi_inquiry', 'warning_closed')
  assert.deepEqual(await state(ended), [true, 'won', false, 0, 0])
  const escalated = await paidAt('pi_escalated')
  await report('pi_escalated', 'warning_needs_response')
  await report('pi_escalated', 'warning_under_review')
  await report('pi_escalated', 'needs_response', [1_500])
  assert.deepEqual(await state(escalated), [false, 'opened', true, 1_000, 1_500])
  await report('pi_escalated', 'lost', [1_500])
  assert.deepEqual(await state(escalated), [false, 'lost', false, 1_000, 1_500])
})

test('Every request has an idempotency key, and no name, session or care data is sent to Stripe', async () => {
  answers['POST /v1/payment_intents'] = [200, intent({})]
  answers['GET /v1/payment_intents/pi_1'] = [200, intent({})]
  answers['POST /v1/payment_intents/pi_1/confirm'] = [200, intent({ status: 'succeeded' })]
  answers['POST /v1/payment_intents/pi_1/capture'] = [200, intent({ status: 'succeeded' })]
  answers['POST /v1/refunds'] = [200, { id: 're_1', object: 'refund', status: 'succeeded' }]
  answers['POST /v1/transfers'] = [200, { id: 'tr_1', object: 'transfer' }]
  const dispute = {
    id: 'dp_1',
    object: 'dispute',
    status: 'under_review',
    currency: 'usd',
    amount: 2_500,
    reason: 'fraudulent',
    payment_intent: 'pi_1',
    balance_transactions: [{ fee: 1_500 }],
    evidence_details: { due_by: 1_800_000_000 },
  }
  answers['POST /v1/disputes/dp_1'] = [200, dispute]
  label.came.length = 0
  await processor.createCharge(opening, 'key:open')
  await processor.confirm('pi_1', visa, 'key:confirm')
  await processor.confirm('pi_1', { ...visa, token: 'tok_visa' }, 'key:token')
  await processor.capture('pi_1', usd(2_000), 'key:capture')
  const moved = await processor.refund('pi_1', usd(700), 're_ours', 'key:refund')
  assert.equal(moved.status, 'succeeded')
  const transfer = { payout_id: 'po_1', amount: 900, currency: 'usd', destination: 'acct_1' }
  await processor.transfer(transfer, 'key:transfer')
  const evidence = {
    service_date: '2026-11-02',
    policy_accepted_on: '2026-10-01',
    receipt_number: 'R-1',
  }
  const submitted = await processor.submitEvidence('dp_1', evidence, 'key:evidence')
  assert.deepEqual(
    [submitted.status, submitted.fee, submitted.charge_reference],
    ['submitted', 1_500, 'pi_1'],
  )
  const writes = label.came.filter(({ path }) => path.startsWith('POST'))
  assert.deepEqual(
    writes.map(({ headers }) => headers['idempotency-key']),
    ['open', 'confirm', 'token', 'capture', 'refund', 'transfer', 'evidence'].map(
      (w) => `key:${w}`,
    ),
  )
  const allowed =
    /^(amount|amount_to_capture|currency|capture_method|payment_method|allowed_payment_method_types\[0\]|payment_method_data\[type\]|payment_method_data\[card\]\[token\]|statement_descriptor_suffix|return_url|expand\[0\]|metadata\[attune_(payment|refund)\]|payment_intent|destination|transfer_group|submit|evidence\[(service_date|product_description|uncategorized_text)\])$/
  for (const { body } of writes) {
    for (const name of new URLSearchParams(body).keys()) assert.match(name, allowed)
    assert.doesNotMatch(body, /description=|therap|session|person|ses_|per_/)
  }
})

test('Three-decimal amounts must end in zero, and ISK and UGX are sent with two decimals', async () => {
  label.came.length = 0
  answers['POST /v1/payment_intents'] = [200, intent({})]
  await processor.createCharge({ ...opening, currency: 'jpy', amount: 500 }, 'jpy')
  await processor.createCharge({ ...opening, currency: 'isk', amount: 500 }, 'isk')
  await processor.createCharge({ ...opening, currency: 'kwd', amount: 1_230 }, 'kwd')
  const sent = label.came.map(({ body }) => new URLSearchParams(body).get('amount'))
  assert.deepEqual(sent, ['500', '50000', '1230'])
  const odd = processor.createCharge({ ...opening, currency: 'kwd', amount: 1_234 }, 'kwd')
  await assert.rejects(odd, ProcessorRefused)
  const sent_to_bank = { id: 'po_1', object: 'payout', amount: 50_000, currency: 'isk' }
  const event = JSON.stringify({ id: 'evt_isk', type: 'x', data: { object: sent_to_bank } })
  const header = { payload: event, secret: webhook_secret }
  const signature = Stripe.webhooks.generateTestHeaderString(header)
  const { about } = readEvent(client, webhook_secret, Buffer.from(event), signature)
  assert.deepEqual(about && 'amount' in about && about.amount, 500)
})
