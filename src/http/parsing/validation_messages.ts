// Maps TypeBox's validation keywords to our error codes and messages.

/** The parts of a TypeBox error that we use. They never hold the value itself. */
export type Params = { limit?: number | bigint; multipleOf?: number | bigint; format?: string }

type MessageTemplate = readonly [code: string, tell: (params: Params) => string]

const MESSAGE_TEMPLATES: Record<string, MessageTemplate> = {
  minLength: ['too_short', ({ limit }) => `must be at least ${count(limit, 'character')} long.`],
  maxLength: ['too_long', ({ limit }) => `must be at most ${count(limit, 'character')} long.`],
  minItems: ['too_few', ({ limit }) => `must have at least ${count(limit, 'item')}.`],
  maxItems: ['too_many', ({ limit }) => `must have at most ${count(limit, 'item')}.`],
  minProperties: ['too_few', ({ limit }) => `must have at least ${count(limit, 'parameter')}.`],
  maxProperties: ['too_many', ({ limit }) => `must have at most ${count(limit, 'parameter')}.`],
  minimum: ['out_of_range', ({ limit }) => `must be at least ${limit}.`],
  maximum: ['out_of_range', ({ limit }) => `must be at most ${limit}.`],
  exclusiveMinimum: ['out_of_range', ({ limit }) => `must be more than ${limit}.`],
  exclusiveMaximum: ['out_of_range', ({ limit }) => `must be less than ${limit}.`],
  multipleOf: ['out_of_range', ({ multipleOf }) => `must be a multiple of ${multipleOf}.`],
  uniqueItems: ['duplicate_item', () => "can't contain the same item twice."],
  pattern: ['invalid_format', () => 'has an invalid format.'],
  format: ['invalid_format', ({ format = '' }) => FORMATS[format] ?? `must be a valid ${format}.`],
}

const FORMATS: Record<string, string> = {
  date: 'must be a valid date, for example `2026-01-31`.',
  email: 'must be an email address, for example `maya@example.com`.',
  uri: 'must be a URL, for example `https://example.com`.',
  'time-zone': 'must be an IANA time zone, for example `America/New_York`.',
  'positive-duration': 'must be a positive ISO 8601 duration, for example `P14D`.',
  npi: 'must be an NPI: ten digits with a valid check digit, for example `1234567893`.',
  dea: 'must be a DEA number: two letters and seven digits with a valid check digit.',
}

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: '`true` or `false`',
  object: 'an object',
  array: 'an array',
}

export const INVALID = ['invalid_value', 'is invalid.'] as const

export function inOurWords(keyword: string, params: Params): readonly [string, string] {
  const template = MESSAGE_TEMPLATES[keyword]
  return template === undefined ? INVALID : [template[0], template[1](params)]
}

export function typeMessage(types: string[]): string {
  const names = new Set(types.map((type) => TYPES[type] ?? type))
  return `must be ${[...names].join(' or ')}.`
}

/** Suggests the parameter that was probably meant, or nothing. */
export function suggestion(name: string, declared: string[]): string {
  const nearest = declared
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .filter(
      ({ other, distance }) => distance <= 2 && distance < Math.min(name.length, other.length),
    )
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest === undefined ? '' : ` Did you mean \`${nearest.other}\`?`
}

function count(limit: number | bigint | undefined, noun: string): string {
  return `${limit} ${noun}${Number(limit) === 1 ? '' : 's'}`
}

/** Levenshtein distance, capped at 3. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 3
}
