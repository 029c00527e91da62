// Members for tests, and the requests that the console's sign-in page sends.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiResponse, call, mails, public_url, type RequestOptions } from './harness.ts'

export type Browser = { cookie?: string; port?: number }

export const fromPage = {
  origin: public_url,
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Test browser',
}

// A request of the console: without a key, from our own origin, with the browser's cookie.
export const send = (
  method: string,
  path: string,
  body?: unknown,
  browser: Browser = {},
  headers: RequestOptions['headers'] = {},
) =>
  call(method, path, body, {
    key: null,
    ...(browser.port && { port: browser.port }),
    headers: { ...fromPage, ...(browser.cookie && { cookie: browser.cookie }), ...headers },
  })

export const newAddress = () => `${randomUUID()}@example.com`

export async function invite(key: string, fields: object = {}) {
  const body = { email: newAddress(), name: 'Ada Okafor', role: 'owner', ...fields }
  const made = await call('POST', '/v1/members', body, { key })
  assert.equal(made.status, 200, made.text)
  return made.body
}

// The tokens of the links in the next sign-in email to an address.
export async function mailedTokens(email: string, after = 0): Promise<string[]> {
  const to = email.toLowerCase()
  for (let tries = 0; tries < 100; tries++) {
    const mail = mails.slice(after).find((each) => each.to.toLowerCase() === to)
    if (mail) return [...mail.text.matchAll(/#token=(\w+)/g)].map(([, token]) => token!)
    await sleep(20)
  }
  return []
}

export async function linkFor(email: string) {
  const after = mails.length
  const sent = await send('POST', '/console/sign-in/link', { email })
  assert.equal(sent.status, 202, sent.text)
  const [token] = await mailedTokens(email, after)
  assert.ok(token, 'a link was mailed')
  return token
}

export const redeem = (token: string, browser: Browser = {}) =>
  send('POST', '/console/sign-in/link/redeem', { token }, browser)

export const cookieOf = ({ headers }: ApiResponse) =>
  String((headers['set-cookie'] as unknown as string[] | undefined)?.[0]).split(';')[0]!

// Signs a member in with a link and returns the browser with its cookie.
export async function signInByLink(email: string): Promise<Required<Pick<Browser, 'cookie'>>> {
  const redeemed = await redeem(await linkFor(email))
  assert.equal(redeemed.status, 200, redeemed.text)
  return { cookie: cookieOf(redeemed) }
}

export async function tokenOf(browser: Browser): Promise<string> {
  const exchanged = await send('POST', '/console/token', {}, browser)
  assert.equal(exchanged.status, 200, exchanged.text)
  return exchanged.body.token
}

// A member of an account with a role, signed in, and the token for their requests.
export async function signedInMember(key: string, fields: object = {}) {
  const member = await invite(key, fields)
  const browser = await signInByLink(member.email)
  return { member, browser, token: await tokenOf(browser) }
}
