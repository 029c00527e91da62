// Tests webhook requests and responses, with well-behaved and hostile receivers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { readRetryAfter } from './response.ts'
import { type Delivery, send } from './send.ts'
import { rawReceiver, receiver } from '#tests/hostile_receivers.ts'

const quick = { allow_private: true, timeout_ms: 400, connect_timeout_ms: 300 }
const patient = { allow_private: true, timeout_ms: 10_000 }
const post = (url: string, more: Partial<Delivery> = {}) =>
  send({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":"é"}', ...patient, ...more })

// Long after any of the limits above: whatever ends by then did not hang.
const not_hung = { timeout: 8_000 }

test("A receiver gets the body, Attune's headers and its host name, and nothing else", async (t) => {
  const { url, calls, port } = await receiver(t, (_, response) => response.end('thanks'))
  const outcome = await post(`${url}?a=1`, {
    headers: { 'webhook-id': 'evt_1', host: 'evil.example', 'user-agent': 'other' },
  })
  assert.ok(outcome.kind === 'answered' && outcome.duration_ms >= 0)
  assert.deepEqual(
    [outcome.status, outcome.excerpt, outcome.retry_after_seconds, outcome.control],
    [200, 'thanks', null, null],
  )
  const { request, body } = calls[0]!
  assert.equal(`${request.method} ${request.url} ${body}`, 'POST /hook?a=1 {"a":"é"}')
  assert.deepEqual(request.headers, {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    host: `localhost:${port}`,
    'user-agent': 'Attune-Webhooks/1',
    'accept-encoding': 'identity',
    'content-length': '10',
    connection: 'keep-alive',
  })
})

test("A redirect is a response and isn't followed", async (t) => {
  const other = await receiver(t, (_, response) => response.end())
  for (const status of [301, 302, 303, 307, 308]) {
    const { url } = await receiver(t, (_, response) =>
      response.writeHead(status, { location: other.url }).end(),
    )
    const outcome = await post(url)
    assert.equal(outcome.kind === 'answered' && outcome.status, status)
  }
  assert.equal(other.calls.length, 0)
})

test("The status is reported as received, with the receiver's retry instructions", async (t) => {
  const cases = [
    { status: 500, headers: {}, retry_after_seconds: null, control: null },
    { status: 410, headers: {}, retry_after_seconds: null, control: null },
    { status: 429, headers: { 'retry-after': '120' }, retry_after_seconds: 120, control: null },
    { status: 204, headers: { 'webhook-delivery': 'disable' }, control: 'disable' },
    { status: 400, headers: { 'webhook-delivery': 'Abort-Message' }, control: 'abort' },
    { status: 400, headers: { 'webhook-delivery': 'please' }, control: null },
  ]
  for (const { headers, ...result } of cases) {
    const { url } = await receiver(t, (_, response) => {
      response.writeHead(result.status, headers as Record<string, string>).end()
    })
    const outcome = { ...(await post(url)) }
    assert.deepEqual(outcome, { ...outcome, ...result })
  }
})

test("Retry-After is a number of seconds, or a date by the receiver's clock", () => {
  const date = 'Thu, 01 Jan 2026 00:00:00 GMT'
  const cases: [string, number | null][] = [
    ['0', 0],
    ['3600', 3600],
    ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
  ]
  for (const text of ['', '-1', '1.5', 'soon', '9'.repeat(40), '2026-01-01']) {
    cases.push([text, null])
  }
  for (const [text, seconds] of cases) {
    assert.equal(readRetryAfter({ date, 'retry-after': text }), seconds, text)
  }
  for (const headers of [{ date }, { 'retry-after': date }]) {
    assert.equal(readRetryAfter(headers), null)
  }
})

test('A receiver that never responds times out', not_hung, async (t) => {
  const { url } = await rawReceiver(t, () => {})
  const outcome = await post(url, quick)
  assert.equal(outcome.kind === 'failed' && outcome.reason, 'timeout')
})

test('Headers that arrive byte by byte time out', not_hung, async (t) => {
  const { url } = await rawReceiver(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x: y\r\n'), 50)
    socket.once('close', () => clearInterval(drip))
  })
  const outcome = await post(url, quick)
  assert.equal(outcome.kind === 'failed' && outcome.reason, 'timeout')
})

test('A body that arrives byte by byte times out, and the status counts', not_hung, async (t) => {
  const { url } = await rawReceiver(t, (socket) => {
    socket.write('HTTP/1.1 503 No\r\ncontent-length: 100000\r\n\r\nwait')
    const drip = setInterval(() => socket.write('.'), 50)
    socket.once('close', () => clearInterval(drip))
  })
  const outcome = await post(url, quick)
  assert.ok(outcome.kind === 'answered' && outcome.status === 503)
  assert.match(outcome.excerpt, /^wait\.+$/)
})

test('Of a long body, 64 KiB are read, 1 KiB is stored, and the connection is closed', async (t) => {
  let sent_bytes = 0
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const { url } = await rawReceiver(t, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n')
    const pour = () => {
      while (!socket.destroyed && socket.write(Buffer.alloc(65_536, 'a'))) sent_bytes += 65_536
    }
    socket.on('drain', pour).once('close', () => resolve())
    pour()
  })
  const outcome = await post(url)
  assert.ok(outcome.kind === 'answered' && outcome.status === 200)
  assert.equal(outcome.excerpt, 'a'.repeat(1_024))
  await closed
  // The rest is what the buffers of two sockets hold.
  assert.ok(sent_bytes < 50_000_000, String(sent_bytes))
})

test("Compressed bodies aren't decompressed, and the stored excerpt is text that PostgreSQL accepts", async (t) => {
  const bomb = gzipSync(Buffer.alloc(10_000_000))
  const cases: [Buffer, RegExp][] = [
    [bomb, /^[^\0]+$/],
    [Buffer.from(`a\0b${'é'.repeat(1_000)}`), /^a\uFFFDb\u00e9{510}$/],
    [Buffer.from([0xff, 0xfe, 0x41]), /^\uFFFD\uFFFDA$/],
  ]
  for (const [bytes, stored] of cases) {
    const { url } = await receiver(t, (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes)
    })
    const outcome = await post(url)
    assert.ok(outcome.kind === 'answered' && outcome.status === 200)
    assert.match(outcome.excerpt, stored)
    assert.ok(outcome.excerpt.length <= 1_024)
  }
})

const raw_answers: Record<string, { write: string | null; told: string }> = {
  'resets the connection': { write: null, told: 'connection' },
  'closes without a word': { write: '', told: 'connection' },
  'closes inside the headers': { write: 'HTTP/1.1 200 OK\r\nx: ', told: 'connection' },
  'closes inside the body': {
    write: 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nab',
    told: '200',
  },
  'speaks no HTTP': { write: 'SSH-2.0-OpenSSH_9.9\r\n', told: 'malformed_answer' },
  'switches protocols': {
    write: 'HTTP/1.1 101 Go\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    told: 'malformed_answer',
  },
  'says wait forever': {
    write: 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100),
    told: 'malformed_answer',
  },
  'sends endless headers': {
    write: `HTTP/1.1 200 OK\r\n${'x: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\r\n'.repeat(1_000)}`,
    told: 'too_large',
  },
}
for (const [does, { write, told: result }] of Object.entries(raw_answers)) {
  test(`A receiver that ${does} is reported as ${result}`, not_hung, async (t) => {
    const { url } = await rawReceiver(t, (socket) => {
      if (write === null) socket.resetAndDestroy()
      else socket.end(write)
    })
    const outcome = await post(url)
    assert.equal(outcome.kind === 'failed' ? outcome.reason : String(outcome.status), result)
  })
}
