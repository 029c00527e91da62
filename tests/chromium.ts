// A real browser for tests, if there is one.
import { existsSync } from 'node:fs'
import { after } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright-core'

// The one without windows first: it takes about a quarter less processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
const places = names.map((name) => `/usr/bin/${name}`)
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
export type Screen = (typeof screens)[number]

/** The screens, for each page in the other order, so that it begins where the last one ended. */
export const screensOf = (at: number) => (at % 2 === 0 ? screens : screens.toReversed())

// Colors that are still changing have too little contrast. Without motion they change at once.
const still = { name: 'prefers-reduced-motion', value: 'reduce' }
// A frame of this width, which a busy browser shows later than it accepts the change.
const frameOf = (width: number) => `new Promise((resolve) => {
  const look = () => (innerWidth === ${width} ? resolve() : requestAnimationFrame(look))
  requestAnimationFrame(look)
})`
const excess = 'document.documentElement.scrollWidth - innerWidth'

/**
 * Shows a page that was opened without a viewport on a screen. Returns how many pixels it is wider
 * than that. Only the page changes: Playwright would resize and draw the whole browser.
 */
export async function screenOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  return async ({ size, colors }: Screen): Promise<number> => {
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false }
    const features = [{ name: 'prefers-color-scheme', value: colors }, still]
    await Promise.all([
      session.send('Emulation.setDeviceMetricsOverride', metrics),
      session.send('Emulation.setEmulatedMedia', { features }),
    ])
    await page.evaluate(frameOf(size.width))
    return await page.evaluate<number>(excess)
  }
}
