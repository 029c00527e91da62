// The reference page of one resource: fields, lifecycle, operations and events.
import { isDeepStrictEqual } from 'node:util'
import { errors } from '#catalogue/errors.ts'
import { displayName } from '#catalogue/phrases.ts'
import type { Route } from '#http/routing/route.ts'
import { events, lifecycles } from '#areas/index.ts'
import { objectName, objectOf, retrieveOf, routesOf } from './resources.ts'
import { about } from '#areas/index.ts'
import { curlSample } from './curl_sample.ts'
import { lifecycleSection } from './lifecycle_section.ts'
import { code, json, page, table } from './markdown.ts'
import { descriptionOf } from './operation.ts'
import { errorsOf } from './route_errors.ts'
import { responseExample } from './response_example.ts'
import { pdfCommand } from './command_table.ts'
import { callText, pdfCall } from './sdk/method.ts'
import { type Json, type JsonSchema, plain } from './json_schema.ts'
import { itemOf } from './schemas.ts'

export function resourcePage(resource: string) {
  const object = objectName(resource)
  const lifecycle = lifecycles.find(({ kind }) => kind.object === object)
  const routes = routesOf(resource)
  const sent = Object.entries(events).filter(([type]) => type.startsWith(`${object}.`))
  const operations = routes.map((route) => operationSection(route, objectOf(resource)))
  return page(
    titleOf(resource),
    about[resource],
    `## The ${displayName(object)} object\n\n${fieldTable(objectOf(resource), { nested: true })}`,
    json(objectExample(resource)),
    lifecycle && lifecycleSection(lifecycle),
    `## Operations\n\n${operations.join('\n\n')}`,
    sent.length > 0 &&
      `## Events\n\n${table(
        ['Event', 'Description'],
        sent.map(([type, when]) => [code(type), when]),
      )}`,
  )
}

// The object as retrieved. Of a list, the first one.
function objectExample(resource: string) {
  const route = retrieveOf(resource) ?? routesOf(resource)[0]!
  const example = responseExample(route)
  return itemOf(plain(route.returns)) ? (example.data as Json[])[0] : example
}

export function titleOf(resource: string) {
  const name = displayName(resource)
  return name[0]!.toUpperCase() + name.slice(1)
}

const body_fields = { request: true, nested: true }

type Shown = {
  request?: boolean // Required fields are marked.
  nested?: boolean // Fields of objects inside are listed too.
  known?: JsonSchema // The object above, whose fields are listed there.
}

function fieldTable(schema: JsonSchema, { request = false, nested = false, known }: Shown = {}) {
  const rowsOf = (fields: JsonSchema, prefix = ''): string[][] => {
    const { properties = {}, required = [] } = fields
    return Object.entries(properties).flatMap(([name, field]) => {
      const mark = request && !prefix && required.includes(name) ? ' (required)' : ''
      const inside = insideOf(field)
      const opened = inside && nested && !isDeepStrictEqual(known?.properties?.[name], field)
      const own = [code(`${prefix}${name}`) + mark, typeOf(field), meaningOf(field)]
      return [own, ...(opened ? rowsOf(inside.schema, `${prefix}${name}${inside.sign}`) : [])]
    })
  }
  return table(['Field', 'Type', 'Description'], rowsOf(schema))
}

// The object inside of a field, or in the list that it is.
function insideOf(field: JsonSchema): { schema: JsonSchema; sign: string } | undefined {
  const own = field.anyOf?.find(({ type }) => type !== 'null') ?? field
  if (own.items) {
    const inside = insideOf(own.items)
    return inside && { ...inside, sign: `[]${inside.sign}` }
  }
  return own.properties ? { schema: own, sign: '.' } : undefined
}

const meaningOf = ({ description, anyOf }: JsonSchema) =>
  description ?? anyOf?.[0]?.description ?? ''

// As JSON types: string, integer or null, list of string.
function typeOf(schema: JsonSchema): string {
  const { anyOf, type, items, format, enum: values } = schema
  if (anyOf) return anyOf.map(typeOf).join(' or ')
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (values && values.length <= 12) return values.map((value) => code(`${value}`)).join(', ')
  if (items) return `list of ${typeOf(items)}`
  return format ? `${type} (${format})` : `${type}`
}

const typescript = '[TypeScript](../../../sdk/README.md)'
const command_line = '[command line](../../guides/command-line.md)'

function operationSection(route: Route, object: JsonSchema) {
  const { method, path, summary, query, body, errors: own = [] } = route
  const [title = '', ...explained] = summary.split(/(?<=\.) /)
  const body_schema = body && plain(body)
  const takes = body_schema && Object.keys(body_schema.properties ?? {}).length > 0
  const special = errorsOf(route).filter((name) => own.includes(name))
  return [
    `### ${title.replace(/\.$/, '')}`,
    `${code(`${method} ${path}`)}, in ${typescript} ${code(callText(route))}`,
    [...explained, descriptionOf(route)].join(' '),
    route.pdf &&
      `As a PDF: ${code(`attune.${pdfCall(route)}(id)`)} in TypeScript, or ` +
        `${code(`attune ${pdfCommand(route)} <id>`)} on the ${command_line}.`,
    query && `Query parameters:\n\n${fieldTable(plain(query), { request: true })}`,
    takes && `Body parameters:\n\n${fieldTable(body_schema, { ...body_fields, known: object })}`,
    curlSample(route),
    special.length > 0 &&
      `Errors: ${special
        .map((name) => `[${code(name)}](../errors/${name}.md) (${errors[name].status})`)
        .join(', ')}, plus the [errors common to all operations](../errors.md).`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
