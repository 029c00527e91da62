// The JSON Schema keywords that our schemas use, and lookup functions for them.

export type SchemaKeywords = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  examples?: unknown[]
  properties?: Record<string, SchemaKeywords>
  patternProperties?: Record<string, SchemaKeywords>
  additionalProperties?: SchemaKeywords | boolean
  required?: string[]
  items?: SchemaKeywords | SchemaKeywords[]
  anyOf?: SchemaKeywords[]
  oneOf?: SchemaKeywords[]
  /** Our own: the message if the value has the wrong format or isn't an allowed value. */
  rule?: string
  /** Our own: text is split at commas, so that a parameter takes several values. */
  comma_separated?: boolean
  /** Our own: a leading plus sign, which a URL decodes as a space, is ignored. */
  accepts_plus?: boolean
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function typesOf(schema: SchemaKeywords): string[] {
  return schema.type === undefined ? [] : [schema.type].flat()
}

/** The schema of a property; undefined if it isn't declared. */
export function subschema(schema: SchemaKeywords, name: string): SchemaKeywords | undefined {
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, name)) {
    return schema.properties[name]
  }
  for (const [pattern, words] of Object.entries(schema.patternProperties ?? {})) {
    if (new RegExp(pattern, 'u').test(name)) return words
  }
  return isObject(schema.additionalProperties) ? schema.additionalProperties : undefined
}
