// Walks every string of a request that can reach PostgreSQL, which stores no U+0000: paths, queries,
// bodies, forms and headers, of the API, FHIR, OAuth, MCP and the sign-in pages. Each gets an answer
// that isn't an internal error.
import assert from 'node:assert/strict'
import { connect } from 'node:tls'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import { routes } from '#areas/index.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { exampleOf } from './examples.ts'
import {
  type ApiResponse,
  ca,
  call,
  createPractitioner,
  createTestAccount,
  own_account,
  port,
} from './harness.ts'
import { connectAgent, restrictedKey } from './mcp.ts'
import { mountedRoutes } from './mounted_routes.ts'
import { fromPage, signedInMember } from './sign_in_examples.ts'

// Encoded: U+0000, other control characters, half of a surrogate pair, and no UTF-8 at all.
const encoded = ['a%00b', '%01', '%C2%80', '%ED%A0%80']
const in_json = ['a\u0000b', '\u0001', '\ud800']

type Envelope = { error?: unknown; resourceType?: string }

// An error of the API or of OAuth, an OperationOutcome, a page, or nothing.
function expectAnswer({ status, headers, text }: ApiResponse, what: string) {
  assert.ok(status < 500, `${what}: ${status} ${text}`)
  const type = headers['content-type'] ?? ''
  if (status < 400 || !/json/.test(type)) return
  const { error, resourceType } = JSON.parse(text) as Envelope
  if (what.includes('/mcp')) return
  assert.ok(error ?? resourceType === 'OperationOutcome', `${what}: ${text}`)
}

// The value with this text in each string.
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((each) => withText(each, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withText(each, text)]))
}

const namesOf = (schema: TSchema | undefined) =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

const practitioner_id = await createPractitioner()
const takesAccount = ({ actors }: Route) => !actors || actors.includes('account')

test('no control character in a path, a query or a body of /v1 is an internal error', async () => {
  for (const route of routes) {
    const { method, path, query, body } = route
    const what = `${method} ${path}`
    const target = path.replace('{id}', 'unknown')
    const sent = isWrite(route) ? {} : undefined
    const headers = {
      ...(takesAccount(route) ? {} : { 'on-behalf-of': practitioner_id }),
      ...(route.needs_if_match && { 'if-match': '*' }),
    }
    const options = { headers }
    if (path.includes('{id}')) {
      for (const id of encoded) {
        const answer = await call(method, path.replace('{id}', id), sent, options)
        expectAnswer(answer, `${what} ${id}`)
        if (id.includes('%00')) assert.ok([400, 404].includes(answer.status), what)
      }
    }
    const strange = (names: string[]) => names.map((name) => `${name}=a%00b`).join('&')
    if (query) {
      const query_text = `${target}?${strange(namesOf(query))}`
      const answer = await call(method, query_text, sent, options)
      assert.equal(answer.status, 400, `${what}: ${answer.text}`)
    }
    if (namesOf(body).length === 0) continue
    const example = exampleOf(body!)
    const strings = JSON.stringify(withText(example, '')) !== JSON.stringify(example)
    for (const text of strings ? in_json : []) {
      const answer = await call(method, target, withText(example, text), options)
      assert.ok(answer.status < 500, `${what}: ${answer.text}`)
      if (text.includes('\u0000')) assert.equal(answer.status, 400, `${what}: ${answer.text}`)
    }
    const raw = strange(namesOf(body))
    const answer = await call(method, target, undefined, { raw, headers: { ...form, ...headers } })
    assert.equal(answer.status, 400, `${what}: ${answer.text}`)
  }
})

// What the routes outside /v1 read, and what else somebody could send.
const names =
  'email token name response id code state error iss session_state active secret kind return_to ' +
  'grant_type client_assertion client_assertion_type scope client_id outcome payment_method ' +
  '_type _since _id _count _cursor _format _outputFormat _lastUpdated identifier family given ' +
  'birthdate patient status date MessageSid MessageStatus From To Body'
const fields = names.split(' ')

const { browser } = await signedInMember((await createTestAccount()).key)

const mounted = mountedRoutes(port).flatMap(({ url, methods }) =>
  methods.filter((each) => each !== 'HEAD').map((method) => ({ method, url })),
)

const asUser = (url: string, type?: string) => ({
  key: /^\/(fhir|mcp)/.test(url) && !url.endsWith('/token') ? own_account.key : null,
  headers: {
    ...(url.startsWith('/console') && { ...fromPage, ...browser }),
    ...(url.endsWith('export') && { prefer: 'respond-async' }),
    ...(type && { 'content-type': type }),
  },
})

const literally = (url: string) => url.replaceAll(/:\w+|\*/g, 'unknown')

test('no control character in a path or query outside /v1 is an internal error', async () => {
  assert.ok(mounted.length > 40)
  for (const { method, url } of mounted) {
    const options = asUser(url)
    for (const place of url.match(/:\w+|\*/g) ?? []) {
      for (const text of encoded) {
        for (const value of [text, `key-${text}`, `${text}.ics`]) {
          const path = literally(url.replace(place, value))
          expectAnswer(await call(method, path, undefined, options), `${method} ${path}`)
        }
      }
    }
    // A search refuses the first parameter that it doesn't know.
    const queries = url.includes(':type') ? fields.map((name) => [name]) : [fields]
    for (const query of queries) {
      for (const text of ['a%00b', '%FF']) {
        const query_text = query.map((name) => `${name}=${text}`).join('&')
        const path = `${literally(url).replace('R4/unknown', 'R4/Patient')}?${query_text}`
        expectAnswer(await call(method, path, undefined, options), `${method} ${path}`)
      }
    }
  }
})

const bodies: [string, (name: string) => string][] = [
  ['application/x-www-form-urlencoded', (name) => `${name}=a%00b`],
  ['application/json', (name) => JSON.stringify({ [name]: { [name]: 'a\u0000b' } })],
  ['application/json', (name) => JSON.stringify({ [name]: 'a\u0000b' })],
]

test('no control character in a body outside /v1 is an internal error', async () => {
  for (const { method, url } of mounted.filter((each) => each.method !== 'GET')) {
    const path = literally(url).replace('R4/unknown', 'R4/Patient')
    for (const [type, write] of bodies) {
      for (const name of fields) {
        const options = { ...asUser(url, type), raw: write(name) }
        const answer = await call(method, path, undefined, options)
        expectAnswer(answer, `${method} ${path} ${name} as ${type}`)
        if (answer.status === 429) break // Enough were refused.
      }
    }
    const resource = { resourceType: 'Patient', name: [{ family: 'a\u0000b' }] }
    for (const type of ['application/fhir+json', 'text/plain']) {
      const options = { ...asUser(url, type), raw: JSON.stringify(resource) }
      expectAnswer(await call(method, path, undefined, options), `${method} ${path} as ${type}`)
    }
  }
})

test('no control character in an assertion is an internal error', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const text of in_json) {
    for (const name of ['iss', 'sub', 'aud', 'jti', 'kid', 'alg']) {
      const claims = { iss: 'key_a', sub: 'key_a', jti: 'a', [name]: text }
      if (name === 'iss') claims.sub = text
      const client_assertion = `${part({ alg: 'ES384', kid: 'a', [name]: text })}.${part(claims)}.AA`
      const raw = new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        scope: text,
        client_assertion,
      })
      const options = { key: null, raw: String(raw), headers: form }
      const { status, body } = await call('POST', '/fhir/R4/token', undefined, options)
      assert.deepEqual([status, body.error], [400, 'invalid_client'], name)
    }
  }
})

test('no control character in an argument of a tool is an internal error', async () => {
  const { key } = await createTestAccount()
  const scopes = everyScope.filter((scope) => scope !== 'psychotherapy_notes:read')
  const agent = await connectAgent((await restrictedKey(key, scopes)).secret, { name: 'a\u0000b' })
  const { tools } = await agent.client.listTools()
  assert.ok(tools.length > 10)
  for (const { name, inputSchema } of tools) {
    for (const argument of Object.keys(inputSchema.properties ?? {})) {
      const { body } = await agent.use(name, { [argument]: 'a\u0000b' })
      assert.notEqual(body.error?.code, 'internal_error', `${name} ${argument}`)
    }
  }
  await agent.close()
})

const headers =
  'idempotency-key on-behalf-of attune-client user-agent if-match prefer accept dry-run cookie ' +
  'attune-simulate content-type mcp-session-id x-forwarded-for origin'

test('no character in a header is an internal error', async () => {
  const codes = [0, 1, 9, 0x0b, 0x1f, 0x7f, 0x80, 0xe9, 0xff]
  for (const name of headers.split(' ')) {
    for (const code of codes) {
      const status = await sendRaw(name, `a${String.fromCharCode(code)}b`)
      assert.ok(status >= 200 && status < 500, `${name} with ${code}: ${status}`)
    }
  }
})

// Written byte by byte: Node.js doesn't send such headers.
function sendRaw(name: string, value: string): Promise<number> {
  const body = '{"name":"Maya"}'
  const head = [
    'POST /v1/practitioners HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${own_account.key}`,
    `Content-Length: ${body.length}`,
    ...(name === 'content-type' ? [] : ['Content-Type: application/json']),
    `${name}: ${value}`,
  ]
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', servername: 'localhost', port, ca })
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])))
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
  })
}
