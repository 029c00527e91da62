// Copies a schema so that every object rejects undeclared properties.
import { Format } from 'typebox/format'
import { isObject } from './schema_keywords.ts'
import type { SchemaKeywords } from './schema_keywords.ts'

/** Throws at startup for a schema that can't be enforced. */
export function strictSchema(schema: SchemaKeywords): SchemaKeywords {
  if (schema.format !== undefined && !Format.Has(schema.format)) {
    throw new Error(`The format "${schema.format}" has no validator.`)
  }
  for (const word of ['allOf', '$ref']) {
    // Closed separately, the parts of an intersection would reject each other's properties.
    if (word in schema) throw new Error(`"${word}" isn't supported. Use one Type.Object instead.`)
  }
  // Descriptors are copied because TypeBox has non-enumerable keywords.
  const copy: SchemaKeywords = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema))
  for (const word of ['properties', 'patternProperties'] as const) {
    if (schema[word] !== undefined) copy[word] = closeEach(schema[word])
  }
  for (const word of ['anyOf', 'oneOf'] as const) {
    if (schema[word] !== undefined) copy[word] = schema[word].map(strictSchema)
  }
  const { items, additionalProperties } = schema
  if (items !== undefined)
    copy.items = Array.isArray(items) ? items.map(strictSchema) : strictSchema(items)
  if (isObject(additionalProperties)) copy.additionalProperties = strictSchema(additionalProperties)
  if (declaresNames(schema)) copy.additionalProperties ??= false
  return copy
}

function closeEach(members: Record<string, SchemaKeywords>): Record<string, SchemaKeywords> {
  return Object.fromEntries(
    Object.entries(members).map(([name, words]) => [name, strictSchema(words)]),
  )
}

/** An object without declared properties, `{ type: 'object' }`, accepts any on purpose. */
function declaresNames(schema: SchemaKeywords): boolean {
  return schema.properties !== undefined || schema.patternProperties !== undefined
}
