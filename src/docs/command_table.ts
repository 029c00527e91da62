// The table that the command line works from: every operation by resource and verb, with its
// fields, and every event type. Generated into src/cli/api_table.json, so that a command starts
// without importing the service.
import { events, routes } from '#areas/index.ts'
import type { Route } from '#http/routing/route.ts'
import { pdfSummary } from './operation.ts'
import { type JsonSchema, plain } from './json_schema.ts'

// A field is its type, its allowed values (a|b) or its nested fields ({a,b}). Brackets mean a list,
// an exclamation mark that it's required.
export type Fields = Record<string, string>
export type Operation = {
  method: string
  path: string // Below /v1.
  summary: string
  fields?: Fields // Of the query if the method is GET, of the body otherwise.
  pdf?: true // The response is a PDF, which the command saves.
}
export type CommandTable = {
  resources: Record<string, Record<string, Operation>>
  event_types: string[]
}

const most_values = 16 // More would make the help unreadable.

export function commandTable(): CommandTable {
  const resources: CommandTable['resources'] = {}
  for (const route of routes) {
    const { name, method, path, summary, query, body } = route
    const [resource, verb] = name.split('.') as [string, string]
    const input = method === 'GET' ? query : body
    if (query && method !== 'GET') throw new Error(`${name} has a query, but isn't a read.`)
    resources[resource] ??= {}
    const operation = {
      method,
      path: path.replace('/v1', ''),
      summary,
      ...(input && { fields: fieldsOf(plain(input)) }),
    }
    resources[resource][verb] = operation
    if (!route.pdf) continue
    resources[resource][pdfVerb(verb)] = { ...operation, summary: pdfSummary(route), pdf: true }
  }
  return { resources, event_types: Object.keys(events) }
}

const pdfVerb = (verb: string) => (verb === 'retrieve' ? 'pdf' : `${verb}_pdf`)

// As typed after the program's name: superbills pdf, persons statement_pdf.
export function pdfCommand({ name }: Route) {
  const [resource, verb] = name.split('.') as [string, string]
  return `${resource} ${pdfVerb(verb)}`
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Fields =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      `${typeOf(schema)}${required.includes(name) ? '!' : ''}`,
    ]),
  )

function typeOf(schema: JsonSchema): string {
  const { type, enum: values, const: constant, items, anyOf, properties } = schema
  if (properties) return `{${Object.keys(properties).join(',')}}`
  if (type === 'array') return `${items ? typeOf(items) : 'string'}[]`
  if (values && values.length <= most_values) return values.join('|')
  if (constant !== undefined) return String(constant)
  const known = anyOf?.find((each) => each.type !== 'null')
  if (known) return typeOf(known)
  return [type].flat().find((each) => each && each !== 'null') ?? 'object'
}

// One operation on each line, so that a change is easy to review.
export function commandTableJson(): string {
  const { resources, event_types } = commandTable()
  const lines = Object.entries(resources).map(([resource, verbs]) => {
    const operations = Object.entries(verbs).map(
      ([verb, operation]) => `${JSON.stringify(verb)}:${JSON.stringify(operation)}`,
    )
    return `${JSON.stringify(resource)}:{\n${operations.join(',\n')}\n}`
  })
  return (
    `{"resources":{\n${lines.join(',\n')}\n},\n` + `"event_types":${JSON.stringify(event_types)}}\n`
  )
}
