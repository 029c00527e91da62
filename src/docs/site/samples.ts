// Writes the curl commands of a guide in TypeScript, with the SDK. So both always say the same.
import { readFileSync } from 'node:fs'
import { literalText } from '../sdk/literal_text.ts'
import { camelCase, variableName } from '../sdk/variable_names.ts'
import { type Request, nested, requestOf } from './curl_request.ts'
import type { SampleOperation, SampleTable, ValueType } from './sample_operations.ts'
import { commandsOf } from './shell_words.ts'

// The variables of the objects that were returned, by the name of the object.
type Returned = Map<string, string[]>

// Remembers what earlier samples of the page returned: $SESSION is then session.id.
export type Samples = (code: string) => string | undefined

export function createSamples(): Samples {
  const returned: Returned = new Map()
  return (code) => {
    const commands = commandsOf(code)
    if (!commands || commands.length === 0) return undefined
    const statements: string[] = []
    for (const { words, comment } of commands) {
      const request = requestOf(words)
      const found = request && find(request)
      if (!found) return undefined
      if (comment) statements.push(`// ${comment}`)
      const fails = comment.startsWith('Fails')
      statements.push(statement({ ...found, request, fails }, returned))
    }
    return statements.join('\n')
  }
}

const { operations, objects } = JSON.parse(
  readFileSync(new URL('./sample_operations.json', import.meta.url), 'utf8'),
) as SampleTable

const known = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace('{id}', '([^/]+)')}$`),
}))

type Found = { operation: SampleOperation; id?: string }

function find({ method, path }: Request): Found | undefined {
  for (const { operation, pattern } of known) {
    const match = operation.method === method && pattern.exec(path)
    if (match) return { operation, ...(match[1] && { id: match[1] }) }
  }
  return undefined
}

// Steps return the object they were called with, but this one returns another.
const creating_steps = ['claims.replace']

type Sample = Found & { request: Request; fails: boolean }

function statement({ fails, ...called }: Sample, returned: Returned) {
  const { id, operation } = called
  const variable = variableName(operation.returns)
  if (operation.is_list) {
    const opening = `for await (const ${variable} of `
    return `${callText(opening, called, returned)}) console.log(${variable})`
  }
  const earlier = returned.get(operation.returns) ?? []
  const is_step = id !== undefined && earlier.length > 0 && !creating_steps.includes(operation.name)
  if (is_step || fails) return callText('await ', called, returned)
  const own = earlier.length === 0 ? variable : `${variable}${earlier.length + 1}`
  const text = callText(`const ${own} = await `, called, returned)
  returned.set(operation.returns, [...earlier, own])
  return text
}

type Called = Found & { request: Request }

function callText(opening: string, { operation, id, request }: Called, returned: Returned) {
  const start = `${opening}attune.${operation.call}(`
  const params = paramsOf(operation, request)
  const shown = Object.keys(params).length > 0
  const options = Object.keys(request.options).length > 0 ? [literalText(request.options)] : []
  const skipped = options.length > 0 && operation.takes_params ? ['{}'] : []
  const parts = [
    ...(id ? [literalText(id)] : []),
    ...(shown ? [literalText(params, '', Math.min(70, 92 - start.length))] : skipped),
    ...options,
  ]
  return withVariables(`${start}${parts.join(', ')})`, returned)
}

const paramsOf = ({ method, params }: SampleOperation, { body, query }: Request) =>
  typed(method === 'GET' ? nested(query) : body, params) as object

// Form values are text; the table says which of them are numbers, switches and lists.
function typed(value: unknown, type: ValueType | undefined): unknown {
  const { items, fields = {}, other } = typeof type === 'object' ? type : {}
  if (Array.isArray(value)) return value.map((one) => typed(one, items))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return Object.fromEntries(entries.map(([key, one]) => [key, typed(one, fields[key] ?? other)]))
  }
  if (typeof value !== 'string') return value
  if (type === 'number') return Number(value)
  if (type === 'list' || items) return value.split(',')
  return type === 'boolean' ? value === 'true' : value
}

// ⟦PERSON⟧ as a variable: alone, or inside of a longer text.
function withVariables(text: string, returned: Returned) {
  const expression = (name: string) => {
    const object = name.toLowerCase()
    const variable = returned.get(object)?.at(-1)
    if (variable) return `${variable}.id`
    return objects.includes(object) ? `${camelCase(object)}Id` : camelCase(object)
  }
  return text
    .replaceAll(/'⟦(\w+)⟧'/g, (_, name: string) => expression(name))
    .replaceAll(/'([^'\n]*⟦[^'\n]*)'/g, (_, inner: string) => `\`${inner}\``)
    .replaceAll(/⟦(\w+)⟧/g, (_, name: string) => `\${${expression(name)}}`)
}
