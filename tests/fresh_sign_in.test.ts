// Walks every operation as a member who signed in long ago, and as one who can only read: whatever
// returns or changes a whole account, credentials, permissions or where money goes is refused.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRoles } from '#catalogue/roles.ts'
import { routes } from '#areas/index.ts'
import { fhir } from './fhir.ts'
import { call, createTestAccount, port, sql } from './harness.ts'
import { mountedRoutes } from './mounted_routes.ts'
import { invite, signedInMember, signInByLink, tokenOf } from './sign_in_examples.ts'

const { key, account } = await createTestAccount()
const { token: owner } = await signedInMember(key)
const { token: reader } = await signedInMember(key, { role: 'read_only' })

const setFreshUntil = (time: string) =>
  sql.query(`update member_sessions set fresh_expires_at = ${time} where account = $1`, [account])
const makeStale = () => setFreshUntil(`now() - interval '1 second'`)
const makeFresh = () => setFreshUntil(`now() + interval '1 hour'`)

const pathOf = (path: string) => path.replace(/\{id\}|:id/, 'unknown')
const sensitive = routes.filter(({ needs_fresh_sign_in }) => needs_fresh_sign_in)

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
function namesIn({ properties = {}, items, anyOf = [] }: Schema): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inner.flatMap(namesIn)]
}

// Whatever is named like this opens something, or sends money or data somewhere.
const secret_names =
  /secret|passw|passphrase|private_key|credential|jwks|^(scopes|role|url|sftp)$|dest/

test('every operation that takes or returns something secret is sensitive', () => {
  const found = routes.filter(
    ({ method, body, shows_once = [] }) =>
      shows_once.includes('secret') ||
      (method !== 'GET' && namesIn((body ?? {}) as Schema).some((name) => secret_names.test(name))),
  )
  assert.ok(found.length > 10)
  const missed = found.filter(({ needs_fresh_sign_in }) => !needs_fresh_sign_in)
  assert.deepEqual(
    missed.map(({ name }) => name),
    [],
  )
})

test('every sensitive operation refuses a member who signed in long ago', async () => {
  for (const { method, path } of sensitive) {
    const sent = method === 'GET' || method === 'DELETE' ? undefined : {}
    const send = async () => (await call(method, pathOf(path), sent, { key: owner })).body.error
    await makeStale()
    assert.equal((await send())?.code, 'fresh_sign_in_required', `${method} ${path}`)
    await makeFresh()
    assert.notEqual((await send())?.code, 'fresh_sign_in_required', `${method} ${path}`)
  }
})

test('a member who can only read can call no sensitive operation', async () => {
  const scopes: readonly string[] = builtInRoles.read_only.scopes
  await makeFresh()
  for (const { method, path, scope } of sensitive) {
    assert.equal(scopes.includes(scope!), false, `${method} ${path}`)
    const sent = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { status, body } = await call(method, pathOf(path), sent, { key: reader })
    assert.equal(status, 403, `${method} ${path}`)
    assert.equal(body.error.code, 'permission_denied')
  }
})

const bulk = mountedRoutes(port)
  .filter(({ url }) => /^\/fhir\/R4\/.*(\$export|:file)$/.test(url))
  .map(({ url }) => url.replace('/fhir/R4', ''))

test('a bulk export in FHIR is for members with a fresh sign-in who can export', async () => {
  assert.equal(bulk.length, 4, bulk.join())
  for (const path of bulk.map(pathOf)) {
    const send = async (token: string) => {
      const headers = { prefer: 'respond-async' }
      const { body } = await fhir('GET', path, undefined, { key: token, headers })
      return body?.issue?.[0].details.coding[0].code
    }
    await makeFresh()
    assert.equal(await send(reader), 'permission_denied', path)
    assert.ok(!['permission_denied', 'fresh_sign_in_required'].includes(await send(owner)), path)
    await makeStale()
    assert.equal(await send(owner), 'fresh_sign_in_required', path)
  }
})

test('a compliance officer exports the account with a fresh sign-in', async () => {
  const officer = await invite(key, { role: 'compliance_officer' })
  const token = await tokenOf(await signInByLink(officer.email))
  assert.equal((await call('GET', '/v1/exports', undefined, { key: token })).status, 200)
})
