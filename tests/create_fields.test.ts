// Every optional field of every create and update comes back on read: no field is accepted and
// then dropped. Values come from the examples of the schemas.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import { exampleOf } from '#docs/example.ts'
import type { Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { moveToFuture } from './dates.ts'
import { optionsFor, bodyFor, pathFor } from './examples.ts'
import { base, prepareAccount, readers, values } from './field_cases.ts'
import { sampleOf } from './sample.ts'
import { unread } from './unread_fields.ts'
import { type RequestOptions, call } from './harness.ts'

type Schema = { properties?: Record<string, any>; required?: string[]; [keyword: string]: any }

const changes = routes.filter(({ name }) => /\.(create|update)$/.test(name))

const optionalFields = ({ body }: Route) => {
  const { properties = {}, required = [] } = (body ?? {}) as Schema
  return Object.entries(properties).filter(([name]) => !required.includes(name))
}

const readRoute = ({ name }: Route) =>
  routes.find((route) => route.name === `${name.split('.')[0]}.retrieve`)

// Every field that was sent is in the response; the response may have more.
function expectSame(sent: any, received: any, at: string) {
  if (Array.isArray(sent)) {
    assert.equal(received?.length, sent.length, at)
    for (const [place, item] of sent.entries()) expectSame(item, received[place], `${at}[${place}]`)
  } else if (sent && typeof sent === 'object') {
    for (const [name, value] of Object.entries(sent))
      expectSame(value, received?.[name], `${at}.${name}`)
  } else if (typeof sent === 'string' && /^\d{4}-\d\d-\d\dT/.test(sent)) {
    assert.equal(Date.parse(received), Date.parse(sent), at)
  } else {
    assert.deepEqual(received, sent, at)
  }
}

// Values of a schema. Null, the empty list and other text come last.
function* valuesOf(schema: Schema): Generator<unknown> {
  const { examples = [], enum: members = [], anyOf = [], type, default: usual } = schema
  yield* examples
  yield* members
  for (const option of anyOf) if (option.type !== 'null') yield* valuesOf(option)
  if (schema.const !== undefined) yield schema.const
  if (type === 'boolean') yield* [true, false]
  if (type === 'integer') yield* [usual - 1, usual + 1, schema.minimum, schema.maximum]
  if (examples.length === 0) yield exampleOf(schema)
  if (type === 'array') yield* [[withoutId(exampleOf(schema.items))], []]
  if (type === 'string') yield `${exampleOf(schema)} two`
  if (schema.patternProperties) yield { walk: 'yes' }
  yield* otherMembers(schema)
  if (anyOf.some((option: Schema) => option.type === 'null')) yield null
}

// Attune assigns the IDs of list items.
const withoutId = (item: unknown) => {
  if (!item || typeof item !== 'object') return item
  const { id: _, ...fields } = item as { id?: string }
  return fields
}

// The example of an object with another value of one of its members.
function* otherMembers(schema: Schema): Generator<unknown> {
  const example = exampleOf(schema)
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    for (const value of valuesOf(member)) yield { ...(example as object), [name]: value }
}

const isSame = (one: unknown, other: unknown) => {
  try {
    expectSame(one, other, '')
    return true
  } catch {
    return false
  }
}

// Without a default, a field that isn't sent is null, false or empty.
const isEmpty = (value: any) =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

// A valid value that differs from the default, or from what the object has.
function anotherValue(schema: Schema, before: unknown) {
  for (const value of valuesOf(schema)) {
    const found = moveToFuture(value)
    const is_usual = before === undefined ? isEmpty(found) : isSame(found, before)
    if (Check(schema as TSchema, found) && !is_usual) return found
  }
  return assert.fail('every value of its schema is the default')
}

async function read(
  route: Route,
  path: string,
  created: any,
  options: RequestOptions,
): Promise<any> {
  const retrieve = readRoute(route)
  if (!retrieve) return created
  const at =
    retrieve.path === route.path ? path : retrieve.path.replace('{id}', created?.id ?? 'none')
  const { body } = await call('GET', at, undefined, await optionsFor(retrieve, options))
  return body
}

for (const route of sampleOf(changes, ({ name }) => name)) {
  const { method, name } = route
  // Some fields change what the whole account may do, so every route has its own account.
  let account: ReturnType<typeof prepareAccount> | undefined

  for (const [field, schema] of optionalFields(route)) {
    const id = `${name} ${field}`
    if (unread[id]) continue

    test(`${name}: ${field} comes back on read`, async () => {
      const { key } = await (account ??= prepareAccount(name))
      const path = await pathFor(route, { key })
      const body = { ...(await bodyFor(route, { key })), ...base[name]?.() }
      const options = await optionsFor(route, { key })
      const before = method === 'PATCH' ? await read(route, path, undefined, { key }) : undefined
      const usual = before ? before[field] : (schema as Schema).default
      const fields = (await values[id]?.({ body, before, asked: options })) ?? {
        [field]: anotherValue(schema, usual),
      }
      const sent = { ...body, ...fields }
      const response = await call(method, path, sent, options)
      assert.equal(response.status, 200, response.text)
      const object = await read(route, path, response.body, { key })
      const received = (await readers[name]?.(object, { key })) ?? object
      assert.ok(sent[field] !== undefined)
      expectSame(sent[field], received[field], field)
    })
  }
}

test('every exception is about an optional field', () => {
  const fields = changes.flatMap((route) =>
    optionalFields(route).map(([field]) => `${route.name} ${field}`),
  )
  const excepted = [...Object.keys(unread), ...Object.keys(values)]
  assert.deepEqual(
    excepted.filter((name) => !fields.includes(name)),
    [],
  )
})
