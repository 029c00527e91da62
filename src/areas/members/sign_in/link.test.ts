// Sign-in by one-time link, as an attacker would try it: replayed, expired and foreign links,
// other origins, planted cookies, and two requests at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRoles } from '#catalogue/roles.ts'
import { call, createTestAccount, log_lines, mails, sql, startServer } from '#tests/harness.ts'
import {
  cookieOf,
  invite,
  linkFor,
  mailedTokens,
  newAddress,
  redeem,
  send,
  signedInMember,
  signInByLink,
  tokenOf,
} from '#tests/sign_in_examples.ts'

test('A member signs in with a link, gets a token for the API, and signs out', async () => {
  const { key, account } = await createTestAccount()
  const member = await invite(key, { role: 'scheduler' })
  assert.equal(member.status, 'invited')
  const redeemed = await redeem(await linkFor(member.email))
  assert.equal(redeemed.status, 200)
  assert.equal(redeemed.body.member.id, member.id)
  assert.equal(redeemed.body.member.status, 'active')
  const [cookie] = redeemed.headers['set-cookie'] as unknown as string[]
  const form = /^__Host-attune_session=\w{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/
  assert.match(cookie!, form)
  const browser = { cookie: cookieOf(redeemed) }

  const { body: session } = await send('GET', '/console/session', undefined, browser)
  assert.deepEqual(session.account, { id: account, name: 'Test' })
  assert.equal(session.environment, 'sandbox')
  assert.equal(session.clock_offset_seconds, 0)
  assert.equal(session.method, 'link')
  assert.deepEqual(session.scopes, builtInRoles.scheduler.scopes)
  assert.ok(Date.parse(session.fresh_until) > Date.now(), 'a new link is a fresh check')

  const token = await tokenOf(browser)
  const root = await call('GET', '/v1', undefined, { key: token })
  assert.deepEqual(root.body.scopes, builtInRoles.scheduler.scopes)
  assert.equal((await call('GET', '/v1/sessions', undefined, { key: token })).status, 200)
  const denied = await call('GET', '/v1/claims', undefined, { key: token })
  assert.equal(denied.status, 403)
  assert.equal(denied.body.error.code, 'permission_denied')

  const out = await send('POST', '/console/sign-out', {}, browser)
  assert.match(String(out.headers['set-cookie']), /Max-Age=0/)
  assert.equal((await call('GET', '/v1', undefined, { key: token })).status, 401)
  const after = await send('GET', '/console/session', undefined, browser)
  assert.equal(after.body.error.code, 'sign_in_required')
  assert.ok(after.headers['www-authenticate'])
})

test('The response waits for nothing that differs between known and unknown addresses', async () => {
  const { email } = await invite((await createTestAccount()).key)
  const after = mails.length
  const client = await sql.connect()
  try {
    await client.query('begin')
    await client.query('lock table members, sign_in_links in access exclusive mode')
    for (const address of [email, newAddress()]) {
      const answer = await send('POST', '/console/sign-in/link', { email: address })
      assert.equal(answer.status, 202, 'while no member can be found')
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  assert.equal((await mailedTokens(email, after)).length, 1, 'the link follows')
})

test('Known and unknown addresses get the same response, and only a member gets an email', async () => {
  const { key } = await createTestAccount()
  const { email } = await invite(key)
  const unknown = newAddress()
  const [one, other] = [
    await send('POST', '/console/sign-in/link', { email }),
    await send('POST', '/console/sign-in/link', { email: unknown }),
  ]
  assert.equal(one.status, 202)
  assert.equal(other.status, 202)
  assert.equal(one.text.replace(email, ''), other.text.replace(unknown, ''))
  await linkFor(email)
  assert.equal(mails.filter(({ to }) => to === unknown).length, 0)
})

test('At most three links of a member are valid at once, and the response hides it', async () => {
  const { key } = await createTestAccount()
  const { email } = await invite(key)
  for (let i = 0; i < 5; i++) {
    assert.equal((await send('POST', '/console/sign-in/link', { email })).status, 202)
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(mails.filter(({ to }) => to === email).length, 3)
})

test('A link works once: of two requests at once, one wins', async () => {
  const { key } = await createTestAccount()
  const { email } = await invite(key)
  const token = await linkFor(email)
  const second = await startServer()
  const answers = await Promise.all([
    redeem(token),
    redeem(token, { port: second }),
    redeem(token),
    redeem(token, { port: second }),
  ])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 403, 403, 403])
  const again = await redeem(token)
  assert.equal(again.body.error.code, 'sign_in_failed')
  assert.equal(again.headers['set-cookie'], undefined)
})

test('An expired link and the link of a deactivated member are rejected', async () => {
  const { key, account } = await createTestAccount()
  const { email, id } = await invite(key, { role: 'developer' })
  const expired = await linkFor(email)
  await sql.query(
    "update sign_in_links set expires_at = now() - interval '1 s' where account = $1",
    [account],
  )
  assert.equal((await redeem(expired)).status, 403)
  const token = await linkFor(email)
  await call('POST', `/v1/members/${id}/deactivate`, {}, { key })
  assert.equal((await redeem(token)).status, 403)
  const { status } = await send('POST', '/console/sign-in/link', { email })
  assert.equal(status, 202, 'a deactivated member is like an unknown one')
})

test("A page of another site, a form and a planted cookie don't sign in", async () => {
  const { key } = await createTestAccount()
  const { email } = await invite(key)
  const token = await linkFor(email)
  const path = '/console/sign-in/link/redeem'
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const { body, status } = await send('POST', path, { token }, {}, headers)
    assert.equal(status, 403)
    assert.equal(body.error.code, 'origin_refused')
  }
  const form = await call('POST', path, undefined, {
    key: null,
    raw: `token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(form.status, 415)

  const planted = `__Host-attune_session=${'a'.repeat(43)}`
  const redeemed = await redeem(token, { cookie: planted })
  assert.equal(redeemed.status, 200)
  assert.notEqual(cookieOf(redeemed), planted, 'a session never takes over an earlier cookie')
  const both = { cookie: `${planted}; ${cookieOf(redeemed)}` }
  assert.equal((await send('GET', '/console/session', undefined, both)).status, 401)
  const foreign_exchange = await send(
    'POST',
    '/console/token',
    {},
    { cookie: cookieOf(redeemed) },
    { origin: 'https://evil.example' },
  )
  assert.equal(foreign_exchange.status, 403)
})

test('One address in two accounts gets a link for each, and the cookies stay apart', async () => {
  const [one, other] = [await createTestAccount(), await createTestAccount()]
  const email = newAddress()
  await invite(one.key, { email })
  await invite(other.key, { email: email.toUpperCase() })
  await send('POST', '/console/sign-in/link', { email })
  const tokens = await mailedTokens(email)
  assert.equal(tokens.length, 2)
  const accounts = []
  for (const token of tokens) {
    const browser = { cookie: cookieOf(await redeem(token)) }
    const root = await call('GET', '/v1', undefined, { key: await tokenOf(browser) })
    accounts.push(root.body.account_id)
  }
  assert.deepEqual(accounts.sort(), [one.account, other.account].sort())
})

test('Signing in again ends the session of the earlier cookie', async () => {
  const { key } = await createTestAccount()
  const { member, browser } = await signedInMember(key)
  const again = await redeem(await linkFor(member.email), browser)
  assert.equal(again.status, 200)
  assert.equal((await send('GET', '/console/session', undefined, browser)).status, 401)
})

test('A session ends after 15 idle minutes and after 12 hours; polling does not extend it', async () => {
  const { key, account } = await createTestAccount()
  const { browser, token } = await signedInMember(key)
  const { body: before } = await send('GET', '/console/session', undefined, browser)
  const polled = await send('POST', '/console/token', { active: false }, browser)
  assert.equal(polled.body.idle_expires_at, before.idle_expires_at)
  const active = await send('POST', '/console/token', { active: true }, browser)
  assert.ok(active.body.idle_expires_at >= before.idle_expires_at)
  const minutes = (Date.parse(active.body.expires_at) - Date.now()) / 60_000
  assert.ok(minutes > 4 && minutes <= 5.1, 'a token lasts five minutes')

  await sql.query(
    "update member_sessions set idle_expires_at = now() + interval '1 minute' where account = $1",
    [account],
  )
  const short = await send('POST', '/console/token', { active: false }, browser)
  assert.ok(Date.parse(short.body.expires_at) < Date.now() + 61_000, 'never beyond its session')
  await sql.query(
    "update member_sessions set idle_expires_at = now() - interval '1 s' where account = $1",
    [account],
  )
  assert.equal((await send('GET', '/console/session', undefined, browser)).status, 401)
  assert.equal((await send('POST', '/console/token', {}, browser)).status, 401)
  await sql.query(
    `update member_sessions
     set idle_expires_at = now() + interval '1 hour', expires_at = now() - interval '1 s'
     where account = $1`,
    [account],
  )
  assert.equal((await send('POST', '/console/token', {}, browser)).status, 401)
  assert.equal((await call('GET', '/v1', undefined, { key: token })).status, 401)
})

test('Sessions follow the real clock, not the test clock', async () => {
  const { key } = await createTestAccount()
  const { browser, token, member } = await signedInMember(key)
  const moved = await call('POST', '/v1/test_clock/advance', { by: 'P3D' }, { key })
  assert.equal(moved.status, 200, moved.text)
  assert.equal((await call('GET', '/v1', undefined, { key: token })).status, 200)
  assert.equal((await send('GET', '/console/session', undefined, browser)).status, 200)
  await signInByLink(member.email)
})

test('No email address, token or cookie is in the server log', async () => {
  const { key } = await createTestAccount()
  const { member, browser, token } = await signedInMember(key)
  const all = log_lines.join('\n')
  for (const secret of [member.email, token, browser.cookie.split('=')[1]!]) {
    assert.ok(!all.includes(secret))
  }
})
