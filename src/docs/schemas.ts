// Converts our schemas to OpenAPI 3.1: titled schemas become components, null becomes a type, and
// internal keywords are dropped.
import type { TSchema } from 'typebox'
import { Money, SignedMoney } from '#kernel/money.ts'
import { Address, HumanName } from '#kernel/person_fields.ts'
import { exampleOf } from './example.ts'

export type Json = Record<string, any>

// Standard formats to publish instead of internal ones.
const standard_formats: Record<string, string | undefined> = {
  'positive-duration': 'duration',
  'date-or-now': undefined,
  'date-time-or-now': undefined,
}

const scalars = ['string', 'number', 'integer', 'boolean']

// A plain copy without TypeBox internals.
export const plain = (schema: TSchema): Json => JSON.parse(JSON.stringify(schema))

// The component name: the title, or for a page the title of its items plus "_list".
export function nameOf({ title, properties }: Json): string | undefined {
  if (title) return title
  return isPage({ properties }) ? `${properties.data.items.title}_list` : undefined
}

export const isPage = ({ properties }: Json) => properties?.object?.const === 'list'

// Writes a schema inline, or as a component with a $ref if it has a name.
export function schemaIn(components: Json, schema: Json): Json {
  const name = nameOf(schema)
  if (!name) return convert(components, schema)
  const shared = (components[name] ??= convert(
    components,
    sharedShape(name) ?? { ...withoutClosing(schema), title: name },
  ))
  const $ref = `#/components/schemas/${name}`
  const { description } = schema
  return description === shared.description ? { $ref } : { $ref, description }
}

// The shapes as such, because a use can be narrower: an address on a claim is in the United States.
const shared_shapes = [
  Money('Amount of money in one currency.'),
  SignedMoney('Amount of money in one currency. Can be negative.'),
  HumanName('Name of a person.'),
  Address('Postal address.'),
].map(plain)

const sharedShape = (name: string) => shared_shapes.find(({ title }) => title === name)

// Also shared by requests and responses. Requests are closed to unknown properties; responses must
// stay open so that properties can be added.
const open_shapes = [
  'metadata',
  'metadata_update',
  'service_line',
  'prior_adjudication',
  'billing_provider_details',
]

function withoutClosing({ additionalProperties, ...schema }: Json): Json {
  const closed = additionalProperties === false && open_shapes.includes(schema.title)
  return closed || additionalProperties === undefined ? schema : { ...schema, additionalProperties }
}

// Keywords of our own, which no other tool knows.
const own_keywords = [
  'says',
  'in_public',
  'refers_to',
  'expands_to',
  'comma_separated',
  'accepts_plus',
  'one_value',
]

const withoutOwnKeywords = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !own_keywords.includes(word)))

function convert(components: Json, schema: Json): Json {
  const { anyOf, ...rest } = withoutOwnKeywords(schema)
  const [field, other] = anyOf ?? []
  if (anyOf?.length === 2 && other.type === 'null' && !nameOf(field)) {
    return orNull(convert(components, { ...rest, ...field }))
  }
  const into = (part: Json) => schemaIn(components, part)
  const intoEach = (parts: Record<string, Json>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, into(part)]))
  const intoMembers = (parts: Record<string, Json>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withExample(into(part))]))
  const { format: own_format, ...others } = rest
  const format = own_format in standard_formats ? standard_formats[own_format] : own_format
  const { properties, patternProperties, additionalProperties, items } = others
  return {
    ...others,
    ...(format && { format }),
    ...(properties && { properties: intoMembers(properties) }),
    ...(patternProperties && { patternProperties: intoEach(patternProperties) }),
    ...(additionalProperties?.type && { additionalProperties: into(additionalProperties) }),
    ...(items && { items: into(items) }),
    ...(anyOf && { anyOf: anyOf.map(into) }),
  }
}

// In OpenAPI 3.1, null is a type, not a keyword.
function orNull(schema: Json): Json {
  const { enum: values, const: only } = schema
  if (!schema.type) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(values && { enum: [...values, null] }),
    ...(only !== undefined && { const: undefined, enum: [only, null] }),
  }
}

// Adds an example to every simple field.
function withExample(schema: Json): Json {
  const simple = [schema.type].flat().some((type) => scalars.includes(type))
  return simple && !schema.examples ? { ...schema, examples: [exampleOf(schema)] } : schema
}
