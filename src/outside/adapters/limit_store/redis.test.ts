// Buckets in a real Valkey or Redis: counted exactly, over TLS and with a password.
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import tls from 'node:tls'
import { ownCertificate } from '#http/transport/certificate.ts'
import { redisServer, skip } from '#tests/redis_server.ts'
import { redisLimitStore } from './redis.ts'

test(
  'a refused request takes nothing, and every policy is counted in one step',
  { skip },
  async () => {
    const redis = await redisServer()
    const store = await redisLimitStore(`redis://127.0.0.1:${redis.port}`, 10_000)
    after(store.close)
    const wide = { key: 'wide', quota: 1_000, window_seconds: 60 }
    for (const quota of [1, 3, 7, 11, 60]) {
      const narrow = { key: `narrow ${quota}`, quota, window_seconds: 3_600 }
      const before = (await store.take([wide])).tokens[0]!
      const answers = await Promise.all(
        Array.from({ length: 80 }, () => store.take([narrow, wide])),
      )
      assert.equal(answers.filter(({ allowed }) => allowed).length, quota)
      const gone = before - (await store.take([wide])).tokens[0]! - 1
      assert.ok(gone <= quota + 0.1, `${gone} tokens were taken for ${quota} requests`)
    }
  },
)

test(
  'the store is reached with TLS and a password, and refused with a wrong one',
  { skip },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'attune-redis-tls-'))
    const { key, cert, ca_file } = await ownCertificate(folder)
    after(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'key.pem'), key)
    writeFileSync(join(folder, 'cert.pem'), cert)
    const files = ['--tls-key-file', join(folder, 'key.pem'), '--tls-ca-cert-file', ca_file]
    const certificate = ['--tls-cert-file', join(folder, 'cert.pem'), '--tls-auth-clients', 'no']
    const ports = ['--port', '0', '--tls-port', 'PORT']
    const redis = await redisServer([...ports, ...files, ...certificate, '--requirepass', 'secret'])
    const usual = tls.getCACertificates('default')
    tls.setDefaultCACertificates([...usual, readFileSync(ca_file, 'utf8')])
    after(() => tls.setDefaultCACertificates(usual))
    const right = await redisLimitStore(`rediss://:secret@localhost:${redis.port}/1`, 10_000)
    after(right.close)
    assert.equal(await right.join(), 1)
    const wrong = await redisLimitStore(`rediss://:wrong@localhost:${redis.port}/1`, 10_000)
    after(wrong.close)
    await assert.rejects(wrong.join())
  },
)
