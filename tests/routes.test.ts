// Walks every route: who is let in, who is not, and what they are told. Nobody writes these cases.
import assert from 'node:assert/strict'
import http from 'node:http'
import { test } from 'node:test'
import { everyScope } from '#catalogue/scopes.ts'
import { sentBy } from '#docs/route_events.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { compile } from '#http/parsing/validate.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { askedFor, bodyFor, kindOf, pathFor, queryFor } from './examples.ts'
import { call, makeAccount, ours, port, sql, storedKey } from './harness.ts'
import { shared } from './insured.ts'

const theirs = await makeAccount()
const challenge = 'Bearer realm="Attune API", error='

async function everythingStored() {
  const { rows } = await sql.query(`
    select sum((xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I', relname), false, true, '')))[1]::text::bigint) as n
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'request_logs'`)
  return rows[0].n as string
}

const keyWithout = async (scope: string) =>
  (await makeAccount(everyScope.filter((other) => other !== scope))).key

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

// What is told beside a change, or of what did not change.
const beside = "'reminder_due', 'overdue', 'adjudicated', 'deadline_approaching'"

// What is said of a call about its own object is all of it, and true.
async function sendsWhatItSays(route: Route, request_id: string) {
  const of = [kindOf(route)?.object, (route.returns as { title?: string }).title]
  const { rows } = await sql.query(
    `select distinct type from events
     where request_id = $1 and split_part(type, '.', 1) = any($2) and type <> all($3)`,
    [request_id, of, sentBy(route)],
  )
  assert.deepEqual(rows, [], `${route.name} says that it sends ${sentBy(route)}`)
}

for (const route of routes) {
  const { method, path, scope, name } = route
  const anyPath = path.replace('{id}', 'nothing') + queryFor(route)

  test(`${name}: without a key 401, with a wrong one 401, over plain HTTP 403`, async () => {
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
    test(`${name}: a key that lacks ${scope} is refused, and told which scope`, async () => {
      const key = await keyWithout(scope)
      const { status, body } = await call(method, anyPath, undefined, { key })
      assert.equal(status, 403)
      assert.equal(body.error.code, 'permission_denied')
      assert.deepEqual(body.error.required_scopes, [scope])
    })

  test(`${name}: answers its example as its schema says`, async () => {
    const [target, body] = [await pathFor(route), await bodyFor(route)]
    const answer = await call(method, target, body, await askedFor(route))
    assert.equal(answer.status, 200, answer.text)
    assert.deepEqual(compile(route.returns)(answer.body), [])
    assert.equal('account' in answer.body, false)
    assert.match(answer.headers['request-id']!, /^req_/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    if (answer.body.version) assert.equal(answer.headers.etag, `"${answer.body.version}"`)
    if (isWrite(route)) await sendsWhatItSays(route, answer.headers['request-id']!)
  })

  if (path.includes('{id}') && !shared[name]) {
    test(`${name}: another account's id cannot be told from one that names nothing`, async () => {
      const target = await pathFor(route, { key: theirs.key })
      const [body, asked] = [await bodyFor(route), await askedFor(route)]
      const before = await everythingStored()
      const foreign = await call(method, target, body, asked)
      const unknown = await call(method, anyPath, body, asked)
      const said = ({ error }: any) => ({ ...error, request_id: '' })
      assert.equal(foreign.status, 404)
      assert.deepEqual(said(foreign.body), said(unknown.body))
      assert.equal(await everythingStored(), before)
    })
  }

  test(`${name}: bad input is refused and changes nothing`, async () => {
    const [target, body] = [await pathFor(route), await bodyFor(route)]
    const { headers } = await askedFor(route)
    const before = await everythingStored()
    const more = target.includes('?') ? '&' : '?'
    const strange = await call(method, `${target}${more}colour=red`, body, { headers })
    assert.equal(strange.status, 400)
    assert.equal(strange.body.error.details[0].param, 'colour')
    const html = { headers: { ...headers, accept: 'text/html' } }
    const picky = await call(method, target, body, html)
    assert.equal(picky.status, 406)
    const nobody = { ...headers, 'on-behalf-of': 'prac_none' }
    const ghost = await call(method, target, body, { headers: nobody })
    assert.equal(ghost.status, route.actors?.includes('practitioner') === false ? 403 : 404)
    if (isWrite(route)) {
      const unknown = await call(method, target, { ...body, colour: 'red' }, { headers })
      assert.equal(unknown.status, 400)
      assert.equal(unknown.body.error.details.at(-1).code, 'unknown_parameter')
      const broken = await call(method, target, undefined, { raw: '{"a":', headers })
      assert.equal(broken.status, 400)
      const other = { raw: '<a/>', headers: { ...headers, 'content-type': 'application/xml' } }
      assert.equal((await call(method, target, undefined, other)).status, 415)
      const raw = ' '.repeat((route.most_bytes ?? 1_000_000) + 1)
      const large = await call(method, target, undefined, { raw, headers })
      assert.equal(large.status, 413)
    }
    assert.equal(await everythingStored(), before)
  })

  // A record never changes, so it has no version to match.
  if (isWrite(route) && path.includes('{id}') && !records.includes(kindOf(route)!)) {
    test(`${name}: If-Match with another version is refused`, async () => {
      const [target, body] = [await pathFor(route), await bodyFor(route)]
      const other = await askedFor(route, { headers: { 'if-match': '"99"' } })
      assert.equal((await call(method, target, body, other)).status, 412)
      // What a processor answered at once was a change too.
      const same = await askedFor(route, { headers: { 'if-match': '"1", "2", "99"' } })
      const right = await call(method, target, body, same)
      assert.equal(right.status, 200)
    })
  }
}

for (const route of routes.filter(isWrite)) {
  const { method, name } = route

  test(`${name}: once its answer is forgotten, a repeat still answers as its schema says`, async () => {
    const [target, body] = [await pathFor(route), await bodyFor(route)]
    const idempotency_key = `forgotten-${name}`
    const asked = await askedFor(route, { idempotency_key })
    const first = await call(method, target, body, asked)
    assert.equal(first.status, 200, first.text)
    await sql.query('update idempotency_keys set response = null where key = $1', [
      storedKey(idempotency_key),
    ])
    const again = await call(method, target, body, asked)
    assert.equal(again.status, 200, again.text)
    assert.equal(again.headers['idempotent-replayed'], 'true')
    assert.deepEqual(compile(route.returns)(again.body), [])
    if (first.body.id) assert.equal(again.body.id, first.body.id)
  })

  test(`${name}: of many at once, no two make the same version of an object`, async () => {
    const [target, body] = [await pathFor(route), await bodyFor(route)]
    const asked = await askedFor(route)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call(method, target, body, asked)),
    )
    const odd = answers.filter(({ status }) => ![200, 404, 409, 422].includes(status))
    assert.deepEqual(
      odd.map(({ text }) => text),
      [],
    )
    const { rows } = await sql.query(`
      select object_id, object_version, count(*)::int as many from events
      where type <> 'webhook_endpoint.pinged'
        and split_part(type, '.', 2) not in (${beside})
      group by 1, 2 having count(*) > 1`)
    assert.deepEqual(rows, [])
  })
}

test('each scope guards a route; each kind can be made, read and listed, each record read', () => {
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
    for (const verb of ['create', 'retrieve', 'list']) assert.ok(names.has(`${table}.${verb}`))
  for (const { table } of records)
    for (const verb of ['retrieve', 'list']) assert.ok(names.has(`${table}.${verb}`))
})

test('the key that asks is told what it may do', async () => {
  const { body } = await call('GET', '/v1')
  assert.equal(body.account_id, ours.account)
  assert.equal(body.api_key_id, ours.key_id)
  assert.deepEqual(body.scopes, everyScope)
})
