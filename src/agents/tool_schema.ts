// The input schema of a tool: the parameters of its route in one object. A model reads every schema
// in each conversation, so only what it needs to fill in the parameters is kept.
import Type from 'typebox'
import { takesActor } from '#docs/route_errors.ts'
import { type JsonSchema, plain } from '#docs/json_schema.ts'
import { isWrite, type Route } from '#http/routing/route.ts'

// `expand` returns objects of other kinds, metadata is for programs, and a cursor pages.
const omitted = ['expand', 'metadata', 'id', 'starting_after', 'ending_before', 'updated_at']

export type InputSchema = {
  type: 'object'
  properties: Record<string, JsonSchema>
  required?: string[]
  additionalProperties: false
}

const on_behalf_of = {
  type: 'string',
  description: 'ID of the practitioner to act for (`prac_...`).',
}
const confirm = {
  type: 'string',
  description: '`confirm` of the dry run. Without it, nothing is changed.',
}

export function inputSchema(route: Route, confirmed: boolean): InputSchema {
  const { path, query, body } = route
  const input = plain((isWrite(route) ? body : query) ?? Type.Object({}))
  const named = Object.entries(input.properties ?? {}).filter(([name]) => !omitted.includes(name))
  const id = path.includes('{id}')
  const required = [...(id ? ['id'] : []), ...(input.required ?? [])]
  return {
    type: 'object',
    properties: {
      ...(id && { id: { type: 'string', description: `ID in ${path}.` } }),
      ...Object.fromEntries(named.map(([name, schema]) => [name, compact(schema)])),
      ...(takesActor(route) && { on_behalf_of }),
      ...(confirmed && { confirm }),
    },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

const keywords = ['type', 'enum', 'const', 'minimum', 'maximum', 'default', 'required']
const says_nothing = /^Filter by `\w+`\.$/
const known_formats = ['date', 'date-time']

function compact(schema: JsonSchema): JsonSchema {
  const { description, format, properties, items, anyOf } = schema
  if (schema.title?.endsWith('_range')) return rangeOf(schema)
  const only = anyOf?.filter(({ type }) => type !== 'null')
  if (only?.length === 1) return compact({ ...only[0]!, ...(description && { description }) })
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.includes(keyword))),
    ...(description &&
      !says_nothing.test(description) && {
        description: firstSentence(description),
      }),
    ...(format && known_formats.includes(format) && { format }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, compact(part)]),
      ),
    }),
    ...(items && { items: compact({ ...items, description: '' }) }),
    ...(only && { anyOf: only.map(compact) }),
  }
}

// Most filters by time are from a time and before another.
const rangeOf = ({ description = '' }: JsonSchema): JsonSchema => ({
  type: 'object',
  description: firstSentence(description),
  properties: { gte: { type: 'string' }, lt: { type: 'string' } },
})

const firstSentence = (text: string) => /^.*?[.](?= |$)/s.exec(text)?.[0] ?? text
