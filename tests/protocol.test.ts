// Protocol errors, over TLS and in plaintext: every input gets the error envelope, once.
import assert from 'node:assert/strict'
import net from 'node:net'
import { test } from 'node:test'
import tls from 'node:tls'
import { ca, call, createTestAccount, own_account, startServer } from './harness.ts'

const port = await startServer({ times: { headers_ms: 800, request_ms: 1_500, check_ms: 100 } })
const auth = `Authorization: Bearer ${own_account.key}\r\n`
const json = 'Content-Type: application/json\r\n'

// Sends bytes as they are, piece by piece, each after the first once what is awaited has come, and
// reads until the server closes.
function raw(secure: boolean, pieces: string[], awaited = /^/): Promise<string> {
  return new Promise((resolve) => {
    const socket = secure
      ? tls.connect({ port, host: '127.0.0.1', ca, servername: 'localhost' })
      : net.connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (bytes) => (text += bytes))
    socket.on('error', (error: NodeJS.ErrnoException) => (text += `<${error.code}>`))
    socket.on('close', () => resolve(text))
    socket.on(secure ? 'secureConnect' : 'connect', async () => {
      for (const piece of pieces) {
        socket.write(piece)
        do await new Promise((sent) => setTimeout(sent, 20))
        while (!awaited.test(text) && !socket.destroyed)
      }
    })
    setTimeout(() => socket.destroy(), 60_000).unref()
  })
}

const statusesOf = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, s]) => s)
const bodiesOf = (text: string) =>
  [...text.matchAll(/\{"error":\{"code":"(\w+)"/g)].map(([, c]) => c)

const close = 'Connection: close\r\n'
const cases: [string, string[], number, string][] = [
  ['bytes that are not a request', ['hello there\r\n\r\n'], 400, 'malformed_request'],
  [
    'headers past 16 kB',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    431,
    'headers_too_large',
  ],
  [
    'ten thousand headers',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\n${'a:b\r\n'.repeat(10_000)}\r\n`],
    431,
    'headers_too_large',
  ],
  [
    'two hundred headers',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\n${close}${auth}${'a:b\r\n'.repeat(200)}\r\n`],
    431,
    'headers_too_large',
  ],
  ['headers that never end', ['GET /v1 HTTP/1.1\r\nHo'], 408, 'request_timeout'],
  [
    'a body that never ends',
    [`POST /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}${json}Content-Length: 100\r\n\r\n{"a":`],
    408,
    'request_timeout',
  ],
  ['an unknown method', ['FOO /v1 HTTP/1.1\r\nHost: a\r\n\r\n'], 400, 'malformed_request'],
  ['no Host', [`GET /v1 HTTP/1.1\r\n${close}${auth}\r\n`], 400, 'malformed_request'],
  [
    'an unknown Expect',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\nExpect: x\r\n${auth}${close}\r\n`],
    417,
    'expectation_failed',
  ],
  [
    'an unknown Expect without a key',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\nExpect: x\r\n${close}\r\n`],
    401,
    'api_key_missing',
  ],
  [
    'a path with its letters encoded, without a key',
    [`GET /%76%31/sessions HTTP/1.1\r\nHost: a\r\n${close}\r\n`],
    401,
    'api_key_missing',
  ],
  [
    'an absolute path, without a key',
    [`GET https://a/v1/nothing HTTP/1.1\r\nHost: a\r\n${close}\r\n`],
    401,
    'api_key_missing',
  ],
  [
    'an absolute path to nothing',
    [`GET https://a/v1/nothing HTTP/1.1\r\nHost: a\r\n${auth}${close}\r\n`],
    404,
    'resource_not_found',
  ],
  [
    'two Hosts',
    [`GET /v1 HTTP/1.1\r\nHost: a\r\nHost: b\r\n${auth}${close}\r\n`],
    400,
    'malformed_request',
  ],
  ['CONNECT', ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'], 400, 'malformed_request'],
  [
    'a path that cannot be decoded',
    [`GET /v1/%zz HTTP/1.1\r\nHost: a\r\n${auth}${close}\r\n`],
    400,
    'malformed_request',
  ],
  ['GET //', [`GET // HTTP/1.1\r\nHost: a\r\n${close}\r\n`], 404, 'resource_not_found'],
  [
    'Transfer-Encoding and Content-Length',
    [
      `POST /v1/sessions HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
    ],
    400,
    'malformed_request',
  ],
  [
    'two Content-Lengths',
    [`POST /v1/sessions HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc`],
    400,
    'malformed_request',
  ],
  [
    'a bad chunk',
    [
      `POST /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
    400,
    'malformed_request',
  ],
  ['a preface of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 400, 'malformed_request'],
  ['a version from the future', ['GET /v1 HTTP/3.7\r\nHost: a\r\n\r\n'], 400, 'malformed_request'],
  [
    'an upgrade',
    [
      `GET /v1/sessions HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    ],
    401,
    'api_key_missing',
  ],
  [
    'a null in the path',
    [`GET /v1/sessions/%00 HTTP/1.1\r\nHost: a\r\n${auth}${close}\r\n`],
    404,
    'resource_not_found',
  ],
  [
    'bad UTF-8 in the path',
    [`GET /v1/sessions/%ff%fe HTTP/1.1\r\nHost: a\r\n${auth}${close}\r\n`],
    400,
    'malformed_request',
  ],
  [
    'a body of bad UTF-8',
    [
      `POST /v1/api_keys HTTP/1.1\r\nHost: a\r\n${auth}${json}Content-Length: 4\r\n${close}\r\n`,
      '{"\xff',
    ],
    400,
    'validation_failed',
  ],
]
for (const [what, pieces, status, code] of cases) {
  test(`over TLS, ${what}: ${status} ${code}`, async () => {
    const text = await raw(true, pieces)
    assert.deepEqual(statusesOf(text), [String(status)], text)
    assert.deepEqual(bodiesOf(text), [code])
    assert.match(text, /request-id: req_/i)
    assert.match(text, /"docs":"https:/)
  })
}

test('plain HTTP requests are refused with 403, and other bytes with the error envelope', async () => {
  const { key } = await createTestAccount() // It is revoked by the first of these.
  for (const [, pieces] of cases) {
    const text = await raw(
      false,
      pieces.map((piece) => piece.replace(own_account.key, key)),
    )
    assert.ok(statusesOf(text).length === 1, text)
    assert.equal(bodiesOf(text).length, 1, text)
    assert.ok(['403', '400', '408', '431', '417'].includes(statusesOf(text)[0]!), text)
  }
})

test('HTTP/1.0 without a Host header is served, and the connection closed', async () => {
  const text = await raw(true, [`GET /v1/sessions HTTP/1.0\r\n${auth}\r\n`])
  assert.deepEqual(statusesOf(text), ['200'])
})

test('pipelined requests are answered in order', async () => {
  const one = `GET /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}\r\n`
  const two = `GET /v1/nothing HTTP/1.1\r\nHost: a\r\n${auth}${close}\r\n`
  assert.deepEqual(statusesOf(await raw(true, [one + one + two])), ['200', '200', '404'])
})

test('a request never gets two responses', async () => {
  const early = `POST /v1/nothing HTTP/1.1\r\nHost: a\r\n${json}Content-Length: 100\r\n\r\n{`
  assert.deepEqual(statusesOf(await raw(true, [early])), ['401'])
  const good = `GET /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}\r\n`
  const both = await raw(true, [good, 'garbage\r\n\r\n'], /HTTP\/1\.1 200/)
  assert.deepEqual(statusesOf(both), ['200', '400'])
})

test('hundreds of truncated bodies create nothing, and the server keeps serving', async () => {
  const cut = () =>
    new Promise<void>((resolve) => {
      const socket = tls.connect({ port, host: '127.0.0.1', ca, servername: 'localhost' })
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      socket.on('secureConnect', () => {
        socket.write(
          `POST /v1/api_keys HTTP/1.1\r\nHost: a\r\n${auth}${json}Content-Length: 30\r\n\r\n{"name":`,
        )
        setTimeout(() => socket.destroy(), 5)
      })
    })
  const before = (await call('GET', '/v1/api_keys?limit=100')).body.data.length
  for (let i = 0; i < 6; i++) await Promise.all(Array.from({ length: 50 }, cut))
  assert.equal((await call('GET', '/v1/api_keys?limit=100')).body.data.length, before)
})

test('TLS older than 1.2 and weak suites are not offered', async () => {
  const attempt = (options: tls.ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const request = { port, host: '127.0.0.1', ca, servername: 'localhost', ...options }
      const socket = tls.connect(request, () => {
        resolve(socket.getProtocol()!)
        socket.destroy()
      })
      socket.on('error', () => resolve('refused'))
    })
  assert.equal(await attempt({}), 'TLSv1.3')
  assert.equal(await attempt({ maxVersion: 'TLSv1.2' }), 'TLSv1.2')
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
  assert.equal(await attempt(old), 'refused')
  const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' } as const
  assert.equal(await attempt(weak), 'refused')
})
