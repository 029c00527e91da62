// A key that is sent unencrypted is revoked in whatever form it is sent: each row of the table is
// one way to send it, and it doesn't matter whether the bytes ever become a request.
import assert from 'node:assert/strict'
import http2 from 'node:http2'
import net, { BlockList } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, createTestAccount, sql, startServer } from './harness.ts'

const times = { headers_ms: 3_000, request_ms: 3_000, check_ms: 100 }
const port = await startServer({ times })
const trusting = (address: string) => {
  const list = new BlockList()
  list.addAddress(address)
  return list
}
// Behind a proxy: a client that is not a trusted proxy uses plain HTTP.
const untrusted = await startServer({
  times,
  certificate: undefined,
  trusted_proxies: trusting('10.9.9.9'),
})

const percent = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
const unicode = (text: string) =>
  [...text].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const chunks = (...parts: string[]) =>
  parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('') + '0\r\n'

const get = (headers: string) => `GET /v1/sessions HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const post = (headers: string, body: string, type = 'application/json') =>
  `POST /v1/persons HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n${headers}\r\n${body}`
const sized = (body: string, type?: string) =>
  post(`Content-Length: ${body.length}\r\n`, body, type)
const chunked = (body: string) => post('Transfer-Encoding: chunked\r\n', body)

// Each piece is written on its own; "close" ends the connection without waiting for an answer.
const forms: Record<string, (key: string) => (string | 'close')[]> = {
  'Bearer authorization': (key) => [get(`Authorization: Bearer ${key}\r\n`)],
  'an upper-case header and scheme': (key) => [get(`AUTHORIZATION: BEARER ${key}\r\n`)],
  'a lower-case header': (key) => [get(`authorization: bearer ${key}\r\n`)],
  'the header X-Api-Key': (key) => [get(`X-Api-Key: ${key}\r\n`)],
  'a second Authorization header': (key) => [
    get(`Authorization: Bearer x\r\nAuthorization: Bearer ${key}\r\n`),
  ],
  'a cookie': (key) => [get(`Cookie: a=b; key=${key}\r\n`)],
  'Basic authorization, as the user': (key) => [
    get(`Authorization: Basic ${base64(`${key}:`)}\r\n`),
  ],
  'Basic authorization, as the password': (key) => [
    get(`Authorization: basic ${base64(`user:${key}`)}\r\n`),
  ],
  'the query': (key) => [`GET /v1/sessions?key=${key} HTTP/1.1\r\nHost: a\r\n\r\n`],
  'the percent-encoded query': (key) => [
    `GET /v1/sessions?key=${percent(key)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  'the path': (key) => [`GET /v1/${key} HTTP/1.1\r\nHost: a\r\n\r\n`],
  'an absolute URI with credentials': (key) => [
    `GET http://${key}@a/v1/sessions HTTP/1.1\r\nHost: a\r\n\r\n`,
  ],
  'a JSON body': (key) => [sized(JSON.stringify({ key }))],
  'a JSON body with escapes': (key) => [sized(`{"key":"${unicode(key)}"}`)],
  'a form body': (key) => [sized(`a=b&key=${key}`, 'application/x-www-form-urlencoded')],
  'a percent-encoded form body': (key) => [
    sized(`key=${percent(key)}`, 'application/x-www-form-urlencoded'),
  ],
  'a body after "Expect: 100-continue"': (key) => [
    post('Expect: 100-continue\r\nContent-Length: 60\r\n', `{"key":"${key}"}`),
  ],
  'a body in two packets': (key) => [
    post('Content-Length: 60\r\n', `{"key":"${key.slice(0, 20)}`),
    `${key.slice(20)}"}    `,
  ],
  'a chunked body, split within the key': (key) => [
    chunked(`${chunks('{"key":"', key.slice(0, 5), key.slice(5, 6), key.slice(6), '"}')}\r\n`),
  ],
  'a chunked body, one character each': (key) => [chunked(`${chunks(...key)}\r\n`)],
  'a trailer': (key) => [chunked(`${chunks('{}')}X-Api-Key: ${key}\r\n\r\n`)],
  CONNECT: (key) => [`CONNECT a:1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`],
  'a malformed header after the key': (key) => [get(`X-Api-Key: ${key}\r\nbad header\r\n`)],
  'a malformed header before the key': (key) => [get(`bad header\r\nX-Api-Key: ${key}\r\n`)],
  'an unknown method': (key) => [`FOO / HTTP/1.1\r\nX-Api-Key: ${key}\r\n\r\n`],
  'bytes that are not a request': (key) => [`hello ${key}\r\n\r\n`],
  'headers past the limit': (key) => [get(`X-Api-Key: ${key}\r\nX: ${'a'.repeat(20_000)}\r\n`)],
  'headers past the limit, before the key': (key) => [
    get(`X: ${'a'.repeat(20_000)}\r\nX-Api-Key: ${key}\r\n`),
  ],
  'headers that never end': (key) => [`GET /v1 HTTP/1.1\r\nX-Api-Key: ${key}`],
  'headers that never end, then a closed connection': (key) => [
    `GET /v1 HTTP/1.1\r\nX-Api-Key: ${key}`,
    'close',
  ],
  'headers in small pieces': (key) => [
    `GET / HTTP/1.1\r\nX-Api-Key: `,
    ...key.match(/.{1,9}/g)!,
    '\r\n\r\n',
  ],
  'two pipelined requests': (key) => [get('') + get(`X-Api-Key: ${key}\r\n`)],
  'a request after one with a large body': (key) => [
    sized('a'.repeat(70_000)) + get(`X-Api-Key: ${key}\r\n`),
  ],
  'the end of a body that is as large as is searched': (key) => [
    sized(`${'a'.repeat(65_536 - key.length)}${key}`),
  ],
  'a request after the response to the first': (key) => [get(''), get(`X-Api-Key: ${key}\r\n`)],
  'an upgrade to HTTP/2': (key) => [
    get(`Connection: Upgrade\r\nUpgrade: h2c\r\nX-Api-Key: ${key}\r\n`),
  ],
  'after the preface of HTTP/2': (key) => [`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${key}`],
}

function send(to: number, pieces: string[]) {
  return new Promise<string>((resolve) => {
    const socket = net.connect(to, '127.0.0.1')
    let text = ''
    socket.on('data', (bytes) => (text += bytes))
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
    socket.setNoDelay(true)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (piece === 'close') return void socket.end()
        socket.write(piece)
        if (pieces.length > 1) await sleep(1)
      }
    })
  })
}

async function exposedEvents(key_id: string) {
  const { rows } = await sql.query(
    `select k.status, (select count(*)::int from events e
       where e.object_id = k.id and e.type = 'api_key.exposed') as events
     from api_keys k where k.id = $1`,
    [key_id],
  )
  return rows[0] as { status: string; events: number }
}

async function isRevoked(key_id: string, what: string) {
  for (let tries = 0; tries < 500; tries++) {
    const { status, events } = await exposedEvents(key_id)
    if (status === 'revoked') return assert.equal(events, 1, what)
    await sleep(10)
  }
  assert.fail(`The key is still good after it was sent in ${what}.`)
}

for (const [where, to] of Object.entries({ 'to the TLS port': port, 'past a proxy': untrusted })) {
  test(`a key sent in plaintext ${where} is revoked in every form`, async () => {
    await Promise.all(
      Object.entries(forms).map(async ([what, pieces]) => {
        const { key, key_id } = await createTestAccount()
        const [text] = await Promise.all([send(to, pieces(key)), isRevoked(key_id, what)])
        const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
        assert.ok(statuses.filter((status) => status !== '100').length <= 1, `${what}: ${text}`)
      }),
    )
  })
}

test('HTTP/2 without TLS exposes the key in its compressed headers and in its body', async () => {
  for (const inBody of [false, true]) {
    const { key, key_id } = await createTestAccount()
    const session = http2.connect(`http://127.0.0.1:${port}`)
    session.on('error', () => {})
    const headers = inBody ? {} : { authorization: `Bearer ${key}` }
    const stream = session.request({ ':method': 'POST', ':path': '/v1/persons', ...headers })
    stream.on('error', () => {})
    stream.end(inBody ? JSON.stringify({ key }) : '{}')
    await isRevoked(key_id, inBody ? 'an HTTP/2 body' : 'HTTP/2 headers')
    session.destroy()
  }
})

test('the error says that the key was revoked, whatever else is wrong', async () => {
  for (const what of ['a JSON body', 'a trailer', 'a malformed header after the key', 'CONNECT']) {
    const { key } = await createTestAccount()
    const text = await send(port, forms[what]!(key))
    assert.match(text, /^HTTP\/1\.1 403 /, what)
    assert.match(text, /"code":"https_required".*revoked/, what)
    assert.equal(text.includes(key), false, what)
  }
})

test('a plaintext request through a proxy is scanned to its end, and the connection stays usable', async () => {
  const to = await startServer({
    times,
    certificate: undefined,
    trusted_proxies: trusting('127.0.0.1'),
  })
  const from = (proto: string, request: string) =>
    request.replace('\r\n', `\r\nX-Forwarded-Proto: ${proto}\r\n`)
  const parsed = ['Bearer authorization', 'the percent-encoded query', 'a JSON body', 'a trailer']
  const split = 'a chunked body, split within the key'
  for (const what of [...parsed, split]) {
    const { key, key_id } = await createTestAccount()
    const other = await createTestAccount()
    const [piece] = forms[what]!(key)
    const close = `Connection: close\r\nX-Api-Key: ${other.key}\r\n`
    const text = await send(to, [from('http', piece!) + from('https', get(close))])
    await isRevoked(key_id, what)
    assert.equal((await exposedEvents(other.key_id)).status, 'issued', what)
    assert.deepEqual(text.match(/HTTP\/1\.1 \d{3}/g), ['HTTP/1.1 403', 'HTTP/1.1 200'], text)
  }
})

test('a request without a key, with a wrong checksum or past the limit revokes nothing', async () => {
  const { key, key_id } = await createTestAccount()
  const wrong = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a')
  assert.match(await send(port, [get(`X-Api-Key: ${wrong}\r\n`)]), /No API key was detected/)
  const far = sized(`${'a'.repeat(200_000)}${key}`)
  assert.match(await send(port, [far]), /No API key was detected/)
  assert.equal((await exposedEvents(key_id)).status, 'issued')
})

test('a key exposed while the database is busy is revoked later', async () => {
  // Without a limit on the request: on a busy machine it would end before the database answers.
  const patient = { ...times, headers_ms: 60_000, request_ms: 60_000 }
  const database = { size: 1, wait_limit_ms: 50 }
  const busy = await startServer({ times: patient, database })
  const { key, key_id } = await createTestAccount()
  const client = await sql.connect()
  try {
    await client.query('begin')
    await client.query('lock table sessions in access exclusive mode')
    const blocked = call('GET', '/v1/sessions', undefined, { port: busy })
    const waiting = `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    while (!(await sql.query(waiting)).rowCount) await sleep(5)
    assert.match(await send(busy, [get(`X-Api-Key: ${key}\r\n`)]), /^HTTP\/1\.1 503 /)
    await client.query('rollback')
    assert.equal((await blocked).status, 200)
  } finally {
    client.release(true)
  }
  await isRevoked(key_id, 'a request during an overload')
})
