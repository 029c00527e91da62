// Tests webhook connections: addresses, certificates and reuse.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ownCertificate } from '#http/transport/certificate.ts'
import { type Delivery, type Outcome, send } from './send.ts'
import { rawReceiver, receiver, selfSigned } from '#tests/hostile_receivers.ts'
import type { Lookup } from './target.ts'

const folder = mkdtempSync(join(tmpdir(), 'attune-webhook-'))
after(() => rmSync(folder, { recursive: true }))
const own = await ownCertificate(folder)
const ca = readFileSync(own.ca_file, 'utf8')

const yesterday = new Date(Date.now() - 86_400_000)
const ok = (_: unknown, response: ServerResponse) => void response.end('ok')
const to = (...list: string[]): Lookup => {
  return async () => list.map((address) => ({ address }))
}
const post = (url: string, more: Partial<Delivery> = {}) =>
  send({ url, headers: {}, body: '{}', allow_private: true, timeout_ms: 10_000, ...more })
const label = (outcome: Outcome) =>
  outcome.kind === 'failed' ? `${outcome.reason} ${outcome.code}` : String(outcome.status)

test('A certificate for the host name from a trusted CA is accepted', async (t) => {
  const { url, port, calls } = await receiver(t, ok, own)
  assert.equal(label(await post(url, { ca })), '200')
  assert.equal(label(await post(`https://127.0.0.1:${port}/`, { ca })), '200')
  assert.equal(calls.length, 2)
})

test('The connection goes to the checked address, with the host name in SNI and the certificate check', async (t) => {
  const name = 'hooks.example.com'
  const pair = await selfSigned(name, yesterday, 10)
  const { port, calls, server } = await receiver(t, ok, pair)
  const names: unknown[] = []
  server.on('secureConnection', (socket: Socket & { servername?: string }) => {
    names.push(socket.servername)
  })
  let request = 0
  const lookup: Lookup = async (host) => {
    assert.equal(host, name)
    request += 1
    return [{ address: '127.0.0.1' }, { address: '127.0.0.2' }]
  }
  assert.equal(label(await post(`https://${name}:${port}/x`, { ca: pair.cert, lookup })), '200')
  assert.deepEqual(names, [name])
  assert.equal(request, 1)
  assert.equal(calls[0]!.request.headers.host, `${name}:${port}`)
})

test('An untrusted, mismatched or expired certificate is rejected before anything is sent', async (t) => {
  const self = await selfSigned('localhost', yesterday, 10)
  const expired = await selfSigned('localhost', new Date('2020-01-01'), 30)
  const cases = [
    { pair: own, more: {}, code: 'tls UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    { pair: self, more: {}, code: 'tls DEPTH_ZERO_SELF_SIGNED_CERT' },
    { pair: self, more: { ca }, code: 'tls DEPTH_ZERO_SELF_SIGNED_CERT' },
    { pair: expired, more: { ca: expired.cert }, code: 'tls CERT_HAS_EXPIRED' },
  ]
  for (const { pair, more, code } of cases) {
    const { url, calls } = await receiver(t, ok, pair)
    assert.equal(label(await post(url, more)), code)
    assert.equal(calls.length, 0)
  }
  const { port, calls } = await receiver(t, ok, own)
  const other = `https://other.example:${port}`
  const outcome = await post(other, { ca, lookup: to('127.0.0.1') })
  assert.equal(label(outcome), 'tls ERR_TLS_CERT_ALTNAME_INVALID')
  assert.equal(calls.length, 0)
})

test("Environment variables can't disable the certificate check or add a proxy", async (t) => {
  const proxy = await receiver(t, ok)
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
  const settings = { NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_USE_ENV_PROXY: '1' }
  t.mock.method(process, 'emitWarning', () => {}) // Node warns of the first setting
  t.mock.property(process, 'env', {
    ...process.env,
    ...settings,
    ...Object.fromEntries(proxies.map((name) => [name, proxy.url])),
  })
  const { url } = await receiver(t, ok, await selfSigned('localhost', yesterday, 10))
  assert.equal(label(await post(url)), 'tls DEPTH_ZERO_SELF_SIGNED_CERT')
  const plain = await receiver(t, ok)
  assert.equal(label(await post(plain.url)), '200')
  assert.equal(plain.calls.length, 1)
  assert.equal(proxy.calls.length, 0)
})

test('Plain text, no response or a reset instead of TLS is a failure', async (t) => {
  const text = await rawReceiver(t, (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  const silent = await rawReceiver(t, () => {})
  const reset = await rawReceiver(t, (socket) => void socket.resetAndDestroy())
  const limits = { connect_timeout_ms: 300 }
  const secure = (port: number) => post(`https://localhost:${port}`, limits)
  assert.match(label(await secure(text.port)), /^tls (EPROTO|ERR_SSL_)/)
  assert.equal(label(await secure(silent.port)), 'timeout CONNECT_TIMEOUT')
  assert.equal(label(await secure(reset.port)), 'connection ECONNRESET')
})

test('A closed port, an unknown host and a DNS lookup that hangs are failures', async (t) => {
  const closed = await receiver(t, ok)
  closed.server.close()
  assert.equal(label(await post(closed.url)), 'connection ECONNREFUSED')
  const lost: Lookup = () => Promise.reject(new Error('ENOTFOUND'))
  assert.equal(label(await post(closed.url, { lookup: lost })), 'dns dns')
  const lookup: Lookup = () => new Promise(() => {})
  const outcome = await post(closed.url, { lookup, connect_timeout_ms: 100 })
  assert.equal(label(outcome), 'timeout CONNECT_TIMEOUT')
})

test("A private receiver isn't called unless private targets are allowed", async (t) => {
  const { url, port, calls } = await receiver(t, ok, own)
  for (const target of [url, `https://127.0.0.1:${port}`, 'https://dev.example', 'nonsense']) {
    const outcome = await post(target, { allow_private: false, ca, lookup: to('127.0.0.1') })
    assert.equal(outcome.kind === 'failed' && outcome.reason, 'refused_address', target)
  }
  assert.equal(calls.length, 0)
})

for (const pair of [undefined, own]) {
  const words = pair ? 'TLS' : 'plain'
  const ports = (calls: { request: { socket: Socket } }[]) =>
    new Set(calls.map(({ request }) => request.socket)).size

  test(`A ${words} connection is reused only for the same checked address`, async (t) => {
    const { url, calls } = await receiver(t, ok, pair)
    for (const _ of [1, 2, 3]) {
      assert.equal(label(await post(url, { ca, lookup: to('127.0.0.1') })), '200')
    }
    assert.equal(ports(calls), 1)
    // The name has moved: the connection still stands, but not to where the name now points.
    const moved = await post(url, { ca, lookup: to('127.0.0.2') })
    assert.equal(label(moved), 'connection ECONNREFUSED')
    const hidden = await post(url, { ca, lookup: to('169.254.169.254') })
    assert.equal(label(hidden), 'refused_address not_public')
    assert.equal(calls.length, 3)
  })

  test(`A ${words} connection that the receiver closed while idle is replaced once`, async (t) => {
    for (const leave of ['destroy', 'end'] as const) {
      let left = 0
      const used = new Set<Socket>()
      const { url, calls } = await receiver(
        t,
        ({ socket }, response) => {
          if (!used.has(socket)) return void (used.add(socket), response.end())
          left += 1
          socket[leave]()
        },
        pair,
      )
      for (const _ of [1, 2, 3]) assert.equal(label(await post(url, { ca })), '200', leave)
      // The first opens it, the second finds it closed and opens one that is not kept, and so on.
      assert.deepEqual([left, calls.length], [1, 4])
    }
  })
}

test('A receiver that always resets is tried at most twice, and once if it had started to respond', async (t) => {
  for (const [begun, times] of [
    ['', 2],
    ['HTTP/1.1 2', 1],
  ] as const) {
    let met = 0
    const { url } = await rawReceiver(t, (socket) => {
      const leave = () => socket.write(begun, () => setTimeout(() => socket.resetAndDestroy(), 20))
      met += 1
      if (met > 1) return void leave()
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
      socket.once('data', leave)
    })
    assert.equal(label(await post(url)), '200')
    assert.equal(label(await post(url)), 'connection ECONNRESET')
    assert.equal(met, times)
  }
})
