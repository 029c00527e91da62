// Following the event feed: long polls that wait for the next event without holding a connection.
import assert from 'node:assert/strict'
import type { ClientRequest } from 'node:http'
import https from 'node:https'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiResponse } from './harness.ts'
import { waits_per_key } from '#http/access/event_watch.ts'
import { relayAll } from '#jobs/relay.ts'
import {
  ca,
  call,
  createPractitioner,
  createTestAccount,
  db,
  log_lines,
  startServer,
  stopServer,
} from './harness.ts'

const relay = async () => {
  while (!(await relayAll(db))) continue
}

async function accountAtEnd() {
  const { key, key_id } = await createTestAccount()
  await relay()
  const { data } = (await call('GET', '/v1/events', undefined, { key })).body
  return { key, key_id, after: data[0].sequence as number }
}

const follow = (key: string, query: string, port?: number) =>
  call('GET', `/v1/events?${query}`, undefined, { key, ...(port && { port }) })

const typesOf = ({ body }: ApiResponse) => body.data.map(({ type }: { type: string }) => type)

// Whether a request is still waiting a moment later.
const isPending = async (request: Promise<unknown>) =>
  (await Promise.race([request, sleep(300, 'pending')])) === 'pending'

test('a long poll returns at once if there are events after the sequence', async () => {
  const { key, after } = await accountAtEnd()
  const { body } = await follow(key, `after=${after - 1}&wait=60`)
  assert.equal(body.data[0].sequence, after)
})

test('a long poll of a fresh account returns its first event, numbered by another process', async () => {
  const { key } = await createTestAccount()
  const waiting = follow(key, 'after=0&wait=60')
  assert.ok(await isPending(waiting))
  await relay()
  const { status, body } = await waiting
  assert.equal(status, 200)
  assert.equal(body.data[0].sequence, 1)
})

test('a long poll waits for an event that matches its filters', async () => {
  const { key, after } = await accountAtEnd()
  const waiting = follow(key, `after=${after}&wait=60&type=practitioner.updated`)
  const id = await createPractitioner({ key })
  await relay()
  await sleep(1_500) // Longer than the feed's end is looked up.
  assert.ok(await isPending(waiting))
  await call('PATCH', `/v1/practitioners/${id}`, { biography: 'x' }, { key })
  await relay()
  assert.deepEqual(typesOf(await waiting), ['practitioner.updated'])
})

test("a long poll isn't woken by another account's events", async () => {
  const { key, after } = await accountAtEnd()
  const other = await createTestAccount()
  const waiting = follow(key, `after=${after}&wait=2`)
  await createPractitioner({ key: other.key })
  await relay()
  const { status, body } = await waiting
  assert.equal(status, 200)
  assert.deepEqual([body.data, body.has_more, body.next_cursor], [[], false, null])
})

test('a long poll without events ends with an empty list and is not logged as slow', async () => {
  const { key, key_id, after } = await accountAtEnd()
  const [began, began_at] = [log_lines.length, performance.now()]
  const { body } = await follow(key, `after=${after}&wait=1`)
  assert.deepEqual(body.data, [])
  const find = () =>
    log_lines
      .slice(began)
      .map((line) => JSON.parse(line))
      .find((line) => line.key_id === key_id && line.route === '/v1/events')
  while (!find()) await sleep(10) // Logged after the response.
  const waited_ms = performance.now() - began_at - find().duration_ms
  assert.ok(waited_ms > 990, `only ${waited_ms} ms are not counted`)
})

test('`wait` requires `after` and has a limit', async () => {
  const { key } = await accountAtEnd()
  const faults = {
    'wait=5': '`wait` must be sent with `after`',
    'after=0&wait=0': '`wait` must be at least 1.',
    'after=0&wait=61': '`wait` must be at most 60.',
    'after=0&wait=soon': '`wait` must be an integer.',
  }
  for (const [query, message] of Object.entries(faults)) {
    const { status, body } = await follow(key, query)
    assert.deepEqual([status, body.error.param], [400, 'wait'], query)
    assert.ok(body.error.message.includes(message), body.error.message)
  }
})

test('a key without the scope, or none, is rejected without waiting', async () => {
  const { key } = await createTestAccount(['sessions:read'])
  assert.equal((await follow(key, 'after=0&wait=60')).status, 403)
  const no_key = await call('GET', '/v1/events?after=0&wait=60', undefined, { key: null })
  assert.equal(no_key.status, 401)
})

test('a key that is revoked while it waits gets no event', async () => {
  const { key, key_id, after } = await accountAtEnd()
  const waiting = follow(key, `after=${after}&wait=60`)
  await sleep(200)
  await call('POST', `/v1/api_keys/${key_id}/revoke`, {}, { key })
  await relay()
  assert.equal((await waiting).status, 401)
})

test('waiting requests hold no connection, and one event answers 200 of them', async () => {
  const { key, after } = await accountAtEnd()
  const token = 'a-token-for-the-metrics-of-this-test'
  const database = { size: 2, wait_limit_ms: 3_000 }
  const port = await startServer({ database, metrics_token: () => token })
  const keys = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const { body } = await call('POST', '/v1/api_keys', { name: `Reader ${i}` }, { key })
      return body.secret as string
    }),
  )
  await relay()
  const end = after + keys.length
  const agent = new https.Agent({ keepAlive: true, ca })
  const responses = Promise.all(Array.from({ length: 200 }, (_, i) => read(keys[i % 4]!)))
  while ((await countWaiting()) < 200) await sleep(50)

  assert.equal((await call('GET', '/v1/practitioners', undefined, { key, port })).status, 200)
  await createPractitioner({ key })
  await relay()
  assert.deepEqual(new Set(await responses), new Set([`200 ${end + 1}`]))
  assert.equal(await countWaiting(), 0)
  agent.destroy()

  // Retries while the server is busy accepting the connections, as a client would.
  async function read(of: string): Promise<string> {
    const path = `/v1/events?after=${end}&wait=60`
    const headers = { authorization: `Bearer ${of}` }
    const where = { host: '127.0.0.1', servername: 'localhost', port, path, agent, headers }
    const [response] = await once(https.get(where), 'response')
    const parts = await response.toArray()
    if (response.statusCode === 503) return await read(of)
    const { data } = JSON.parse(Buffer.concat(parts).toString())
    return `${response.statusCode} ${data?.[0]?.sequence}`
  }

  async function countWaiting() {
    const headers = { authorization: `Bearer ${token}` }
    const { text } = await call('GET', '/metrics', undefined, { key: null, headers, port })
    return Number(/attune_requests_long_polling (\d+)/.exec(text)![1])
  }
})

test('one key can wait only so many times at once', async () => {
  const { key, after } = await accountAtEnd()
  const agent = new https.Agent({ keepAlive: true, ca, maxSockets: Infinity })
  const port = await startServer()
  const path = `/v1/events?after=${after}&wait=60`
  const headers = { authorization: `Bearer ${key}` }
  const where = { host: '127.0.0.1', servername: 'localhost', port, path, agent, headers }
  // A server that just started may be too busy for all at once, and the probe below takes a place
  // for a second: a request that was turned away tries again, as a client would.
  const requests = new Set<ClientRequest>()
  let filling = true
  function wait() {
    const request = https.get(where, (response) => {
      requests.delete(request)
      response.resume()
      if (filling) setTimeout(() => filling && wait(), 50)
    })
    requests.add(request.on('error', () => {}))
  }
  for (let i = 0; i < waits_per_key; i++) wait()
  let refused: ApiResponse
  do {
    await sleep(200)
    refused = await follow(key, `after=${after}&wait=1`, port)
  } while (refused.status === 200)
  filling = false
  assert.equal(refused.status, 429)
  assert.deepEqual(refused.body.error.violated_policies, ['key-waits'])
  assert.equal(refused.headers['retry-after'], '1')
  assert.equal((await follow(key, `after=${after}`, port)).status, 200)

  // Clients that hang up make room.
  for (const request of requests) request.destroy()
  while ((await follow(key, `after=${after}&wait=1`, port)).status !== 200) continue
  agent.destroy()
})

test('a server that stops answers the requests that wait, and ends', async () => {
  const { key, after } = await accountAtEnd()
  const port = await startServer()
  const waiting = follow(key, `after=${after}&wait=60`, port)
  assert.ok(await isPending(waiting))
  await stopServer(port)
  const { status, body, headers } = await waiting
  assert.deepEqual([status, body.data, headers.connection], [200, [], 'close'])
})

test('a long poll counts once against the rate limit, however often it reads', async () => {
  const { key, after } = await accountAtEnd()
  const port = await startServer({ limits: { per_minute: 1 } })
  const waiting = follow(key, `after=${after}&wait=60&type=practitioner.updated`, port)
  const id = await createPractitioner({ key })
  await relay()
  await call('PATCH', `/v1/practitioners/${id}`, { biography: 'x' }, { key })
  await relay()
  assert.equal((await waiting).status, 200)
})
