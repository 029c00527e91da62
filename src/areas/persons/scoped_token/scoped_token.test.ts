// Tests scoped tokens: one subject, listed origins, a few minutes, and no access to other subjects.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { runScheduledJobs } from '#jobs/clock.ts'
import { everyScope, tokenScopes } from '#catalogue/scopes.ts'
import {
  call,
  db,
  log,
  createTestAccount,
  createPractitioner,
  outside,
  port,
} from '#tests/harness.ts'
import { secrets, sql, startServer } from '#tests/harness.ts'

const other = await startServer()
const origin = 'https://app.example.com'
const headers = { origin }
const practitioner_id = await createPractitioner()
const starts_at = '2031-05-05T10:00:00Z'

const make = (fields: object = {}, request: object = {}) => {
  const body = {
    practitioner_id,
    scopes: tokenScopes.practitioner,
    allowed_origins: [origin],
    ...fields,
  }
  return call('POST', '/v1/scoped_tokens', body, request)
}
const tokenOf = async (fields: object = {}): Promise<string> => (await make(fields)).body.secret
const use = (key: string, request: object = {}) =>
  call('GET', '/v1/sessions', undefined, { key, headers, ...request })

test('A token is created with a key, shown once, and lasts 15 minutes by default', async () => {
  const { status, body } = await make()
  assert.equal(status, 200)
  assert.match(body.secret, /^st_test_[0-9A-Za-z]{38}$/)
  const lives = Date.parse(body.expires_at) - Date.parse(body.created_at)
  assert.equal(lives, 900_000)
  const { text } = await call('GET', `/v1/scoped_tokens/${body.id}`)
  assert.equal(text.includes(body.secret), false)
  assert.equal((await make({ expires_in_seconds: 3_600 })).status, 200)
  for (const expires_in_seconds of [59, 3_601, 0, -1]) {
    assert.equal((await make({ expires_in_seconds })).status, 400)
  }
})

test('A token needs one existing subject and scopes available to it', async () => {
  const none = await make({ practitioner_id: undefined })
  assert.equal(none.status, 400)
  const unknown = await make({ practitioner_id: 'prac_nobody' })
  assert.equal(unknown.status, 404)
  assert.equal(unknown.body.error.param, 'practitioner_id')
  for (const scope of everyScope.filter(
    (each) => !tokenScopes.practitioner.includes(each as never),
  )) {
    assert.equal((await make({ scopes: [scope] })).status, 400, scope)
  }
  assert.equal((await make({ scopes: [] })).status, 400)
  const bad = ['*', 'http://app.example.com', 'https://a.example/', 'null', 'https://*.example.com']
  for (const wrong of bad) {
    assert.equal((await make({ allowed_origins: [wrong] })).status, 400, wrong)
  }
  const unmet = ['https://App.example.com', 'https://app.example.com:443', 'http://localhost:80']
  for (const wrong of [...unmet, 'https://app.example.com:99999', 'https://a b']) {
    const { status, body } = await make({ allowed_origins: [origin, wrong] })
    assert.deepEqual([status, body.error?.param], [400, 'allowed_origins[1]'], wrong)
  }
  for (const right of ['https://app.example.com:8443', 'http://localhost:5173']) {
    assert.equal((await make({ allowed_origins: [right] })).status, 200, right)
  }
  const { key } = await createTestAccount([
    'scoped_tokens:write',
    'sessions:read',
    'practitioners:write',
  ])
  const theirs = { practitioner_id: await createPractitioner({ key }) }
  assert.equal((await make(theirs, { key })).status, 403)
  assert.equal((await make({ ...theirs, scopes: ['sessions:read'] }, { key })).status, 200)
})

test('A token acts for its subject only', async () => {
  const key = await tokenOf()
  const { body } = await call('GET', '/v1', undefined, { key, headers })
  assert.match(body.scoped_token_id, /^st_/)
  assert.equal(body.api_key_id, null)
  assert.deepEqual(body.scopes, [...tokenScopes.practitioner])
  const booked = await call(
    'POST',
    '/v1/sessions',
    { practitioner_id, starts_at },
    { key, headers },
  )
  assert.equal(booked.status, 200)
  const outsider = { practitioner_id: await createPractitioner(), starts_at }
  assert.equal((await call('POST', '/v1/sessions', outsider, { key, headers })).status, 403)
  const posing = { ...headers, 'on-behalf-of': outsider.practitioner_id }
  const posed = await call('GET', '/v1/sessions', undefined, { key, headers: posing })
  assert.equal(posed.status, 403)
  assert.equal(posed.body.error.param, 'On-Behalf-Of')
})

test('A token works only from its origins, and without origins from no page', async () => {
  const key = await tokenOf()
  const right = await use(key)
  assert.equal(right.status, 200)
  assert.equal(right.headers['access-control-allow-origin'], origin)
  assert.match(right.headers.vary!, /Origin/)
  assert.match(right.headers['access-control-expose-headers']!, /Request-Id/)
  for (const wrong of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
    const refused = await use(key, { headers: wrong })
    assert.equal(refused.status, 403)
    assert.equal(refused.body.error.code, 'origin_refused')
    assert.equal(refused.headers['access-control-allow-origin'], undefined)
  }
  const app = await tokenOf({ allowed_origins: [] })
  assert.equal((await use(app, { headers: {} })).status, 200)
  assert.equal((await use(app)).status, 403)
})

test('Pages can read error responses, so that they know when to get a new token', async () => {
  const key = await tokenOf({ scopes: ['sessions:read'] })
  const lacking = await call('POST', '/v1/sessions', {}, { key, headers })
  assert.equal(lacking.status, 403)
  assert.equal(lacking.headers['access-control-allow-origin'], origin)
  const malformed = await use('st_test_wrong')
  assert.equal(malformed.status, 401)
  assert.equal(malformed.headers['access-control-allow-origin'], origin)
  const limited = await startServer({ limits: { per_second: 0, per_minute: 1 } })
  await use(key, { port: limited })
  const late = await use(key, { port: limited })
  assert.equal(late.status, 429)
  assert.equal(late.headers['access-control-allow-origin'], origin)
})

test('A preflight request needs no key and has the same response on every path', async () => {
  const ask = (path: string, request: Record<string, string>) =>
    call('OPTIONS', path, undefined, { key: null, headers: request })
  const asks = { origin, 'access-control-request-method': 'POST' }
  const known = await ask('/v1/sessions', asks)
  const unknown = await ask('/v1/no/such/path', asks)
  for (const { status, text, headers: result } of [known, unknown]) {
    assert.deepEqual([status, text], [200, ''])
    assert.equal(result['access-control-allow-origin'], origin)
    assert.match(result['access-control-allow-methods']!, /POST/)
    assert.match(result['access-control-allow-headers']!, /authorization/)
    assert.doesNotMatch(result['access-control-allow-headers']!, /on-behalf-of/)
    assert.equal(result['access-control-allow-credentials'], undefined)
  }
  const fewer: Record<string, string>[] = [
    {},
    { origin },
    { 'access-control-request-method': 'GET' },
  ]
  for (const less of fewer) {
    assert.equal((await ask('/v1/sessions', less)).status, 401)
  }
  assert.equal((await ask('/docs', asks)).status, 405)
})

test('A revoked token is rejected on every server, and so is a token whose key was revoked', async () => {
  const { body } = await make()
  assert.equal((await use(body.secret, { port: other })).status, 200)
  await call('POST', `/v1/scoped_tokens/${body.id}/revoke`)
  assert.equal((await use(body.secret, { port: other })).status, 401)

  const { body: maker } = await call('POST', '/v1/api_keys', { name: 'Maker' })
  const { body: token } = await make({}, { key: maker.secret })
  assert.equal((await use(token.secret, { port: other })).status, 200)
  await call('POST', `/v1/api_keys/${maker.id}/rotate`)
  assert.equal((await use(token.secret, { port: other })).status, 401)
})

test('A token expires in real time, with an event', async () => {
  const { body } = await make()
  await sql.query(`update scoped_tokens set expires_at = now() - interval '1 s' where id = $1`, [
    body.id,
  ])
  assert.equal((await use(body.secret)).status, 401)
  await sql.query(
    `update scheduled_jobs set due_at = now() - interval '1 s' where object_id = $1`,
    [body.id],
  )
  await runScheduledJobs({ db, secrets, outside, log })
  const { body: now } = await call('GET', `/v1/scoped_tokens/${body.id}`)
  assert.equal(now.status, 'expired')
})

test('A token sent over plain HTTP is revoked', async () => {
  const { body } = await make({ allowed_origins: [] })
  const bearer = { authorization: `Bearer ${body.secret}` }
  await new Promise<void>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/v1', headers: bearer }
    http.get(options, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
  const { body: now } = await call('GET', `/v1/scoped_tokens/${body.id}`)
  assert.equal(now.status, 'revoked')
  assert.ok(now.exposed_at)
})

test('An idempotency key is bound to the subject of the token', async () => {
  const [one, two] = [await tokenOf(), await tokenOf()]
  const body = { practitioner_id, starts_at: '2031-06-06T10:00:00Z' }
  const request = { headers, idempotency_key: 'from-the-page' }
  const first = await call('POST', '/v1/sessions', body, { key: one, ...request })
  const again = await call('POST', '/v1/sessions', body, { key: two, ...request })
  assert.equal(first.status, 200, first.text)
  assert.equal(again.body.id, first.body.id)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  const other = await tokenOf({ practitioner_id: await createPractitioner() })
  const reused = await call('POST', '/v1/sessions', body, { key: other, ...request })
  assert.equal(reused.body.error.code, 'idempotency_key_reused')
})
