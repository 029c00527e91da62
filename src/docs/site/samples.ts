// Writes the curl commands of a guide in TypeScript, with the SDK. So both always say the same.
import { kinds, records, routes } from '#areas/index.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { itemOf, type Json, type JsonSchema, nameOf, plain } from '../schemas.ts'
import { callOf, camelCase } from '../sdk/names.ts'
import { literalText } from '../sdk/literal_text.ts'
import { commandsOf } from './shell_words.ts'

type Request = {
  method: string
  path: string
  query: [string, string][]
  body: Json
  options: Json
}

// The variables of the objects that were returned, by the name of the object.
type Returned = Map<string, string[]>

// Remembers what earlier samples of the page returned: $SESSION is then session.id.
export type Samples = (code: string) => string | undefined

export function createSamples(): Samples {
  const returned: Returned = new Map()
  return (code) => {
    const requests = commandsOf(code)?.map(requestOf)
    if (!requests || requests.length === 0) return undefined
    const statements: string[] = []
    for (const request of requests) {
      const found = request && find(request)
      if (!found) return undefined
      statements.push(statement(found.route, found.id, request, returned))
    }
    return statements.join('\n')
  }
}

const option_names: Record<string, string> = {
  'on-behalf-of': 'onBehalfOf',
  'idempotency-key': 'idempotencyKey',
  'if-match': 'ifMatch',
  'dry-run': 'dryRun',
}
const without_meaning = ['authorization', 'content-type']

// Undefined for a command that isn't a call of the API.
function requestOf([program, ...words]: string[]): Request | undefined {
  if (program !== 'curl') return undefined
  const request: Request = { method: '', path: '', query: [], body: {}, options: {} }
  const fields: [string, string][] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === '--cacert' || word === '-s') at += word === '-s' ? 0 : 1
    else if (word === '-X') request.method = words[++at] ?? ''
    else if (word === '-H') {
      if (!setHeader(request, words[++at] ?? '')) return undefined
    } else if (word === '-d') {
      if (!setBody(request, fields, words[++at] ?? '')) return undefined
    } else if (word.startsWith('https://localhost:8443/v1/')) {
      const { pathname, searchParams } = new URL(word)
      request.path = decodeURIComponent(pathname)
      request.query = [...searchParams]
    } else return undefined
  }
  request.body = { ...request.body, ...nested(fields) }
  request.method ||= Object.keys(request.body).length > 0 ? 'POST' : 'GET'
  return request.path ? request : undefined
}

function setHeader({ options }: Request, line: string) {
  const [name = '', value = ''] = line.split(/:\s*/, 2)
  const option = option_names[name.toLowerCase()]
  if (option === 'dryRun') options[option] = value === 'true'
  else if (option === 'ifMatch') options[option] = Number(value.replaceAll('"', ''))
  else if (option) options[option] = value
  return option !== undefined || without_meaning.includes(name.toLowerCase())
}

function setBody(request: Request, fields: [string, string][], text: string) {
  if (!text.startsWith('{')) {
    const [, name, value] = /^([^=]+)=([^]*)$/.exec(text) ?? []
    if (name !== undefined) fields.push([name, value!])
    return name !== undefined
  }
  try {
    request.body = JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// a[b]=c and a[]=b as objects and lists.
function nested(fields: [string, string][]): Json {
  const whole: Json = {}
  for (const [name, value] of fields) {
    const [first = ''] = name.split('[')
    const path = [first, ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!)]
    let place: any = whole // `any`: lists and objects, by key.
    for (const [at, key] of path.entries()) {
      const last = at === path.length - 1
      const next = path[at + 1] === '' || /^\d+$/.test(path[at + 1] ?? '') ? [] : {}
      const own = Array.isArray(place) ? (key === '' ? place.length : Number(key)) : key
      if (last) place[own] = value
      else place = place[own] ??= next
    }
  }
  return whole
}

function find({ method, path }: Request): { route: Route; id?: string } | undefined {
  for (const route of routes.filter((each) => each.method === method)) {
    const pattern = new RegExp(`^${route.path.replace('{id}', '([^/]+)')}$`)
    const match = pattern.exec(path)
    if (match) return { route, ...(match[1] && { id: match[1] }) }
  }
  return undefined
}

function statement(route: Route, id: string | undefined, request: Request, returned: Returned) {
  const schema = plain(route.returns)
  const item = itemOf(schema)
  const name = nameOf(item ?? schema) ?? 'result'
  const params = isWrite(route)
    ? typed(request.body, plain(route.body ?? route.returns))
    : typed(nested(request.query), route.query && plain(route.query))
  const filled = Object.keys(params as Json).length > 0
  const with_options = Object.keys(request.options).length > 0
  const needs_params = with_options && (route.body ?? route.query)
  const variable = camelCase(name)
  const known = returned.get(name) ?? []
  const own = known.length === 0 ? variable : `${variable}${known.length + 1}`
  // A step returns the object it was called with, so it needs no name.
  const opening = item
    ? `for await (const ${variable} of `
    : known.length > 0 && id
      ? 'await '
      : `const ${own} = await `
  const start = `${opening}attune.${callOf(route).join('.')}(`
  const parts = [
    ...(id ? [literalText(id)] : []),
    ...(filled
      ? [literalText(params, '', Math.min(70, 92 - start.length))]
      : needs_params
        ? ['{}']
        : []),
    ...(with_options ? [literalText(request.options)] : []),
  ]
  const text = withVariables(`${start}${parts.join(', ')})`, returned)
  if (!item && (known.length === 0 || !id)) returned.set(name, [...known, own])
  return item ? `${text}) console.log(${variable})` : text
}

// Form values are text; the schema says which of them are numbers and switches.
function typed(value: unknown, schema: JsonSchema | undefined): unknown {
  const own = schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema
  const types = [own?.type ?? []].flat()
  if (Array.isArray(value)) return value.map((one) => typed(one, own?.items))
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([key, one]) => [key, typed(one, own?.properties?.[key])]),
    )
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
