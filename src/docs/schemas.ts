// Converts our schemas to OpenAPI 3.1: titled schemas become components, null becomes a type, and
// internal keywords are dropped.
import type { JsonSchema } from './json_schema.ts'
import { sharedShape, withoutClosing } from './shared_shapes.ts'

// Standard formats to publish instead of internal ones.
const standard_formats: Record<string, string | undefined> = {
  'positive-duration': 'duration',
  'date-or-now': undefined,
  'date-time-or-now': undefined,
}

// The component name: the title, or for a page the title of its items plus "_list".
export function nameOf(schema: JsonSchema): string | undefined {
  if (schema.title) return schema.title
  const item = itemOf(schema)
  return item && `${item.title}_list`
}

// The schema of the objects in a page; undefined for any other schema.
export const itemOf = ({ properties }: JsonSchema) =>
  properties?.object?.const === 'list' ? properties.data?.items : undefined

// Writes a schema inline, or as a component with a $ref if it has a name.
export function schemaIn(components: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  const name = nameOf(schema)
  if (!name) return convert(components, schema)
  if (itemOf(schema)) return pageIn(components, name, schema)
  const shared = (components[name] ??= convert(
    components,
    sharedShape(name) ?? { ...withoutClosing(schema), title: name },
  ))
  const $ref = `#/components/schemas/${name}`
  const { description } = schema
  return description && description !== shared.description ? { $ref, description } : { $ref }
}

// What all lists have in common is described once.
function pageIn(components: Record<string, JsonSchema>, title: string, schema: JsonSchema) {
  const { data, ...common } = schema.properties!
  components.page ??= convert(components, {
    ...schema,
    title: 'page',
    required: Object.keys(common),
    properties: common,
  })
  const { description: _, ...objects } = convert(components, data!)
  components[title] ??= {
    allOf: [{ $ref: '#/components/schemas/page' }],
    required: ['data'],
    properties: { data: objects },
    title,
  }
  return { $ref: `#/components/schemas/${title}` }
}

// Keywords of our own, which no other tool knows.
const own_keywords = [
  'rule',
  'in_public',
  'sensitive',
  'refers_to',
  'expands_to',
  'comma_separated',
  'accepts_plus',
  'one_value',
]

const withoutOwnKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([word]) => !own_keywords.includes(word)))

function convert(components: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = withoutOwnKeywords(schema)
  const [field, other] = anyOf ?? []
  if (anyOf?.length === 2 && field && other?.type === 'null') {
    const name = nameOf(field)
    if (!name) return orNull(convert(components, { ...rest, ...field }))
    if (often_null.includes(name)) return orNullIn(components, name, field)
  }
  const into = (part: JsonSchema) => schemaIn(components, part)
  // A body has an example as a whole, which shows every field. The type of an object is a constant
  // that says all there is to say.
  const intoEach = (parts: Record<string, JsonSchema>) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => {
        const { description, ...shown } = withoutExamples(into(part))
        const isType = name === 'object' && part.const !== undefined
        return [name, { ...shown, ...(description && !isType && { description }) }]
      }),
    )
  const { format: own_format, ...others } = rest
  const format =
    own_format && own_format in standard_formats ? standard_formats[own_format] : own_format
  const { properties, patternProperties, additionalProperties, items } = others
  return {
    ...others,
    ...(format && { format }),
    ...(properties && { properties: intoEach(properties) }),
    ...(patternProperties && { patternProperties: intoEach(patternProperties) }),
    ...(typeof additionalProperties === 'object' &&
      additionalProperties.type && { additionalProperties: into(additionalProperties) }),
    ...(items && { items: into(items) }),
    ...(anyOf && { anyOf: anyOf.map(into) }),
  }
}

// Named values that can be null in hundreds of places have a component for that too.
const often_null = ['timestamp', 'external_id']

function orNullIn(
  components: Record<string, JsonSchema>,
  name: string,
  field: JsonSchema,
): JsonSchema {
  const title = `${name}_or_null`
  const shape = convert(components, sharedShape(name) ?? field)
  components[title] ??= {
    ...orNull(shape),
    title,
    description: `${shape.description} Can be null.`,
  }
  const $ref = `#/components/schemas/${title}`
  const { description } = field
  return description && description !== shape.description ? { $ref, description } : { $ref }
}

// In OpenAPI 3.1, null is a type, not a keyword.
function orNull(schema: JsonSchema): JsonSchema {
  const { enum: values, const: only } = schema
  if (!schema.type) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(values && { enum: [...values, null] }),
    ...(only !== undefined && { const: undefined, enum: [only, null] }),
  }
}

const withoutExamples = ({ examples: _examples, ...schema }: JsonSchema): JsonSchema => schema
