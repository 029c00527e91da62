// Tests signatures with the specification's vectors and with two npm packages that verify them.
import assert from 'node:assert/strict'
import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { test } from 'node:test'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { ed25519FromSeed } from '#crypto/ed25519.ts'
import * as signature from './signature.ts'

const vector = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  v1: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  signing_key:
    'whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVK' +
    'IDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg==',
  public_key: 'whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=',
  v1a:
    'v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5B' +
    'dqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==',
}
const { id, timestamp, body, secret } = vector

test('v1 and v1a match the test vectors of the specification', () => {
  const key = signature.readSigningKey(vector.signing_key)
  assert.equal(key.public_key, vector.public_key)
  assert.equal(signature.signV1(secret, id, timestamp, body), vector.v1)
  assert.equal(signature.signV1a(key.privateKey, id, timestamp, body), vector.v1a)
})

test('The headers contain a signature for every secret and every key', () => {
  const { privateKey } = signature.readSigningKey(vector.signing_key)
  const secrets = [signature.newWebhookSecret(), secret]
  const signed = { id, timestamp_seconds: timestamp, body, secrets, keys: [privateKey] }
  const headers = signature.signatureHeaders(signed)
  const list = headers['webhook-signature'].split(' ')
  assert.equal(headers['webhook-id'], id)
  assert.equal(headers['webhook-timestamp'], '1614265330')
  assert.deepEqual(list.slice(1), [vector.v1, vector.v1a])
})

test('A new secret is whsec_ with 32 random bytes', () => {
  const made = signature.newWebhookSecret()
  assert.match(made, /^whsec_[A-Za-z\d+/]{43}=$/)
  assert.notEqual(made, signature.newWebhookSecret())
})

test('The standardwebhooks and svix packages verify the signatures', () => {
  const label = '{"type":"session.started","word":"café"}'
  const old = signature.newWebhookSecret()
  const fresh = signature.newWebhookSecret()
  const { privateKey } = signature.asWebhookKey(ed25519FromSeed(randomBytes(32)))
  const headers = signature.signatureHeaders({
    id: 'evt_2b1',
    timestamp_seconds: Math.floor(Date.now() / 1000),
    body: label,
    secrets: [fresh, old],
    keys: [privateKey],
  })
  for (const Webhook of [StandardWebhook, SvixWebhook]) {
    for (const known of [fresh, old]) new Webhook(known).verify(label, headers)
    assert.throws(() => new Webhook(signature.newWebhookSecret()).verify(label, headers))
    assert.throws(() => new Webhook(fresh).verify(`${label} `, headers))
  }
})

test('v1a can be verified with only the published key', () => {
  const { privateKey, public_key } = signature.asWebhookKey(ed25519FromSeed(randomBytes(32)))
  const [, signed] = signature.signV1a(privateKey, 'evt_1', 1_700_000_000, '{}').split(',')
  const x = Buffer.from(public_key.slice('whpk_'.length), 'base64').toString('base64url')
  const known = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const content = Buffer.from('evt_1.1700000000.{}')
  assert.ok(verify(null, content, known, Buffer.from(signed!, 'base64')))
})

test('An ambiguous message or an invalid key is never used to sign', () => {
  const none = { id, timestamp_seconds: timestamp, body, secrets: [], keys: [] }
  assert.throws(() => signature.signatureHeaders(none))
  assert.throws(() => signature.signV1(secret, 'msg_1.5', timestamp, body))
  assert.throws(() => signature.signV1(secret, id, 1.5, body))
  for (const no_key of ['', 'whsec_', 'whsec_AAAA', secret.slice(6), `${secret}!`]) {
    assert.throws(() => signature.signV1(no_key, id, timestamp, body), /not a valid whsec_ key/)
  }
  const bytes = Buffer.from(vector.signing_key.slice(5), 'base64')
  bytes[63]! ^= 1
  const split = `whsk_${bytes.toString('base64')}`
  assert.throws(() => signature.readSigningKey(split), /do not match/)
})
