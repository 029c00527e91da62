// Builds the OpenAPI 3.1 document from the routes, schemas, errors, scopes and events. Only the
// introduction is written by hand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scopes } from '#catalogue/scopes.ts'
import { root } from '#settings/config.ts'
import { lifecycles, routes } from '#areas/index.ts'
import { objectName, resources } from './resources.ts'
import { about } from '#areas/index.ts'
import { headers, parameters, securitySchemes } from './shared_components.ts'
import { otherError } from './error_responses.ts'
import { addExpandedFields } from './expanded_fields.ts'
import { introduction } from './introduction.ts'
import { serversOf } from './openapi_server.ts'
import { operationOf } from './operation.ts'
import type { Components } from './components.ts'
import type { Json } from './json_schema.ts'
import { webhooksOf } from './webhooks.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

export function openApi(public_url?: string) {
  const components: Components = {
    schemas: {},
    responses: {},
    examples: {},
    parameters: { ...parameters },
    headers,
    securitySchemes,
  }
  components.responses.other_error = otherError(components)
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = (paths[route.path] ??= {})
    path[route.method.toLowerCase()] = operationOf(components, route)
  }
  const webhooks = webhooksOf(components)
  addLifecycles(components.schemas)
  addExpandedFields(components.schemas, routes)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Attune API',
      version,
      summary: 'Mental healthcare: verification, matching, sessions, notes, claims and payments.',
      description: introduction,
      contact: { name: 'Attune' },
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: serversOf(public_url),
    tags: resources
      .toSorted()
      .map((name) => ({ name, description: about[name] ?? objectName(name) })),
    security: [{ bearer: [] }, { x_api_key: [] }],
    paths,
    webhooks,
    components,
    'x-scopes': scopes,
  }
}

// The states of each object and the steps between them.
function addLifecycles(schemas: Components['schemas']) {
  for (const { kind, initial, states, steps } of lifecycles) {
    const entries = Object.entries(steps).map(
      ([step, { from, to, word = to, by = 'caller', summary: does }]) => [
        step,
        { from, to, by, does, event: `${kind.object}.${word}` },
      ],
    )
    const schema = schemas[kind.object]
    if (schema) schema['x-lifecycle'] = { initial, states, steps: Object.fromEntries(entries) }
  }
}
