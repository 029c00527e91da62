// The SDK retries 429, 5xx and broken connections, and nothing else, and never writes twice.
import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import { Attune, ConnectionError, RateLimitError, ServerError, TimeoutError } from '#sdk/attune.ts'
import { delayBefore } from '#sdk/retry.ts'
import { AttuneError } from '#sdk/errors.ts'
import { ca, createTestAccount, port, startServer } from '../harness.ts'
import { type Mishap, practitioner, sdkClient } from './sdk_client.ts'

const broken: Mishap = async () => {
  throw new TypeError('fetch failed')
}
// The server did its work, and then the connection was lost.
const lostResponse: Mishap = async (send) => {
  await send()
  throw new TypeError('terminated')
}
const cutOff: Mishap = async (send) => {
  const text = await (await send()).text()
  return new Response(text.slice(0, text.length / 2), { status: 200 })
}

async function accountWith(mishaps: Mishap[], options = {}) {
  const { key } = await createTestAccount()
  const client = sdkClient({ apiKey: key, mishaps, ...options })
  const created = async () => (await client.attune.practitioners.list().page()).data.length
  return { ...client, created }
}

for (const [name, mishap] of Object.entries({
  'the server closes the connection after the commit': 'timeout_after_commit',
  'the server fails with 500': 'error_500',
  'the server is overloaded': 'error_503',
  'the rate limit is exceeded': 'rate_limited',
  'there is no connection': broken,
  'the response is lost': lostResponse,
  'the response is cut off': cutOff,
})) {
  test(`if ${name}, a write is repeated with the same key and done once`, async () => {
    const { attune, sent, created } = await accountWith([mishap])
    const { id } = await attune.practitioners.create(practitioner)
    assert.match(id, /^prac_/)
    assert.equal(sent.length, 2)
    const keys = sent.map(({ headers }) => headers['idempotency-key'])
    assert.ok(keys[0])
    assert.equal(keys[0], keys[1])
    assert.equal(await created(), 1)
  })
}

test('every call has a key of its own, unless the caller passes one', async () => {
  const { attune, sent, created } = await accountWith([])
  await attune.practitioners.create(practitioner)
  await attune.practitioners.create(practitioner)
  assert.notEqual(sent[0]!.headers['idempotency-key'], sent[1]!.headers['idempotency-key'])
  const options = { idempotencyKey: 'my-own-key' }
  const first = await attune.practitioners.create(practitioner, options)
  const again = await attune.practitioners.create(practitioner, options).withResponse()
  assert.equal(again.data.id, first.id)
  assert.deepEqual([again.replayed, again.status], [true, 200])
  assert.match(again.request_id!, /^req_/)
  assert.equal(await created(), 3)
})

test('the number of attempts is limited, and the last error is thrown', async () => {
  const three = (mishap: Mishap) => [mishap, mishap, mishap]
  const unavailable = await accountWith(three('error_503'))
  await assert.rejects(unavailable.attune.practitioners.list().page(), ServerError)
  assert.equal(unavailable.sent.length, 3)
  const limited = await accountWith(three('rate_limited'), { maxRetries: 1 })
  await assert.rejects(limited.attune.practitioners.create(practitioner), RateLimitError)
  assert.equal(limited.sent.length, 2)
  const unreachable = await accountWith(three(broken))
  const failed = unreachable.attune.account.retrieve({}, { maxRetries: 0 })
  await assert.rejects(failed, (error: Error) => {
    assert.ok(error instanceof ConnectionError)
    assert.equal((error.cause as Error).message, 'fetch failed')
    return true
  })
  assert.equal(unreachable.sent.length, 1)
})

test('errors of the request are not retried', async () => {
  const { attune, sent } = await accountWith([])
  await assert.rejects(attune.practitioners.retrieve('prac_none'), { status: 404 })
  await assert.rejects(attune.practitioners.create({ ...practitioner, npi: '1' }), { status: 400 })
  assert.equal(sent.length, 2)
})

test('an attempt that takes too long is repeated', async () => {
  const { attune, sent } = await accountWith(['slow=3s'], { timeout: 1_500 })
  assert.match((await attune.practitioners.create(practitioner)).id, /^prac_/)
  assert.equal(sent.length, 2)
  const slow = await accountWith(['slow=3s'])
  const account = slow.attune.account.retrieve({}, { timeout: 100, maxRetries: 0 })
  await assert.rejects(account, TimeoutError)
})

test('a signal cancels the request and its retries, with its own reason', async () => {
  const { attune, sent } = await accountWith(['error_503', 'error_503'])
  const control = new AbortController()
  const failed = attune.practitioners.list({}, { signal: control.signal }).page()
  setTimeout(() => control.abort(new Error('enough')), 300)
  await assert.rejects(failed, { message: 'enough' })
  assert.equal(sent.length, 1)
  const never = attune.practitioners.list({}, { signal: control.signal }).page()
  await assert.rejects(never, { message: 'enough' })
  assert.equal(sent.length, 1)
})

// Between the client and the server; destroys the first connections after some bytes of the answer.
async function killer(connections: number, after_bytes: number) {
  let seen = 0
  const proxy = net.createServer((client) => {
    const server = net.connect(port, '127.0.0.1')
    const doomed = seen++ < connections
    let bytes = 0
    client.pipe(server)
    server.on('data', (part) => {
      bytes += part.length
      if (!doomed || bytes < after_bytes) return void client.write(part)
      client.destroy()
      server.destroy()
    })
    client.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  proxy.unref()
  return (proxy.address() as { port: number }).port
}

test('connections that are killed in the handshake or the response are replaced', async () => {
  const { key } = await createTestAccount()
  // The handshake alone is about 1,500 bytes.
  for (const after_bytes of [1, 2_500]) {
    const baseUrl = `https://localhost:${await killer(2, after_bytes)}/v1/`
    const attune = new Attune({ apiKey: key, baseUrl, ca: String(ca), timeout: 10_000 })
    await attune.practitioners.create(practitioner)
  }
  const direct = new Attune({ apiKey: key, baseUrl: `https://localhost:${port}`, ca: String(ca) })
  assert.equal((await direct.practitioners.list().page()).data.length, 2)
})

test('many calls at once stay within a real rate limit, and each is done once', async () => {
  const limited = await startServer({ limits: { per_second: 1, per_minute: 0 } })
  const { key } = await createTestAccount()
  const { attune, sent } = sdkClient({ apiKey: key, port: () => limited, maxRetries: 12 })
  await Promise.all(Array.from({ length: 8 }, () => attune.practitioners.create(practitioner)))
  assert.ok(sent.length > 8, 'some were refused')
  assert.equal((await attune.practitioners.list().all({ limit: 50 })).length, 8)
})

const failure = (retry_after?: string) =>
  new AttuneError('', {
    status: 503,
    headers: new Headers(retry_after ? { 'retry-after': retry_after } : {}),
    error: undefined,
  })

test('delays double up to a limit, with jitter', () => {
  for (const [retry, longest] of [
    [1, 500],
    [2, 1_000],
    [3, 2_000],
    [9, 8_000],
  ] as const) {
    const delays = Array.from({ length: 200 }, () => delayBefore(retry, failure())!)
    assert.ok(delays.every((delay) => delay >= longest / 2 && delay <= longest))
    assert.ok(new Set(delays).size > 100)
  }
})

test('Retry-After is honored, in seconds or as a date, unless it is too long', () => {
  assert.ok(delayBefore(1, failure('7'))! >= 7_000)
  const date = new Date(Date.now() + 20_000).toUTCString()
  assert.ok(delayBefore(1, failure(date))! >= 18_000)
  assert.equal(delayBefore(1, failure('61')), undefined)
  assert.ok(delayBefore(1, failure('soon'))! <= 500)
})
