// The API as an OpenAPI 3.1 document, made from the routes, the schemas, the errors, the scopes
// and the events. Nothing in it is written by hand but the words that introduce it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scopes } from '#catalogue/scopes.ts'
import { root } from '#config.ts'
import { lifecycles, routes } from '#resources/index.ts'
import { about, objectName, resources } from './about.ts'
import { headers, headersNamed, parameters, securitySchemes } from './shared_parts.ts'
import { ErrorEnvelope } from './envelope_schema.ts'
import { introduction } from './introduction.ts'
import { serversOf } from './openapi_server.ts'
import { operationOf } from './operation.ts'
import { type Json, plain, schemaIn } from './schemas.ts'
import { webhooksOf } from './webhooks.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

export function openApi(public_url?: string): Json {
  const components: Json = {
    schemas: {},
    responses: {},
    parameters,
    headers,
    securitySchemes,
  }
  const error = schemaIn(components.schemas, plain(ErrorEnvelope))
  components.responses.other_error = {
    description:
      'Whatever else goes wrong, HTTP itself included, has the same form: 405 with the methods ' +
      'the path takes, 408, 417, 431.',
    headers: headersNamed('Request-Id'),
    content: { 'application/json': { schema: error } },
  }
  const paths: Json = {}
  for (const route of routes) {
    const path = (paths[route.path] ??= {})
    path[route.method.toLowerCase()] = operationOf(components as never, route)
  }
  const webhooks = webhooksOf(components)
  addLifecycles(components.schemas)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Attune API',
      version,
      summary: 'Mental healthcare, from the first search to the last payment.',
      description: introduction,
      contact: { name: 'Attune' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: serversOf(public_url),
    tags: resources
      .toSorted()
      .map((name) => ({ name, description: about[name] ?? objectName(name) })),
    paths,
    webhooks,
    components,
    'x-scopes': scopes,
  }
}

// Where an object can be, and which steps lead from where to where.
function addLifecycles(schemas: Json) {
  for (const { kind, initial, states, steps } of lifecycles) {
    const told = Object.entries(steps).map(
      ([step, { from, to, word = to, by = 'caller', does }]) => [
        step,
        { from, to, by, does, event: `${kind.object}.${word}` },
      ],
    )
    const schema = schemas[kind.object]
    if (schema) schema['x-lifecycle'] = { initial, states, steps: Object.fromEntries(told) }
  }
}
