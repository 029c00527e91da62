// A client of SMART backend services: its keys, the JWTs it signs, and the tokens it gets.
import assert from 'node:assert/strict'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { Scope } from '#catalogue/scopes.ts'
import { call } from './harness.ts'

export type Algorithm = 'RS384' | 'ES384'

const pairs = {
  RS384: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }),
  ES384: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
}

export function createKeyPair(algorithm: Algorithm = 'ES384', kid: string = randomUUID()) {
  const { privateKey, publicKey } = pairs[algorithm]()
  return { algorithm, kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid } }
}
export type KeyPair = ReturnType<typeof createKeyPair>

export async function registerClient(key: string, pair: KeyPair, fields: object = {}) {
  const body = { name: 'EHR', jwks: { keys: [pair.jwk] }, ...fields }
  const { status, body: made, text } = await call('POST', '/v1/api_keys', body, { key })
  assert.equal(status, 200, text)
  return made as { id: string; secret?: string; scopes: Scope[] | null }
}

// The document names the public URL, which isn't the port of the test.
export async function tokenEndpoint() {
  const path = '/fhir/R4/.well-known/smart-configuration'
  const { body } = await call('GET', path, undefined, { key: null })
  return body.token_endpoint as string
}

export const claimsOf = async (client_id: string) => ({
  iss: client_id,
  sub: client_id,
  aud: await tokenEndpoint(),
  exp: Math.floor(Date.now() / 1_000) + 240,
  jti: randomUUID(),
})

export const signJwt = async (pair: KeyPair, client_id: string, claims = {}, header = {}) =>
  signText(pair, JSON.stringify({ ...(await claimsOf(client_id)), ...claims }), header)

export function signText(
  { algorithm, kid, privateKey: key }: KeyPair,
  claims: string,
  header = {},
) {
  const head = JSON.stringify({ alg: algorithm, typ: 'JWT', kid, ...header })
  const text = [head, claims].map((part) => Buffer.from(part).toString('base64url')).join('.')
  const signature = sign('sha384', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

export async function exchange(client_assertion: string, fields: Record<string, string> = {}) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'system/*.rs',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion,
    ...fields,
  })
  return await send(String(form))
}

export const send = (raw: string, options: { port?: number } = {}) =>
  call('POST', '/fhir/R4/token', undefined, {
    key: null,
    raw,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...options,
  })
