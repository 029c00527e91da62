// Signing in and out of the console, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, skip } from '#tests/chromium.ts'
import { createTestAccount } from '#tests/harness.ts'
import { address, axeFindings, complaintsOf, linkForNew, visitAs } from './console_page.ts'

test('without a session every address leads to the sign-in page', { skip }, async () => {
  const page = await open()
  const complaints = complaintsOf(page)
  await page.goto(address('/api-keys'))
  await page.getByRole('heading', { name: 'Sign in to Attune' }).waitFor()
  assert.equal(new URL(page.url()).pathname, '/console/sign-in')
  assert.deepEqual(await axeFindings(page), [])
  await page.getByLabel('Email').fill('stranger@example.com')
  await page.getByRole('button', { name: 'Send a link' }).click()
  await page.getByText('If stranger@example.com belongs to a member').waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})

test('a link signs in once, and its token leaves the address', { skip }, async () => {
  const { key } = await createTestAccount()
  const { link } = await linkForNew(key, 'owner')
  const page = await open()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  assert.equal(new URL(page.url()).hash, '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  assert.deepEqual(await page.evaluate('[localStorage.length, sessionStorage.length]'), [0, 0])
  assert.equal(await page.evaluate('document.cookie'), '', 'scripts never see the cookie')

  const other = await open()
  await other.goto(link)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByText('403 sign_in_failed').waitFor()
  await other.context().close()
  await page.context().close()
})

test('after signing out, the back button shows nothing', { skip }, async () => {
  const { page } = await visitAs('owner')
  await page.getByRole('button', { name: /^Member:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Attune' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in to Attune' }).waitFor()
  await page.context().close()
})

test('without input the member is warned, then signed out', { skip }, async () => {
  const { page } = await visitAs('owner')
  await page.clock.install()
  await page.goto(address('/'))
  await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
  await page.clock.fastForward('13:30')
  await page.getByRole('heading', { name: 'Are you still there?' }).waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.clock.runFor(2_000)
  assert.equal(await page.getByRole('heading', { name: 'Are you still there?' }).count(), 0)
  await page.clock.fastForward('15:30')
  await page.getByText('no input for 15 minutes').waitFor()
  await page.context().close()
})

test('a session that cannot be read again for a moment keeps the screen', { skip }, async () => {
  const { page } = await visitAs('owner')
  await page.clock.install()
  await page.goto(address('/persons'))
  await page.getByRole('button', { name: 'Create person' }).click()
  await page.getByRole('dialog').getByLabel('Given name').fill('Noor')
  let failed = 0
  await page.route('**/console/session', async (route) => {
    failed++
    await route.fulfill({ status: 503, json: { error: { code: 'database_unavailable' } } })
  })
  await page.clock.fastForward('02:00')
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
  for (let turn = 0; turn < 100 && failed < 2; turn++) await page.clock.runFor(500)
  assert.equal(failed, 2, 'the read was tried twice')
  await page.clock.runFor(500)
  assert.equal(await page.getByRole('dialog').getByLabel('Given name').inputValue(), 'Noor')
  await page.context().close()
})

test('a session that nears its twelve hours is announced', { skip }, async () => {
  const { page } = await visitAs('owner')
  await page.clock.install()
  await page.route('**/console/session', async (route) => {
    const response = await route.fetch()
    const expires_at = new Date(Date.now() + 8 * 60_000).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expires_at } })
  })
  await page.goto(address('/'))
  await page.getByText('Your session ends at').waitFor()
  assert.deepEqual(await axeFindings(page), [])
  await page.context().close()
})

test('a compliance officer sees compliance and no developer areas', { skip }, async () => {
  const { page } = await visitAs('compliance_officer')
  await page.locator('#nav').getByText('Audit log').waitFor()
  assert.equal(await page.locator('#nav').getByText('API keys').count(), 0)
  assert.equal(await page.locator('#nav').getByText('Developers').count(), 0)
  await page.context().close()
})
