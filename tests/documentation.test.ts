// The documentation site: served without a key, from this server only, under a strict content
// security policy. Every page is opened, and every link on it.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import MiniSearch from 'minisearch'
import { openIndex, searchIn } from '../src/docs/static/search.js'
import { errors } from '#catalogue/errors.ts'
import { lifecycles } from '#areas/index.ts'
import { resources } from '#docs/resources.ts'
import { allDocuments, navigation } from '#docs/site/documents.ts'
import { moveDates, weeksToToday } from '#docs/site/sample_dates.ts'
import { root } from '#settings/config.ts'
import { allPages, call, startServer } from './harness.ts'

const port = await startServer({ pages: allPages() })

const read = (path: string, headers = {}) =>
  call('GET', path, undefined, { key: null, headers, port })

const documents = allDocuments(navigation())
const html = ['/docs', ...documents.map(({ url }) => url)]
const texts = new Map<string, string>()
for (const path of html) texts.set(path, (await read(path)).text)

const html_type = 'text/html; charset=utf-8'

const policyOf = (text = '') =>
  new Map(text.split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]))

test('every error has a page that says what happened and what to do', async () => {
  for (const [code, { status }] of Object.entries(errors)) {
    const { status: answered, headers, text } = await read(`/docs/errors/${code}`)
    assert.equal(answered, 200, code)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    for (const part of [code, `Status ${status}`, 'Cause', 'How to resolve it', 'Retry']) {
      assert.ok(text.includes(part), `${code}: ${part}`)
    }
  }
})

test('the docs link of an error leads to its page', async () => {
  const { body } = await call('GET', '/v1/sessions', undefined, { key: null })
  const { status, text } = await read(new URL(body.error.docs).pathname)
  assert.equal(status, 200)
  assert.match(text, /api_key_missing/)
})

test('only 429 and 5xx are documented as retryable', async () => {
  for (const [code, { status }] of Object.entries(errors)) {
    const { text } = await read(`/docs/errors/${code}`)
    assert.equal(
      /Retry<a[^>]*>#<\/a><\/h2>\n<p>Retry/.test(text),
      status === 429 || status >= 500,
      code,
    )
  }
})

test('every guide, resource and error has a page, in navigation order', () => {
  const guides = readdirSync(join(root, 'docs/guides')).map((file) => file.replace('.md', ''))
  for (const guide of guides) assert.ok(texts.has(`/docs/guides/${guide}`), guide)
  for (const resource of resources) assert.ok(texts.has(`/docs/reference/${resource}`), resource)
  const names = navigation().map(({ name }) => name)
  assert.deepEqual(names.slice(0, 2), ['Get started', 'Practitioners'])
  assert.equal(new Set(html).size, html.length, 'no page is listed twice')
})

test('a wrong address is a page for a browser, and an error for a program', async () => {
  for (const path of ['/docs/errors/no_such_code', '/docs/guides/nothing', '/nowhere']) {
    const program = await read(path)
    assert.deepEqual([program.status, program.body.error.code], [404, 'resource_not_found'])
    const browser = await read(path, { accept: 'text/html,application/xhtml+xml' })
    assert.deepEqual([browser.status, browser.headers['content-type']], [404, html_type])
    assert.match(browser.text, /<h1>Page not found/)
  }
  const api = await read('/v1/nowhere', { accept: 'text/html' })
  assert.ok(api.body.error.code)
})

test('a page loads nothing from other hosts and contains no styles or scripts', async () => {
  for (const path of html) {
    const { status, headers, text } = await read(path)
    assert.deepEqual([status, headers['content-type']], [200, html_type], path)
    const policy = policyOf(headers['content-security-policy'])
    assert.deepEqual(policy.get('default-src'), ["'none'"])
    assert.deepEqual(policy.get('frame-ancestors'), ["'none'"])
    for (const kind of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      assert.deepEqual(policy.get(kind), ["'self'"], path)
    }
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.doesNotMatch(text, /<style| style=| on\w+=|<script(?![^>]* src=)/, path)
    for (const [, target] of text.matchAll(/src="([^"]+)"/g)) assert.match(target!, /^\/(?!\/)/)
  }
})

test('every link leads to a page, and every anchor to a section', async () => {
  const opened = new Map<string, number>()
  for (const [path, text] of texts) {
    for (const [, target] of text.matchAll(/href="([^"]+)"/g)) {
      if (target!.startsWith('https:')) continue
      const { pathname, hash } = new URL(target!, `https://localhost${path}`)
      const known = texts.get(pathname)
      if (hash) assert.ok(known?.includes(`id="${hash.slice(1)}"`), `${path} leads to ${target}`)
      if (known) continue
      if (!opened.has(pathname)) opened.set(pathname, (await read(pathname)).status)
      assert.equal(opened.get(pathname), 200, `${path} leads to ${target}`)
    }
  }
  const icon = await read('/favicon.ico')
  assert.deepEqual([icon.status, icon.headers['content-type']], [200, 'image/svg+xml'])
})

test('every page is also served as Markdown, and its links lead to Markdown', async () => {
  const addresses = new Set(documents.map(({ url }) => `${url}.md`))
  for (const { url } of documents) {
    const { status, headers, text } = await read(`${url}.md`)
    assert.deepEqual([status, headers['content-type']], [200, 'text/markdown; charset=utf-8'], url)
    assert.match(text, /^# /m, url)
    for (const [, target] of text.matchAll(/\]\(([^)\s#]+\.md)/g)) {
      assert.ok(addresses.has(target!), `${url}.md leads to ${target}`)
    }
  }
})

test('a search finds guides, resources, fields and errors', async () => {
  const { text } = await read('/docs/search.json')
  const index = openIndex(MiniSearch, text)
  const expected = {
    'cancel a session': /book-sessions#.*cancel|sessions#cancel/,
    'Cancel the session': /book-sessions#.*cancel|sessions#cancel/,
    'book a session': /book-sessions#book-a-session/,
    'reschedule a session': /book-sessions#.*resched|sessions#resched/,
    'sign a note': /notes#.*sign/,
    'refund a payment': /refunds/,
    'void a claim': /claims#void/,
    'how do I take a payment': /take-payments/,
    'rotate an api key': /api_keys#rotate/,
    'merge persons': /persons#merge/,
    'appeal a denial': /resolve-a-denial#appeal/,
    'rate limits': /rate-limits/,
    slot_taken: /slot_taken|errors/,
    'daylight saving': /time-zones|availab/,
    'consent lifecycle': /consent/,
  }
  for (const [words, url] of Object.entries(expected)) {
    assert.match(searchIn(index, words)[0]!.url, url, words)
  }
  for (const { url } of index.search('session')) {
    const [path, anchor] = (url as string).split('#')
    assert.ok(!anchor || texts.get(path!)?.includes(`id="${anchor}"`), url)
  }
})

test('the home page is served as Markdown, and the sitemap lists every page', async () => {
  const { status, headers, text } = await read('/docs.md')
  assert.deepEqual([status, headers['content-type']], [200, 'text/markdown; charset=utf-8'])
  for (const url of ['/docs/guides/quickstart.md', '/docs/errors.md']) assert.ok(text.includes(url))
  const map = await read('/sitemap.xml')
  assert.equal(map.headers['content-type'], 'application/xml; charset=utf-8')
  const listed = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  )
  const expected = ['/', '/docs', ...documents.map(({ url }) => url)]
  assert.deepEqual(listed.toSorted(), expected.toSorted())
  assert.match((await read('/robots.txt')).text, /^Sitemap: https:.*\/sitemap\.xml$/m)
})

test('language models get an index and the whole text', async () => {
  const { text: index } = await read('/llms.txt')
  assert.match(index, /^# Attune\n\n> /)
  const links = [...index.matchAll(/\((https:[^)]+)\)/g)].map(([, link]) => new URL(link!).pathname)
  assert.ok(links.length > 60)
  for (const link of links.slice(0, 10)) assert.equal((await read(link)).status, 200, link)
  const { text: full } = await read('/llms-full.txt')
  assert.ok(full.includes('# Consent') && full.includes('## The session object'))
})

test('every lifecycle has a diagram with all its states', () => {
  for (const { kind, states } of lifecycles) {
    const text = texts.get(`/docs/reference/${kind.table}`)
    if (!text) continue
    assert.match(text, /<figure class="diagram"/, kind.table)
    for (const state of Object.keys(states)) {
      assert.ok(text.includes(`data-id="${state}"`), `${kind.table}: ${state}`)
    }
  }
})

test('dates in samples move to the present, by whole weeks, and history stays', () => {
  const text = 'starts_at=2027-03-01T17:00:00Z, since 2020-05-05, 2027-03-01, v2027-03-01-1'
  const on = (day: string) => moveDates(text, weeksToToday(Temporal.PlainDate.from(day)))
  const later = 'starts_at=2027-06-07T17:00:00Z, since 2020-05-05, 2027-06-07, v2027-03-01-1'
  assert.equal(on('2027-06-02'), later)
  const earlier = 'starts_at=2026-11-23T17:00:00Z, since 2020-05-05, 2026-11-23, v2027-03-01-1'
  assert.equal(on('2026-11-17'), earlier)
})

test('the OpenAPI document is the committed one, but for its server and dates', async () => {
  const { status, body } = await read('/openapi.json')
  assert.equal(status, 200)
  const weeks = weeksToToday(Temporal.Now.plainDateISO('UTC'))
  const file = readFileSync(join(root, 'openapi.json'), 'utf8')
  const committed = JSON.parse(moveDates(file, weeks))
  assert.deepEqual(body.servers, [
    { url: 'https://localhost:8443', description: 'This deployment.' },
  ])
  // As text: to compare them part by part takes half a minute.
  const [served, committed_text] = [body, committed].map((all) =>
    JSON.stringify({ ...all, servers: [] }),
  )
  assert.ok(served === committed_text, 'The committed document is another one: npm run generate.')
})

test('pages support conditional requests', async () => {
  const { headers } = await read('/docs/site.js')
  const again = await read('/docs/site.js', { 'if-none-match': headers.etag! })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  const zipped = await read('/docs/errors', { 'accept-encoding': 'gzip' })
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  const unzipped = await read('/docs/errors', { 'accept-encoding': 'gzip;q=0' })
  assert.equal(unzipped.headers['content-encoding'], undefined)
})
