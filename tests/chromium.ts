// A real browser for tests, if there is one.
import { existsSync } from 'node:fs'
import { after } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const executablePath = places.find((place) => existsSync(place))

export const skip = executablePath ? false : 'There is no Chromium here: apt-get install chromium'
if (skip) console.log(`SKIPPED: ${skip}`)

const browser: Browser | undefined = executablePath
  ? await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
  : undefined
after(() => browser?.close())

const busy_machine_ms = 90_000

export async function open(options: object = {}) {
  const context = await browser!.newContext({ ignoreHTTPSErrors: true, ...options })
  context.setDefaultTimeout(busy_machine_ms)
  return await context.newPage()
}

export const screens = [
  { name: 'a desktop', size: { width: 1440, height: 900 }, colors: 'light' },
  { name: 'a phone, dark', size: { width: 390, height: 844 }, colors: 'dark' },
] as const

// Colors that are still changing have too little contrast.
const transitions_end = `new Promise(requestAnimationFrame)
  .then(() => document.getAnimations().filter((one) => one instanceof CSSTransition))
  .then((all) => Promise.allSettled(all.map(({ finished }) => finished)))
  .then(() => {})`

/** Shows the page on a screen. Returns how many pixels it is wider than that. */
export async function widthBeyond(page: Page, { size, colors }: (typeof screens)[number]) {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: colors })
  await page.evaluate(transitions_end)
  return await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
}
