// SMART backend services: a client signs a JWT and gets a token of five minutes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, fhir, fhirId } from '#tests/fhir.ts'
import { call, createTestAccount } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { receiver } from '#tests/hostile_receivers.ts'
import { createKeyPair, exchange, registerClient, signJwt } from '#tests/smart.ts'

const pair = createKeyPair()
const { key } = await createTestAccount()
const client = await registerClient(key, pair, { scopes: ['persons:read', 'sessions:read'] })
const tokenFor = async (scope: string, of = client.id) =>
  (await exchange(await signJwt(pair, of), { scope })).body

test('the configuration names the token endpoint and what it takes', async () => {
  const path = '/fhir/R4/.well-known/smart-configuration'
  const { status, body } = await call('GET', path, undefined, { key: null })
  assert.equal(status, 200)
  assert.match(body.token_endpoint, /^https:\/\/.+\/fhir\/R4\/token$/)
  assert.deepEqual(body.grant_types_supported, ['client_credentials'])
  assert.deepEqual(body.token_endpoint_auth_methods_supported, ['private_key_jwt'])
  assert.deepEqual(body.token_endpoint_auth_signing_alg_values_supported, ['RS384', 'ES384'])
  assert.ok(body.capabilities.includes('client-confidential-asymmetric'))
  assert.ok(body.scopes_supported.includes('system/Patient.crus'))
  const { body: statement } = await fhir('GET', '/metadata')
  const [uris] = statement.rest[0].security.extension
  assert.deepEqual(uris.extension, [{ url: 'token', valueUri: body.token_endpoint }])
})

test('a client has no secret, and its public keys are shown', async () => {
  assert.equal(client.secret, undefined)
  const { body } = await call('GET', `/v1/api_keys/${client.id}`, undefined, { key })
  assert.deepEqual(body.jwks, { keys: [pair.jwk] })
})

test('a token of a client works over FHIR and in the rest of the API', async () => {
  const { id } = await createPerson({}, { key })
  for (const algorithm of ['RS384', 'ES384'] as const) {
    const own = createKeyPair(algorithm)
    const { id: client_id } = await registerClient(key, own, { scopes: ['persons:read'] })
    const { status, body, headers } = await exchange(await signJwt(own, client_id))
    assert.equal(status, 200, JSON.stringify(body))
    const { access_token, ...rest } = body
    assert.deepEqual(rest, {
      token_type: 'bearer',
      expires_in: 300,
      scope: 'system/Patient.rs system/RelatedPerson.rs',
    })
    assert.equal(headers['cache-control'], 'no-store')
    const read = await fhir('GET', `/Patient/${fhirId(id)}`, undefined, { key: access_token })
    assert.equal(read.status, 200)
    const same = await call('GET', `/v1/persons/${id}`, undefined, { key: access_token })
    assert.equal(same.body.id, id)
    const beyond = await fhir('GET', '/Appointment', undefined, { key: access_token })
    assert.deepEqual([beyond.status, codeIn(beyond)], [403, 'permission_denied'])
  }
})

test('a token lasts five minutes, belongs to its client and works in no browser', async () => {
  const { access_token } = await tokenFor('system/Patient.rs')
  const { body: own } = await call('GET', '/v1', undefined, { key: access_token })
  const path = `/v1/scoped_tokens/${own.scoped_token_id}`
  const { body: token } = await call('GET', path, undefined, { key })
  assert.deepEqual(
    [token.api_key_id, token.person_id, token.practitioner_id, token.scopes],
    [client.id, null, null, ['persons:read']],
  )
  assert.equal(Date.parse(token.expires_at) - Date.parse(token.created_at), 300_000)
  const headers = { origin: 'https://app.example.com' }
  const page = await fhir('GET', '/Patient', undefined, { key: access_token, headers })
  assert.deepEqual([page.status, codeIn(page)], [403, 'origin_refused'])
})

test('a token stops working when the API key of its client is revoked', async () => {
  const { id } = await registerClient(key, pair, { scopes: ['persons:read'] })
  const { access_token } = await tokenFor('system/Patient.rs', id)
  assert.equal((await fhir('GET', '/Patient', undefined, { key: access_token })).status, 200)
  await call('POST', `/v1/api_keys/${id}/revoke`, {}, { key })
  assert.equal((await fhir('GET', '/Patient', undefined, { key: access_token })).status, 401)
  assert.equal((await tokenFor('system/Patient.rs', id)).error, 'invalid_client')
})

test("a client reads nothing of another account, and can't get more than its key has", async () => {
  const other = await createTestAccount()
  const { id } = await createPerson({}, { key: other.key })
  const { access_token, scope } = await tokenFor('system/*.cruds')
  assert.equal(
    scope,
    'system/Patient.rs system/RelatedPerson.rs system/Appointment.rs system/Encounter.rs',
  )
  const foreign = await fhir('GET', `/Patient/${fhirId(id)}`, undefined, { key: access_token })
  assert.equal(foreign.status, 404)
  for (const scope of ['system/Claim.rs', 'patient/Patient.rs', 'system/Patient.', 'openid', '']) {
    assert.equal((await tokenFor(scope)).error, 'invalid_scope', scope)
  }
  assert.equal((await tokenFor('system/Patient.read openid')).scope, 'system/Patient.rs')
})

test('a client with the scope can write', async () => {
  const scopes = ['persons:read', 'persons:write']
  const { id } = await registerClient(key, pair, { scopes })
  const { access_token, scope } = await tokenFor('system/Patient.cruds', id)
  assert.equal(scope, 'system/Patient.crus')
  const patient = { resourceType: 'Patient', name: [{ given: ['Ada'], family: 'Okafor' }] }
  const { status, text } = await fhir('POST', '/Patient', patient, { key: access_token })
  assert.equal(status, 201, text)
  const reads_only = (await tokenFor('system/Patient.rs', id)).access_token
  assert.equal((await fhir('POST', '/Patient', patient, { key: reads_only })).status, 403)
})

test("a token acts on a practitioner's behalf like its key", async () => {
  const { access_token } = await tokenFor('system/Patient.rs')
  const headers = { 'on-behalf-of': 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N' }
  const { status, body } = await call('GET', '/v1/persons', undefined, {
    key: access_token,
    headers,
  })
  assert.deepEqual([status, body.error.param], [404, 'On-Behalf-Of'])
})

test('the addresses that a key allows hold for its client', async () => {
  const limited = { scopes: ['persons:read'], allowed_ips: ['203.0.113.7'] }
  const { id } = await registerClient(key, pair, limited)
  assert.equal((await tokenFor('system/Patient.rs', id)).error, 'invalid_client')
})

test('the list of tokens shows those of a client, without their secrets', async () => {
  await tokenFor('system/Patient.rs')
  const { body } = await call('GET', `/v1/scoped_tokens?api_key_id=${client.id}`, undefined, {
    key,
  })
  assert.ok(body.data.length > 0)
  assert.ok(body.data.every((token: { secret?: string }) => token.secret === undefined))
})

test('a client publishes its keys at a URL, and changes them there', async (t) => {
  const [first, second] = [createKeyPair(), createKeyPair('RS384')]
  let keys: object[] = [first.jwk, { kid: 'other', kty: 'oct', k: 'c2VjcmV0' }]
  const { url, calls } = await receiver(t, (_, response) =>
    response.writeHead(200).end(JSON.stringify({ keys })),
  )
  const urls = { jwks: undefined, jwks_url: url }
  const { id, secret } = await registerClient(key, first, urls)
  assert.equal(secret, undefined)
  const { body: shown } = await call('GET', `/v1/api_keys/${id}`, undefined, { key })
  assert.deepEqual([shown.jwks, shown.jwks_url], [null, url])
  for (let time = 0; time < 3; time++) {
    const { status, body } = await exchange(await signJwt(first, id))
    assert.equal(status, 200, JSON.stringify(body))
  }
  assert.equal(calls.length, 1)
  // A key that isn't published, and an unreadable set, are as wrong as any other signature.
  const unpublished = await exchange(await signJwt(second, id))
  assert.deepEqual([unpublished.status, unpublished.body.error], [400, 'invalid_client'])
  const unsigned = await exchange(await signJwt(second, id, {}, { kid: first.kid }))
  assert.deepEqual([unsigned.status, unsigned.body.error], [400, 'invalid_client'])
  keys = [second.jwk]
  const other = await registerClient(key, second, { ...urls, jwks_url: `${url}/next` })
  assert.equal((await exchange(await signJwt(second, other.id))).status, 200)
})

test('the URL of a key set must be one that can be read', async () => {
  const create = (fields: object) =>
    call('POST', '/v1/api_keys', { name: 'EHR', ...fields }, { key })
  for (const jwks_url of ['ftp://ehr.example.com', 'https://user@ehr.example.com/jwks', 'jwks']) {
    const { status, body } = await create({ jwks_url })
    assert.deepEqual([status, body.error.param], [400, 'jwks_url'], jwks_url)
  }
  const both = { jwks: { keys: [pair.jwk] }, jwks_url: 'https://ehr.example.com/jwks' }
  assert.equal((await create(both)).body.error.param, 'jwks_url')
  const own = createKeyPair()
  const gone = await registerClient(key, own, { jwks: undefined, jwks_url: 'http://localhost:9/' })
  const refused = await exchange(await signJwt(own, gone.id))
  assert.deepEqual([refused.status, refused.body.error], [400, 'invalid_client'])
  const rotated = await call('POST', `/v1/api_keys/${gone.id}/rotate`, undefined, { key })
  assert.equal(rotated.body.jwks_url, 'http://localhost:9/')
  assert.equal(rotated.body.secret, undefined)
})
