// attune.webhooks.unwrap accepts what Attune delivers, and nothing else.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { unwrap, WebhookVerificationError } from '#sdk/webhooks.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { call, createTestAccount, db, log, outside, secrets } from '../harness.ts'
import { startReceiver } from '../webhook_receiver.ts'
import { practitioner, sdkClient } from './sdk_client.ts'

async function deliverAll() {
  while (!(await relayAll(db))) continue
  const context = { db, secrets, outside, log, allows: { private_webhooks: true } }
  const { takeSome, idle } = deliverer(context)
  for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
}

const receiver = await startReceiver()
const { key } = await createTestAccount()
const { attune } = sdkClient({ apiKey: key })
const endpoint = await attune.webhookEndpoints.create({
  url: receiver.url,
  event_types: ['practitioner.*'],
})
const secret = endpoint.secret!
const { id: practitioner_id } = await attune.practitioners.create(practitioner)
await deliverAll()
const { body, headers } = receiver.got[0]!

const refused = (promise: Promise<unknown>, message: RegExp) =>
  assert.rejects(promise, (error: Error) => {
    assert.ok(error instanceof WebhookVerificationError, String(error))
    assert.match(error.message, message)
    return true
  })

test('a real delivery is verified, and its event is typed by its type', async () => {
  const event = await attune.webhooks.unwrap(body, headers, secret)
  assert.equal(event.type, 'practitioner.created')
  if (event.type !== 'practitioner.created') return
  const object: 'practitioner' = event.data.object.object
  assert.deepEqual([object, event.data.object.id], ['practitioner', practitioner_id])
})

test('the body can be text or bytes, and the headers those of any server', async () => {
  const bytes = new TextEncoder().encode(body)
  for (const raw of [body, bytes, bytes.buffer, Buffer.from(body)])
    await unwrap(raw, headers, secret)
  await unwrap(body, new Headers(headers), secret)
  const capitalized = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]])
  await unwrap(body, Object.fromEntries(capitalized), secret)
})

test('the public key of the deployment verifies it too', async () => {
  const { body: published } = await call('GET', '/.well-known/webhook-keys.json', undefined, {
    key: null,
  })
  const public_key = published.keys[0].public_key as string
  assert.match(public_key, /^whpk_/)
  await unwrap(body, headers, public_key)
  await refused(unwrap(`${body} `, headers, public_key), /No signature matches/)
  const other = `whpk_${Buffer.alloc(32, 7).toString('base64')}`
  await refused(unwrap(body, headers, other), /No signature matches/)
})

test('after a rotation, either secret is accepted, and others are not', async () => {
  const before = receiver.got.length
  const rotated = await attune.webhookEndpoints.rotateSecret(endpoint.id, { overlap_seconds: 600 })
  await attune.practitioners.create(practitioner)
  await deliverAll()
  const delivery = receiver.got[before]!
  await unwrap(delivery.body, delivery.headers, secret)
  await unwrap(delivery.body, delivery.headers, rotated.secret!)
  const wrong = `whsec_${Buffer.alloc(32).toString('base64')}`
  await refused(unwrap(delivery.body, delivery.headers, wrong), /No signature matches/)
  await unwrap(delivery.body, delivery.headers, [wrong, rotated.secret!])
})

test('a changed body, ID or timestamp is refused', async () => {
  await refused(unwrap(body.replace('created', 'updated'), headers, secret), /raw body/)
  await refused(unwrap(body, { ...headers, 'webhook-id': 'evt_x' }, secret), /No signature/)
  const later = String(Number(headers['webhook-timestamp']) + 1)
  await refused(unwrap(body, { ...headers, 'webhook-timestamp': later }, secret), /No signature/)
})

// As Attune would sign it at another time.
function signedAt(seconds: number) {
  const timestamp = String(Math.floor(Date.now() / 1_000) + seconds)
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const text = `${headers['webhook-id']}.${timestamp}.${body}`
  const signature = createHmac('sha256', bytes).update(text).digest('base64')
  return { ...headers, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

test('a repeated delivery is refused after five minutes, or the tolerance passed', async () => {
  await unwrap(body, signedAt(-290), secret)
  await refused(unwrap(body, signedAt(-310), secret), /31\d seconds ago; the tolerance is 300/)
  await refused(unwrap(body, signedAt(310), secret), /ahead of this clock/)
  await unwrap(body, signedAt(-310), secret, { tolerance: 600 })
  await refused(unwrap(body, signedAt(-20), secret, { tolerance: 10 }), /tolerance is 10 seconds/)
})

test('mistakes are explained', async () => {
  const parsed = JSON.parse(body)
  await refused(unwrap(parsed, headers, secret), /already parsed/)
  await refused(unwrap(body, {}, secret), /`webhook-id` header is missing/)
  await refused(unwrap(body, headers, key), /must begin with `whsec_` or `whpk_`/)
  await refused(unwrap(body, headers, 'whsec_%%%'), /not valid base64/)
  const garbage = { ...headers, 'webhook-timestamp': 'yesterday' }
  await refused(unwrap(body, garbage, secret), /Unix seconds/)
  const unreadable = { ...headers, 'webhook-signature': 'v1,%%% v1a v2,abc' }
  await refused(unwrap(body, unreadable, secret), /No signature matches/)
  await refused(unwrap(new Uint8Array([255, 254]), headers, secret), /not UTF-8/)
})
