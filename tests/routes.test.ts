// Walks every route: who can call it, what it returns and what it refuses. The cases derive from
// the routes. Creating examples takes most of the time, so the tests of a route share one: those
// that change nothing and a dry run come first, then one request succeeds, and then it is replayed.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { everyScope } from '#catalogue/scopes.ts'
import { eventsOf } from '#docs/route_events.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { optionsFor, bodyFor, kindOf, createExample, pathFor, queryFor } from './examples.ts'
import {
  type RequestOptions,
  call,
  createPractitioner,
  createTestAccount,
  own_account,
  port,
  sql,
  storedKey,
} from './harness.ts'
import { shared } from './coverage_examples.ts'
import { rehearse } from './rehearsals.ts'
import { sampleOf } from './sample.ts'
import { unchangedTables } from './unchanged_tables.ts'

const theirs = await createTestAccount()
const challenge = 'Bearer realm="Attune API", error='

const expectSameRows = unchangedTables({ except: ['request_logs'], state: 'count(*)' })

const once = <T extends object>(create: () => T) => {
  let created: T | undefined
  return () => (created ??= create())
}

async function prepare(route: Route, options: RequestOptions = {}) {
  const [target, body] = [await pathFor(route), await bodyFor(route)]
  return { target, body, asked: await optionsFor(route, options) }
}

// So much has fallen due by then that a clock would stop on the way, each time somewhere else.
const within_patience: Record<string, object> = { 'test_clock.advance': { by: 'PT2H' } }

// An example of each kind in another account.
const foreignIds = new Map(
  [...kinds, ...records].map((kind) => [
    kind,
    once(async () => (await createExample(kind, { key: theirs.key })).id),
  ]),
)

// A record never changes, so it has no version to match.
const hasVersion = (route: Route) =>
  isWrite(route) && route.path.includes('{id}') && !records.includes(kindOf(route)!)

// The version of an example is 1, or 2 if the processor responded at once.
const matching_version = { 'if-match': '"1", "2", "99"' }

const keysWithout = new Map(
  everyScope.map((scope) => {
    const others = everyScope.filter((other) => other !== scope)
    return [scope, once(() => createTestAccount(others))]
  }),
)

function plainly(method: string, path: string) {
  return new Promise<{ status: number; body: any }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path }, (response) => {
      let text = ''
      response.on('data', (part) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, body: JSON.parse(text) }))
    })
    request.on('error', reject).end()
  })
}

// Events that announce no new version of their object.
const without_version = "'reminder_due', 'overdue', 'adjudicated', 'deadline_approaching'"

// A request sends no event about its own object but those the route declares.
async function expectDeclaredEvents(route: Route, request_id: string) {
  const of = [kindOf(route)?.object, (route.returns as { title?: string }).title]
  const { rows } = await sql.query(
    `select distinct type from events
     where request_id = $1 and split_part(type, '.', 1) = any($2) and type <> all($3)`,
    [request_id, of, eventsOf(route)],
  )
  assert.deepEqual(rows, [], `${route.name} declares only ${eventsOf(route)}`)
}

// Of these requests, or of all.
async function expectDistinctVersions(request_ids?: string[]) {
  const { rows } = await sql.query(
    `select object_id, object_version, count(*)::int as many from events
     where ($1::text[] is null or request_id = any($1)) and type <> 'webhook_endpoint.pinged'
       and split_part(type, '.', 2) not in (${without_version})
     group by 1, 2 having count(*) > 1`,
    [request_ids],
  )
  assert.deepEqual(rows, [])
}

for (const route of sampleOf(routes, ({ name }) => name)) {
  const { method, path, scope, name } = route
  const anyPath = path.replace('{id}', 'nothing') + queryFor(route)
  const request = once(async () => {
    const prepared = await prepare(route, {
      ...(isWrite(route) && { idempotency_key: `walk-${name}` }),
      ...(hasVersion(route) && { headers: matching_version }),
    })
    return { ...prepared, body: within_patience[name] ?? prepared.body }
  })
  const returned = once(() => compile(route.returns))
  const success = once(async () => {
    const { target, body, asked: requested } = await request()
    return await call(method, target, body, requested)
  })

  test(`${name}: no key and a wrong key are 401, and plain HTTP is 403`, async () => {
    const none = await call(method, anyPath, undefined, { key: null })
    assert.equal(none.status, 401)
    assert.equal(none.body.error.code, 'api_key_missing')
    assert.equal(none.headers['www-authenticate'], `${challenge}"invalid_request"`)
    const wrong = await call(method, anyPath, undefined, { key: 'sk_test_wrong' })
    assert.equal(wrong.status, 401)
    assert.equal(wrong.body.error.code, 'api_key_invalid')
    assert.equal(wrong.headers['www-authenticate'], `${challenge}"invalid_token"`)
    const plain = await plainly(method, anyPath)
    assert.equal(plain.status, 403)
    assert.equal(plain.body.error.code, 'https_required')
  })

  if (scope)
    test(`${name}: a key that lacks ${scope} is refused with the missing scope`, async () => {
      const { key } = await keysWithout.get(scope)!()
      const { status, body } = await call(method, anyPath, undefined, { key })
      assert.equal(status, 403)
      assert.equal(body.error.code, 'permission_denied')
      assert.deepEqual(body.error.required_scopes, [scope])
    })

  test(`${name}: bad input is refused and changes nothing`, async () => {
    const { target, body, asked: requested } = await request()
    const { headers } = requested
    await expectSameRows(async () => {
      const more = target.includes('?') ? '&' : '?'
      const unknown = await call(method, `${target}${more}colour=red`, body, { headers })
      assert.equal(unknown.status, 400)
      assert.equal(unknown.body.error.details[0].param, 'colour')
      const html = { headers: { ...headers, accept: 'text/html' } }
      assert.equal((await call(method, target, body, html)).status, 406)
      const none = { ...headers, 'on-behalf-of': 'prac_none' }
      const unknownActor = await call(method, target, body, { headers: none })
      assert.equal(
        unknownActor.status,
        route.actors?.includes('practitioner') === false ? 403 : 404,
      )
      if (isWrite(route)) {
        const extra = await call(method, target, { ...body, colour: 'red' }, { headers })
        assert.equal(extra.status, 400)
        assert.equal(extra.body.error.details.at(-1).code, 'unknown_parameter')
        const broken = await call(method, target, undefined, { raw: '{"a":', headers })
        assert.equal(broken.status, 400)
        const xml = { raw: '<a/>', headers: { ...headers, 'content-type': 'application/xml' } }
        assert.equal((await call(method, target, undefined, xml)).status, 415)
        const raw = Buffer.alloc((route.most_bytes ?? 1_000_000) + 1, ' ')
        const large = await call(method, target, undefined, { raw, headers })
        assert.equal(large.status, 413)
      }
    })
  })

  if (path.includes('{id}') && !shared[name]) {
    test(`${name}: the ID of another account is answered like an unknown ID`, async () => {
      const id = await foreignIds.get(kindOf(route)!)!()
      const { body, asked: requested } = await request()
      const target = path.replace('{id}', id) + queryFor(route)
      const { headers } = requested
      const errorOf = ({ error }: any) => ({ ...error, request_id: '' })
      await expectSameRows(async () => {
        const foreign = await call(method, target, body, { headers })
        const unknown = await call(method, anyPath, body, { headers })
        assert.equal(foreign.status, 404)
        assert.deepEqual(errorOf(foreign.body), errorOf(unknown.body))
      })
    })
  }

  if (route.lockVersion) {
    test(`${name}: If-Match with another version is refused`, async () => {
      const { target, body, asked: requested } = await request()
      const headers = { ...requested.headers, 'if-match': '"99"' }
      assert.equal((await call(method, target, body, { headers })).status, 412)
    })
  } else if (isWrite(route)) {
    test(`${name}: If-Match has no version to compare`, async () => {
      const { target, body, asked: requested } = await request()
      const { headers: usual } = requested
      const headers = { ...usual, 'if-match': '"99"', 'dry-run': 'true' }
      const answer = await call(method, target, body, { headers })
      assert.equal(answer.status, 200, answer.text)
    })
  }

  if (isWrite(route)) {
    test(`${name}: a dry run changes nothing and returns what the request then does`, async () => {
      const expectSame = await rehearse(route, { ...(await request()), returned: returned() })
      await expectSame(await success())
    })
  }

  test(`${name}: the example request succeeds, and the response matches its schema`, async () => {
    const answer = await success()
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual(returned()(answer.body), [])
    assert.equal('account' in answer.body, false)
    assert.match(answer.headers['request-id']!, /^req_/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    if (answer.body.version) assert.equal(answer.headers.etag, `"${answer.body.version}"`)
    if (isWrite(route)) await expectDeclaredEvents(route, answer.headers['request-id']!)
  })

  if (!isWrite(route)) continue

  test(`${name}: writes an audit entry with the ID of the request`, async () => {
    const { headers } = await success()
    const { rowCount } = await sql.query('select from audit_entries where request_id = $1', [
      headers['request-id'],
    ])
    assert.ok(rowCount! > 0)
  })

  test(`${name}: a replay matches the schema after its stored response was deleted`, async () => {
    const { target, body, asked: requested } = await request()
    const first = await success()
    await sql.query('update idempotency_keys set response = null where key = $1', [
      storedKey(requested.idempotency_key!),
    ])
    const again = await call(method, target, body, requested)
    assert.equal(again.status, 200, again.text)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    assert.deepEqual(returned()(again.body), [])
    if (first.body.id) assert.equal(again.body.id, first.body.id)
  })

  // These have no If-Match, or `*` where it is required.
  test(`${name}: no two of several concurrent requests create the same version`, async () => {
    const { target, body, asked: request } = await prepare(route)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(method, target, body, request)),
    )
    const odd = answers.filter(({ status }) => ![200, 404, 409, 422].includes(status))
    assert.deepEqual(
      odd.map(({ text }) => text),
      [],
    )
    await expectDistinctVersions(answers.map(({ headers }) => headers['request-id']!))
  })
}

test('a request that adds a row is noticed', async () => {
  await assert.rejects(
    expectSameRows(() => createPractitioner()),
    { code: 'ERR_ASSERTION' },
  )
})

test('no two events of the whole walk announce the same version of an object', () =>
  expectDistinctVersions())

// Created by a route of another resource.
const created_by: Record<string, string> = { 'matching_assignments.create': 'matchings.assign' }

test('every scope protects a route, every kind has create, retrieve and list, and every record retrieve and list', () => {
  assert.deepEqual(
    [
      ...new Set(
        routes.flatMap(({ scope, conditional_scopes = [] }) =>
          [scope ?? [], conditional_scopes].flat(),
        ),
      ),
    ].sort(),
    [...everyScope].sort(),
  )
  const names = new Set(routes.map(({ name }) => name))
  for (const { table } of kinds)
    for (const verb of ['create', 'retrieve', 'list']) {
      const name = `${table}.${verb}`
      assert.ok(names.has(created_by[name] ?? name), name)
    }
  for (const { table } of records)
    for (const verb of ['retrieve', 'list']) assert.ok(names.has(`${table}.${verb}`))
})

test('GET /v1 returns the key that calls it and its scopes', async () => {
  const { body } = await call('GET', '/v1')
  assert.equal(body.account_id, own_account.account)
  assert.equal(body.api_key_id, own_account.key_id)
  assert.deepEqual(body.scopes, everyScope)
})
