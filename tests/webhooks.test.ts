// Webhooks are signed and delivered at least once, with growing delays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { deliverer, type DeliveryContext } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  secrets,
  sql,
} from './harness.ts'
import { startReceiver } from './webhook_receiver.ts'

const hour_ms = 3_600_000
const production = { ...secrets, environment: 'production' as const }

// Relays pending events and makes all attempts that are due by a clock that is ahead by this much.
async function work(ahead_ms = 0, changes: Partial<DeliveryContext> = {}) {
  while (!(await relayAll(db))) continue
  const works = { db, secrets, outside, log, allows: { private_webhooks: true }, ...changes }
  const { takeSome, idle } = deliverer({ ...works, ahead_ms, sending: { timeout_ms: 20_000 } })
  for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
}

// Lets time pass, attempt by attempt, as the schedule has it.
async function pass(hours: number, changes: Partial<DeliveryContext> = {}) {
  await work(0, changes)
  for (;;) {
    const { rows } = await sql.query(`
      select extract(epoch from min(next_attempt_at) - now()) * 1000 + 1000 as ahead_ms
      from webhook_deliveries where status = 'pending'`)
    const ahead_ms = Math.ceil(Number(rows[0].ahead_ms))
    if (!ahead_ms || ahead_ms > hours * hour_ms) return
    await work(ahead_ms, changes)
  }
}

async function subscribe(url: string, event_types = ['practitioner.*'], key?: string) {
  const account = key ? { key } : await createTestAccount()
  const { body } = await call('POST', '/v1/webhook_endpoints', { url, event_types }, account)
  return { ...account, id: body.id as string, secret: body.secret as string }
}
const at = (id: string, rest = '') => `/v1/webhook_endpoints/${id}${rest}`
const attemptsOf = async (id: string, key: string) =>
  (await call('GET', at(id, '/attempts?limit=100'), undefined, { key })).body.data

test('an event is delivered once to each subscribed endpoint, as the feed shows it', async () => {
  const receiver = await startReceiver()
  const { key, id } = await subscribe(receiver.url)
  const other = await subscribe(receiver.url, ['session.*'], key)
  const practitioner = await createPractitioner({ key })
  await work()
  assert.equal(receiver.got.length, 1)
  const event = JSON.parse(receiver.got[0]!.body)
  assert.equal(event.type, 'practitioner.created')
  assert.equal(event.data.object.id, practitioner)
  const { body } = await call('GET', `/v1/events/${event.id}`, undefined, { key })
  assert.deepEqual(event, body)
  assert.equal(receiver.got[0]!.headers['webhook-id'], event.id)
  const [attempt] = await attemptsOf(id, key)
  assert.deepEqual([attempt.attempt, attempt.succeeded, attempt.response_status], [1, true, 200])
  assert.deepEqual(await attemptsOf(other.id, key), [])
  await work()
  assert.equal(receiver.got.length, 1)
})

test('standard verifiers accept the first and the ninth attempt', async () => {
  let failures = 8
  const receiver = await startReceiver(() => ({ status: failures-- > 0 ? 500 : 200 }))
  const { key, secret } = await subscribe(receiver.url)
  await createPractitioner({ key })
  await pass(100, { secrets: production })
  assert.equal(receiver.got.length, 9)
  for (const got of [receiver.got[0]!, receiver.got[8]!]) {
    const ahead = Number(got.headers['webhook-timestamp']) * 1_000
    // The verifiers compare with the machine's clock, which the worker's was ahead of.
    const clock = Date.now
    Date.now = () => ahead
    try {
      assert.ok(new Webhook(secret).verify(got.body, got.headers))
      assert.doesNotThrow(() => new SvixWebhook(secret).verify(got.body, got.headers))
      const forged = got.body.replace('created', 'deleted')
      assert.throws(() => new Webhook(secret).verify(forged, got.headers))
    } finally {
      Date.now = clock
    }
    assert.match(got.headers['webhook-signature']!, /^v1,\S+ v1a,\S+$/)
  }
})

test('the second signature verifies with the public key', async () => {
  const receiver = await startReceiver()
  const { key } = await subscribe(receiver.url)
  await createPractitioner({ key })
  await work()
  const { body } = await call('GET', '/.well-known/webhook-keys.json', undefined, { key: null })
  const raw = Buffer.from(body.keys[0].public_key.replace('whpk_', ''), 'base64')
  const { createPublicKey, verify } = await import('node:crypto')
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }
  const public_key = createPublicKey({ key: jwk, format: 'jwk' })
  const { headers, body: sent } = receiver.got[0]!
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent}`
  const signature = /v1a,(\S+)/.exec(headers['webhook-signature']!)![1]!
  assert.ok(verify(null, Buffer.from(text), public_key, Buffer.from(signature, 'base64')))
})

test('both secrets sign during the overlap of a rotation, then only the new one', async () => {
  const receiver = await startReceiver()
  const { key, id, secret: old } = await subscribe(receiver.url)
  const rotation = { overlap_seconds: 3_600 }
  const { body } = await call('POST', at(id, '/rotate_secret'), rotation, { key })
  assert.notEqual(body.secret, old)
  await createPractitioner({ key })
  await work()
  const { headers, body: sent } = receiver.got[0]!
  for (const secret of [old, body.secret]) assert.ok(new Webhook(secret).verify(sent, headers))
  await sql.query(`
    update webhook_endpoints
    set secrets = jsonb_set(secrets, '{1,expires_at}', '"2020-01-01T00:00:00.000Z"')`)
  await createPractitioner({ key })
  await work()
  const later = receiver.got[1]!
  assert.ok(new Webhook(body.secret).verify(later.body, later.headers))
  assert.throws(() => new Webhook(old).verify(later.body, later.headers))
})

test('an endpoint that is down for three days receives everything automatically', async () => {
  let down = true
  const receiver = await startReceiver(() => ({ status: down ? 503 : 200 }))
  const { key, id } = await subscribe(receiver.url)
  await createPractitioner({ key })
  await pass(72, { secrets: production })
  down = false
  await pass(110, { secrets: production })
  const attempts = await attemptsOf(id, key)
  assert.equal(attempts[0].succeeded, true)
  assert.ok(attempts.length >= 8 && attempts.length <= 10, `${attempts.length}`)
  const { body } = await call('GET', at(id), undefined, { key })
  assert.equal(body.status, 'enabled')
  assert.equal(body.failing_since, null)
  const warned = "select from events where type = 'webhook_endpoint.failing' and object_id = $1"
  assert.equal((await sql.query(warned, [id])).rowCount, 1)
})

test('an endpoint is disabled after five days of failures, and recover sends the rest', async () => {
  let down = true
  const receiver = await startReceiver(() => ({ status: down ? 500 : 200 }))
  const { key, id } = await subscribe(receiver.url)
  for (let day = 0; day <= 5; day++) {
    await createPractitioner({ key })
    await sql.query("update webhook_deliveries set next_attempt_at = now() - interval '1 s'")
    await work(day * 24 * hour_ms, { secrets: production })
  }
  const { body } = await call('GET', at(id), undefined, { key })
  assert.equal(body.status, 'disabled')
  assert.match(body.reason, /five days/)
  await createPractitioner({ key })
  down = false
  receiver.got.length = 0
  await work(200 * hour_ms)
  assert.equal(receiver.got.length, 0)
  await call('POST', at(id, '/enable'), undefined, { key })
  const since = '2020-01-01T00:00:00Z'
  const recovered = await call('POST', at(id, '/recover'), { since }, { key })
  // One was waiting for its first attempt when the endpoint was disabled: it is sent anyway.
  assert.equal(recovered.body.event_count, 6)
  await work(200 * hour_ms)
  assert.equal(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size, 7)
  assert.equal((await call('POST', at(id, '/recover'), { since }, { key })).body.event_count, 0)
})

test('missed events are recovered by either time or by sequence', async () => {
  const receiver = await startReceiver()
  const { key, id } = await subscribe(receiver.url)
  await call('POST', at(id, '/disable'), {}, { key })
  await createPractitioner({ key })
  await call('POST', '/v1/test_clock/advance', { by: 'P30D' }, { key })
  const later = await createPractitioner({ key })
  await work()
  await call('POST', at(id, '/enable'), undefined, { key })
  const recover = (body: object) => call('POST', at(id, '/recover'), body, { key })
  const { data } = (await call('GET', `/v1/events?object_id=${later}`, undefined, { key })).body
  const tomorrow = Temporal.Now.instant().add({ hours: 24 }).toString()
  assert.equal((await recover({ recorded_since: tomorrow })).body.event_count, 0)
  assert.equal((await recover({ after: data[0].sequence })).body.event_count, 0)

  const { body } = await recover({ since: tomorrow })
  assert.deepEqual([body.event_count, body.recorded_since, body.after], [1, null, null])
  await work()
  assert.deepEqual(
    receiver.got.map((got) => JSON.parse(got.body)),
    data,
  )
  const first = await recover({ after: 0 })
  assert.deepEqual([first.body.event_count, first.body.since, first.body.after], [1, null, 0])
  assert.equal((await recover({ recorded_since: '2020-01-01T00:00:00Z' })).body.event_count, 0)

  for (const unclear of [{}, { after: 0, since: tomorrow }]) {
    const { status, body } = await recover(unclear)
    assert.equal(status, 400)
    assert.match(body.error.message, /exactly one of `since`, `recorded_since` and `after`/)
  }
})

test('410 disables an endpoint, and webhook-delivery: abort-message drops one event', async () => {
  const gone = await startReceiver(() => ({ status: 410 }))
  const abort = { status: 500, headers: { 'webhook-delivery': 'abort-message' } }
  const stubborn = await startReceiver(() => abort)
  const one = await subscribe(gone.url)
  const two = await subscribe(stubborn.url)
  for (const { key } of [one, two]) await createPractitioner({ key })
  await work()
  await work(48 * hour_ms)
  assert.equal((await call('GET', at(one.id), undefined, one)).body.status, 'disabled')
  assert.equal((await call('GET', at(two.id), undefined, two)).body.status, 'enabled')
  assert.deepEqual([gone.got.length, stubborn.got.length], [1, 1])
})

test("a redirect isn't followed, and the first kilobyte of the response is shown", async () => {
  const elsewhere = await startReceiver()
  const headers = { location: elsewhere.url }
  const moved = await startReceiver(() => ({ status: 302, headers, body: 'x'.repeat(9_000) }))
  const { key, id } = await subscribe(moved.url)
  await createPractitioner({ key })
  await work()
  const [attempt] = await attemptsOf(id, key)
  assert.deepEqual([attempt.succeeded, attempt.response_status], [false, 302])
  assert.equal(attempt.response_excerpt.length, 1_024)
  assert.equal(elsewhere.got.length, 0)
})

test('a burst of 410 disables once, and every attempt is recorded', async () => {
  const gone = await startReceiver(() => ({ status: 410 }))
  const { key, id } = await subscribe(gone.url)
  for (let i = 0; i < 8; i++) await createPractitioner({ key })
  await work()
  assert.equal((await attemptsOf(id, key)).length, gone.got.length)
  const { body } = await call('GET', at(id), undefined, { key })
  assert.equal(body.status, 'disabled')
  await call('POST', at(id, '/enable'), undefined, { key })
  const enabled = await call('GET', at(id), undefined, { key })
  assert.equal(enabled.body.reason, null)
})

test('a delivery of a dead worker is attempted again', async () => {
  const receiver = await startReceiver()
  const { key } = await subscribe(receiver.url)
  await createPractitioner({ key })
  while (!(await relayAll(db))) continue
  await sql.query(
    "update webhook_deliveries set attempts = 1, next_attempt_at = now() + interval '60 s' where status = 'pending'",
  )
  await work()
  assert.equal(receiver.got.length, 0)
  await work(61_000)
  assert.equal(receiver.got.length, 1)
})

test('ping and resend create new deliveries', async () => {
  const receiver = await startReceiver()
  const { key, id } = await subscribe(receiver.url)
  await call('POST', at(id, '/ping'), undefined, { key })
  await work()
  const [pinged] = receiver.got
  assert.equal(JSON.parse(pinged!.body).type, 'webhook_endpoint.pinged')
  const event_id = pinged!.headers['webhook-id']
  const target = { webhook_endpoint_id: id }
  await call('POST', `/v1/events/${event_id}/resend`, target, { key })
  await work()
  assert.deepEqual(
    receiver.got.map(({ headers }) => headers['webhook-id']),
    [event_id, event_id],
  )
  const none = { webhook_endpoint_id: 'we_nobody' }
  assert.equal((await call('POST', `/v1/events/${event_id}/resend`, none, { key })).status, 404)
})

test('a deleted endpoint receives nothing more', async () => {
  const receiver = await startReceiver()
  const { key, id } = await subscribe(receiver.url)
  await createPractitioner({ key })
  const { body } = await call('DELETE', at(id), undefined, { key })
  assert.deepEqual(body, { id, object: 'webhook_endpoint', deleted: true, livemode: false })
  await work()
  assert.equal(receiver.got.length, 0)
  assert.equal((await call('GET', at(id), undefined, { key })).status, 404)
})

test('unknown event types and forbidden targets are refused', async () => {
  const { key } = await createTestAccount()
  const url = 'https://example.com/hook'
  const refused: [object, string][] = [
    [{ url, event_types: ['session.exploded'] }, 'event_types[0]'],
    [{ url, event_types: ['wizard.*'] }, 'event_types[0]'],
    [{ url, event_types: [] }, 'event_types'],
    [{ url: 'ftp://example.com', event_types: ['*'] }, 'url'],
    [{ url: 'not a url', event_types: ['*'] }, 'url'],
    [{ url: 'https://user:pass@example.com/', event_types: ['*'] }, 'url'],
  ]
  for (const [body, param] of refused) {
    const answer = await call('POST', '/v1/webhook_endpoints', body, { key })
    assert.equal(answer.status, 400, answer.text)
    assert.equal(answer.body.error.param, param)
  }
})

test('the signing secret is encrypted in the database and not in lists', async () => {
  const { key, id, secret } = await subscribe('https://example.com/hook')
  const { rows } = await sql.query('select row_to_json(e)::text as text from webhook_endpoints e')
  const { text } = await call('GET', at(id), undefined, { key })
  for (const stored of [...rows.map((row) => row.text), text]) {
    assert.equal(stored.includes(secret.replace('whsec_', '')), false)
  }
})

test('a key subscribes only if it could read the events itself', async () => {
  const { key } = await createTestAccount()
  const keyWith = async (...scopes: string[]) =>
    (await call('POST', '/v1/api_keys', { name: 'Hooks', scopes }, { key })).body.secret as string
  const write = await keyWith('webhook_endpoints:write')
  const both = await keyWith('webhook_endpoints:write', 'events:read')
  const body = { url: 'https://example.com/hooks', event_types: ['*'] }
  const refused = await call('POST', '/v1/webhook_endpoints', body, { key: write })
  assert.equal(refused.status, 403, refused.text)
  assert.deepEqual(refused.body.error.required_scopes, ['events:read'])
  const { body: made, text } = await call('POST', '/v1/webhook_endpoints', body, { key: both })
  assert.ok(made.id, text)
  const path = `/v1/webhook_endpoints/${made.id}`
  const tries: [string, string, object][] = [
    ['PATCH', path, { url: 'https://other.example.com/hooks' }],
    ['PATCH', path, { event_types: ['session.*'] }],
    ['POST', `${path}/recover`, { after: 0 }],
    ['POST', '/v1/events/unknown/resend', { webhook_endpoint_id: made.id }],
  ]
  for (const [method, target, change] of tries) {
    const answer = await call(method, target, change, { key: write })
    assert.deepEqual([answer.status, answer.body.error?.code], [403, 'permission_denied'], target)
  }
  const renamed = await call('PATCH', path, { description: 'Bookings' }, { key: write })
  assert.equal(renamed.status, 200, renamed.text)
})
