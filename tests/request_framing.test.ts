// Bodies with an ambiguous end are refused and the connection is closed, because what follows could
// be the rest of the body or another caller's request.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import tls from 'node:tls'
import { ca, own_account, startServer } from './harness.ts'

const port = await startServer({ times: { headers_ms: 2_000, request_ms: 2_000, check_ms: 100 } })
const auth = `Authorization: Bearer ${own_account.key}\r\n`

function send(bytes: string) {
  return new Promise<string>((resolve) => {
    const socket = tls.connect({ port, host: '127.0.0.1', ca, servername: 'localhost' })
    let text = ''
    socket.on('data', (part) => (text += part))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.on('secureConnect', () => socket.write(bytes))
  })
}

const json = 'Content-Type: application/json\r\n'
const post = (headers: string, body = '2\r\n{}\r\n0\r\n\r\n', version = '1.1') =>
  `POST /v1/persons HTTP/${version}\r\nHost: a\r\n${auth}${json}${headers}\r\n${body}`
const chunked = 'Transfer-Encoding: chunked\r\n'
const smuggled = `GET /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}Connection: close\r\n\r\n`

const oddities: Record<string, string> = {
  'Transfer-Encoding with Content-Length': post(`${chunked}Content-Length: 2\r\n`),
  'Content-Length with Transfer-Encoding': post(`Content-Length: 2\r\n${chunked}`),
  'two Transfer-Encodings': post(chunked + chunked),
  'a Transfer-Encoding that repeats itself': post('Transfer-Encoding: chunked, chunked\r\n'),
  'chunked before another coding': post('Transfer-Encoding: chunked, gzip\r\n'),
  'chunked after another coding': post('Transfer-Encoding: gzip, chunked\r\n'),
  'chunked in two headers, not last': post(`${chunked}Transfer-Encoding: identity\r\n`),
  'Transfer-Encoding: identity': post('Transfer-Encoding: identity\r\n', ''),
  'an unknown Transfer-Encoding': post('Transfer-Encoding: xchunked\r\n'),
  'an empty Transfer-Encoding': post('Transfer-Encoding:\r\n', ''),
  'Transfer-Encoding with a parameter': post('Transfer-Encoding: chunked;q=1\r\n'),
  'Transfer-Encoding after a vertical tab': post('Transfer-Encoding: \x0bchunked\r\n'),
  'Transfer-Encoding in quotes': post('Transfer-Encoding: "chunked"\r\n'),
  'a space before the colon': post('Transfer-Encoding : chunked\r\n'),
  'Transfer-Encoding on a folded line': post('Transfer-Encoding:\r\n chunked\r\n'),
  'a folded header': post(`X-A: b\r\n c\r\n${chunked}`),
  'Transfer-Encoding in HTTP/1.0': post(chunked, undefined, '1.0'),
  'two Content-Lengths that differ': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{} '),
  'two Content-Lengths that agree': post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}'),
  'a list of Content-Lengths': post('Content-Length: 2, 2\r\n', '{}'),
  'a signed Content-Length': post('Content-Length: +2\r\n', '{}'),
  'a negative Content-Length': post('Content-Length: -2\r\n', '{}'),
  'a hexadecimal Content-Length': post('Content-Length: 0x2\r\n', '{}'),
  'an empty Content-Length': post('Content-Length:\r\n', '{}'),
  'a header that ends with a bare LF': post(`X-A: b\n${chunked}`),
  'a request line that ends with a bare LF': post(chunked).replace('\r\n', '\n'),
  'headers that end with a bare LF': `GET /v1/sessions HTTP/1.1\r\nHost: a\r\n${auth}\n`,
  'a bare CR in a header': post(`X-A: b\rTransfer-Encoding: chunked\r\n`, ''),
  'a null in a header': post(`X-A: b\0c\r\n${chunked}`),
  'a chunk size in bare LF': post(chunked, '2\n{}\r\n0\r\n\r\n'),
  'a chunk that ends with a bare LF': post(chunked, '2\r\n{}\n0\r\n\r\n'),
  'a signed chunk size': post(chunked, '+2\r\n{}\r\n0\r\n\r\n'),
  'a chunk size with a prefix': post(chunked, '0x2\r\n{}\r\n0\r\n\r\n'),
  'a chunk size past all bounds': post(chunked, 'fffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  'a space before the chunk size': post(chunked, ' 2\r\n{}\r\n0\r\n\r\n'),
  'a preflight with two codings': post('Transfer-Encoding: gzip, chunked\r\n').replace(
    `POST /v1/persons HTTP/1.1\r\nHost: a\r\n${auth}`,
    'OPTIONS /v1/persons HTTP/1.1\r\nHost: a\r\nOrigin: https://a.example\r\n' +
      'Access-Control-Request-Method: POST\r\n',
  ),
  'a chunk longer than it says': post(chunked, '1\r\n{}\r\n0\r\n\r\n'),
}

for (const [what, bytes] of Object.entries(oddities)) {
  test(`${what}: 400, and nothing behind it is read as a request`, async () => {
    const text = await send(bytes + smuggled)
    assert.deepEqual(text.match(/HTTP\/1\.1 \d{3}/g), ['HTTP/1.1 400'], text)
    assert.match(text, /"code":"malformed_request"/)
    assert.match(text, /^connection: close\r$/im)
  })
}

test('plain chunks are read, with or without an extension and trailers', async () => {
  for (const body of ['2\r\n{}\r\n0\r\n\r\n', '2;a=b\r\n{}\r\n0\r\nX-A: b\r\n\r\n']) {
    const text = await send(post(`${chunked}Connection: close\r\n`, body))
    assert.doesNotMatch(text, /malformed_request/)
    assert.match(text, /^HTTP\/1\.1 400 [^]*validation_failed/)
  }
  assert.match(
    await send(post(`Transfer-Encoding: CHUNKED\r\nConnection: close\r\n`)),
    /validation/,
  )
})

test('an attempt to renegotiate TLS 1.2 ends the connection', async () => {
  const request = { port, host: '127.0.0.1', ca, servername: 'localhost' }
  const socket = tls.connect({ ...request, maxVersion: 'TLSv1.2' })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await new Promise<void>((resolve) => socket.once('secureConnect', () => resolve()))
  const failure = await new Promise<Error | null>((resolve) => {
    socket.once('close', () => resolve(new Error('closed')))
    socket.renegotiate({}, resolve)
  })
  assert.ok(failure, 'It was renegotiated.')
  await closed
})
