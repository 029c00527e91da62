// A real browser for tests, if there is one.
import { existsSync } from 'node:fs'
import { after } from 'node:test'
import { type Browser, chromium } from 'playwright-core'

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
