// Single sign-on against a real OpenID Connect provider, and as an attacker would try it.
import assert from 'node:assert/strict'
import https from 'node:https'
import { before, test } from 'node:test'
import { openIdConnect } from '#outside/adapters/single_sign_on/openid_connect.ts'
import type { SingleSignOn } from '#outside/ports/single_sign_on.ts'
import { call, createTestAccount, log_lines, public_url, sql, startServer } from '#tests/harness.ts'
import { client, startProvider } from '#tests/openid_provider.ts'
import { invite, newAddress, send, tokenOf } from '#tests/sign_in_examples.ts'

const callback = `${public_url}/console/sign-in/oidc/callback`
const provider = await startProvider([callback])
const { account, key } = await createTestAccount()
const settings = { issuer: provider.issuer, ...client, account }
let port: number

before(async () => {
  port = await startServer({ single_sign_on: openIdConnect(settings) })
})

// A browser's walk through the provider's pages, with a cookie jar, up to the first page of ours.
async function walkProvider(start: string) {
  const jar = new Map<string, string>()
  for (let url = start, steps = 0; steps < 10; steps++) {
    const { status, headers } = await open(url, jar)
    assert.ok(status === 302 || status === 303, `${url} answered ${status}`)
    const next = new URL(String(headers.location), url)
    if (next.origin === public_url) return next
    url = next.href
  }
  throw new Error('The provider never came back.')
}

function open(url: string, jar: Map<string, string>) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const request = https.get(url, { headers: { cookie } }, (response) => {
      response.resume()
      for (const set of response.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value) jar.set(name!, value)
        else jar.delete(name!)
      }
      resolve({ status: response.statusCode!, headers: response.headers })
    })
    request.on('error', reject)
  })
}

const cookiesOf = (answer: Awaited<ReturnType<typeof send>>) =>
  (answer.headers['set-cookie'] as unknown as string[] | undefined) ?? []
const valueOf = (cookie: string | undefined) => String(cookie).split(';')[0]!

async function start(at = port, query = '') {
  const started = await send('GET', `/console/sign-in/oidc/start${query}`, undefined, { port: at })
  assert.equal(started.status, 303, started.text)
  return { url: started.headers.location!, cookie: valueOf(cookiesOf(started)[0]), started }
}

// Comes back from another site: the browser sends the Lax cookie only.
const comeBack = (url: URL, cookie: string, at = port) =>
  call('GET', url.pathname + url.search, undefined, {
    key: null,
    port: at,
    headers: { cookie, 'sec-fetch-site': 'cross-site', 'user-agent': 'Test browser' },
  })

async function signInWith(at = port, query = '') {
  const { url, cookie } = await start(at, query)
  return await comeBack(await walkProvider(url), cookie, at)
}

function assertFailed(answer: Awaited<ReturnType<typeof send>>) {
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.location, '/console/sign-in#error=sign_in_failed')
  assert.equal(cookiesOf(answer).filter((cookie) => cookie.includes('attune_session')).length, 0)
}

test('a member signs in with single sign-on, and the method is recorded', async () => {
  const member = await invite(key, { role: 'developer' })
  const email = member.email.toUpperCase()
  provider.signIn(member.id, { email, email_verified: true })
  const { url, started } = await start()
  const form = /^__Host-attune_single_sign_on=[\w-]{72}; Path=\/; Secure; HttpOnly; SameSite=Lax;/
  assert.match(cookiesOf(started)[0]!, form)
  const { searchParams, origin } = new URL(url)
  assert.equal(origin, provider.issuer)
  assert.equal(searchParams.get('code_challenge_method'), 'S256')
  assert.ok(searchParams.get('state') && searchParams.get('nonce'))
  const answer = await comeBack(await walkProvider(url), valueOf(cookiesOf(started)[0]))
  assert.equal(answer.status, 303, answer.text)
  assert.equal(answer.headers.location, '/console')
  const [session, cleared] = cookiesOf(answer)
  assert.match(session!, /^__Host-attune_session=\w{43}; .*SameSite=Strict$/)
  assert.match(cleared!, /^__Host-attune_single_sign_on=; .*Max-Age=0$/)
  const browser = { cookie: valueOf(session), port }
  const { body } = await send('GET', '/console/session', undefined, browser)
  assert.equal(body.method, 'single_sign_on')
  assert.equal(body.member.id, member.id)
  assert.equal(body.member.status, 'active', 'the first sign-in accepts the invitation')
  assert.equal(body.methods.single_sign_on, true)
  assert.equal(body.fresh_until, null, 'the provider did not say when it authenticated')
  const token = await tokenOf(browser)
  assert.equal((await call('GET', '/v1', undefined, { key: token })).status, 200)
})

test('a confirmation authenticates again and allows sensitive operations', async () => {
  const member = await invite(key, { role: 'owner' })
  provider.signIn(member.id, { email: member.email, email_verified: true })
  const answer = await signInWith(port, '?confirm=true')
  const browser = { cookie: valueOf(cookiesOf(answer)[0]), port }
  const { body } = await send('GET', '/console/session', undefined, browser)
  assert.ok(body.fresh_until)
})

test('an unverified, unknown and foreign address and a deactivated member look the same', async () => {
  const unverified = await invite(key)
  const deactivated = await invite(key, { role: 'developer' })
  await call('POST', `/v1/members/${deactivated.id}/deactivate`, {}, { key })
  const other = await createTestAccount()
  const foreign = await invite(other.key)
  const people = [
    { email: unverified.email, email_verified: false },
    { email: newAddress(), email_verified: true },
    { email: deactivated.email, email_verified: true },
    { email: foreign.email, email_verified: true },
  ]
  const answers = []
  for (const [place, person] of people.entries()) {
    provider.signIn(`person ${place}`, person)
    const answer = await signInWith()
    assertFailed(answer)
    const { 'request-id': _, date: __, ...headers } = answer.headers
    answers.push(JSON.stringify([headers, answer.text]))
  }
  assert.equal(new Set(answers).size, 1)
  const { rows } = await sql.query(
    "select count(*)::int as many from members where account = $1 and status = 'invited'",
    [other.account],
  )
  assert.equal(rows[0].many, 1)
  const log = log_lines.join('\n')
  assert.match(log, /did not return a verified email address/)
  for (const { email } of people) assert.ok(!log.includes(email), 'no address is logged')
})

test('a callback needs the cookie, the state and the nonce of its own start, once', async () => {
  const member = await invite(key)
  provider.signIn(member.id, { email: member.email, email_verified: true })
  const one = await start()
  const other = await start()
  const returned = await walkProvider(one.url)
  assertFailed(await comeBack(returned, ''))
  assertFailed(await comeBack(returned, other.cookie))
  assertFailed(await comeBack(returned, `${one.cookie}; ${one.cookie}`))
  assertFailed(
    await comeBack(
      returned,
      one.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  )
  const wrong_state = new URL(returned)
  wrong_state.searchParams.set('state', 'x'.repeat(43))
  assertFailed(await comeBack(wrong_state, one.cookie))
  const wrong_issuer = new URL(returned)
  wrong_issuer.searchParams.set('iss', 'https://evil.example')
  assertFailed(await comeBack(wrong_issuer, one.cookie))
  const refused = new URL(returned)
  refused.search = new URLSearchParams({
    error: 'access_denied',
    state: returned.searchParams.get('state')!,
    iss: provider.issuer,
  }).toString()
  assertFailed(await comeBack(refused, one.cookie))

  // The code of another authorization, with this one's state: its nonce and verifier differ.
  const swapped = new URL(returned)
  swapped.searchParams.set('code', (await walkProvider(other.url)).searchParams.get('code')!)
  assertFailed(await comeBack(swapped, one.cookie))

  const fine = await comeBack(returned, one.cookie)
  assert.equal(fine.headers.location, '/console')
  assertFailed(await comeBack(returned, one.cookie))
})

test('the nonce, the state, the verifier and the client secret are checked', async () => {
  const adapter = openIdConnect(settings)
  const member = await invite(key)
  provider.signIn(member.id, { email: member.email, email_verified: true })
  const changed = async (change: Partial<Parameters<SingleSignOn['identify']>[1]>) => {
    const right = { redirect_uri: callback, state: 's', nonce: 'n', code_verifier: 'v'.repeat(43) }
    const returned = await walkProvider((await adapter.authorizationUrl(right, false)).href)
    return await adapter.identify(returned, { ...right, ...change })
  }
  assert.equal((await changed({})).email, member.email)
  await assert.rejects(changed({ nonce: 'other' }), /exchange: OAUTH_JWT_CLAIM_COMPARISON_FAILED/)
  await assert.rejects(changed({ state: 'other' }), /exchange: /)
  await assert.rejects(changed({ code_verifier: 'w'.repeat(43) }), /exchange: /)
  const wrong_secret = openIdConnect({ ...settings, client_secret: 'wrong' })
  const authorization = {
    redirect_uri: callback,
    state: 's',
    nonce: 'n',
    code_verifier: 'v'.repeat(43),
  }
  const returned = await walkProvider(
    (await wrong_secret.authorizationUrl(authorization, false)).href,
  )
  await assert.rejects(wrong_secret.identify(returned, authorization), /exchange: /)
})

test('a provider that is down or names another issuer leads back to the sign-in page', async () => {
  const down = openIdConnect({ ...settings, issuer: 'https://localhost:1' })
  const at = await startServer({ single_sign_on: down })
  const answer = await send('GET', '/console/sign-in/oidc/start', undefined, { port: at })
  assertFailed(answer)
  const other_name = provider.issuer.replace('localhost', '127.0.0.1')
  const renamed = openIdConnect({ ...settings, issuer: other_name })
  await assert.rejects(
    renamed.authorizationUrl(
      { redirect_uri: callback, state: 's', nonce: 'n', code_verifier: 'v' },
      false,
    ),
    /discovery: /,
  )
})

test('without OIDC_ACCOUNT nobody signs in to a deployment of several accounts', async () => {
  const member = await invite(key)
  provider.signIn(member.id, { email: member.email, email_verified: true })
  const any_account = openIdConnect({ ...settings, account: undefined })
  const at = await startServer({ single_sign_on: any_account })
  assertFailed(await signInWith(at))
})

test('without settings there is no single sign-on', async () => {
  assert.equal((await send('GET', '/console/sign-in/oidc/start')).status, 404)
  assert.equal((await send('GET', '/console/sign-in/oidc/callback?code=x')).status, 404)
  const { body } = await send('GET', '/console/sign-in/methods')
  assert.equal(body.single_sign_on, false)
})
