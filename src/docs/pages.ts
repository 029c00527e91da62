// Prepares the public pages: built, compressed and given an ETag when they are first opened, and
// kept, so that unauthenticated requests cost almost nothing. Those of the documentation site are
// built by a thread of their own.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '#settings/config.ts'
import type { Environment } from '#settings/environment.ts'
import { escape } from '#http/responses/html.ts'
import { frontPage, type Signup } from '#areas/platform/waitlist/front_page.ts'
import { withServer } from './openapi_server.ts'
import { moveDates, today, weeksToToday } from './site/sample_dates.ts'
import { siteSources } from './site/thread.ts'

export type PageSource = {
  type: string
  policy?: string // Content-Security-Policy: only our own scripts.
  early?: boolean // Built soon after the server listens, even if nobody opens it.
  build(): string | Promise<string>
}

export type Page = {
  type: string
  policy?: string | undefined
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

export type Pages = ReadonlyMap<string, () => Promise<Page>>

const policies = {
  front:
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; " +
    "style-src 'self'; img-src 'self'",
}

const file = (type: string, name: string): PageSource => ({
  type,
  early: true,
  build: () => readFile(new URL(`./static/${name}`, import.meta.url), 'utf8'),
})
const html = 'text/html; charset=utf-8'
const css = 'text/css; charset=utf-8'
const javascript = 'text/javascript; charset=utf-8'
const json = 'application/json; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const xml = 'application/xml; charset=utf-8'

const upToDate = (text: string) => moveDates(text, weeksToToday(today()))

type Deployment = { public_url: string; environment: Environment; signup: Signup }

export function pageSources(deployment: Deployment): Map<string, PageSource> {
  const { public_url, signup, environment } = deployment
  const front = () => upToDate(frontPage(signup, public_url))
  const sources = new Map<string, PageSource>([
    ['/', { type: html, policy: policies.front, early: true, build: front }],
    ['/docs/front.css', file(css, 'front.css')],
    ['/docs/site.css', file(css, 'site.css')],
    ['/docs/site.js', file(javascript, 'site.js')],
    ['/docs/search.js', file(javascript, 'search.js')],
    ['/docs/preferences.js', file(javascript, 'preferences.js')],
    ['/docs/try.js', file(javascript, 'try.js')],
    ['/docs/pay.js', file(javascript, 'pay.js')],
    ['/docs/try_request.js', file(javascript, 'try_request.js')],
    ['/docs/try.css', file(css, 'try.css')],
    ['/favicon.ico', file('image/svg+xml', 'icon.svg')],
    ['/robots.txt', { type: plain, early: true, build: () => robots(public_url) }],
    ['/openapi.json', { type: json, early: true, build: openApiText(public_url) }],
    ...siteSources({ public_url, sandbox: environment === 'sandbox' }),
  ])
  const pages = [...sources].filter(([url, { type }]) => type === html && url !== '/docs/not_found')
  const urls = pages.map(([url]) => `${public_url}${url}`)
  return sources.set('/sitemap.xml', { type: xml, early: true, build: () => sitemap(urls) })
}

const sitemap = (urls: string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  `${urls.map((url) => `<url><loc>${escape(url)}</loc></url>\n`).join('')}</urlset>\n`

// The API and links with secrets aren't for crawlers.
const robots = (public_url: string) =>
  'User-agent: *\nDisallow: /v1/\nDisallow: /calendars/\nDisallow: /invitations/\n' +
  `Disallow: /pay/\n\nSitemap: ${public_url}/sitemap.xml\n`

export const pagesFrom = (sources: Map<string, PageSource>): Pages =>
  new Map([...sources].map(([url, source]) => [url, whenOpened(source)]))

// One after the other, so that requests hardly wait for them. Building them takes a tenth of the
// time of a start.
export async function buildEarlyPages(sources: Map<string, PageSource>, pages: Pages) {
  for (const [url, { early }] of sources) if (early) await pages.get(url)!()
}

// Built once, however many ask, and again when the dates of samples move. A failure isn't kept.
function whenOpened(source: PageSource): () => Promise<Page> {
  let built: { weeks: number; page: Promise<Page> } | undefined
  return () => {
    const weeks = weeksToToday(today())
    if (built?.weeks === weeks) return built.page
    const page = prepare(source)
    built = { weeks, page }
    page.catch(() => (built = undefined))
    return page
  }
}

// Compression runs on libuv threads.
async function prepare({ type, policy, build }: PageSource): Promise<Page> {
  const identity = Buffer.from(await build())
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  // Weak, because it covers every encoding of the content.
  return { type, policy, etag: `W/"${digest}"`, bodies: { br, gzip: gzipped, identity } }
}

// Building the document takes seconds, so the one written by "npm run generate" is served, without
// its indentation. A test compares it with the code.
const openApiText = (public_url: string) => async () => {
  const written = await readFile(join(root, 'openapi.json'), 'utf8')
  return upToDate(JSON.stringify(JSON.parse(withServer(written, public_url))))
}
