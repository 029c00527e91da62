// Tests accounts of practitioners at Stripe, with a small server for its responses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Stripe from 'stripe'
import { eventsOf } from '#tests/claims.ts'
import { ProcessorDown, ProcessorRefused } from '#outside/ports/processor.ts'
import { grantConsent, createPerson } from '#tests/person_examples.ts'
import { call, createPractitioner, createTestAccount, startServer } from '#tests/harness.ts'
import { return_url, startStripeServer, webhook_secret } from '#tests/stripe_server.ts'
import { stripeClient, stripeProcessor } from './stripe.ts'

const { received, answers, settings } = await startStripeServer()
const processor = stripeProcessor(stripeClient(settings), return_url)

const account = (id: string, fields: object = {}) => ({
  id,
  object: 'account',
  payouts_enabled: false,
  capabilities: { transfers: 'inactive' },
  requirements: { currently_due: ['external_account'], past_due: [] },
  ...fields,
})
const enabled = {
  payouts_enabled: true,
  capabilities: { transfers: 'active' },
  requirements: { currently_due: [], past_due: [] },
}
const expires_at = 1_900_000_000
const link = { object: 'account_link', url: 'https://connect.stripe.com/setup/x', expires_at }

// A practice that uses Stripe, and the webhooks that Stripe sends it.
async function practice() {
  const port = await startServer({ processor: { name: 'stripe', stripe: settings } })
  const { key } = await createTestAccount()
  const practitioner_id = await createPractitioner({ key, port })
  const ask = (method: string, path: string, body?: object) =>
    call(method, path, body, { key, port })
  const terms = `/v1/practitioners/${practitioner_id}`
  let events = 0
  const notify = async (type: string, object: object, more: object = {}) => {
    const payload = JSON.stringify({
      id: `evt_${type}_${++events}_${key}`,
      type,
      data: { object },
      ...more,
    })
    const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhook_secret })
    const options = { key: null, port, raw: payload, headers: { 'stripe-signature': signed } }
    return (await call('POST', '/processors/stripe/webhooks', undefined, options)).body.outcome
  }
  const read = async () => (await ask('GET', `${terms}/payout_terms`)).body
  const onboard = () => ask('POST', `${terms}/payout_onboarding`)
  return { ask, key, port, practitioner_id, terms, notify, read, onboard }
}

test('An account is created with its key, without anything about the practitioner', async () => {
  answers['POST /v1/accounts'] = [200, account('acct_1')]
  received.length = 0
  const made = await processor.createAccount('prac_1', 'prac_1:account')
  assert.deepEqual(made, {
    reference: 'acct_1',
    payouts_enabled: false,
    requirements: ['external_account'],
    next_update_at: null,
  })
  assert.equal(received[0]!.key, 'prac_1:account')
  assert.deepEqual(Object.fromEntries(new URLSearchParams(received[0]!.body)), {
    type: 'express',
    business_type: 'individual',
    'capabilities[transfers][requested]': 'true',
    'metadata[attune_practitioner]': 'prac_1',
  })
  answers['GET /v1/accounts/acct_1'] = [200, account('acct_1', { payouts_enabled: true })]
  assert.equal((await processor.retrieveAccount('acct_1')).payouts_enabled, false)
  answers['POST /v1/account_links'] = [500, {}]
  await assert.rejects(processor.linkAccount('acct_1', 'k'), ProcessorDown)
  const error = { type: 'invalid_request_error', code: 'account_invalid' }
  answers['GET /v1/accounts/acct_gone'] = [403, { error }]
  await assert.rejects(
    processor.retrieveAccount('acct_gone'),
    (thrown) => thrown instanceof ProcessorRefused || thrown instanceof ProcessorDown,
  )
})

test('A practitioner is onboarded once, and a webhook enables their payouts', async () => {
  const { ask, onboard, notify, read, practitioner_id, terms } = await practice()
  answers['POST /v1/accounts'] = [200, account('acct_ada')]
  answers['GET /v1/accounts/acct_ada'] = [200, account('acct_ada')]
  answers['POST /v1/account_links'] = [200, link]
  received.length = 0
  const { body, text } = await onboard()
  assert.equal(body.destination, 'acct_ada', text)
  assert.deepEqual(
    [body.payouts_enabled, body.requirements, body.onboarding.url],
    [false, ['external_account'], link.url],
  )
  const again = (await onboard()).body
  assert.equal(again.destination, 'acct_ada')
  const paths = received.map(({ path }) => path)
  assert.equal(paths.filter((path) => path === 'POST /v1/accounts').length, 1)
  const links = received.filter(({ path }) => path === 'POST /v1/account_links')
  assert.equal(new Set(links.map(({ key }) => key)).size, 2)
  answers['GET /v1/accounts/acct_ada'] = [200, account('acct_ada', enabled)]
  const object = { id: 'acct_ada', object: 'account' }
  assert.equal(await notify('account.updated', object, { account: 'acct_ada' }), 'noted')
  const ready = await read()
  assert.deepEqual([ready.payouts_enabled, ready.requirements, ready.onboarding], [true, [], null])
  const types = await eventsOf(practitioner_id)
  const changes = types.filter((type) => type === 'payout_account_changed')
  assert.equal(changes.length, 2)
  assert.equal(await notify('account.updated', { id: 'acct_other', object: 'account' }), 'ignored')
  const changed = await ask('PATCH', `${terms}/payout_terms`, { destination: 'acct_new' })
  assert.deepEqual([changed.body.payouts_enabled, changed.body.onboarding], [null, null])
})

test('What Stripe refuses is in the terms, and can be tried again', async () => {
  const { onboard } = await practice()
  const error = { type: 'invalid_request_error', code: 'platform_not_ready' }
  answers['POST /v1/accounts'] = [400, { error }]
  const { body } = await onboard()
  assert.deepEqual([body.failure.code, body.destination], ['platform_not_ready', null])
  answers['POST /v1/accounts'] = [200, account('acct_b')]
  answers['POST /v1/account_links'] = [200, link]
  const later = (await onboard()).body
  assert.deepEqual([later.failure, later.destination], [null, 'acct_b'])
})

test('A transfer that is reversed at Stripe, in part or in full, returns to the practitioner', async () => {
  const { ask, notify, practitioner_id, terms, key, port } = await practice()
  const share = { share_basis_points: 10_000, destination: 'acct_c' }
  await ask('PATCH', `${terms}/payout_terms`, share)
  const { id: person_id } = await createPerson({}, { key, port })
  await grantConsent(person_id, {}, { key, port })
  const starts_at = '2031-01-01T15:00:00Z'
  const session = await ask('POST', '/v1/sessions', { practitioner_id, person_id, starts_at })
  const amount = { amount: 5_000, currency: 'usd' }
  const cash = { type: 'cash' }
  const paid = { person_id, session_id: session.body.id, amount, kind: 'self_pay', method: cash }
  await ask('POST', '/v1/payments', { ...paid, confirm: true })
  const sent = { amount: 5_000, currency: 'usd', amount_reversed: 0, reversed: false }
  const transfer = { ...sent, id: `tr_${key}`, object: 'transfer' }
  answers['POST /v1/transfers'] = [200, transfer]
  const payout = await ask('POST', '/v1/payouts', { practitioner_id, amount })
  assert.equal(payout.body.status, 'paid', payout.text)
  const owed = async () => {
    const name = `liability:practitioner:${practitioner_id}`
    const { body } = await ask('GET', `/v1/balances?ledger_account=${name}`)
    return -body.data[0].balance.amount || 0
  }
  assert.equal(await owed(), 0)
  const read = async () => (await ask('GET', `/v1/payouts/${payout.body.id}`)).body
  const reverse = async (amount_reversed: number, reversed: boolean) => {
    answers[`GET /v1/transfers/${transfer.id}`] = [200, { ...transfer, amount_reversed, reversed }]
    for (let i = 0; i < 2; i++) assert.equal(await notify('transfer.reversed', transfer), 'noted')
  }
  for (const amount_reversed of [1_200, 2_000]) {
    await reverse(amount_reversed, false)
    const { status, amount_reversed: part } = await read()
    assert.deepEqual([status, part], ['paid', { amount: amount_reversed, currency: 'usd' }])
    assert.equal(await owed(), amount_reversed)
  }
  await reverse(5_000, true)
  assert.equal((await read()).status, 'canceled')
  assert.equal(await owed(), 5_000)
  // A payout of the practitioner's own account isn't one to the practice's bank.
  const bank = { id: 'po_own', object: 'payout', amount: 900, currency: 'usd', status: 'paid' }
  assert.equal(await notify('payout.paid', bank, { account: 'acct_c' }), 'ignored')
  const { body: proof } = await ask('GET', '/v1/ledger_proof')
  assert.equal(proof.consistent, true)
})
