// Which references of a response can be expanded: `person_id` to `person`, `session_ids` to
// `sessions`. Derived from the schemas: a field made by Id() names the kind of object it refers to.
import Type, { type TProperties, type TSchema } from 'typebox'
import type { Statement } from '#db/sql.ts'
import type { Call } from '#kernel/call.ts'
import { Choice } from '#kernel/fields.ts'
import { Several } from '#kernel/filter_fields.ts'
import type { Kind } from '#kernel/record.ts'
import { viewOf } from '#http/responses/visible_fields.ts'
import type { Route } from '#http/routing/route.ts'

// How objects of a kind are read by their IDs: as their list does, for those who can retrieve one.
export type Source = {
  kind: Kind
  item: TSchema
  scope: Route['scope']
  actors?: Route['actors']
  administration?: boolean
  columns?: Statement
  always?: Statement
  show?(row: { id: string }, call?: Call): object
  admits?(call: Call, rows: { id: string }[]): Promise<{ id: string }[]>
}

// A reference: the field that has the ID or the IDs, and what it refers to. The view is of the
// object with that field: what it hides from a caller isn't expanded either.
export type Reference = {
  field: string
  many: boolean
  view: ReturnType<typeof viewOf>
  source: Source
  references: References
}
export type References = Record<string, Reference>

type Field = { refers_to?: string; expands_to?: string; items?: Field; anyOf?: Field[] }
type Schema = { properties?: TProperties & { data?: { items?: TSchema } } }

// Two levels, as in claim.coverage.
const most_levels = 2

// Adds `expand` to the routes that return references.
export function withExpansions(routes: Route[]): Route[] {
  const actors = new Map(routes.map((route) => [route.name, route.actors]))
  const sources = new Map(
    routes.flatMap(({ source }) =>
      source ? [[source.kind.prefix, readable(source)] as const] : [],
    ),
  )
  function readable(source: Source): Source {
    const retrieved_by = actors.get(`${source.kind.table}.retrieve`)
    return retrieved_by ? { ...source, actors: retrieved_by } : source
  }
  return routes.map((route) => {
    if (route.method !== 'GET') return route
    const references = referencesOf(itemOf(route.returns), sources)
    const names = namesOf(references)
    if (names.length === 0) return route
    return { ...route, references, query: withParameter(route.query, names) }
  })
}

function itemOf(returns: TSchema): TSchema {
  const { data } = (returns as Schema).properties ?? {}
  return data?.items ?? returns
}

function referencesOf(item: TSchema, sources: Map<string, Source>, level = 1): References {
  const { properties = {} } = item as Schema
  const view = viewOf(item)
  const found = Object.entries(properties).flatMap(([field, schema]) => {
    const match = /^(.+)_id(s?)$/.exec(field)
    const source = match && sources.get(prefixIn(schema as Field) ?? '')
    const name = match && ((schema as Field).expands_to ?? `${match[1]}${match[2]}`)
    if (!source || !name || name in properties) return []
    const references = level < most_levels ? referencesOf(source.item, sources, level + 1) : {}
    return [[name, { field, many: match[2] === 's', view, source, references }] as const]
  })
  return Object.fromEntries(found)
}

const prefixIn = ({ refers_to, items, anyOf = [] }: Field): string | undefined =>
  refers_to ?? (items && prefixIn(items)) ?? anyOf.map(prefixIn).find(Boolean)

const namesOf = (references: References): string[] =>
  Object.entries(references).flatMap(([name, { references: below }]) => [
    name,
    ...namesOf(below).map((further) => `${name}.${further}`),
  ])

function withParameter(query: TSchema | undefined, names: string[]) {
  const { properties = {} } = (query ?? {}) as Schema
  const parameter = Several(
    Choice(names, 'References to return as objects, for example `expand[]=person`.'),
    10,
  )
  return Type.Object({ ...properties, expand: Type.Optional(parameter) })
}
