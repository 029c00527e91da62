// Walks every single-statement read: the first request with a key runs in a unit of work, because
// this process doesn't know the key's account yet; later ones are one round trip. Callers can't
// tell them apart, and neither can the audit log.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tokenScopes } from '#catalogue/scopes.ts'
import { routes } from '#areas/index.ts'
import { createKey } from '#areas/platform/api_key/api_key.ts'
import type { Connection, Database } from '#db/connect.ts'
import type { Statement } from '#db/sql.ts'
import type { Route } from '#http/routing/route.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createPerson, createToken } from './person_examples.ts'
import { exampleOf, optionsFor, pathFor } from './examples.ts'
import {
  type ApiResponse,
  type RequestOptions,
  call,
  createTestAccount,
  db,
  outside,
  own_account,
  request_log,
  secrets,
  sql,
  startServer,
} from './harness.ts'
import { sampleOf } from './sample.ts'
import { expectAccountValues } from './sent_statements.ts'

let reads_at_once = 0
const counted = (own: Database): Database => ({
  ...own,
  use: (work) => own.use((connection) => work(counting(connection))),
})
const counting = (connection: Connection): Connection => ({
  ...connection,
  send(statements: Statement[]) {
    if (statements[0]!.build().text.includes('from enter(')) reads_at_once++
    return connection.send(statements)
  },
})
const port = await startServer({ through: counted })

const { account } = own_account
const newKey = () =>
  inAccount({ db, secrets, outside }, account, (work) => createKey(work, { name: 'Fresh' }))
const freshKey = async () => (await newKey()).secret

// A response without the parts that differ between requests.
const contentOf = ({ status, body, headers }: ApiResponse) => ({
  status,
  etag: headers.etag,
  body: JSON.parse(
    JSON.stringify(body, (name, value) =>
      /^(request_id|as_of|last_used_at)$/.test(name) ? undefined : value,
    ),
  ),
})

async function auditedBy({ headers }: ApiResponse) {
  const { rows } = await sql.query(
    `select action, outcome, object_kind, object_id, person_id, fields, purpose, basis,
       decision_id is not null as decided, actor_kind, actor_id, key_id
     from audit_entries where request_id = $1 order by position`,
    [headers['request-id']],
  )
  return rows
}

// Sends the same request twice with a key that this server has not seen, and returns the response.
async function readTwice(target: string, key: string, headers: RequestOptions['headers'] = {}) {
  const options = { key, headers, port }
  const counts = [reads_at_once]
  const first = await call('GET', target, undefined, options)
  counts.push(reads_at_once)
  const second = await call('GET', target, undefined, options)
  counts.push(reads_at_once)
  assert.deepEqual(contentOf(second), contentOf(first), target)
  assert.deepEqual(await auditedBy(second), await auditedBy(first), target)
  // An invalid request is rejected after one round trip in any case.
  if (first.status !== 400) assert.equal(counts[1], counts[0], `${target} without a known account`)
  return { response: second, at_once: counts[2]! > counts[1]! }
}

type Query = { properties?: Record<string, any>; required?: string[] }
const positions = /^(limit|cursor|starting_after|ending_before|after)$/

// The query strings to read with: none, and each filter.
function queriesOf(route: Route) {
  const { properties = {}, required = [] } = (route.query ?? {}) as Query
  const needed = required.map((name) => `${name}=${exampleOf(properties[name])}`)
  const moment = ['created_at', 'recorded_at'].find((name) => properties[name])
  // A list of requests or audit log entries would contain the first of the two.
  const before = moment ? [`${moment}[lt]=${new Date().toISOString()}`] : []
  const from = properties.from && !required.includes('from') ? [`from=${tomorrow}`] : []
  const filters = Object.entries(properties)
    .filter(([name, { properties: parts }]) => !positions.test(name) && name !== 'from' && !parts)
    .filter(([name]) => name !== 'metadata' && !required.includes(name))
    .map(([name, schema]) => `${name}=${encodeURIComponent(exampleIn(schema))}`)
  return [[], ...filters.map((filter) => [filter])].map((one) =>
    [...needed, ...before, ...from, ...one].join('&'),
  )
}
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const exampleIn = (schema: any) =>
  schema.examples?.[0] ?? schema.enum?.[0] ?? (schema.type === 'integer' ? 1 : 'a')

const read_routes = routes.filter(({ read }) => read)
const person = await createPerson()

for (const route of sampleOf(read_routes, ({ name }) => name)) {
  const { name, scope } = route
  const actors: string[] = route.actors ?? ['account', 'practitioner']

  test(`${name}: the first read with a key and the next return and audit the same`, async () => {
    const path = (await pathFor(route)).split('?')[0]!
    const { headers } = await optionsFor(route)
    await request_log.flush()
    const targets = queriesOf(route).map((query) => (query ? `${path}?${query}` : path))
    const statuses = []
    for (const target of targets) {
      statuses.push((await readTwice(target, await freshKey(), headers)).response.status)
    }
    assert.equal(statuses[0], 200)
    const [target] = targets
    await readTwice(
      target!.replace(/_[a-zA-Z0-9]{22}(?=[/?]|$)/, '_nothing'),
      await freshKey(),
      headers,
    )
    if (!actors.includes('person') || !scope) return
    if (!(tokenScopes.person as readonly string[]).includes(scope)) return
    const { body } = await call('GET', target!)
    const row = body.data?.[0] ?? body
    const person_id = row.object === 'person' ? row.id : (row.person_id ?? person.id)
    await readTwice(target!, await createToken({ person_id }, [scope]))
  })
}

test('A read is one round trip as soon as the key is known', async () => {
  const single = read_routes.filter(({ path }) => !path.includes('{id}'))
  for (const name of ['sessions.list', 'events.list', 'practitioners.list', 'balances.list']) {
    const { path } = single.find((route) => route.name === name)!
    const needed = queriesOf(routes.find((route) => route.name === name)!)[0]
    // On a busy machine the database's clock isn't always known well enough, so a read can wait.
    let at_once = false
    for (let attempt = 0; attempt < 10 && !at_once; attempt++) {
      ;({ at_once } = await readTwice(`${path}?${needed}`, await freshKey()))
    }
    assert.ok(at_once, name)
  }
})

test('A key that now belongs to another account reads only that account', async () => {
  const { id, secret: key } = await newKey()
  const list = () => call('GET', '/v1/practitioners', undefined, { key, port })
  assert.ok((await list()).body.data.length > 0)
  const other = await createTestAccount()
  await sql.query('update api_keys set account = $1 where id = $2', [other.account, id])
  const { status, body } = await list()
  assert.deepEqual([status, body.data], [200, []])
})

test('Every statement that was sent names its account as a value', expectAccountValues)
