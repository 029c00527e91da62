// Error responses in OpenAPI: one example per code, and responses shared by the operations that
// return the same codes.
import { STATUS_CODES } from 'node:http'
import { errors, type ErrorCode } from '#catalogue/errors.ts'
import { isWrite, type Route } from '#http/routing/route.ts'
import { lifecycles, routes } from '#areas/index.ts'
import { ErrorEnvelope } from './envelope_schema.ts'
import { errorExample } from './error_example.ts'
import { code } from './markdown.ts'
import { byStatus, commonErrorsOf, errorsOf } from './route_errors.ts'
import type { Components } from './components.ts'
import { type Json, plain } from './json_schema.ts'
import { schemaIn } from './schemas.ts'
import { headersNamed } from './shared_components.ts'

// By status, without the errors of any operation, which the default response lists.
export function errorResponses(components: Components, route: Route): Json {
  const common = commonErrorsOf(route)
  const isShared = (code: ErrorCode) =>
    errors_of_any_operation.includes(code) && !(code === 'resource_not_found' && isNamed(route))
  const of_route = errorsOf(route).filter((code) => !isShared(code))
  const responses = [...byStatus(of_route)].map(([status, codes]) => {
    const own = codes.filter((code) => !common.includes(code))
    if (own.length > max_codes_in_name) return [status, responseOf(components, status, codes)]
    const name = sharedName(status, own)
    components.responses[name] ??= responseOf(components, status, codes)
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries(responses)
}

const max_codes_in_name = 2

const isNamed = ({ path }: Route) => path.includes('{id}')

// Errors of the key, of how a request is framed, of its headers, and of a service that can't
// respond now. They don't depend on the operation, so all share one response.
const errors_of_any_operation: ErrorCode[] = [
  'api_key_missing',
  'api_key_invalid',
  'permission_denied',
  'https_required',
  'origin_refused',
  'resource_not_found', // What a parameter names. That of the path has a response of its own.
  'precondition_failed',
  'idempotency_key_reused',
  'not_acceptable',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'overloaded',
  'storage_full',
  'database_unavailable',
  'idempotency_key_in_use',
]

export function otherError(components: Components): Json {
  return {
    ...contentOf(components, errors_of_any_operation),
    description:
      `Any other error has the same form: ${errors_of_any_operation.map(code).join(', ')}, and ` +
      'HTTP errors such as 405 (with `Allow`), 408, 417 and 431. 401 has `WWW-Authenticate`; 429 ' +
      'and 503 have `Retry-After`.',
    headers: headersNamed(
      'Request-Id',
      'WWW-Authenticate',
      'Retry-After',
      'RateLimit',
      'RateLimit-Policy',
    ),
  }
}

// Named after the codes that not every operation returns, or else after the status.
const sharedName = (status: number, own: ErrorCode[]) =>
  own.join('_or_') || STATUS_CODES[status]!.toLowerCase().replaceAll(/\W+/g, '_')

function responseOf(components: Components, status: number, codes: ErrorCode[]): Json {
  return {
    description: `${STATUS_CODES[status]}: ${codes.map(code).join(', ')}.`,
    ...(status === 503 && { headers: headersNamed('Retry-After') }),
    ...contentOf(components, codes),
  }
}

function contentOf(components: Components, codes: readonly ErrorCode[]): Json {
  const examples = codes.map((name) => {
    components.examples[name] ??= exampleFor(name)
    return [name, { $ref: `#/components/examples/${name}` }]
  })
  return {
    content: {
      'application/json': {
        schema: schemaIn(components.schemas, plain(ErrorEnvelope)),
        examples: Object.fromEntries(examples),
      },
    },
  }
}

// Shown for the first operation that returns the error.
function exampleFor(name: ErrorCode): Json {
  const declares = ({ errors }: Route) => errors?.includes(name)
  const route = routes.find(declares) ?? routes.find(isWrite)!
  const object = plain(route.returns).title
  const lifecycle = lifecycles.find(({ kind }) => kind.object === object)
  return { summary: errors[name].cause, value: errorExample(name, { route, lifecycle }) }
}
