// Every screen of the console: accessible, quiet and fitting, on a desktop and on a phone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { type Screen, screenOf, screens, skip } from '#tests/chromium.ts'
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
    const { page, complaints } = await browserAs('owner', { viewport: null })
    const widthBeyond = await screenOf(page)
    for (const path of paths) {
      await widthBeyond(screens[0])
      await page.goto(address(path))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('load')
      assert.equal(await page.locator('h1').count(), 1, path)
      const api_call = page.getByRole('button', { name: 'Show API call' })
      assert.equal(await api_call.count(), 1, `${path} has no API call`)
      for (const screen of screens) {
        const wide = await widthBeyond(screen)
        const area = page.locator('#nav [aria-current]')
        if (screen === screens[0]) await expectInView(area, path, screen)
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide for ${screen.name}`)
        assert.deepEqual(await axeFindings(page), [], `${path} on ${screen.name}`)
      }
    }
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

// On a phone the navigation is closed. The profile has no area.
async function expectInView(area: Locator, path: string, { size }: Screen) {
  if ((await area.count()) === 0) return assert.equal(path, '/profile')
  const { y, height } = (await area.boundingBox())!
  const inside = y >= 0 && y + height <= size.height + 1
  assert.ok(inside, `the area of ${path} is outside the navigation`)
}
