// Random objects of the API, from their schemas: with and without what is optional, with texts that
// callers could send.
import { newId } from '#kernel/ids.ts'

export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  examples?: unknown[]
  refers_to?: string
  minimum?: number
  maximum?: number
  required?: string[]
}

const texts = ['x', ' ', '  two  words ', 'Zoë "Z" <Ö>', 'a\nb', '東京', "O'Neil & Sons", '-']

export type Random = () => number

// The same numbers for the same seed, so that a failure can be repeated.
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)]!

export function randomObject(schema: Schema, random: Random): unknown {
  const { anyOf, properties, patternProperties, items, examples } = schema
  if (schema.const !== undefined) return schema.const
  if (anyOf) return randomObject(pick(random, anyOf), random)
  if (schema.enum) return pick(random, schema.enum)
  if (properties) return Object.fromEntries(fieldsOf(schema, random))
  if (patternProperties) return examples ? pick(random, examples) : {}
  if (items) {
    return Array.from({ length: Math.floor(random() * 3) }, () => randomObject(items, random))
  }
  return randomValue(schema, random)
}

function fieldsOf({ properties = {}, required = [] }: Schema, random: Random) {
  return Object.entries(properties)
    .filter(([name, field]) => required.includes(name) || (!isExpansion(field) && random() < 0.5))
    .map(([name, field]) => [name, randomObject(field, random)])
}

// An object that a response contains only on request.
const isExpansion = ({ properties, anyOf, items }: Schema): boolean =>
  properties?.object !== undefined ||
  (anyOf?.some(isExpansion) ?? false) ||
  (items ? isExpansion(items) : false)

function randomValue(schema: Schema, random: Random): unknown {
  const { format, pattern, examples, refers_to, minimum = 0, maximum = 100 } = schema
  const type = [schema.type].flat()[0]
  if (type === 'null') return null
  if (type === 'boolean') return random() < 0.5
  if (type === 'integer') return minimum + Math.floor(random() * (Math.min(maximum, 1e6) - minimum))
  if (type === 'number') return minimum + random()
  if (type !== 'string') return examples ? pick(random, examples) : {}
  if (refers_to) return newId(refers_to)
  const day = new Date(1_500_000_000_000 + Math.floor(random() * 1e12)).toISOString()
  if (format === 'date') return day.slice(0, 10)
  if (format === 'date-time') return day
  if (examples && (pattern || format || random() < 0.5)) return pick(random, examples)
  return pick(random, texts)
}
