// Opens the console in a real browser as a member, and notes what the browser complains about.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { open } from '#tests/chromium.ts'
import { createTestAccount, startServer } from '#tests/harness.ts'
import { invite, linkFor } from '#tests/sign_in_examples.ts'

const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

const port = await startServer({ port: await freePort() })
export const address = (path: string) => `https://localhost:${port}/console${path}`

export type Visit = { page: Page; complaints: string[]; key: string; email: string }

/** The address of a one-time link for a new member. */
export async function linkForNew(key: string, role: string, fields: object = {}) {
  const { email } = await invite(key, { role, ...fields })
  return { email: email as string, link: address(`/sign-in#token=${await linkFor(email)}`) }
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

/** What axe finds on the page. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe_source)
  // Preloaded style sheets would be copied inline, which the page's policy blocks and reports.
  const { violations } = await page.evaluate<AxeResult>('axe.run(document, { preload: false })')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
