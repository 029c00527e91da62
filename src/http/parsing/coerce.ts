// Converts the strings of a form or a query to the schema's types. Not used for JSON.
import type { TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import { isObject, subschema, typesOf } from './schema_keywords.ts'
import type { SchemaKeywords } from './schema_keywords.ts'

/** A value that can't be converted stays as it is, so that validation reports it. */
export function coerce(schema: TSchema, value: unknown): unknown {
  return coerceBy(schema as SchemaKeywords, value)
}

function coerceBy(schema: SchemaKeywords, value: unknown): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return coerceToOneOf(options, value)
  if (typeof value === 'string' && schema.comma_separated) {
    return value.split(',').map((item, at) => coerceItem(schema, item, at))
  }
  if (typeof value === 'string') return coerceText(schema, value)
  if (Array.isArray(value)) return value.map((item, at) => coerceItem(schema, item, at))
  if (isObject(value)) return coerceMembers(schema, value)
  return value
}

function coerceText(schema: SchemaKeywords, sent: string): unknown {
  const text = schema.accepts_plus ? sent.replace(/^[+ ]/, '') : sent
  const types = typesOf(schema)
  if (text === '' && allowsNull(schema)) return null
  if (schema.enum !== undefined) return memberOr(schema.enum, text)
  if (types.includes('string')) return text
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.includes('integer') || types.includes('number')) return numberOr(text)
  return text
}

/** Forms have no null: an empty value means null, for text fields too. */
function allowsNull(schema: SchemaKeywords): boolean {
  return typesOf(schema).includes('null') || (schema.enum ?? []).includes(null)
}

function memberOr(members: unknown[], text: string): unknown {
  return members.find((each) => each !== null && String(each) === text) ?? text
}

/** Accepts only the canonical form of a number: not 1e3, 010, +1, 1.50, -0 or unsafe integers. */
function numberOr(text: string): number | string {
  const number = Number(text)
  const isCanonical = /^-?[0-9]+(?:\.[0-9]+)?$/.test(text) && String(number) === text
  return isCanonical && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text
}

function coerceToOneOf(options: SchemaKeywords[], value: unknown): unknown {
  if (value === '' && options.some(allowsNull)) return null
  const others = options.filter((option) => option.type !== 'null')
  const [only] = others
  if (only !== undefined && others.length === 1) return coerceBy(only, value)
  const coerced = others.map((option) => coerceBy(option, value))
  return coerced.find((each, at) => Check(others[at] as TSchema, each)) ?? value
}

function coerceItem(schema: SchemaKeywords, item: unknown, at: number): unknown {
  const words = Array.isArray(schema.items) ? schema.items[at] : schema.items
  return isObject(words) ? coerceBy(words, item) : item
}

function coerceMembers(
  schema: SchemaKeywords,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const coerced: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const words = subschema(schema, name)
    coerced[name] = words === undefined ? member : coerceBy(words, member)
  }
  return coerced
}
