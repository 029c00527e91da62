// Operations: liveness, readiness and metrics.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { serverMetrics } from '#http/operations/metrics.ts'
import { metricsListener } from '#http/operations/metrics_listener.ts'
import { call, db, own_account, ownerConfig, sql, startServer } from './harness.ts'

const bare = { key: null }

test('liveness and readiness need no key', async () => {
  assert.deepEqual((await call('GET', '/healthz', undefined, bare)).body, { status: 'ok' })
  assert.deepEqual((await call('GET', '/readyz', undefined, bare)).body, { status: 'ready' })
})

// Temporary files of the database go to a disk that holds less than the probe writes.
test('a database whose disk is full is not ready', async (t) => {
  const { rows } = await sql.query('show data_directory')
  const data_dir = rows[0].data_directory as string
  if (!existsSync(data_dir)) return t.skip('the database runs elsewhere')
  const folder = mkdtempSync(join(tmpdir(), 'attune-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder])
  if (mounted.status !== 0) return t.skip('a small disk cannot be mounted here')
  const { uid, gid } = statSync(data_dir)
  chownSync(folder, uid, gid)
  const { database } = ownerConfig
  await sql.query(`create tablespace ${database} location '${folder}'`)
  await sql.query(`grant create on tablespace ${database} to public`)
  try {
    await sql.query(`alter database ${database} set temp_tablespaces = '${database}'`)
    const port = await startServer({ database: { size: 1 } })
    const { status, body } = await call('GET', '/readyz', undefined, { ...bare, port })
    assert.deepEqual([status, body.error.code], [503, 'storage_full'])
    assert.equal((await call('GET', '/healthz', undefined, { ...bare, port })).status, 200)
  } finally {
    await sql.query(`alter database ${database} reset temp_tablespaces`)
    await sql.query(`drop tablespace ${database}`)
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true })
  }
})

const token = 'a-token-of-at-least-thirty-two-characters'
const withToken = (text: string) => ({ ...bare, headers: { authorization: `Bearer ${text}` } })

test('metrics are labeled by route, never by path', async () => {
  const port = await startServer({ metrics_token: () => token })
  await call('GET', '/v1/sessions/ses_secret', undefined, { port })
  await call('GET', '/v1/sessions', undefined, { port, key: null })
  const { text, headers } = await call('GET', '/metrics', undefined, { ...withToken(token), port })
  assert.match(headers['content-type']!, /^text\/plain/)
  assert.match(
    text,
    /attune_requests_total\{method="GET",route="\/v1\/sessions\/:id",status="404"\} 1/,
  )
  assert.match(text, /attune_requests_total\{method="GET",route="unknown",status="401"\} 1/)
  assert.match(text, /attune_database_connections /)
  assert.doesNotMatch(text, /ses_secret/)
})

test('metrics on the API port need their token, even from localhost', async () => {
  const port = await startServer({ metrics_token: () => token })
  const options = [bare, withToken('another'), withToken(''), { key: own_account.key }]
  for (const each of options) {
    const { status, text } = await call('GET', '/metrics', undefined, { ...each, port })
    assert.equal(status, 404)
    assert.doesNotMatch(text, /attune_requests/)
  }
  const without = await call('GET', '/metrics', undefined, withToken(''))
  assert.equal(without.status, 404, 'Without a token there are none.')
})

test('a separate listener serves only metrics, with the token if one is set', async (t) => {
  let current: string | undefined
  const server = metricsListener(serverMetrics(db), () => current).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status
  assert.equal(await read('/metrics'), 200)
  assert.equal(await read('/v1/sessions'), 404)
  current = token
  assert.equal(await read('/metrics'), 401)
  assert.equal(await read('/metrics', { authorization: `Bearer ${token}x` }), 401)
  assert.equal(await read('/metrics', { authorization: `Bearer ${token}` }), 200)
})

test('security.txt names the contact of the deployment, or the page that says how to report', async () => {
  const contact = 'mailto:security@example.com'
  const port = await startServer({ security_contact: contact })
  const path = '/.well-known/security.txt'
  const { status, headers, text } = await call('GET', path, undefined, { ...bare, port })
  assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8'])
  assert.match(text, /^Contact: mailto:security@example\.com\n/)
  assert.match(text, /^Canonical: https:\/\/localhost:8443\/\.well-known\/security\.txt$/m)
  const [, expires] = /^Expires: (\S+)$/m.exec(text)!
  const left = Date.parse(expires!) - Date.now()
  assert.ok(left > 0 && left < 365 * 86_400_000, String(expires))
  const without = await call('GET', path, undefined, bare)
  assert.match(without.text, /^Contact: https:\/\/localhost:8443\/docs\/security\n/)
})

test('every response has Strict-Transport-Security with subdomains', async () => {
  for (const path of ['/healthz', '/', '/v1/sessions', '/nothing']) {
    const { headers } = await call('GET', path)
    const policy = headers['strict-transport-security']
    assert.equal(policy, 'max-age=63072000; includeSubDomains', path)
  }
})

test('HEAD is answered as GET, without a body', async () => {
  const { status, text, headers } = await call('HEAD', '/v1/sessions')
  assert.deepEqual([status, text], [200, ''])
  assert.ok(Number(headers['content-length']) > 0)
})
