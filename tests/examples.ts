// Makes examples of everything from the schemas alone, so that a new resource is walked by the
// general tests without anybody writing a case for it.
import type { TSchema } from 'typebox'
import type { Route } from '#http/route.ts'
import type { Kind } from '#record.ts'
import { kinds, lifecycles, routes } from '#resources/index.ts'
import { eventKind } from '#resources/event/schema.ts'
import { practitionerKind } from '#resources/practitioner/schema.ts'
import { relayAll } from '#work/relay.ts'
import { type Asked, call, db, sql } from './harness.ts'

type Words = {
  examples?: unknown[]
  properties?: Record<string, Words>
  required?: string[]
  const?: unknown
  anyOf?: Words[]
  items?: Words
  type?: string
}

// The example of a schema: its own, or one put together from those of its required fields.
export function exampleOf(schema: TSchema | Words): any {
  const { examples, properties, required = [], anyOf, const: constant } = schema as Words
  if (constant !== undefined) return constant
  if (examples) return examples[0]
  if (anyOf) return exampleOf(anyOf[0]!)
  if (!properties) throw new Error(`No example: ${JSON.stringify(schema)}`)
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!)]))
}

// The example body of a route. What it refers to (practitioner_id) is made first.
export async function bodyFor(route: Route, asked: Asked = {}): Promise<any> {
  if (!route.body) return undefined
  const body = exampleOf(route.body)
  for (const name of Object.keys(body)) {
    const kind = kinds.find(({ object }) => name === `${object}_id`)
    if (kind) body[name] = (await makeExample(kind, asked)).id
  }
  return body
}

export async function makeExample(kind: Kind, asked: Asked = {}) {
  if (kind === eventKind) return await makeEvent(asked)
  const route = routes.find(({ name }) => name === `${kind.table}.create`)!
  const path = await pathFor(route, asked) // What belongs to another is made under that one.
  const { status, body } = await call('POST', path, await bodyFor(route, asked), asked)
  if (status !== 200) throw new Error(`${route.name} answered ${JSON.stringify(body)}`)
  return body as { id: string; [field: string]: any }
}

// Events are not made but happen: something is made, and the relay numbers what that left behind.
async function makeEvent(asked: Asked) {
  const { id } = await makeExample(practitionerKind, asked)
  while (!(await relayAll(db, 'tests'))) continue
  const { body } = await call('GET', `/v1/events?object_id=${id}`, undefined, asked)
  return body.data[0] as { id: string; [field: string]: any }
}

export const kindOf = ({ path }: Route) =>
  [...kinds, eventKind].find(({ table }) => path.split('/')[2] === table)

// What a route must be asked in its query.
export function queryFor({ query }: Route) {
  const { properties = {}, required = [] } = (query ?? {}) as Words
  const pairs = required.map((name) => `${name}=${exampleOf(properties[name]!)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

// The path of a route, with the id of an example made for it, in a state the route allows.
export async function pathFor(route: Route, asked: Asked = {}) {
  if (!route.path.includes('{id}')) return route.path + queryFor(route)
  const kind = kindOf(route)!
  const { id } = await makeExample(kind, asked)
  const step = route.name.split('.')[1]!
  const lifecycle = lifecycles.find((known) => known.kind === kind)
  const from = lifecycle?.steps[step]?.from[0]
  if (from && from !== lifecycle.initial) {
    await sql.query(`update ${kind.table} set status = $1 where id = $2`, [from, id])
  }
  return route.path.replace('{id}', id) + queryFor(route)
}
