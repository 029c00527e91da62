// Opens the console in a real browser as a member, and notes what the browser complains about.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { open } from '#tests/chromium.ts'
import { createTestAccount, startServer } from '#tests/harness.ts'
import { invite, linkFor } from '#tests/sign_in_examples.ts'

const axe_file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axe_source = readFileSync(axe_file, 'utf8')

const port = await startServer({ port: await freePort() })
export const address = (path: string) => `https://localhost:${port}/console${path}`

export type Visit = { page: Page; complaints: string[]; key: string; email: string }

/** The address of a one-time link for a new member. */
export async function linkForNew(key: string, role: string, fields: object = {}) {
  const { email, token } = await inviteWithLink(key, role, fields)
  return { email, link: address(`/sign-in#token=${token}`) }
}

async function inviteWithLink(key: string, role: string, fields: object) {
  const { email } = (await invite(key, { role, ...fields })) as { email: string }
  return { email, token: await linkFor(email) }
}

/** Signs in by link to an account of its own, in a browser of its own. */
export async function visitAs(role: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const { key } = await createTestAccount()
  return await visitAccount(key, role, {}, options)
}

/** Signs in by link to an account that exists, for example as a practitioner. */
export async function visitAccount(
  key: string,
  role: string,
  fields: object = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { email, link } = await linkForNew(key, role, fields)
  const page = await open(options)
  const complaints = complaintsOf(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('#nav').waitFor({ state: 'attached' }) // Hidden on a phone.
  return { page, complaints, key, email }
}

/** A browser of a new member that is signed in already, and shows no page yet. */
export async function browserOf(
  key: string,
  role: string,
  fields: object = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { email, token } = await inviteWithLink(key, role, fields)
  const page = await open(options)
  // What the sign-in page sends. The browser keeps the cookie.
  const { origin } = new URL(address('/'))
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const url = address('/sign-in/link/redeem')
  const response = await page.context().request.post(url, { data: { token }, headers })
  assert.equal(response.status(), 200, await response.text())
  return { page, complaints: complaintsOf(page), key, email }
}

/** The same, in an account of its own. */
export async function browserAs(role: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const { key } = await createTestAccount()
  return await browserOf(key, role, {}, options)
}

/** Opens an area from the navigation, and waits until its screen is there. */
export async function openArea(page: Page, area: string, title = area) {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: area }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

// Errors and violations of the content security policy. A refused request isn't one of ours.
export function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load')) complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number }
      server.close(() => resolve(free))
    })
  })
}

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] }

// Preloaded style sheets would be copied inline, which the page's policy blocks and reports. What
// passed isn't described: that would take longer than to check it.
const axe_run =
  "axe.run(document, { preload: false, resultTypes: ['violations'], selectors: false })"

/** What axe finds on the page. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe_source)
  const { violations } = await page.evaluate<AxeResult>(axe_run)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
