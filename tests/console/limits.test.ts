// A rate limit that is nearly used up is on home, in a real browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open, skip } from '#tests/chromium.ts'
import { call, createTestAccount, startServer } from '#tests/harness.ts'
import { complaintsOf, freePort, linkForNew } from './console_page.ts'

const per_minute = 200
const port = await freePort()
// The key alone can't use all of it, so that the console can still read.
await startServer({ port, limits: { per_minute, key_percent: 85 } })

test('home says how much of a rate limit is left, and leads to the limits', { skip }, async () => {
  const { key } = await createTestAccount()
  const { link } = await linkForNew(key, 'developer')
  const page = await open()
  const complaints = complaintsOf(page)
  await page.goto(link.replace(/localhost:\d+/, `localhost:${port}`))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('All clear').waitFor()
  const item = page.getByRole('listitem').filter({ hasText: 'of a rate limit is used' })
  let done = false
  const spend = () => call('GET', '/v1/account', undefined, { key, port })
  const spending = (async () => {
    while (!done) await Promise.all(Array.from({ length: 8 }, spend))
  })()
  try {
    await item.waitFor()
    const text = await item.innerText()
    const [, percent] = /(\d+)% of a rate limit is used/.exec(text)!
    assert.ok(Number(percent) >= 80, `${percent}% is used`)
    assert.match(text, new RegExp(`of ${per_minute} per 60 s are left`))
    await item.getByRole('link', { name: 'View limits' }).click()
    await page.getByRole('meter').first().waitFor()
  } finally {
    done = true
    await spending
  }
  assert.deepEqual(complaints, [])
  await page.context().close()
})
