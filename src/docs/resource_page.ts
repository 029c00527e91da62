// The reference page of one resource: fields, lifecycle, operations and events.
import { errors } from '#catalogue/errors.ts'
import { displayName } from '#catalogue/phrases.ts'
import type { Route } from '#http/routing/route.ts'
import type { Lifecycle } from '#kernel/lifecycle.ts'
import { events, lifecycles } from '#areas/index.ts'
import { objectName, objectOf, routesOf } from './resources.ts'
import { about } from '#areas/index.ts'
import { exampleOf } from './example.ts'
import { code, json, page, table } from './markdown.ts'
import { descriptionOf } from './operation.ts'
import { errorsOf } from './route_errors.ts'
import { responseExample } from './response_example.ts'
import { callText } from './sdk/method.ts'
import { type JsonSchema, plain } from './schemas.ts'

export function resourcePage(resource: string) {
  const object = objectName(resource)
  const lifecycle = lifecycles.find(({ kind }) => kind.object === object)
  const routes = routesOf(resource)
  const sent = Object.entries(events).filter(([type]) => type.startsWith(`${object}.`))
  const read = routes.find(({ method, path }) => method === 'GET' && path.endsWith('{id}'))
  return page(
    resource,
    about[resource],
    `## The ${displayName(object)} object\n\n${fieldTable(objectOf(resource))}`,
    json(responseExample(read ?? routes[0]!)),
    lifecycle && lifecycleSection(lifecycle),
    `## Operations\n\n${routes.map(operationSection).join('\n\n')}`,
    sent.length > 0 &&
      `## Events\n\n${table(
        ['Event', 'Description'],
        sent.map(([type, when]) => [code(type), when]),
      )}`,
  )
}

function fieldTable({ properties = {}, required = [] }: JsonSchema, request = false) {
  const rows = Object.entries(properties).map(([name, schema]) => [
    code(name) + (request && required.includes(name) ? ' (required)' : ''),
    typeOf(schema),
    meaningOf(schema),
  ])
  return table(['Field', 'Type', 'Description'], rows)
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

function operationSection(route: Route) {
  const { method, path, summary, query, body, errors: own = [] } = route
  const body_schema = body && plain(body)
  const takes = body_schema && Object.keys(body_schema.properties ?? {}).length > 0
  const special = errorsOf(route).filter((name) => own.includes(name))
  return [
    `### ${code(`${method} ${path}`)}`,
    `${summary} ${descriptionOf(route)}`,
    `[TypeScript](../../../sdk/README.md): ${code(callText(route))}`,
    query && `Query parameters:\n\n${fieldTable(plain(query), true)}`,
    takes &&
      `Body parameters:\n\n${fieldTable(body_schema, true)}\n\n${json(exampleOf(body_schema))}`,
    special.length > 0 &&
      `Errors: ${special
        .map((name) => `[${code(name)}](../errors/${name}.md) (${errors[name].status})`)
        .join(', ')}, plus the [errors common to all operations](../errors.md).`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function lifecycleSection({ initial, states, steps }: Lifecycle) {
  const arrows = Object.entries(steps).flatMap(([step, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${by ? `${step} (by ${by})` : step}`),
  )
  const diagram = ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initial}`, ...arrows, '```']
  const meanings = table(
    ['Status', 'Meaning'],
    Object.entries(states).map(([state, meaning]) => [code(state), meaning]),
  )
  return `## Lifecycle\n\n${diagram.join('\n')}\n\n${meanings}`
}
