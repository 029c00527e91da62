// Several tabs of the console at once, in a real browser: one follows the event feed for all, work
// in one keeps the others signed in, and a tab that nobody looks at reads no record again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { relayAll } from '#jobs/relay.ts'
import { skip } from '#tests/chromium.ts'
import { call, createTestAccount, db } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { address, browserAs, browserOf } from './console_page.ts'

const home = (page: Page) => page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
const warning = (page: Page) => page.getByRole('heading', { name: 'Are you still there?' })

test('work in one tab keeps an idle one signed in', { skip }, async () => {
  const { page: idle } = await browserAs('owner')
  await idle.clock.install()
  await idle.goto(address('/'))
  await home(idle)
  const busy = await idle.context().newPage()
  await busy.goto(address('/'))
  await home(busy)
  for (let turn = 0; turn < 3; turn++) {
    await busy.keyboard.press('Shift')
    await idle.clock.fastForward('12:00') // In both tabs.
    await idle.clock.runFor(1_000)
  }
  assert.equal(await warning(idle).count(), 0)
  await busy.keyboard.press('Shift')
  await idle.clock.fastForward('13:30')
  await warning(idle).waitFor()
  await busy.getByRole('button', { name: 'Stay signed in' }).click()
  await idle.clock.runFor(2_000)
  await warning(idle).waitFor({ state: 'detached' })
  assert.equal(new URL(idle.url()).pathname, '/console/')
  await idle.context().close()
})

test('seven tabs share one connection for events, and a new one takes over', { skip }, async () => {
  const { key } = await createTestAccount()
  const { page: first } = await browserOf(key, 'owner')
  const context = first.context()
  const open_feeds = feedsOf(context)
  const tabs = [first]
  while (tabs.length < 7) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto(address('/persons'))
    await tab.getByRole('heading', { level: 1, name: 'Persons' }).waitFor()
  }
  await until(() => open_feeds.size === 1)
  await createPerson({ names: [{ use: 'official', given: 'Maya', family: 'Lindqvist' }] }, { key })
  await relay()
  for (const tab of tabs) await tab.getByText('Maya Lindqvist').first().waitFor()
  assert.equal(open_feeds.size <= 1, true, 'only one tab follows')
  await first.close()
  await createPerson({ names: [{ use: 'official', given: 'Noor', family: 'Haddad' }] }, { key })
  await relay()
  for (const tab of tabs.slice(1)) await tab.getByText('Noor Haddad').first().waitFor()
  await context.close()
})

test('a tab that is shown again reads only records that have changed', { skip }, async () => {
  const { key } = await createTestAccount()
  const names = [{ use: 'official', given: 'Maya', family: 'Lindqvist' }]
  const { id } = await createPerson({ names }, { key })
  const { page } = await browserOf(key, 'owner')
  await page.clock.install()
  await page.goto(address('/persons'))
  await page.getByText('Maya Lindqvist').first().waitFor()
  const reads: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/persons') reads.push(request.url())
  })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
      Object.defineProperty(document, 'hidden', { value: ${state === 'hidden'}, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
  await show('hidden')
  await page.clock.runFor(60_000)
  await show('visible')
  await page.clock.runFor(1_000)
  assert.deepEqual(reads, [], 'nothing has changed')
  await show('hidden')
  const delivered = page.waitForResponse(
    async (response) => /v1\/events\?/.test(response.url()) && (await response.text()).includes(id),
  )
  await call('PATCH', `/v1/persons/${id}`, { metadata: { chart: '7' } }, { key })
  await relay()
  await delivered
  await page.clock.runFor(10_000)
  assert.deepEqual(reads, [], 'a hidden tab reads nothing')
  await show('visible')
  await until(() => reads.length === 1)
  await page.context().close()
})

async function relay() {
  while (!(await relayAll(db))) continue
}

// Requests that wait for events.
function feedsOf(context: BrowserContext): Set<Request> {
  const open = new Set<Request>()
  context.on('request', (request) => {
    if (new URL(request.url()).searchParams.has('wait')) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return open
}

async function until(condition: () => boolean) {
  for (let turn = 0; turn < 600 && !condition(); turn++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  assert.ok(condition())
}
