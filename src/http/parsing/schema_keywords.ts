// The JSON Schema keywords that our schemas use, and lookup functions for them.

export type Words = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  properties?: Record<string, Words>
  patternProperties?: Record<string, Words>
  additionalProperties?: Words | boolean
  required?: string[]
  items?: Words | Words[]
  anyOf?: Words[]
  oneOf?: Words[]
  /** Our own: the message if the value has the wrong format or isn't an allowed value. */
  says?: string
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function typesOf(schema: Words): string[] {
  return schema.type === undefined ? [] : [schema.type].flat()
}

/** The schema of a property; undefined if it isn't declared. */
export function subschema(schema: Words, name: string): Words | undefined {
  if (schema.properties !== undefined && Object.hasOwn(schema.properties, name)) {
    return schema.properties[name]
  }
  for (const [pattern, words] of Object.entries(schema.patternProperties ?? {})) {
    if (new RegExp(pattern, 'u').test(name)) return words
  }
  return isObject(schema.additionalProperties) ? schema.additionalProperties : undefined
}
