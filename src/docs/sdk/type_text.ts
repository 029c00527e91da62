// Writes schemas as TypeScript types. Enumerations of strings are open, because values are added.
import type { JsonSchema } from '../json_schema.ts'
import { typeName } from './names.ts'

// Schemas with a name become types of their own; `refer` notes which are used.
export type Refer = (title: string, schema: JsonSchema) => void

const indent = '  '

export function typeText(schema: JsonSchema, refer: Refer, depth = 0): string {
  const { title } = schema
  if (title && isNamed(schema)) {
    refer(title, schema)
    return typeName(title)
  }
  return bareText(schema, refer, depth)
}

// A scalar needs no name: it is a string or a number in any case.
export const isNamed = (schema: JsonSchema) =>
  Boolean(schema.title && (schema.properties || schema.enum || schema.anyOf))

// Without its own name.
export function bareText(schema: JsonSchema, refer: Refer, depth = 0): string {
  const { anyOf, items, properties, enum: values, type } = schema
  const text = (part: JsonSchema) => typeText(part, refer, depth)
  if (schema.const !== undefined) return literal(schema.const)
  if (values) return openUnion(values)
  if (anyOf) return [...new Set(anyOf.map(text))].join(' | ')
  if (properties) return objectText(schema, refer, depth)
  if (items) return schema.comma_separated ? oneOrMany(text(items)) : listOf(text(items))
  if (Array.isArray(type)) return type.map((each) => scalars[each] ?? 'unknown').join(' | ')
  if (type === 'object') return `Record<string, ${valueText(schema, text)}>`
  return scalars[type ?? ''] ?? 'unknown'
}

const scalars: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'unknown[]',
}

const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)

function openUnion(values: unknown[]) {
  const literals = values.map(literal)
  const open = values.some((value) => typeof value === 'string')
  return [...literals, ...(open ? ['(string & {})'] : [])].join(' | ')
}

// Only a union needs parentheses.
const listOf = (item: string) =>
  /^[\w.[\]]+$|^\{[^]*\n *\}$/.test(item) && !/\} \| \{/.test(item) ? `${item}[]` : `(${item})[]`
const oneOrMany = (item: string) => `${item} | ${listOf(item)}`

// The values of an object with any keys.
function valueText({ patternProperties, additionalProperties }: JsonSchema, text: Text) {
  const [pattern] = Object.values(patternProperties ?? {})
  if (pattern) return text(pattern)
  return typeof additionalProperties === 'object' && additionalProperties.type
    ? text(additionalProperties)
    : 'unknown'
}
type Text = (schema: JsonSchema) => string

export function objectText(schema: JsonSchema, refer: Refer, depth = 0): string {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const comment = docComment(describe(field), indent.repeat(depth + 1))
    const mark = required.includes(name) ? '' : '?'
    const line = `${indent.repeat(depth + 1)}${name}${mark}: ${typeText(field, refer, depth + 1)}\n`
    return comment + foldUnion(line, indent.repeat(depth + 2))
  })
  if (fields.length === 0) return 'Record<string, unknown>'
  return `{\n${fields.join('')}${indent.repeat(depth)}}`
}

// A wide union has a member on each line.
function foldUnion(line: string, margin: string) {
  const simple = !/[{(]\s|\)\[\]/.test(line.replace('(string & {})', ''))
  if (line.length <= width || !simple) return line
  const [name, union] = line.split(/: (.*)/s) as [string, string]
  return [`${name}:`, ...union.split(' | ').map((member) => `${margin}| ${member}`)].join('\n')
}

const describe = ({ description, anyOf }: JsonSchema) => description ?? anyOf?.[0]?.description

const width = 100

// A comment on one line, or wrapped. The lines of an example aren't wrapped.
export function docComment(text: string | undefined, margin = '', example: string[] = []): string {
  if (!text) return ''
  const safe = text.replaceAll('*/', '*\\/')
  const one_line = `${margin}/** ${safe} */\n`
  if (example.length === 0 && one_line.length <= width && !safe.includes('\n')) return one_line
  const lines = [
    ...safe.split('\n').flatMap((part) => wrap(part, width - margin.length - 3)),
    ...example,
  ]
  const body = lines.map((line) => `${margin} * ${line}`.trimEnd()).join('\n')
  return `${margin}/**\n${body}\n${margin} */\n`
}

function wrap(text: string, most: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line === '') lines[lines.length - 1] = word
    else if (line.length + word.length + 1 <= most) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

// `open a, b close` on one line, or one part a line where it is too wide.
export function fold(open: string, parts: string[], close: string, margin = '  ') {
  const line = `${open}${parts.join(', ')}${close}`
  const spaced = open.endsWith('{') ? `${open} ${parts.join(', ')} ${close}` : line
  if (spaced.length <= width) return spaced
  return `${open}\n${parts.map((part) => `${margin}${part},\n`).join('')}${margin.slice(2)}${close}`
}
