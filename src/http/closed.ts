// Makes a copy of a schema in which every object refuses the names it does not declare.
import { Format } from 'typebox/format'
import { isObject } from './schema_words.ts'
import type { Words } from './schema_words.ts'

/** Throws, when the server starts, for a schema that could not be kept: no hole opens quietly. */
export function close(schema: Words): Words {
  if (schema.format !== undefined && !Format.Has(schema.format)) {
    throw new Error(`No one checks the format "${schema.format}".`)
  }
  for (const word of ['allOf', '$ref']) {
    // Closed one by one, the parts of an intersection would refuse each other's names.
    if (word in schema) throw new Error(`Write one object instead of "${word}": see Type.Object.`)
  }
  // The descriptors are copied because TypeBox keeps words of its own that are not enumerable.
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

/** An object that declares no names at all, `{ type: 'object' }`, is open on purpose. */
function declaresNames(schema: Words): boolean {
  return schema.properties !== undefined || schema.patternProperties !== undefined
}
