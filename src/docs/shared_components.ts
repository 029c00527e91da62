// Security schemes, parameters and headers shared by many operations.
import type { Json } from './json_schema.ts'

export const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Secret key as a bearer token: `Authorization: Bearer sk_test_…`. Browsers and apps send a ' +
      'scoped token: `st_test_…`.',
  },
  x_api_key: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'The same key, for clients that cannot set `Authorization`.',
  },
}

// Rarely sent parameters have no example: readers copy what they see.
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })

export const parameters: Json = {
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'ID of the object.',
    schema: text(64),
  },
  idempotency_key: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Unique value you generate for this write. A retry with the same key returns the first ' +
      'response and never creates a second object. Do not put names or health data in it.',
    schema: {
      ...text(255),
      pattern: '^[\\x21-\\x7e]{1,255}$',
      examples: ['b0c1f3a2-booking-8841'],
    },
  },
  if_match: {
    name: 'If-Match',
    in: 'header',
    description:
      'ETag of the object as you read it. If the object has changed since, nothing is written ' +
      'and the response is 412.',
    // One that no object can have isn't current either: 412, not 400.
    schema: { type: 'string' },
  },
  on_behalf_of: {
    name: 'On-Behalf-Of',
    in: 'header',
    description:
      'ID of the practitioner to act for. Limits the request to what that practitioner may see ' +
      'and do. Without it, the account acts.',
    schema: text(64),
  },
}

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string', examples: [example] },
})

export const headers: Json = {
  'Request-Id': {
    ...header(
      'ID of this request. Include it when you contact support.',
      'req_4Jv0hTq8kYb2Wm6Zc1Rx9N',
    ),
    required: true,
  },
  'RateLimit-Policy': header(
    'Rate limits in effect (IETF draft 11): `q` requests in `w` seconds. Omitted if limits are ' +
      'off.',
    '"burst";q=25;w=1, "sustained";q=750;w=60',
  ),
  RateLimit: header(
    'Remaining quota: `r` requests for the next `t` seconds.',
    '"burst";r=24;t=1, "sustained";r=749;t=60',
  ),
  ETag: header('Version of the object, for `If-Match`.', '"1"'),
  'Retry-After': header('Seconds to wait before the next attempt.', 1),
  'WWW-Authenticate': header(
    '`invalid_request`: no key was sent. `invalid_token`: a key was sent and rejected.',
    'Bearer realm="Attune API", error="invalid_token"',
  ),
}

export const headersNamed = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
