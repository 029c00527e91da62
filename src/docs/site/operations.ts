// The operations of a resource as the "Try it" form needs them: parameters, an example of the body,
// and where to find objects of the account in place of the example IDs. One small file for each
// resource, which the browser loads when a form is first opened.
import type { Route } from '#http/routing/route.ts'
import { isWrite } from '#http/routing/route.ts'
import { kinds, records, routes } from '#areas/index.ts'
import { exampleOf } from '../example.ts'
import { routesOf } from '../resources.ts'
import { type Json, type JsonSchema, plain } from '../json_schema.ts'
import { exampleId } from '../sdk/method.ts'

type Parameter = {
  name: string // As in an address: created_at[gte].
  required: boolean
  description: string
  values?: string[] // Exactly one of them.
  pairs?: boolean // Keys of the caller's own: metadata[key].
}

type Operation = {
  id?: string // An example of the ID in the path.
  query: Parameter[]
  body?: unknown
  needs_if_match: boolean
}

export type Operations = {
  operations: Record<string, Operation> // By method and path: "POST /v1/sessions".
  lists: Record<string, string> // By prefix of an ID, the list of its objects.
}

export function operationsOf(resource: string): Operations {
  const own = routesOf(resource)
  const operations = Object.fromEntries(
    own.map((route) => [`${route.method} ${route.path}`, operationOf(route)]),
  )
  const text = JSON.stringify(operations)
  const lists = listed.filter(({ prefix }) => text.includes(`"${prefix}_`))
  return { operations, lists: Object.fromEntries(lists.map(({ prefix, path }) => [prefix, path])) }
}

function operationOf(route: Route): Operation {
  const { path, query, body, needs_if_match = false } = route
  const fields = query && plain(query)
  return {
    ...(path.includes('{id}') && { id: exampleId(route) }),
    query: fields ? parametersOf(fields) : [],
    ...(isWrite(route) && body && { body: exampleOf(plain(body)) }),
    needs_if_match,
  }
}

const parametersOf = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const { properties: inside, description: about = '' } = field
    const parameter = { name, required: required.includes(name), description: about }
    if (inside) {
      return Object.keys(inside).map((key) => ({ ...parameter, name: `${name}[${key}]` }))
    }
    const values = valuesOf(field)
    const pairs = field.type === 'object'
    return [{ ...parameter, ...(values && { values }), ...(pairs && { pairs }) }]
  })

function valuesOf({ type, enum: values }: JsonSchema) {
  if (type === 'boolean') return ['true', 'false']
  return type === 'array' ? undefined : values?.map(String)
}

// The objects that a list without required parameters returns.
const listed = [...kinds, ...records].flatMap(({ table, prefix }) => {
  const path = `/v1/${table}`
  const list = routes.find((route) => route.method === 'GET' && route.path === path)
  const { required = [] } = (list?.query ? plain(list.query) : {}) as Json & JsonSchema
  return list && required.length === 0 ? [{ prefix, path }] : []
})
