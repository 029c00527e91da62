// JSON Schema as the documentation reads it.
import type { TSchema } from 'typebox'

export type Json = Record<string, unknown>

// The JSON Schema keywords that the documentation reads.
export type JsonSchema = {
  title?: string
  description?: string
  type?: string | string[]
  format?: string
  const?: unknown
  default?: unknown
  enum?: unknown[]
  examples?: unknown[]
  minimum?: number
  properties?: Record<string, JsonSchema>
  patternProperties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

// A plain copy without TypeBox internals.
export const plain = (schema: TSchema): JsonSchema => JSON.parse(JSON.stringify(schema))
