// What the token endpoint refuses: JWTs that are wrong or were used before, weak keys.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, startServer } from '#tests/harness.ts'
import {
  claimsOf,
  createKeyPair,
  exchange,
  registerClient,
  send,
  signJwt,
  signText,
} from '#tests/smart.ts'

const pair = createKeyPair()
const { key } = await createTestAccount()
const client = await registerClient(key, pair, { scopes: ['persons:read', 'sessions:read'] })
const now = () => Math.floor(Date.now() / 1_000)

test('a JWT works once, also on another server', async () => {
  const other = await startServer()
  const jwt = await signJwt(pair, client.id, { jti: 'once' })
  assert.equal((await exchange(jwt)).status, 200)
  const again = await exchange(jwt)
  assert.deepEqual([again.status, again.body.error], [400, 'invalid_client'])
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'system/*.rs',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await signJwt(pair, client.id, { jti: 'once' }),
  })
  const elsewhere = await send(String(form), { port: other })
  assert.equal(elsewhere.body.error, 'invalid_client')
  // Another client can use the same value.
  const { id } = await registerClient(key, pair, { scopes: ['persons:read'] })
  assert.equal((await exchange(await signJwt(pair, id, { jti: 'once' }))).status, 200)
})

test('of many requests with one JWT, one gets a token', async () => {
  const jwt = await signJwt(pair, client.id)
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(jwt)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 1)
})

// The last one would count.
async function signTwice(client_id: string) {
  const claims = JSON.stringify(await claimsOf(client_id)).replace('{', '{"iss":"key_other",')
  return signText(pair, claims)
}

const nested = (depth: number): unknown[] => (depth === 0 ? [] : [nested(depth - 1)])

test('a JWT that is wrong in any way is refused', async () => {
  const unregistered = createKeyPair('ES384', pair.kid)
  const rsa = createKeyPair('RS384', pair.kid)
  const wrong: [string, string][] = [
    ['another key', await signJwt(unregistered, client.id)],
    ['another kind of key', await signJwt(rsa, client.id)],
    ['unknown kid', await signJwt({ ...pair, kid: 'other' }, client.id)],
    ['unknown client', await signJwt(pair, 'key_4Jv0hTq8kYb2Wm6Zc1Rx9N')],
    ['a key with a secret', await signJwt(pair, (await createTestAccount()).key_id)],
    ['expired', await signJwt(pair, client.id, { exp: now() - 1 })],
    ['too long', await signJwt(pair, client.id, { exp: now() + 400 })],
    ['no expiry', await signJwt(pair, client.id, { exp: undefined })],
    ['not yet', await signJwt(pair, client.id, { nbf: now() + 200 })],
    ['wrong audience', await signJwt(pair, client.id, { aud: 'https://example.com/token' })],
    ['no jti', await signJwt(pair, client.id, { jti: undefined })],
    ['another subject', await signJwt(pair, client.id, { sub: 'key_other' })],
    ['alg none', await signJwt(pair, client.id, {}, { alg: 'none' })],
    ['HMAC', await signJwt(pair, client.id, {}, { alg: 'HS384' })],
    ['keys from elsewhere', await signJwt(pair, client.id, {}, { jku: 'https://example.com' })],
    ['unknown crit', await signJwt(pair, client.id, {}, { crit: ['exp'], exp: 1 })],
    ['unknown extension', await signJwt(pair, client.id, {}, { crit: ['x-own'], 'x-own': 1 })],
    ['empty crit', await signJwt(pair, client.id, {}, { crit: [] })],
    ['b64', await signJwt(pair, client.id, {}, { b64: false })],
    ['b64 that is critical', await signJwt(pair, client.id, {}, { b64: false, crit: ['b64'] })],
    ['a claim twice', await signTwice(client.id)],
    ['U+0000', await signJwt(pair, `${client.id}\u0000`)],
    ['a lone surrogate', await signJwt(pair, '\ud800')],
    ['nested deeply', await signJwt(pair, client.id, { deep: nested(100) })],
    ['changed', (await signJwt(pair, client.id)).replace(/\.[^.]+\./, '.e30.')],
    ['no signature', (await signJwt(pair, client.id)).replace(/\.[^.]+$/, '.')],
    ['no JWT', 'a.b'],
    ['empty', ''],
  ]
  for (const [why, jwt] of wrong) {
    const { status, body, headers } = await exchange(jwt)
    assert.deepEqual([status, body.error], [400, 'invalid_client'], why)
    assert.equal(typeof body.error_description, 'string')
    assert.match(headers['content-type']!, /^application\/json/)
  }
})

test('the other parameters are checked, too', async () => {
  const jwt = await signJwt(pair, client.id)
  const grant = await exchange(jwt, { grant_type: 'password' })
  assert.equal(grant.body.error, 'unsupported_grant_type')
  const type = await exchange(jwt, { client_assertion_type: 'other' })
  assert.equal(type.body.error, 'invalid_request')
  assert.equal((await send('grant_type=a&grant_type=b')).body.error, 'invalid_request')
  const json = await call('POST', '/fhir/R4/token', { grant_type: 'a' }, { key: null })
  assert.equal(json.body.error, 'invalid_request')
  assert.equal((await exchange(jwt)).status, 200, 'a refused request uses up nothing')
})

test('only public keys that are strong enough can be registered', async () => {
  const { jwk, privateKey } = createKeyPair('RS384')
  const register = (...keys: object[]) =>
    call('POST', '/v1/api_keys', { name: 'EHR', jwks: { keys } }, { key })
  const refused: [object[], string][] = [
    [[{ ...privateKey.export({ format: 'jwk' }), kid: 'a' }], 'jwks.keys[0]'],
    [[{ ...jwk, kid: undefined }], 'jwks.keys[0].kid'],
    [[{ ...jwk, n: 'AQAB' }], 'jwks.keys[0]'],
    [[{ ...jwk, e: 'Aw' }], 'jwks.keys[0]'], // An exponent of 3.
    [[{ kty: 'oct', k: 'c2VjcmV0', kid: 'a' }], 'jwks.keys[0]'],
    [[jwk, jwk], 'jwks.keys[1].kid'],
    [[], 'jwks.keys'],
  ]
  for (const [keys, param] of refused) {
    const { status, body } = await register(...keys)
    assert.deepEqual([status, body.error.param], [400, param])
  }
})
