// Every screen of the console: accessible, quiet and fitting, on a desktop and on a phone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { screens, skip, widthBeyond } from '#tests/chromium.ts'
import { address, axeFindings, browserAs } from './console_page.ts'

const paths = [
  '/',
  '/calendar',
  '/waiting-list',
  '/waiting-list?tab=offers',
  '/waiting-list?tab=report',
  '/persons',
  '/matching',
  '/practitioners',
  '/forms',
  '/messages',
  '/messages?tab=settings',
  '/claims',
  '/claims?tab=bulk',
  '/remittances',
  '/deposits',
  '/payments',
  '/payments?tab=refunds',
  '/payments?tab=disputes',
  '/payments?tab=payouts',
  '/ledger',
  '/ledger?tab=flow',
  ...['aging', 'collections', 'denials', 'productivity', 'payer_mix', 'outcomes', 'worklist'].map(
    (tab) => `/reports?tab=${tab}`,
  ),
  '/reports?tab=waiting_list',
  '/services',
  '/locations',
  '/fee-schedules',
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

test(
  'every path fits a desktop and a phone, axe finds nothing, the browser is quiet',
  { skip },
  async () => {
    const { page, complaints } = await browserAs('owner')
    for (const path of paths) {
      await page.setViewportSize(screens[0].size)
      await page.goto(address(path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('load')
      assert.equal(await page.locator('h1').count(), 1, path)
      const api_call = page.getByRole('button', { name: 'Show API call' })
      assert.equal(await api_call.count(), 1, `${path} has no API call`)
      for (const screen of screens) {
        const wide = await widthBeyond(page, screen)
        if (screen === screens[0]) await expectInView(page.locator('#nav [aria-current]'), path)
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide for ${screen.name}`)
        assert.deepEqual(await axeFindings(page), [], `${path} on ${screen.name}`)
      }
    }
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

// On a phone the navigation is closed. The profile has no area.
async function expectInView(area: Locator, path: string) {
  if ((await area.count()) === 0) return assert.equal(path, '/profile')
  const { y, height } = (await area.boundingBox())!
  const { height: screen } = area.page().viewportSize()!
  assert.ok(y >= 0 && y + height <= screen + 1, `the area of ${path} is outside the navigation`)
}
