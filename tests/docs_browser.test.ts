// The documentation in a real browser: at desktop and phone width, light and dark, with and without
// scripts. Skipped with a message if there is no Chromium.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { allDocuments, navigation } from '#docs/site/documents.ts'
import { open, screenOf, screensOf, skip } from './chromium.ts'
import { allPages, startServer } from './harness.ts'

const port = await startServer({ pages: allPages() })
const at = (path: string) => `https://localhost:${port}${path}`

// What the browser complains about, including violations of the content security policy.
function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const groups = navigation()
const paths = ['/', '/docs', ...groups.flatMap(({ documents }) => documents.map(({ url }) => url))]

test(
  'every page fits a desktop and a phone, and the browser has no complaints',
  { skip },
  async () => {
    const page = await open({ viewport: null })
    const complaints = complaintsOf(page)
    const widthBeyond = await screenOf(page)
    for (const [number, path] of paths.entries()) {
      await page.goto(at(path))
      assert.equal(await page.locator('h1').count(), 1, path)
      for (const screen of screensOf(number)) {
        const wide = await widthBeyond(screen)
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide for ${screen.name}`)
      }
    }
    assert.deepEqual(complaints, [])
    await page.context().close()
  },
)

test('the choice of language and colors is kept on the next page', { skip }, async () => {
  const page = await open()
  await page.goto(at('/docs/guides/consent'))
  const sample = page.locator('.samples').first()
  const curl = sample.locator('[data-language="sh"]')
  const typescript = sample.locator('[data-language="ts"]')
  assert.deepEqual([await curl.isVisible(), await typescript.isVisible()], [true, false])
  await sample.getByRole('button', { name: 'TypeScript' }).click()
  assert.deepEqual([await curl.isVisible(), await typescript.isVisible()], [false, true])
  assert.match(await typescript.innerText(), /attune\.consents\.create/)
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.goto(at('/docs/guides/book-sessions'))
  assert.ok(await page.locator('.samples [data-language="ts"]').first().isVisible())
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
  await page.context().close()
})

test('a reader searches by keyboard and opens the section', { skip }, async () => {
  const page = await open()
  await page.goto(at('/docs'))
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill('late cancellation fee')
  const first = page.locator('.results a').first()
  await first.waitFor()
  const target = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === target)
  await page.context().close()
})

test('a sample is copied as it stands', { skip }, async () => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(at('/docs/guides/consent'))
  await page.locator('.samples .copy').first().click()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  assert.match(copied, /^curl --cacert .*\n {2}https:\/\/localhost/)
  await page.context().close()
})

test('without scripts both languages are shown and the navigation works', { skip }, async () => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto(at('/docs/guides/consent'))
  assert.ok(await page.locator('.samples [data-language="ts"]').first().isVisible())
  await page.locator('.neighbors a').last().click()
  assert.match(page.url(), /\/docs\//)
  await page.context().close()
})

test('a phone shows the description of a field without scrolling sideways', { skip }, async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(at('/docs/reference/claims'))
  const box = await page.locator('.table td:last-child').first().boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box))
  await page.context().close()
})

test('a phone names the columns of a table that would say nothing alone', { skip }, async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(at('/docs/guides/rate-limits'))
  const cell = page.locator('td[data-head]').first()
  const label = await page.evaluate<string>(
    "getComputedStyle(document.querySelector('td[data-head]'), '::before').content",
  )
  assert.equal(label, JSON.stringify(`${await cell.getAttribute('data-head')}: `))
  await page.goto(at('/docs/reference/sessions'))
  assert.equal(await page.locator('.fields td[data-head]').count(), 0)
  await page.context().close()
})

test('a remark below a diagram stays in sight when the diagram scrolls', { skip }, async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(at('/docs/guides/consent'))
  const remark = page.locator('.diagram p').first()
  const box = await remark.boundingBox()
  assert.ok(box && box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box))
  await page.context().close()
})

test('the contents mark the section in view, after a jump too', { skip }, async () => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  await page.goto(at('/docs/reference/sessions'))
  const marked = page.locator('.contents [aria-current]')
  assert.equal(await marked.textContent(), 'The session object')
  await page.evaluate(
    "document.getElementById('cancel-a-session-before-its-start-time').scrollIntoView()",
  )
  await page.locator('.contents [aria-current][href^="#cancel-a-session"]').waitFor()
  await page.evaluate('scrollBy(0, 300)') // No heading need be in view.
  await page.locator('.contents [aria-current][href^="#cancel-a-session"]').waitFor()
  await page.context().close()
})

test('a diagram wider than the page begins with a start of its lifecycle', { skip }, async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(at('/docs/guides/book-sessions'))
  const starts = await page.locator('.diagram circle').all()
  const boxes = await Promise.all(starts.map((start) => start.boundingBox()))
  assert.ok(
    boxes.some((box) => box && box.x >= 0 && box.x + box.width <= 390),
    JSON.stringify(boxes),
  )
  await page.context().close()
})

test('the menu of a phone opens and leads on', { skip }, async () => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto(at('/docs'))
  assert.equal(await page.locator('.side').isVisible(), false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.side a[href="/docs/guides/quickstart"]').click()
  await page.waitForURL(at('/docs/guides/quickstart'))
  await page.context().close()
})

test('a wrong address shows a page with a way back', { skip }, async () => {
  const page = await open()
  await page.goto(at('/docs/guides/nothing'))
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.locator('main').getByRole('link', { name: 'Documentation' }).click()
  await page.waitForURL(at('/docs'))
  await page.context().close()
})

test('the largest page of the reference takes little memory', { skip }, async () => {
  const page = await open()
  await page.goto(at('/docs/reference/claims'))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
  assert.ok(heap < 100e6, `${heap} bytes`)
  assert.ok(allDocuments(groups).length > 150)
  await page.context().close()
})
