// A rate limit that is nearly used up is on home, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, skip } from '#tests/chromium.ts'
import { call, createTestAccount, startServer } from '#tests/harness.ts'
import { complaintsOf, freePort, linkForNew } from './console_page.ts'

const per_minute = 200
const port = await freePort()
await startServer({ port, limits: { per_minute } })

test('home says how much of a rate limit is left, and leads to the limits', { skip }, async () => {
  const { key } = await createTestAccount()
  const { link } = await linkForNew(key, 'developer')
  const page = await open()
  const complaints = complaintsOf(page)
  await page.goto(link.replace(/localhost:\d+/, `localhost:${port}`))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('All clear').waitFor()
  for (let sent = 0; sent < per_minute * 0.85; sent++)
    await call('GET', '/v1/account', undefined, { key, port })
  const item = page.getByRole('listitem').filter({ hasText: 'of a rate limit is used' })
  await item.waitFor()
  const [, percent] = /(\d+)% of a rate limit is used/.exec(await item.innerText())!
  assert.ok(Number(percent) > 80, `${percent}% is used`)
  assert.match(await item.innerText(), new RegExp(`of ${per_minute} per 60 s are left`))
  await item.getByRole('link', { name: 'View limits' }).click()
  await page.getByRole('meter').first().waitFor()
  assert.deepEqual(complaints, [])
  await page.context().close()
})
