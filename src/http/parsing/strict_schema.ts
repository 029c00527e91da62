// Copies a schema so that every object rejects undeclared properties.
import { Format } from 'typebox/format'
import { isObject } from './schema_keywords.ts'
import type { Words } from './schema_keywords.ts'

/** Throws at startup for a schema that can't be enforced. */
export function close(schema: Words): Words {
  if (schema.format !== undefined && !Format.Has(schema.format)) {
    throw new Error(`The format "${schema.format}" has no validator.`)
  }
  for (const word of ['allOf', '$ref']) {
    // Closed separately, the parts of an intersection would reject each other's properties.
    if (word in schema) throw new Error(`"${word}" isn't supported. Use one Type.Object instead.`)
  }
  // Descriptors are copied because TypeBox has non-enumerable keywords.
  const copy: Words = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema))
  for (const word of ['properties', 'patternProperties'] as const) {
    if (schema[word] !== undefined) copy[word] = closeEach(schema[word])
  }
  for (const word of ['anyOf', 'oneOf'] as const) {
    if (schema[word] !== undefined) copy[word] = schema[word].map(close)
  }
  const { items, additionalProperties } = schema
  if (items !== undefined) copy.items = Array.isArray(items) ? items.map(close) : close(items)
  if (isObject(additionalProperties)) copy.additionalProperties = close(additionalProperties)
  if (declaresNames(schema)) copy.additionalProperties ??= false
  return copy
}

function closeEach(members: Record<string, Words>): Record<string, Words> {
  return Object.fromEntries(Object.entries(members).map(([name, words]) => [name, close(words)]))
}

/** An object without declared properties, `{ type: 'object' }`, accepts any on purpose. */
function declaresNames(schema: Words): boolean {
  return schema.properties !== undefined || schema.patternProperties !== undefined
}
