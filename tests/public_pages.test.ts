// Callers without a key get bytes that are built once. Each route outside /v1 is named here with what it costs.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import https from 'node:https'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { root } from '#settings/config.ts'
import { buildEarlyPages, pagesFrom } from '#docs/pages.ts'
import { ca, call, startServer } from './harness.ts'
import { mountedRoutes } from './mounted_routes.ts'
import { timesSent } from './sent_statements.ts'
import { sharedSources } from './shared_parts.ts'

const builds = new Map<string, number>()
const sources = [...sharedSources()].map(([url, source]) => {
  const build = () => {
    builds.set(url, (builds.get(url) ?? 0) + 1)
    return source.build()
  }
  return [url, { ...source, build }] as const
})
const pages = pagesFrom(new Map(sources))
const port = await startServer({ pages })

// What costs more than a lookup, and what bounds it.
const others: Record<string, string> = {
  '/healthz': 'a constant',
  '/readyz': 'one database query a second, however many ask',
  '/metrics': 'a token, or a listener of its own',
  '/.well-known/webhook-keys.json': 'a constant',
  '/.well-known/audit-keys.json': 'a constant',
  '/.well-known/security.txt': 'a few short lines',
  '/docs*': 'pages of the site, each built once, by another thread',
  '/calendars/:file': 'the secret in the address, then one query',
  '/files/:token': 'the encrypted grant in the address, then one query and the file',
  '/pay/:token': 'a limit per address',
  '/pay/:token/challenge': 'a limit per address',
  '/waitlist': 'a limit per address',
  '/invitations/:token': 'a limit per address',
  '/console': 'a short file',
  '/console*': 'the files of the built application',
  '/console/sign-in/methods': 'a constant',
  '/console/sign-in/link': 'a limit per address',
  '/console/sign-in/link/redeem': 'a limit per address',
  '/console/sign-in/passkey/options': 'a limit per address',
  '/console/sign-in/passkey/verify': 'a limit per address',
  '/console/sign-in/passkeys': 'the cookie, then two queries',
  '/console/sign-in/passkeys/options': 'the cookie, then two queries',
  '/console/sign-in/passkeys/:id': 'the cookie, then two queries',
  '/console/sign-in/fresh/options': 'the cookie, then two queries',
  '/console/sign-in/fresh/verify': 'a limit per address',
  '/console/sign-in/oidc/start': 'a limit per address',
  '/console/sign-in/oidc/callback': 'a limit per address',
  '/console/session': 'the cookie, then one query',
  '/console/token': 'the cookie, then two queries',
  '/console/sign-out': 'the cookie, then one query',
  '/mcp': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/metadata': 'a constant',
  '/fhir/R4/.well-known/smart-configuration': 'a constant',
  '/fhir/R4/token': 'a limit per address',
  '/fhir/R4/$export': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/Patient/$export': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/Group/:id/$export': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/bulk/:id': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/bulk/:id/:file': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/Binary/:id': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/:type': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/:type/_search': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/:type/:id': 'an API key and its rate limits, as under /v1',
  '/fhir/R4/:type/:id/_history/:version': 'an API key and its rate limits, as under /v1',
  '/processors/stripe/webhooks': 'the signature',
  '/messaging/twilio/messages/:id': 'the signature',
  '/messaging/twilio/inbound': 'the signature',
  '/telehealth/daily/webhooks': 'one query, then the signature',
  '/clearinghouses/stedi/:id/webhooks': 'the secret of the connection, then one query',
}

function read(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, string>; bytes: Buffer }>(
    (resolve, reject) => {
      const requested = { host: '127.0.0.1', servername: 'localhost', port, path, ca, headers }
      const request = https.get(requested, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers as never,
            bytes: Buffer.concat(parts),
          }),
        )
      })
      request.on('error', reject)
    },
  )
}

test('every public route serves prepared bytes or declares what bounds its cost', () => {
  const routes = mountedRoutes(port).map(({ url }) => url)
  assert.ok(routes.includes('/openapi.json'), routes.join(' '))
  for (const url of routes) assert.ok(pages.has(url) || url in others, `${url} is not bounded`)
})

test('assets of the console are served as the build compressed them', async () => {
  const assets = join(root, 'console/dist/assets')
  const [script] = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const file = (name: string) => readFileSync(join(assets, name))
  const url = `/console/assets/${script}`
  const plain = await read(url, {})
  assert.deepEqual([plain.status, plain.headers['content-encoding']], [200, undefined])
  assert.deepEqual(plain.bytes, file(script!))
  const compressed = await read(url, { 'accept-encoding': 'gzip, br' })
  assert.deepEqual([compressed.status, compressed.headers['content-encoding']], [200, 'br'])
  assert.deepEqual(compressed.bytes, file(`${script}.br`))
  assert.deepEqual(brotliDecompressSync(compressed.bytes), plain.bytes)
  assert.equal((await read(`${url}.br`, {})).status, 404)
})

test('short pages and the OpenAPI document are built before anyone opens them', async () => {
  const own_builds = new Map<string, number>()
  const own = new Map(
    sources.map(([url, source]) => {
      const build = () => {
        own_builds.set(url, (own_builds.get(url) ?? 0) + 1)
        return '{}'.repeat(1_000)
      }
      return [url, { ...source, build }]
    }),
  )
  const openable = pagesFrom(own)
  assert.equal(own_builds.size, 0)
  await buildEarlyPages(own, openable)
  assert.deepEqual(
    [...own_builds.keys()].toSorted(),
    sources.flatMap(([url, { early }]) => (early ? [url] : [])).toSorted(),
  )
  for (const url of ['/', '/openapi.json']) {
    const { bodies } = await openable.get(url)!()
    assert.ok(bodies.br.length < bodies.identity.length)
    assert.equal(own_builds.get(url), 1)
  }
})

test('a page is built once, however many open it', async () => {
  const some = [...pages].filter(([url]) => !/docs\/(errors|reference)\/./.test(url))
  for (const [url, page] of some) {
    const opened = Array.from({ length: 5 }, () => read(url, {}))
    for (const { status } of await Promise.all(opened)) assert.equal(status, 200, url)
    const { bodies, etag, type } = await page()
    const zipped = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    }
    for (const [encoding, unzip] of Object.entries(zipped)) {
      const answer = await read(url, { 'accept-encoding': encoding })
      assert.deepEqual([answer.status, answer.headers['content-type']], [200, type], url)
      assert.equal(answer.headers.etag, etag)
      assert.equal(answer.headers.vary, 'accept-encoding')
      const named = encoding === 'identity' ? undefined : encoding
      assert.equal(answer.headers['content-encoding'], named, url)
      assert.ok(answer.bytes.equals(bodies[encoding as keyof typeof bodies]), url)
      assert.ok(unzip(answer.bytes).equals(bodies.identity), url)
    }
    const known = await read(url, { 'if-none-match': `"other", ${etag}` })
    assert.deepEqual([known.status, known.bytes.length], [304, 0], url)
    assert.equal(builds.get(url), 1, url)
  }
})

test('the code that serves pages imports nothing that builds them', () => {
  const served = readFileSync(join(root, 'src/docs/serve.ts'), 'utf8')
  const imported = [...served.matchAll(/^import (type )?.* from '(?:#docs|\.)\/.*'$/gm)]
  assert.deepEqual(
    imported.filter(([, type]) => !type),
    [],
  )
})

test('the OpenAPI document is served without indentation', async () => {
  const { bytes } = await read('/openapi.json', {})
  const text = bytes.toString()
  assert.equal(text, JSON.stringify(JSON.parse(text)))
})

test('only an accepted encoding is sent', async () => {
  const encodingOf = async (accepted: string) =>
    (await read('/docs/errors', { 'accept-encoding': accepted })).headers['content-encoding']
  assert.equal(await encodingOf('gzip, deflate, br'), 'br')
  assert.equal(await encodingOf('br;q=0, gzip;q=0.5'), 'gzip')
  assert.equal(await encodingOf('br;q=0.0,gzip; q=0'), undefined)
  assert.equal(await encodingOf(''), undefined)
})

test('two hundred concurrent probes query the database once a second', async () => {
  const [before, began] = [timesSent('pg_is_in_recovery'), performance.now()]
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => call('GET', '/readyz', undefined, { key: null, port })),
  )
  assert.ok(answers.every(({ status }) => status === 200))
  const queries = timesSent('pg_is_in_recovery') - before
  const seconds = Math.ceil((performance.now() - began) / 1_000)
  assert.ok(queries >= 1 && queries <= 1 + seconds, `${queries} queries in ${seconds} s`)
})
