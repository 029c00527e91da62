// The documentation pages: served without a key, from this server only, under a strict content
// security policy.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { errors } from '#catalogue/errors.ts'
import { root } from '#settings/config.ts'
import { allPages, call, startServer } from './harness.ts'

const port = await startServer({ pages: await allPages() })

const read = (path: string, headers = {}) =>
  call('GET', path, undefined, { key: null, headers, port })

const html = [
  '/docs',
  '/docs/sandbox',
  '/docs/errors',
  ...Object.keys(errors).map((c) => `/docs/errors/${c}`),
]

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
    assert.equal(/Retry<\/h2>\n<p>Retry/.test(text), status === 429 || status >= 500, code)
  }
})

test('a code that does not exist has no page', async () => {
  const { status, body } = await read('/docs/errors/no_such_code')
  assert.equal(status, 404)
  assert.equal(body.error.code, 'resource_not_found')
})

test('the content security policy of a page allows only what it needs', async () => {
  for (const path of html) {
    const { status, headers } = await read(path)
    assert.equal(status, 200, path)
    const policy = policyOf(headers['content-security-policy'])
    assert.deepEqual(policy.get('default-src'), ["'none'"])
    assert.deepEqual(policy.get('frame-ancestors'), ["'none'"])
    assert.deepEqual(policy.get('script-src') ?? [], path === '/docs' ? ["'self'"] : [])
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
  }
})

test('a page loads nothing from other hosts, and everything it loads exists', async () => {
  for (const path of html) {
    const { text } = await read(path)
    assert.doesNotMatch(text, /<style|<script(?! src)| style=| on\w+=/, path)
    const targets = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, target]) => target!)
    assert.ok(targets.length > 0, path)
    for (const target of targets) {
      assert.match(target, /^\/(?!\/)/, `${path} leads to ${target}`)
    }
  }
  const icon = await read('/favicon.ico')
  assert.deepEqual([icon.status, icon.headers['content-type']], [200, 'image/svg+xml'])
  for (const path of ['/docs/scalar.js', '/docs/reference.js', '/docs/style.css']) {
    const { status, headers } = await read(path)
    assert.equal(status, 200, path)
    assert.match(headers['content-type']!, /^text\/(javascript|css); charset=utf-8$/)
  }
})

test('the reference contacts no other host: no proxy, no telemetry, no fonts, no agent', async () => {
  const { text } = await read('/docs/reference.js')
  for (const line of [
    "url: '/openapi.json'",
    "proxyUrl: ''",
    'telemetry: false',
    'withDefaultFonts: false',
    'hideTestRequestButton: true',
    'agent: { disabled: true }',
  ]) {
    assert.ok(text.includes(line), line)
  }
})

test('the OpenAPI document is the committed one, but for its server', async () => {
  const { status, body } = await read('/openapi.json')
  assert.equal(status, 200)
  const committed = JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8'))
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
  const { headers } = await read('/docs/scalar.js')
  const again = await read('/docs/scalar.js', { 'if-none-match': headers.etag! })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  const zipped = await read('/docs/errors', { 'accept-encoding': 'gzip' })
  assert.equal(zipped.headers['content-encoding'], 'gzip')
  const unzipped = await read('/docs/errors', { 'accept-encoding': 'gzip;q=0' })
  assert.equal(unzipped.headers['content-encoding'], undefined)
})
