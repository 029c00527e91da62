// The client refuses what can't work, before anything is sent, and sends what its options say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Attune, AttuneClient, ConfigurationError, SessionsResource } from '#sdk/attune.ts'
import { isBrowser, refuseSecretInBrowser } from '#sdk/browser.ts'
import { ca, createTestAccount, own_account, port } from '../harness.ts'
import { createCareTeam } from '../person_examples.ts'
import { practitioner, sdkClient } from './sdk_client.ts'

const baseUrl = `https://localhost:${port}`
const { key } = await createTestAccount()

test('a custom certificate authority is trusted, and without it the server is not', async () => {
  const attune = new Attune({ apiKey: key, baseUrl, ca: String(ca) })
  assert.equal((await attune.account.retrieve()).object, 'api_root')
  const without_ca = new Attune({ apiKey: key, baseUrl, maxRetries: 0 })
  await assert.rejects(without_ca.account.retrieve(), (error: Error) => {
    assert.equal(error.name, 'ConnectionError')
    assert.match(String((error.cause as Error).cause), /certificate/)
    return true
  })
})

test('the base URL can end in /v1, and must be HTTPS', async () => {
  const attune = new Attune({ apiKey: key, baseUrl: `${baseUrl}/v1/`, ca: String(ca) })
  assert.equal(attune.baseUrl, baseUrl)
  await attune.account.retrieve()
  const plain = { apiKey: key, baseUrl: 'http://localhost:8443' }
  assert.throws(() => new Attune(plain), /must begin with `https:\/\/`/)
  assert.equal(new Attune({ apiKey: key }).baseUrl, 'https://localhost:8443')
  assert.throws(() => new Attune({ apiKey: 'sk_live_x' }), /`baseUrl` is required with a live key/)
})

test('options that contradict each other or are missing are refused', () => {
  assert.throws(() => new Attune({ apiKey: '' }), ConfigurationError)
  const both = { apiKey: key, ca: 'x', fetch: async () => new Response() }
  assert.throws(() => new Attune(both), /`ca` or `fetch`, not both/)
})

const node = { process: { versions: { node: '26' } } }
const places: [string, object, boolean][] = [
  ['a page', { window: { document: {} }, document: {} }, true],
  ['a page with a polyfill of Node.js', { window: { document: {} }, ...node }, true],
  ['a web worker', { importScripts() {}, navigator: { userAgent: 'Mozilla/5.0' } }, true],
  ['an app', { window: {}, navigator: { product: 'ReactNative' } }, true],
  ['Node.js', { ...node, navigator: { userAgent: 'Node.js/26' } }, false],
  ['Deno', { Deno: {}, ...node, window: {} }, false],
  ['Bun', { Bun: {}, ...node }, false],
  ['a server-side worker', { navigator: { userAgent: 'Cloudflare-Workers' } }, false],
]
for (const [name, globals, browser] of places) {
  test(`secret keys are ${browser ? 'refused' : 'accepted'} in ${name}`, () => {
    assert.equal(isBrowser(globals), browser)
    for (const secret of ['sk_test_x', 'rk_live_x']) {
      const use = () => refuseSecretInBrowser(secret, globals)
      if (browser) assert.throws(use, /never be used in a browser or an app/)
      else use()
    }
    refuseSecretInBrowser('st_test_x', globals)
  })
}

test('in a page, the client refuses a secret key and sends a scoped token', async (t) => {
  const page = globalThis as { document?: object }
  page.document = {}
  t.after(() => delete page.document)
  assert.throws(() => new Attune({ apiKey: key }), ConfigurationError)
  const { attune, sent } = sdkClient({ apiKey: async () => key })
  await assert.rejects(attune.account.retrieve(), ConfigurationError)
  assert.equal(sent.length, 0)
  const answer = async () => new Response('{}')
  const token = sdkClient({ apiKey: () => 'st_test_x', mishaps: [answer] })
  await token.attune.account.retrieve()
  const { headers } = token.sent[0]!
  assert.equal(headers.authorization, 'Bearer st_test_x')
  // A page can send only the headers that the API allows.
  assert.equal(headers['user-agent'], undefined)
})

test('a key can come from a function, which is called for each request', async () => {
  let calls = 0
  const { attune } = sdkClient({ apiKey: () => (calls++, key) })
  await attune.account.retrieve()
  await attune.account.retrieve()
  assert.equal(calls, 2)
})

test('a dry run changes nothing and returns what would happen', async () => {
  const { attune } = sdkClient({ apiKey: key })
  const run = await attune.practitioners.create(practitioner, { dryRun: true })
  assert.equal(run.object, 'dry_run')
  assert.equal(run.response.object, 'practitioner')
  assert.equal(run.events[0]!.type, 'practitioner.created')
  assert.equal((await attune.practitioners.list().page()).data.length, 0)
})

test('ifMatch takes the version of the object', async () => {
  const { attune } = sdkClient({ apiKey: key })
  const { id, version } = await attune.practitioners.create(practitioner)
  const changed = await attune.practitioners.update(id, { biography: 'x' }, { ifMatch: version })
  assert.equal(changed.version, version + 1)
  const stale = attune.practitioners.update(id, { biography: 'y' }, { ifMatch: version })
  await assert.rejects(stale, { status: 412, code: 'precondition_failed' })
})

test('onBehalfOf acts as the practitioner', async () => {
  const { practitioner_id, person_id } = await createCareTeam()
  const { attune } = sdkClient({ apiKey: own_account.key })
  const note = { person_id, format: 'dap', sections: { data: 'Slept better.' } }
  const written = await attune.notes.create(note, { onBehalfOf: practitioner_id })
  assert.equal(written.author_id, practitioner_id)
  await assert.rejects(attune.notes.create(note), { status: 403 })
})

test('headers of the client and of a call are sent, but never replace the key', async () => {
  const headers = { 'X-Trace': 'a', Authorization: 'Bearer no' }
  const { attune, sent } = sdkClient({ apiKey: key, headers })
  await attune.account.retrieve({}, { headers: { 'x-trace': 'b', 'x-more': 'c' } })
  const last = sent.at(-1)!.headers
  assert.deepEqual([last['x-trace'], last['x-more']], ['b', 'c'])
  assert.equal(last.authorization, `Bearer ${key}`)
  assert.match(last['user-agent']!, /^attune-sdk\/\d/)
})

test('an ID is one part of the path, and an empty one is refused', async () => {
  const { attune, sent } = sdkClient({ apiKey: key })
  await assert.rejects(attune.sessions.retrieve('../api_keys?x=1#'), { status: 404 })
  assert.equal(sent.at(-1)!.path, '/v1/sessions/..%2Fapi_keys%3Fx%3D1%23')
  const from = sent.length
  for (const id of ['', '.', '..', undefined as unknown as string]) {
    await assert.rejects(attune.sessions.retrieve(id), ConfigurationError)
  }
  assert.equal(sent.length, from)
})

test('a resource can be used alone, and any path can be requested', async () => {
  const client = new AttuneClient({ apiKey: key, baseUrl, ca: String(ca) })
  const sessions = new SessionsResource(client)
  assert.deepEqual((await sessions.list().page()).data, [])
  const account = await client.request<{ object: string }>('GET', '/v1')
  assert.equal(account.object, 'api_root')
})
