// A style sheet or a part of the console that doesn't arrive, in a real browser: it is loaded
// again, or the page says so and offers to reload.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, skip } from '#tests/chromium.ts'
import { address, visitAs } from './console_page.ts'

test('a style sheet that is lost once is loaded again', { skip }, async () => {
  const { page } = await visitAs('scheduler')
  let lost = 0
  await page.route(/\.css$/, (route) => (lost++ === 0 ? route.abort() : route.continue()))
  await page.goto(address('/persons'))
  await page.locator('#nav').waitFor() // Hidden without its styles.
  assert.equal(lost, 2)
  assert.equal(await page.getByRole('alert').count(), 0)
  await page.context().close()
})

test('without its style sheet, the page says so and offers to reload', { skip }, async () => {
  const page = await open()
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto(address('/sign-in'))
  const alert = page.getByRole('alert').filter({ hasText: 'style sheet was not loaded' })
  await alert.waitFor()
  await page.unroute(/\.css$/)
  await alert.getByRole('button', { name: 'Reload' }).click()
  await alert.waitFor({ state: 'detached' })
  await page.context().close()
})

test('a screen that is lost offers to reload, and then is there', { skip }, async () => {
  const { page } = await visitAs('biller')
  await page.route(/assets\/deposits-/, (route) => route.abort())
  await page.getByRole('link', { name: 'Deposits' }).click()
  await page.getByText('A part of the console was not loaded').waitFor()
  await page.unroute(/assets\/deposits-/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deposits' }).waitFor()
  await page.context().close()
})

test('a palette that is lost leaves the screen as it is', { skip }, async () => {
  const { page } = await visitAs('biller')
  await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor()
  await page.route(/assets\/palette-/, (route) => route.abort())
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A part of the console was not loaded').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  assert.ok(await page.getByRole('heading', { level: 1, name: 'Claims' }).isVisible())
  await page.context().close()
})
