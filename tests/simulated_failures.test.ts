// Simulated failures: each value of Attune-Simulate has its effect on every route, in the sandbox
// only.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { simulations } from '#http/responses/simulated_failures.ts'
import { routes } from '#areas/index.ts'
import { deliverer } from '#jobs/deliver.ts'
import { relayAll } from '#jobs/relay.ts'
import { optionsFor, exampleOf, queryFor } from './examples.ts'
import {
  call,
  db,
  expectFailedRequest,
  log,
  createTestAccount,
  own_account,
  outside,
  request_log,
  secrets,
  sql,
  startServer,
} from './harness.ts'
import { sampleOf } from './sample.ts'
import { startReceiver } from './webhook_receiver.ts'

const practitioner = { name: { given: 'Ada', family: 'Okafor' }, profession: 'psychologist' }
const asking = (value: string, request: object = {}) => ({
  ...request,
  headers: { 'attune-simulate': value },
})
const make = (value: string, request: object = {}) =>
  call('POST', '/v1/practitioners', practitioner, asking(value, request))
const count = async () =>
  Number((await sql.query('select count(*) as n from practitioners')).rows[0].n)

test('timeout_after_commit: the change is committed, and a retry gets the response', async () => {
  const request = { idempotency_key: 'cut-off' }
  const before = await count()
  await assert.rejects(make('timeout_after_commit', request), /socket hang up|ECONNRESET/)
  assert.equal(await count(), before + 1)
  const again = await call('POST', '/v1/practitioners', practitioner, request)
  assert.equal(again.status, 200)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(await count(), before + 1)
  await request_log.flush()
  const logs = await call('GET', '/v1/request_logs?idempotency_key=cut-off')
  assert.equal(logs.body.data.length, 2, 'both are in the log')
})

test('error_500, error_503 and rate_limited look like real errors', async () => {
  const limited = await startServer({ limits: { per_second: 20, per_minute: 600 } })
  const expected = {
    error_500: [500, 'internal_error', undefined],
    error_503: [503, 'overloaded', '1'],
    rate_limited: [429, 'rate_limited', '1'],
  }
  const before = await count()
  for (const [value, [status, code, retry_after]] of Object.entries(expected)) {
    const send = () => make(value, { port: limited, idempotency_key: value })
    const answer = await (status === 500 ? expectFailedRequest(send) : send())
    assert.deepEqual([answer.status, answer.body.error.code], [status, code], value)
    assert.equal(answer.headers['retry-after'], retry_after)
    assert.match(answer.headers['ratelimit-policy']!, /"burst";q=20/)
    if (value === 'rate_limited') assert.match(answer.headers.ratelimit!, /^"burst";r=0;t=1,/)
  }
  assert.equal(await count(), before)
  const { status, headers } = await call('POST', '/v1/practitioners', practitioner, {
    idempotency_key: 'error_500',
  })
  assert.deepEqual([status, headers['idempotent-replayed']], [200, undefined], 'the key is free')
})

test('slow: every response to a valid key is delayed', async () => {
  let over = false
  const slow = make('slow=0.5s').then((answer) => ((over = true), answer))
  const refused = call('POST', '/v1/practitioners', {}, asking('slow=0.5s'))
  await call('GET', '/v1/practitioners')
  const outsider = await make('slow=9s', { key: 'sk_test_x' })
  assert.equal(outsider.status, 401)
  assert.equal(over, false, 'others are answered meanwhile')
  assert.equal((await slow).status, 200)
  assert.equal((await refused).status, 400)
})

test('duplicate_event: the events of the request are delivered twice, others once', async () => {
  const receiver = await startReceiver()
  const { key } = await createTestAccount()
  const endpoint = { url: receiver.url, event_types: ['practitioner.*'] }
  await call('POST', '/v1/webhook_endpoints', endpoint, { key })
  const twice = (await make('duplicate_event', { key })).body.id
  const once = (await call('POST', '/v1/practitioners', practitioner, { key })).body.id
  while (!(await relayAll(db))) continue
  const works = { db, secrets, outside, log, allows: { private_webhooks: true } }
  const { takeSome, idle } = deliverer(works)
  for (let taken = 1; taken > 0; await idle()) taken = await takeSome()
  const ids = receiver.got.map(({ body }) => JSON.parse(body).data.object.id)
  assert.deepEqual(ids.toSorted(), [twice, twice, once].toSorted())
  const webhookIds = new Set(receiver.got.map(({ headers }) => headers['webhook-id']))
  assert.equal(webhookIds.size, 2, 'what comes twice comes under the same id')
})

test('unknown simulations are refused, and in production all of them', async () => {
  for (const value of ['slow', 'slow=11s', 'slow=0s', 'slow=3m', 'Error_500', 'toString', '']) {
    const { status, body } = await make(value)
    assert.deepEqual([status, body.error.param], [400, 'Attune-Simulate'], value)
    for (const known of Object.keys(simulations)) assert.ok(body.error.message.includes(known))
  }
  const production = await startServer({ secrets: { ...secrets, environment: 'production' } })
  const { secret } = (
    await call('POST', '/v1/api_keys', { name: 'Live' }, { key: own_account.key })
  ).body as { secret: string }
  const live = await liveKey(secret)
  const refused = await make('error_500', { port: production, key: live })
  assert.equal(refused.status, 400)
  assert.match(refused.body.error.message, /only in the sandbox/)
})

// A key that production accepts: the same row, with the hash of a live secret.
async function liveKey(secret: string) {
  const { hashSecret, newSecret } = await import('#crypto/secret_key.ts')
  const live = newSecret('sk', 'production')
  await sql.query('update api_keys set hash = $1 where hash = $2', [
    hashSecret(live, secrets.pepper),
    hashSecret(secret, secrets.pepper),
  ])
  return live
}

for (const route of sampleOf(routes, ({ name }) => name))
  test(`${route.name}: simulates the failure`, async () => {
    const path = route.path.replace('{id}', 'nothing') + queryFor(route)
    const body = route.body && exampleOf(route.body)
    const { headers } = await optionsFor(route)
    const options = { headers: { ...headers, 'attune-simulate': 'error_500' } }
    const send = () => call(route.method, path, body, options)
    const { status, text } = await expectFailedRequest(send)
    assert.equal(status, 500, text)
  })
