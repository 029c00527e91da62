// Tests how calendars are fetched: unchanged ones, compression, redirects, limits and failures,
// from a local server over HTTPS.
import assert from 'node:assert/strict'
import type { RequestListener } from 'node:http'
import { test, type TestContext } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Validators } from '#outside/ports/busy_times.ts'
import type { Lookup } from '#outside/webhook/target.ts'
import { google_file } from '#tests/calendar_files.ts'
import { receiver, selfSigned } from '#tests/hostile_receivers.ts'
import type { FetchOptions } from '../fetch_document.ts'
import { fetchCalendar } from './fetch_calendar.ts'

const pair = await selfSigned('localhost', new Date(Date.now() - 86_400_000), 3)
const trusting = { allow_private: true, ca: pair.cert }

async function serving(t: TestContext, answer: RequestListener) {
  const { url, calls } = await receiver(t, answer, pair)
  const get = (known: Validators | null = null, options: Partial<FetchOptions> = {}) =>
    fetchCalendar(url, known, { ...trusting, ...options })
  const fault = (options?: Partial<FetchOptions>) =>
    get(null, options).then(
      () => 'fetched',
      (error) => error.code,
    )
  return { url, calls, get, fault }
}

test('A calendar is fetched over HTTPS, compressed or not, in any encoding', async (t) => {
  const bodies = [
    { body: Buffer.from(google_file), encoding: 'identity' },
    { body: gzipSync(google_file), encoding: 'gzip' },
    { body: brotliCompressSync(google_file), encoding: 'br' },
    { body: Buffer.from(`\uFEFF${google_file}`), encoding: 'identity' },
    { body: Buffer.from(`\uFEFF${google_file}`, 'utf16le'), encoding: 'identity' },
  ]
  for (const { body, encoding } of bodies) {
    const { get, calls } = await serving(t, (_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    )
    assert.equal((await get()).text, google_file)
    const { method, headers } = calls[0]!.request
    assert.deepEqual([method, headers['accept-encoding']], ['GET', 'gzip, br'])
    assert.equal(headers['if-none-match'], undefined)
  }
})

test('An unchanged calendar is known by its ETag, its date or its content', async (t) => {
  const etag = '"v1"'
  const last_modified = 'Mon, 01 Mar 2027 10:00:00 GMT'
  const conditional = await serving(t, ({ headers }, response) => {
    if (headers['if-none-match'] === etag && headers['if-modified-since'] === last_modified) {
      return response.writeHead(304).end()
    }
    return response.writeHead(200, { etag, 'last-modified': last_modified }).end(google_file)
  })
  const first = await conditional.get()
  assert.deepEqual(
    [first.text, first.validators.etag, first.validators.last_modified],
    [google_file, etag, last_modified],
  )
  assert.deepEqual(await conditional.get(first.validators), { ...first, text: undefined })

  // With another time stamp each time, and no validators.
  let served = 0
  const plain = await serving(t, (_, response) =>
    response.end(google_file.replaceAll(/^DTSTAMP:.*$/gm, `DTSTAMP:2027030${++served}T000000Z`)),
  )
  const { validators, text } = await plain.get()
  assert.ok(text)
  assert.equal((await plain.get(validators)).text, undefined)
})

test('Redirects are followed, and each target is checked', async (t) => {
  const end = await serving(t, (_, response) => response.end(google_file))
  const to = (location: string, status = 302) =>
    serving(t, (_, response) => response.writeHead(status, { location }).end())
  for (const status of [301, 302, 303, 307, 308]) {
    assert.equal((await (await to(end.url, status)).get()).text, google_file)
  }
  assert.equal(
    await (await to('https://169.254.169.254/latest/meta-data')).fault(),
    'address_refused',
  )
  assert.equal(await (await to('file:///etc/passwd')).fault(), 'address_refused')
  assert.equal(await (await to('/hook')).fault(), 'http_error')
  assert.equal(await (await to('https://user:pass@localhost/')).fault(), 'address_refused')
})

test('A name that resolves to a private address is refused without private targets', async () => {
  const fault = (url: string, lookup: Lookup) =>
    fetchCalendar(url, null, { allow_private: false, lookup }).then(
      () => 'fetched',
      (error) => error.code,
    )
  const to = (address: string) => async () => [{ address: '93.184.215.14' }, { address }]
  const url = 'https://calendar.example.com/a.ics'
  for (const address of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fd00::1']) {
    assert.equal(await fault(url, to(address)), 'address_refused', address)
  }
  assert.equal(await fault('https://127.0.0.1/a.ics', to('::1')), 'address_refused')
  assert.equal(await fault('http://calendar.example.com/a.ics', to('::1')), 'address_refused')
  const failing = async () => {
    throw new Error('ENOTFOUND')
  }
  assert.equal(await fault(url, failing), 'unreachable')
})

test('Each failure has its code, and a requested pause is reported', async (t) => {
  const codes = [
    [401, 'access_denied'],
    [403, 'access_denied'],
    [404, 'not_found'],
    [410, 'not_found'],
    [204, 'http_error'],
    [304, 'http_error'],
    [500, 'http_error'],
  ] as const
  for (const [status, code] of codes) {
    const { fault } = await serving(t, (_, response) => response.writeHead(status).end())
    assert.equal(await fault(), code)
  }
  const busy = await serving(t, (_, response) =>
    response.writeHead(429, { 'retry-after': '7200' }).end(),
  )
  const paused = { code: 'http_error', retry_after_seconds: 7_200 }
  await assert.rejects(() => busy.get(), paused)
  const unknown = await serving(t, (_, response) =>
    response.writeHead(200, { 'content-encoding': 'zstd' }).end('x'),
  )
  assert.equal(await unknown.fault(), 'http_error')
  const broken = await serving(t, (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  )
  assert.equal(await broken.fault(), 'unreachable')
  const cut = await serving(t, (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('BEGIN')
    setTimeout(() => response.destroy(), 20)
  })
  assert.equal(await cut.fault(), 'unreachable')
  const untrusted = await serving(t, (_, response) => response.end(google_file))
  assert.equal(await untrusted.fault({ ca: undefined }), 'unreachable')
})

test('A calendar that is too large or too slow is given up', async (t) => {
  const large = await serving(t, (_, response) => response.end(Buffer.alloc(10_000_001, 'x')))
  assert.equal(await large.fault(), 'too_large')
  const bomb = await serving(t, (_, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000, 'x'))),
  )
  assert.equal(await bomb.fault(), 'too_large')
  const silent = await serving(t, () => {})
  assert.equal(await silent.fault({ timeout_ms: 200 }), 'timeout')
  const slow = await serving(t, (_, response) => {
    response.writeHead(200).write('BEGIN:VCALENDAR')
    const dripping = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(dripping))
  })
  assert.equal(await slow.fault({ timeout_ms: 300 }), 'timeout')
})
