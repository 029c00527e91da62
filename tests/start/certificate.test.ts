// The certificate that Attune creates: trusted by its own authority, renewed, and never incomplete.
import assert from 'node:assert/strict'
import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import * as tls from 'node:tls'
import { ownCertificate } from '#http/transport/certificate.ts'

const day_ms = 86_400_000
let folder: string

beforeEach(() => {
  folder = join(fs.mkdtempSync(join(tmpdir(), 'attune-tls-')), 'tls')
})

afterEach(() => fs.rmSync(join(folder, '..'), { recursive: true, force: true }))

test('a client that trusts the authority accepts every local name, and no other', async (t) => {
  const { key, cert, ca_file } = await ownCertificate(folder)
  const server = tls.createServer({ key, cert }, (socket) => socket.end())
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const connect = async (name: string) => {
    const socket = tls.connect({
      port,
      host: '127.0.0.1',
      ca: fs.readFileSync(ca_file),
      checkServerIdentity: (_host, certificate) => tls.checkServerIdentity(name, certificate),
    })
    await once(socket, 'secureConnect')
    socket.destroy()
  }
  for (const name of ['localhost', '127.0.0.1', '::1']) await connect(name)
  await assert.rejects(connect('example.com'), /does not match/)
})

test('the certificate lasts 397 days and is reused by the next start', async () => {
  const first = await ownCertificate(folder)
  const days = (new X509Certificate(first.cert).validToDate.getTime() - Date.now()) / day_ms
  assert(days > 396 && days < 397.01)
  assert.deepEqual(await ownCertificate(folder), first)
})

test('the certificate is renewed in its last fourteen days', async (t) => {
  const first = await ownCertificate(folder)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + (397 - 15) * day_ms })
  assert.equal((await ownCertificate(folder)).cert, first.cert)
  t.mock.timers.tick(2 * day_ms)
  assert.notEqual((await ownCertificate(folder)).cert, first.cert)
})

test("certificate files that don't match are replaced", async () => {
  const first = await ownCertificate(folder)
  for (const name of ['ca.crt', 'server.crt', 'server.key']) {
    const whole = await ownCertificate(folder)
    for (const damage of ['missing', 'not a certificate']) {
      if (damage === 'missing') fs.rmSync(join(folder, name))
      else fs.writeFileSync(join(folder, name), damage)
      const renewed = await ownCertificate(folder)
      const leaf = new X509Certificate(renewed.cert)
      const ca = new X509Certificate(fs.readFileSync(renewed.ca_file))
      assert(leaf.verify(ca.publicKey), `${name} ${damage}`)
      assert.notEqual(renewed.cert, whole.cert)
    }
  }
  const now = await ownCertificate(folder)
  fs.writeFileSync(join(folder, 'server.key'), first.key)
  assert.notEqual((await ownCertificate(folder)).cert, now.cert)
})

test("certificate files are private, and the authority's key isn't stored", async () => {
  await ownCertificate(folder)
  assert.deepEqual(fs.readdirSync(folder).sort(), ['ca.crt', 'server.crt', 'server.key'])
  for (const name of fs.readdirSync(folder))
    assert.equal(fs.statSync(join(folder, name)).mode & 0o777, 0o600)
})
