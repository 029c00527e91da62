// Every screen of the console: accessible, quiet and fitting, on a desktop and on a phone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { address, axeFindings, visitAs } from './console_page.ts'

const screens = [
  '/',
  '/calendar',
  '/persons',
  '/matching',
  '/practitioners',
  '/forms',
  '/claims',
  '/remittances',
  '/deposits',
  '/payments',
  '/payments?tab=refunds',
  '/payments?tab=disputes',
  '/payments?tab=payouts',
  '/ledger',
  '/api-keys',
  '/requests',
  '/events',
  '/webhooks',
  '/scoped-tokens',
  '/clock',
  '/simulate',
  '/limits',
  '/audit-log',
  '/emergency-accesses',
  '/consents',
  '/records',
  '/members',
  '/roles',
  '/profile',
]

for (const [name, options] of [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
] as const) {
  test(
    `every screen fits ${name}, axe finds nothing and the browser is quiet`,
    { skip },
    async () => {
      const { page, complaints } = await visitAs('owner', options)
      for (const path of screens) {
        await page.goto(address(path))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('load')
        const wide = await page.evaluate<number>(
          'document.documentElement.scrollWidth - innerWidth',
        )
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`)
        assert.equal(await page.locator('h1').count(), 1, path)
        assert.deepEqual(await axeFindings(page), [], path)
      }
      assert.deepEqual(complaints, [])
      await page.context().close()
    },
  )
}
