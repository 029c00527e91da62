// Walks every write with a key that has only its write scope: the response acknowledges the write
// and contains nothing that the read scope guards, in writes, dry runs and replays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyScope } from '#catalogue/scopes.ts'
import { routes } from '#areas/index.ts'
import { optionsFor, bodyFor, pathFor } from './examples.ts'
import { call, own_account } from './harness.ts'
import { sampleOf } from './sample.ts'

const makeKey = async (scopes: string[]) => {
  const { body, text } = await call('POST', '/v1/api_keys', { name: 'Restricted', scopes })
  assert.ok(body.secret, text)
  return body as { id: string; secret: string }
}
const acknowledged = ['id', 'object', 'livemode', 'version', 'status', 'deleted']

const writes = routes.filter(({ method, guarded_by }) => method !== 'GET' && guarded_by)

test('every write also requires the scope to read its response', () => {
  const unguarded = routes
    .filter(({ method, scope, guarded_by }) => method !== 'GET' && scope && !guarded_by)
    .map(({ name }) => name)
  assert.deepEqual(unguarded, [])
})

const keys = new Map<string, Promise<{ secret: string }>>()
const keyFor = (scopes: string[]) => {
  const name = scopes.join()
  if (!keys.has(name)) keys.set(name, makeKey(scopes))
  return keys.get(name)!
}

for (const route of sampleOf(writes, ({ name }) => name)) {
  const { name, method, scope, guarded_by, conditional_scopes = [], shows_once = [] } = route
  if (scope === guarded_by) continue

  test(`${name}: without ${guarded_by} the response is only an acknowledgment`, async () => {
    const scopes = [...new Set([scope!, ...conditional_scopes])].filter(
      (each) => each !== guarded_by,
    )
    const { secret: key } = await keyFor(scopes)
    const [path, body] = [await pathFor(route), await bodyFor(route)]
    const request = { ...(await optionsFor(route)), key }
    const shown = (answer: Record<string, unknown>) =>
      Object.keys(answer).filter((field) => ![...acknowledged, ...shows_once].includes(field))

    const headers = { ...request.headers, 'dry-run': 'true' }
    const rehearsed = await call(method, path, body, { ...request, headers })
    assert.deepEqual(shown(rehearsed.body.response ?? {}), [], rehearsed.text)

    const idempotency_key = `write-scope-${name}`
    const done = await call(method, path, body, { ...request, idempotency_key })
    assert.ok([200, 403].includes(done.status), done.text)
    if (done.status === 403) return assert.ok(limited.includes(name), done.text)
    assert.deepEqual(shown(done.body), [])
    const again = await call(method, path, body, { ...request, idempotency_key })
    assert.deepEqual([again.status, shown(again.body)], [200, []], again.text)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    // The stored response is complete: a key with the read scope gets all of it.
    const whole = await call(method, path, body, {
      ...request,
      idempotency_key,
      key: own_account.key,
    })
    assert.equal(whole.status, 200, whole.text)
    const more = method !== 'DELETE' || 'status' in done.body // Else nothing is left of it.
    assert.equal(Object.keys(whole.body).length > Object.keys(done.body).length, more, whole.text)
  })
}

// What such a key can't do: grant scopes that it doesn't have.
const limited = [
  'api_keys.create',
  'api_keys.rotate',
  'api_keys.revoke',
  'scoped_tokens.create',
  'scoped_tokens.revoke',
  'persons.export',
  'events.resend',
  'members.create',
  'members.deactivate',
  'members.activate',
  'members.reinvite',
  'roles.create',
  'roles.delete',
]

test('exporting a record requires every read scope of its contents', async () => {
  const route = routes.find(({ name }) => name === 'persons.export')!
  const path = await pathFor(route)
  const needed = ['persons:export', ...route.conditional_scopes!]
  for (const scope of ['persons:read', 'risk:read', 'notes:read', 'claims:read', 'consents:read']) {
    assert.ok(needed.includes(scope), scope)
  }
  const refused = await call('POST', path, undefined, await keyFor(['persons:export']).then(asKey))
  assert.equal(refused.status, 403)
  assert.deepEqual(refused.body.error.required_scopes, route.conditional_scopes)
  for (const scope of route.conditional_scopes!) {
    const { secret: key } = await makeKey(needed.filter((each) => each !== scope))
    const { status, body } = await call('POST', path, undefined, { key })
    assert.deepEqual([status, body.error?.required_scopes], [403, [scope]])
  }
  const allowed = await call('POST', path, undefined, await keyFor(needed).then(asKey))
  assert.equal(allowed.status, 200, allowed.text)
  assert.ok(allowed.body.person.names)
})

const asKey = ({ secret: key }: { secret: string }) => ({ key })

test("a restricted key can't create, rotate or revoke a key with more scopes", async () => {
  const own = ['api_keys:read', 'api_keys:write', 'sessions:read']
  const { id, secret: key } = await makeKey(own)
  const greater = {
    'every scope': (await call('POST', '/v1/api_keys', { name: 'Secret' })).body.id,
    'one more': (await makeKey([...own, 'sessions:write'])).id,
    another: (await makeKey(['notes:read'])).id,
    'all named': (await makeKey(everyScope)).id,
  }
  for (const [what, target] of Object.entries(greater)) {
    for (const step of ['rotate', 'revoke']) {
      const { status, body } = await call('POST', `/v1/api_keys/${target}/${step}`, {}, { key })
      assert.deepEqual([status, body.error?.code], [403, 'permission_denied'], `${step} ${what}`)
      assert.ok(body.error.required_scopes.length > 0)
    }
    const { body } = await call('GET', `/v1/api_keys/${target}`)
    assert.deepEqual([body.status, body.version], ['issued', 1], what)
  }
  const lesser = await makeKey(['sessions:read'])
  assert.equal((await call('POST', `/v1/api_keys/${lesser.id}/revoke`, {}, { key })).status, 200)
  const rotated = await call('POST', `/v1/api_keys/${id}/rotate`, {}, { key })
  assert.equal(rotated.status, 200, rotated.text)
})
