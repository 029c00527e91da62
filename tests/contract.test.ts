// The API contract: keys, environments, rotation, plain HTTP and limits.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { newSecret } from '#crypto/secret_key.ts'
import { runScheduledJobs } from '#jobs/clock.ts'
import {
  adapters,
  call,
  db,
  log,
  createTestAccount,
  own_account,
  outside,
  port,
  secrets,
  sql,
  startServer,
} from './harness.ts'

const invalid = 'Bearer realm="Attune API", error="invalid_token"'
const ask = (headers: Record<string, string | string[]>, at = port) =>
  call('GET', '/v1/practitioners', undefined, { key: null, headers, port: at })

test('a key is accepted as a Bearer token, as x-api-key, or as both if they are equal', async () => {
  assert.equal((await ask({ authorization: `Bearer ${own_account.key}` })).status, 200)
  assert.equal((await ask({ authorization: `bearer ${own_account.key}` })).status, 200)
  assert.equal((await ask({ 'x-api-key': own_account.key })).status, 200)
  const both = { authorization: `Bearer ${own_account.key}`, 'x-api-key': own_account.key }
  assert.equal((await ask(both)).status, 200)
})

const other = await createTestAccount()
const refused: [string, Record<string, string | string[]>][] = [
  ['two different keys', { authorization: `Bearer ${own_account.key}`, 'x-api-key': other.key }],
  [
    'two Authorization headers',
    { authorization: [`Bearer ${own_account.key}`, `Bearer ${other.key}`] },
  ],
  ['an empty Authorization', { authorization: '' }],
  ['an empty x-api-key', { 'x-api-key': '' }],
  ['another scheme', { authorization: `Basic ${own_account.key}` }],
  ['no scheme', { authorization: own_account.key }],
  ['a key of production', { authorization: `Bearer ${newSecret('sk', 'production')}` }],
  ['an unknown key', { authorization: `Bearer ${newSecret('sk', 'sandbox')}` }],
  ['a mistyped key', { authorization: `Bearer ${own_account.key.slice(0, -1)}!` }],
  ['a cut key', { 'x-api-key': own_account.key.slice(0, -1) }],
  ['a huge key', { 'x-api-key': 'sk_test_'.padEnd(9_000, 'x') }],
]
for (const [what, headers] of refused) {
  test(`${what}: 401 api_key_invalid`, async () => {
    const { status, body, headers: sent } = await ask(headers)
    assert.equal(status, 401)
    assert.equal(body.error.code, 'api_key_invalid')
    assert.equal(sent['www-authenticate'], invalid)
  })
}

test('a bad checksum never reaches the database', async () => {
  const calls = async () =>
    (
      await sql.query(`
    select coalesce(sum(xact_commit + xact_rollback), 0)::int as n from pg_stat_database
    where datname = current_database()`)
    ).rows[0].n
  const mistyped = own_account.key.slice(0, -1) + (own_account.key.endsWith('a') ? 'b' : 'a')
  await sql.query('select pg_stat_clear_snapshot()')
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const before = await calls()
  for (let i = 0; i < 200; i++) assert.equal((await ask({ 'x-api-key': mistyped })).status, 401)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  assert.ok((await calls()) - before < 100, 'two hundred refusals cost no transaction')
})

test('every path under /v1, known or not, checks the key first', async () => {
  for (const path of ['/v1', '/v1/', '/v1/nothing', '/v1/sessions/x/y/z', '/v1/%zz', '/v1?x=1']) {
    assert.equal((await call('GET', path, undefined, { key: null })).status, 401, path)
    assert.equal((await call('POST', path, {}, { key: newSecret('sk', 'sandbox') })).status, 401)
  }
  const unknown = await call('GET', '/v1/nothing')
  assert.equal(unknown.status, 404)
  assert.equal(unknown.body.error.code, 'resource_not_found')
  assert.equal((await call('GET', '/nothing', undefined, { key: null })).status, 404)
})

test('a path that exists with another method is 405, with Allow', async () => {
  const { status, headers, body } = await call('DELETE', '/v1/sessions')
  assert.equal(status, 405)
  assert.equal(headers.allow, 'POST, GET, HEAD')
  assert.equal(body.error.code, 'method_not_allowed')
  const outside = { '/waitlist': 'POST', '/docs': 'GET, HEAD', '/healthz': 'GET, HEAD' }
  for (const [path, allow] of Object.entries(outside)) {
    const response = await call('DELETE', path, undefined, { key: null })
    assert.deepEqual([response.status, response.headers.allow], [405, allow], path)
    assert.equal(response.body.error.code, 'method_not_allowed')
  }
  const page = await call('DELETE', '/docs/errors/rate_limited', undefined, { key: null })
  assert.equal(page.status, 405)
})

test('a rotated key stops working at once on every server, and the new one works', async () => {
  const second = await startServer()
  const { key, key_id } = await createTestAccount()
  const old = { authorization: `Bearer ${key}` }
  assert.equal((await ask(old, second)).status, 200)
  const { body } = await call('POST', `/v1/api_keys/${key_id}/rotate`, undefined, { key })
  assert.equal((await ask(old, second)).status, 401)
  assert.equal((await ask(old)).status, 401)
  assert.equal((await ask({ authorization: `Bearer ${body.secret}` }, second)).status, 200)
  assert.equal(body.replaces_id, key_id)
})

test('a revoked key stops working at once on every server', async () => {
  const second = await startServer()
  const { body } = await call('POST', '/v1/api_keys', { name: 'Short-lived' })
  const headers = { 'x-api-key': body.secret }
  assert.equal((await ask(headers, second)).status, 200)
  await call('POST', `/v1/api_keys/${body.id}/revoke`)
  assert.equal((await ask(headers, second)).status, 401)
})

test('keys expire by the real clock', async () => {
  const expires_at = '2090-01-01T00:00:00Z'
  const { body } = await call('POST', '/v1/api_keys', { name: 'Expiring', expires_at })
  assert.equal((await ask({ 'x-api-key': body.secret })).status, 200)
  await sql.query("update api_keys set expires_at = now() - interval '1 s' where id = $1", [
    body.id,
  ])
  assert.equal((await ask({ 'x-api-key': body.secret })).status, 401)
  await sql.query(
    "update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1",
    [body.id],
  )
  await runScheduledJobs({ db, secrets, outside, log })
  assert.equal((await call('GET', `/v1/api_keys/${body.id}`)).body.status, 'expired')
  const past = { name: 'x', expires_at: '2001-01-01T00:00:00Z' }
  assert.equal((await call('POST', '/v1/api_keys', past)).status, 422)
})

test('keys are stored hashed, and no list shows a secret', async () => {
  const { rows } = await sql.query('select row_to_json(k)::text as text from api_keys k')
  const { text } = await call('GET', '/v1/api_keys')
  for (const stored of [...rows.map((row) => row.text), text]) {
    assert.equal(stored.includes(own_account.key), false)
    assert.equal(stored.includes(own_account.key.slice(8, 40)), false)
  }
})

test("a restricted key can't create or rotate a key with more scopes than its own", async () => {
  const request = { name: 'Clerk', scopes: ['api_keys:write', 'sessions:read'] }
  const { body: clerk } = await call('POST', '/v1/api_keys', request)
  assert.match(clerk.secret, /^rk_test_/)
  const key = clerk.secret
  const more = { name: 'More', scopes: ['sessions:write'] }
  assert.equal((await call('POST', '/v1/api_keys', more, { key })).status, 403)
  assert.equal((await call('POST', '/v1/api_keys', { name: 'All' }, { key })).status, 403)
  const less = { name: 'Less', scopes: ['sessions:read'] }
  assert.equal((await call('POST', '/v1/api_keys', less, { key })).status, 200)
  const { body: full } = await call('POST', '/v1/api_keys', { name: 'Full' })
  const grab = await call('POST', `/v1/api_keys/${full.id}/rotate`, undefined, { key })
  assert.equal(grab.status, 403)
  assert.equal((await ask({ 'x-api-key': full.secret })).status, 200)
})

function plainly(headers: Record<string, string>) {
  return new Promise<{ status: number; location: unknown; body: any }>((resolve, reject) => {
    const requested = { host: '127.0.0.1', port, path: '/v1/practitioners', headers }
    const request = http.get(requested, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      const { statusCode, headers: sent } = response
      response.on('end', () =>
        resolve({ status: statusCode!, location: sent.location, body: JSON.parse(text) }),
      )
    })
    request.on('error', reject)
  })
}

test('a key sent over plain HTTP is refused, not redirected, and revoked at once', async () => {
  const { key, key_id } = await createTestAccount()
  const { status, location, body } = await plainly({ authorization: `Bearer ${key}` })
  assert.equal(status, 403)
  assert.equal(location, undefined)
  assert.equal(body.error.code, 'https_required')
  assert.match(body.error.message, /revoked/)
  assert.match(body.error.message, /attune keys create/)
  assert.equal((await ask({ 'x-api-key': key })).status, 401)
  const events = await sql.query('select type from events where object_id = $1', [key_id])
  assert.deepEqual(events.rows.at(-1), { type: 'api_key.exposed' })
  const unknown = await plainly({ 'x-api-key': newSecret('sk', 'sandbox') })
  assert.doesNotMatch(unknown.body.error.message, /revoked/)
})

test('a key sent over plain HTTP in any form is detected and revoked', async () => {
  const basic = (key: string) => Buffer.from(`${key}:`).toString('base64')
  const ways: ((key: string) => Record<string, string>)[] = [
    (key) => ({ authorization: `Bearer ${key}`, 'x-api-key': key }),
    (key) => ({ authorization: key }),
    (key) => ({ authorization: `Token ${key}` }),
    (key) => ({ authorization: `Basic ${basic(key)}` }),
    (key) => ({ cookie: `key=${key}` }),
    (key) => ({ 'x-api-key': key, expect: 'something' }),
  ]
  for (const way of ways) {
    const { key } = await createTestAccount()
    const { status, body } = await plainly(way(key))
    assert.equal(status, 403)
    assert.match(body.error.message, /revoked/, Object.keys(way('')).join())
    assert.equal((await ask({ 'x-api-key': key })).status, 401)
  }
})

test("a restricted key can't create one that expires later than itself", async () => {
  const request = { name: 'A', scopes: ['api_keys:write'], expires_at: '2090-01-01T00:00:00Z' }
  const { body } = await call('POST', '/v1/api_keys', request)
  const make = (expires_at?: string) =>
    call('POST', '/v1/api_keys', { ...request, expires_at }, { key: body.secret })
  assert.equal((await make()).status, 403)
  assert.equal((await make('2090-01-02T00:00:00Z')).status, 403)
  assert.equal((await make('2089-01-01T00:00:00Z')).status, 200)
})

test('a key with few scopes can still retrieve its scopes', async () => {
  const { key } = await createTestAccount(['sessions:read'])
  assert.deepEqual((await call('GET', '/v1', undefined, { key })).body.scopes, ['sessions:read'])
})

test('production refuses sandbox keys and has no test clock', async () => {
  const production = { ...secrets, environment: 'production' as const }
  const production_outside = adapters({ db, secrets: production })
  const live = await startServer({ secrets: production })
  assert.equal((await ask({ 'x-api-key': own_account.key }, live)).status, 401)
  const { account } = await createTestAccount()
  const { createKey } = await import('#areas/platform/api_key/api_key.ts')
  const { inAccount } = await import('#kernel/unit_of_work.ts')
  const made = await inAccount(
    { db, secrets: production, outside: production_outside },
    account,
    (c) => createKey(c, { name: 'Live' }),
  )
  assert.match(made.secret, /^sk_live_/)
  const options = { key: made.secret, port: live }
  assert.equal((await call('GET', '/v1/test_clock', undefined, options)).status, 404)
  assert.equal((await call('GET', '/v1', undefined, options)).body.livemode, true)
  assert.equal((await ask({ 'x-api-key': made.secret })).status, 401)
})
