// Describes one route as an OpenAPI operation.
import Type from 'typebox'
import { isDeepStrictEqual } from 'node:util'
import type { SchemaKeywords } from '#http/parsing/schema_keywords.ts'
import { strictSchema } from '#http/parsing/strict_schema.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { routes } from '#areas/index.ts'
import { resourceOf } from './resources.ts'
import { code } from './markdown.ts'
import { eventsOf } from './route_events.ts'
import { headersNamed } from './shared_components.ts'
import { errorResponses } from './error_responses.ts'
import { exampleOf } from './example.ts'
import { takesActor } from './route_errors.ts'
import { isShownByItem, responseExample } from './response_example.ts'
import type { Components } from './components.ts'
import { type Json, plain } from './json_schema.ts'
import { nameOf, schemaIn } from './schemas.ts'

export function operationOf(components: Components, route: Route): Json {
  const { name, summary, sandbox_only } = route
  const body = bodyOf(components.schemas, route)
  return {
    operationId: name,
    tags: [resourceOf(route)],
    summary,
    description: descriptionOf(route),
    parameters: parametersOf(components, route),
    ...(body && { requestBody: body }),
    responses: {
      200: successOf(components, route),
      ...errorResponses(components, route),
      default: { $ref: '#/components/responses/other_error' },
    },
    ...(sandbox_only && { 'x-sandbox-only': true }),
  }
}

export function descriptionOf(route: Route) {
  const { scope, conditional_scopes = [], actors, sandbox_only, shows_once = [] } = route
  const named = (names: readonly string[]) => names.map(code).join(', ')
  return [
    scope ? `Required scope: ${code(scope)}.` : 'No scope required.',
    conditional_scopes.length > 0 &&
      `Some parameters also require the ${named(conditional_scopes)} scope.`,
    callersOf(actors),
    sandbox_only && 'Sandbox only.',
    eventsOf(route).length > 0 && `Events: ${named(eventsOf(route))}.`,
    route.pdf && 'With `Accept: application/pdf`, the response is a PDF to print or send.',
    route.csv && 'With `Accept: text/csv`, the response is the rows as CSV.',
    shows_once.length > 0 &&
      `${named(shows_once)} is returned only once. A retry with the same \`Idempotency-Key\` ` +
        'omits it.',
  ]
    .filter(Boolean)
    .join(' ')
}

// Retrieve a superbill. -> Download a superbill as a PDF.
export const pdfSummary = ({ summary }: Pick<Route, 'summary'>) =>
  summary.replace(/^Retrieve ([^:]*)(:.*)?\.$/, 'Download $1 as a PDF.')

// The callers a route accepts, unless they are the default: a secret key, alone or on behalf of a
// practitioner.
function callersOf(actors: Route['actors'] = ['account', 'practitioner']) {
  if (!actors.includes('account')) {
    return 'Practitioners only. Send `On-Behalf-Of` with the ID of the practitioner.'
  }
  if (actors.includes('person')) return "Available to a person's scoped token, for their own data."
  if (actors.includes('practitioner')) return undefined
  return 'Secret key only. Not available with `On-Behalf-Of` or a scoped token.'
}

// How a value that isn't a single text is written in a URL: `a[b]=c`, or `a=b,c`.
function notationOf({ type }: Json) {
  if (type === 'object') return { style: 'deepObject', explode: true }
  return type === 'array' ? { style: 'form', explode: false } : {}
}

const itemNameOf = ({ returns }: Route) => nameOf(plain(returns))?.replace(/_list$/, '')

// The ID in the path has the same name as the filter.
const filterName = (name: string) => (name === 'id' ? 'id_filter' : name)

// Whether other routes of the resource have the same parameter.
const isRepeated = (route: Route, name: string, schema: unknown) =>
  routes.some(
    (other) =>
      other !== route &&
      resourceOf(other) === resourceOf(route) &&
      isDeepStrictEqual(plain(other.query ?? Type.Object({})).properties?.[name], schema),
  )

function parametersOf(components: Components, route: Route): Json[] {
  const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const named = route.path.includes('{id}')
  const { properties = {}, required = [] } = plain(route.query ?? Type.Object({}))
  const query = Object.entries(properties).map(([name, schema]) => {
    const { description = schema.description, ...rest } = schemaIn(components.schemas, schema)
    const needed = required.includes(name) && { required: true }
    const notation = notationOf(schema)
    const parameter = { name, in: 'query', ...needed, ...notation, description, schema: rest }
    // Most lists have the same filters, so each is described once.
    const key = name === 'expand' ? `expand_${itemNameOf(route)}` : filterName(name)
    const same = Object.keys(components.parameters).find((each) =>
      isDeepStrictEqual(components.parameters[each], parameter),
    )
    if (same) return shared(same)
    const free = components.parameters[key] ? `${resourceOf(route)}_${key}` : key
    if (free !== key && !isRepeated(route, name, schema)) return parameter
    components.parameters[free] = parameter
    return shared(free)
  })
  return [
    ...(named ? [shared('id')] : []),
    ...query,
    ...(isWrite(route) ? [shared('idempotency_key')] : []),
    // An event never changes, so it has no version to match.
    ...(isWrite(route) && named && resourceOf(route) !== 'events' ? [shared('if_match')] : []),
    ...(takesActor(route) ? [shared('on_behalf_of')] : []),
  ]
}

// Unknown parameters are refused, so every object of a request is closed. The introduction
// explains bodies sent as a form: OpenAPI has no words for a[]=, and a second type per body would
// only make clients generated from it choose.
function bodyOf(schemas: Components['schemas'], { name, body }: Route): Json | undefined {
  const { properties = {}, required = [] } = plain(body ?? Type.Object({}))
  if (Object.keys(properties).length === 0) return undefined
  const title = `${name.replaceAll('.', '_')}_request`
  const closed = { title, ...plain(strictSchema(body as SchemaKeywords)) }
  // The example is that of the body.
  const { examples: _, ...shape } = closed
  const schema = schemaIn(schemas, shape)
  const example = exampleOf(closed)
  return {
    required: required.length > 0,
    content: { 'application/json': { schema, example } },
  }
}

// Operations that return the same object share its response and example; what a step changes in
// the object, its lifecycle says.
function successOf({ schemas, examples, responses }: Components, route: Route): Json {
  const returns = plain(route.returns)
  const name = nameOf(returns) ?? route.name.replaceAll('.', '_')
  // Orval adds "Response" to a name: that of `form` would be the schema `form_response`.
  const shared = `${name}_${route.pdf ? 'or_pdf' : route.csv ? 'or_csv' : 'returned'}`
  const shown = !isShownByItem(returns)
  if (shown) {
    examples[name] ??= { summary: `Example of ${code(name)}.`, value: responseExample(route) }
  }
  // The introduction describes the headers of every response and of every write.
  const versioned = 'version' in (returns.properties ?? {})
  responses[shared] ??= {
    description: 'Success.',
    ...(versioned && { headers: headersNamed('ETag') }),
    content: {
      'application/json': {
        schema: schemaIn(schemas, returns),
        ...(shown && { examples: { [name]: { $ref: `#/components/examples/${name}` } } }),
      },
      ...(route.pdf && { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
      ...(route.csv && { 'text/csv': { schema: { type: 'string' } } }),
    },
  }
  return { $ref: `#/components/responses/${shared}` }
}
