// The same thing has the same name and works the same way on every resource. These tests read what
// the API declares and call nothing.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '#catalogue/api_error.ts'
import { type ErrorCode, errors } from '#catalogue/errors.ts'
import { descriptionOf } from '#docs/operation.ts'
import { eventsOf } from '#docs/route_events.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { events, kinds, lifecycles, records, routes } from '#areas/index.ts'

type Words = {
  type?: string | string[]
  title?: string
  const?: unknown
  format?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, Words>
  items?: Words
  anyOf?: Words[]
}
type Field = { at: string; name: string; words: Words }

const bare = ({ anyOf, ...words }: Words): Words => (anyOf ? { ...words, ...anyOf[0] } : words)

// Every field of a schema, however deep; sums of money are looked at whole.
function* fieldsIn(schema: Words, at: string): Generator<Field> {
  for (const [name, words] of Object.entries(schema.properties ?? {})) {
    if (schema.properties!.currency && name === 'amount') continue
    yield { at: `${at}.${name}`, name, words: bare(words) }
    yield* fieldsIn(words, `${at}.${name}`)
  }
  if (schema.items) yield* fieldsIn(schema.items, at)
  for (const option of schema.anyOf ?? []) yield* fieldsIn(option, at)
}

const schemas = routes.flatMap(({ name, query, body, returns }) => [
  [`${name} query`, query],
  [`${name} body`, body],
  [`${name} answer`, returns],
])
const fields = schemas.flatMap(([at, schema]) => [
  ...fieldsIn((schema ?? {}) as Words, at as string),
])
const odd = (isOdd: (field: Field) => unknown) => [
  ...new Set(fields.filter(isOdd).map(({ at }) => at)),
]

const itemOf = ({ returns }: Route) => bare((returns as Words).properties!.data!.items!)
const lists = routes.filter(({ name, path }) => name.endsWith('.list') && !path.includes('{id}'))
const kindOf = ({ path }: Route) =>
  [...kinds, ...records].find(({ table }) => path === `/v1/${table}`)

test('metadata can be updated on every kind', () => {
  const names = new Set(routes.map(({ name }) => name))
  const noted = lists.filter((route) => itemOf(route).properties?.metadata && kindOf(route))
  assert.ok(noted.length > 30)
  for (const route of noted) assert.ok(names.has(`${kindOf(route)!.table}.update`), route.name)
})

// What a caller looks for things by.
const sought =
  /^((person|practitioner|session|claim|payment|payer|coverage|api_key)_id|status|kind|format)$/

test('every list can be filtered by the objects it refers to and by creation time', () => {
  for (const route of lists) {
    const kind = kindOf(route)
    if (!kind) continue
    const request = (route.query as Words).properties!
    const shown = Object.keys(itemOf(route).properties!)
    const encrypted_fields = Object.keys(kind.encryption?.fields ?? {}) // What is encrypted cannot be looked for.
    const filterable = shown.filter((name) => sought.test(name) && !encrypted_fields.includes(name))
    assert.deepEqual(
      filterable.filter((name) => !request[name]),
      [],
      route.name,
    )
    const moment = request.created_at ?? request.recorded_at
    assert.deepEqual(Object.keys(moment?.properties ?? {}), ['gte', 'gt', 'lte', 'lt'], route.name)
  }
})

test('every response has `object` and `livemode`', () => {
  for (const { name, returns } of routes) {
    const { properties = {} } = returns as Words
    const list = properties.object?.const === 'list'
    const { object, livemode } = list ? properties.data!.items!.properties! : properties
    assert.ok(object?.const, name)
    assert.ok(livemode, name)
  }
})

// Spans have a beginning and an end; deadlines are "by", what goes on is "since".
const other_times =
  /^(from|to|at|now|since|gte|lt|start|end|as_of|continue_to|scheduled_for|\w+_(since|by))$/
const other_days =
  /^(on|from|to|as_of|until|date|since|start|end|service_from|service_to|\w+_deadline)$/

test('names of timestamps end in _at, and of dates in _on or _until', () => {
  const times = odd(
    ({ name, words }) =>
      words.format === 'date-time' && !name.endsWith('_at') && !other_times.test(name),
  )
  assert.deepEqual(times, [])
  const days = odd(
    ({ name, words }) =>
      words.format === 'date' &&
      !/_(on|until|from)$|^(birth|service)_date$/.test(name) &&
      !other_days.test(name),
  )
  assert.deepEqual(days, [])
  const undescribed = odd(
    ({ name, words }) =>
      /_(at|on)$/.test(name) &&
      !words.properties && // A span of them.
      !['date', 'date-time'].includes(words.format ?? ''),
  )
  assert.deepEqual(undescribed, [])
})

test('references end in _id, and reasons are called reason', () => {
  const prefixes = [...kinds, ...records].map(({ prefix }) => prefix).join('|')
  const made = new RegExp(`^(acct|${prefixes})_[0-9A-Za-z]{22}$`)
  const references = odd(
    ({ name, words }) =>
      words.examples?.some((each) => typeof each === 'string' && made.test(each)) &&
      !/(^|_)ids?$/.test(name) &&
      !['subject', 'created_by'].includes(name), // Of several kinds, or a ledger account.
  )
  assert.deepEqual(references, [])
  const steps = lifecycles.flatMap(({ kind, steps }) =>
    Object.entries(steps).map(([step, { takes }]) => [`${kind.object}.${step}`, takes] as const),
  )
  for (const [at, takes] of steps) {
    const names = Object.keys((takes as Words | undefined)?.properties ?? {})
    const whys = names.filter((name) => name.endsWith('_reason') && name !== 'late_reason')
    assert.deepEqual(whys, [], at)
  }
})

test('every name has one spelling', () => {
  const spelled = /cancell?ed|licen[cs]e|enroll?ment|acknowledge?ment|time_?zone/g
  const words = fields.flatMap(({ name }) => name.match(spelled) ?? [])
  const us = ['canceled', 'enrollment', 'license', 'time_zone']
  assert.deepEqual([...new Set(words)].sort(), us)
})

test('every operation has a summary, its scope and its events', () => {
  for (const route of routes) {
    assert.match(route.summary, /^[A-Z].*\.$/, route.name)
    const encrypted_fields = descriptionOf(route)
    assert.ok(
      encrypted_fields.includes(route.scope ? `\`${route.scope}\`` : 'No scope'),
      route.name,
    )
    for (const type of eventsOf(route)) {
      assert.ok(type in events, `${route.name} sends ${type}, which is no event`)
      assert.ok(encrypted_fields.includes(`\`${type}\``), route.name)
    }
    if (!isWrite(route)) assert.deepEqual(eventsOf(route), [], route.name)
  }
})

test('every field has a description', () => {
  const silent = odd(({ words, name }) => !words.description && name !== 'limit')
  assert.deepEqual(silent, [])
})

test('error messages are sentences, and refusals say how to resolve them', () => {
  const sentence = /^\S.*[.?}]$/
  for (const [code, { status, message, cause, remedy }] of Object.entries(errors)) {
    for (const text of [message, cause, remedy]) assert.match(text, sentence, code)
    const { extras } = new ApiError(code as ErrorCode, {} as never)
    assert.equal(Boolean(extras.how_to_resolve), status === 403 || status === 409, code)
  }
})
