// Writes the curl commands of a guide in TypeScript, with the SDK. So both always say the same.
import { kinds, records, routes } from '#areas/index.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { itemOf, type Json, type JsonSchema, nameOf, plain } from '../schemas.ts'
import { callOf, camelCase, variableName } from '../sdk/names.ts'
import { literalText } from '../sdk/literal_text.ts'
import { type Request, nested, requestOf } from './curl_request.ts'
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

function find({ method, path }: Request): { route: Route; id?: string } | undefined {
  for (const route of routes.filter((each) => each.method === method)) {
    const pattern = new RegExp(`^${route.path.replace('{id}', '([^/]+)')}$`)
    const match = pattern.exec(path)
    if (match) return { route, ...(match[1] && { id: match[1] }) }
  }
  return undefined
}

// Steps return the object they were called with, but this one returns another.
const creating_steps = ['claims.replace']

type Sample = { route: Route; id?: string; request: Request; fails: boolean }

function statement({ route, id, request, fails }: Sample, returned: Returned) {
  const schema = plain(route.returns)
  const item = itemOf(schema)
  const name = nameOf(item ?? schema) ?? 'result'
  const variable = variableName(name)
  if (item) {
    const opening = `for await (const ${variable} of `
    return `${callText(opening, { route, id, request }, returned)}) console.log(${variable})`
  }
  const known = returned.get(name) ?? []
  const is_step = id !== undefined && known.length > 0 && !creating_steps.includes(route.name)
  if (is_step || fails) return callText('await ', { route, id, request }, returned)
  const own = known.length === 0 ? variable : `${variable}${known.length + 1}`
  const text = callText(`const ${own} = await `, { route, id, request }, returned)
  returned.set(name, [...known, own])
  return text
}

type Called = { route: Route; id: string | undefined; request: Request }

function callText(opening: string, { route, id, request }: Called, returned: Returned) {
  const start = `${opening}attune.${callOf(route).join('.')}(`
  const params = paramsOf(route, request)
  const shown = Object.keys(params).length > 0
  const options = Object.keys(request.options).length > 0 ? [literalText(request.options)] : []
  const skipped = options.length > 0 && (route.body ?? route.query) ? ['{}'] : []
  const parts = [
    ...(id ? [literalText(id)] : []),
    ...(shown ? [literalText(params, '', Math.min(70, 92 - start.length))] : skipped),
    ...options,
  ]
  return withVariables(`${start}${parts.join(', ')})`, returned)
}

const paramsOf = (route: Route, { body, query }: Request): Json =>
  isWrite(route)
    ? (typed(body, plain(route.body ?? route.returns)) as Json)
    : (typed(nested(query), route.query && plain(route.query)) as Json)

// Form values are text; the schema says which of them are numbers and switches.
function typed(value: unknown, schema: JsonSchema | undefined): unknown {
  const own = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const types = [own?.type ?? []].flat()
  if (Array.isArray(value)) return value.map((one) => typed(one, own?.items))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    const { additionalProperties: any_key, patternProperties = {} } = own ?? {}
    const other = typeof any_key === 'object' ? any_key : Object.values(patternProperties)[0]
    const typedField = (key: string, one: unknown) => typed(one, own?.properties?.[key] ?? other)
    return Object.fromEntries(entries.map(([key, one]) => [key, typedField(key, one)]))
  }
  if (typeof value !== 'string') return value
  if (types.includes('integer') || types.includes('number')) return Number(value)
  if (types.includes('array')) return value.split(',')
  return types.includes('boolean') ? value === 'true' : value
}

// ⟦PERSON⟧ as a variable: alone, or inside of a longer text.
function withVariables(text: string, returned: Returned) {
  const expression = (name: string) => {
    const object = name.toLowerCase()
    const variable = returned.get(object)?.at(-1)
    if (variable) return `${variable}.id`
    const is_object = [...kinds, ...records].some((kind) => kind.object === object)
    return is_object ? `${camelCase(object)}Id` : camelCase(object)
  }
  return text
    .replaceAll(/'⟦(\w+)⟧'/g, (_, name: string) => expression(name))
    .replaceAll(/'([^'\n]*⟦[^'\n]*)'/g, (_, inner: string) => `\`${inner}\``)
    .replaceAll(/⟦(\w+)⟧/g, (_, name: string) => `\${${expression(name)}}`)
}
