// Passkeys: registered, used to sign in and to confirm; replayed, foreign and forged ones rejected.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, createTestAccount, public_url, sql } from '#tests/harness.ts'
import {
  type Browser,
  cookieOf,
  linkFor,
  redeem,
  send,
  signedInMember,
  tokenOf,
} from '#tests/sign_in_examples.ts'
import { virtualAuthenticator } from '#tests/virtual_authenticator.ts'

const path = '/console/sign-in'

async function challengeOf(route: string, browser: Browser = {}) {
  const { body, status, text } = await send('POST', `${path}/${route}`, {}, browser)
  assert.equal(status, 200, text)
  return body.options.challenge as string
}

async function memberWithPasskey(fields: object = {}) {
  const { key, account } = await createTestAccount()
  const signed_in = await signedInMember(key, fields)
  const passkey = virtualAuthenticator(public_url)
  const response = passkey.register(await challengeOf('passkeys/options', signed_in.browser))
  const body = { name: 'Laptop', response }
  const made = await send('POST', `${path}/passkeys`, body, signed_in.browser)
  assert.equal(made.status, 200, made.text)
  return { ...signed_in, key, account, passkey, made: made.body }
}

const makeStale = (account: string) =>
  sql.query(
    "update member_sessions set fresh_expires_at = now() - interval '1 s' where account = $1",
    [account],
  )

test('A member registers a passkey, signs in with it, and lists and deletes it', async () => {
  const { member, passkey, browser, made } = await memberWithPasskey()
  assert.match(made.id, /^pk_/)
  const response = passkey.assert(await challengeOf('passkey/options'))
  const signed_in = await send('POST', `${path}/passkey/verify`, { response })
  assert.equal(signed_in.status, 200, signed_in.text)
  assert.equal(signed_in.body.member.id, member.id)
  const other = { cookie: cookieOf(signed_in) }
  const { body: session } = await send('GET', '/console/session', undefined, other)
  assert.equal(session.method, 'passkey')
  assert.equal(session.passkeys, 1)

  const replayed = await send('POST', `${path}/passkey/verify`, { response })
  assert.equal(replayed.body.error.code, 'sign_in_failed', 'a challenge works once')

  const listed = await send('GET', `${path}/passkeys`, undefined, browser)
  assert.deepEqual(
    listed.body.data.map(({ name }: { name: string }) => name),
    ['Laptop'],
  )
  const deleted = await send('DELETE', `${path}/passkeys/${made.id}`, undefined, browser)
  assert.equal(deleted.status, 200, deleted.text)
  const after = passkey.assert(await challengeOf('passkey/options'))
  assert.equal((await send('POST', `${path}/passkey/verify`, { response: after })).status, 403)
})

test('Forged and foreign responses of passkeys are rejected', async () => {
  const { passkey, browser } = await memberWithPasskey()
  const verify = async (response: object) =>
    (await send('POST', `${path}/passkey/verify`, { response })).body.error?.code
  const challenge = await challengeOf('passkey/options')
  assert.equal(await verify(passkey.assert('AAAA')), 'sign_in_failed')
  assert.equal(await verify(passkey.assert(challenge, 'https://evil.example')), 'sign_in_failed')
  assert.equal(await verify(virtualAuthenticator(public_url).assert(challenge)), 'sign_in_failed')
  assert.equal(await verify({ id: 1 }), 'sign_in_failed')
  assert.equal(await verify({}), 'sign_in_failed')
  const confirming = await challengeOf('fresh/options', browser)
  assert.equal(await verify(passkey.assert(confirming)), 'sign_in_failed', 'another purpose')
})

test('A stale session creates no key until the member confirms with their own passkey', async () => {
  const { account, token, passkey, browser } = await memberWithPasskey()
  const createKey = () => call('POST', '/v1/api_keys', { name: 'New' }, { key: token })
  await makeStale(account)
  const refused = await createKey()
  assert.equal(refused.body.error.code, 'fresh_sign_in_required')
  assert.ok(refused.body.error.how_to_resolve)

  const other = await memberWithPasskey()
  const mine = await challengeOf('fresh/options', browser)
  const response = other.passkey.assert(mine)
  const foreign = await send('POST', `${path}/fresh/verify`, { response }, browser)
  assert.equal(foreign.status, 403)
  assert.equal((await createKey()).status, 403)

  const own = passkey.assert(await challengeOf('fresh/options', browser))
  const confirmed = await send('POST', `${path}/fresh/verify`, { response: own }, browser)
  assert.equal(confirmed.status, 200, confirmed.text)
  assert.ok(Date.parse(confirmed.body.fresh_until) > Date.now())
  assert.equal((await createKey()).status, 200, 'the same token is fresh now')
})

test('With a passkey, a link signs in but is no fresh check', async () => {
  const { member } = await memberWithPasskey()
  const redeemed = await redeem(await linkFor(member.email))
  const browser = { cookie: cookieOf(redeemed) }
  const token = await tokenOf(browser)
  const refused = await call('POST', '/v1/api_keys', { name: 'New' }, { key: token })
  assert.equal(refused.body.error.code, 'fresh_sign_in_required')
  const adds = await send('POST', `${path}/passkeys/options`, {}, browser)
  assert.equal(adds.body.error.code, 'fresh_sign_in_required')
})
