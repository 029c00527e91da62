// What many operations share: the keys, the parameters and the headers.
import { simulate_header, simulations } from '#http/simulate.ts'
import type { Json } from './schemas.ts'

export const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A secret key as bearer token: `Authorization: Bearer sk_test_…`. From a browser or an ' +
      'app, a scoped token: `st_test_…`.',
  },
  x_api_key: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description: 'The same key, for clients that cannot set Authorization.',
  },
}

// What is rarely sent has no example: readers copy what they see.
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })

export const parameters: Json = {
  id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The identifier of the object.',
    schema: text(64),
  },
  idempotency_key: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A value of your making, unique to this write. A retry with the same one never happens ' +
      'twice: it gets the first answer again. It is kept as it is sent, and shown in events and ' +
      'request logs: put no name and no health data into it.',
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
      'The ETag of the object as you read it. If it has changed since, nothing is written and ' +
      'the answer is 412.',
    schema: text(255),
  },
  on_behalf_of: {
    name: 'On-Behalf-Of',
    in: 'header',
    description:
      'The id of a practitioner. Narrows the call to what that practitioner may see and do; ' +
      'without it, the account itself acts.',
    schema: text(64),
  },
  dry_run: {
    name: 'Dry-Run',
    in: 'header',
    description:
      'With true, everything is checked and nothing is changed: the answer is a `dry_run` that ' +
      'holds what would be answered and the events that would be sent; a refusal is the same.',
    // What is not asked for comes first: a reader copies what the reference makes of it.
    schema: { type: 'string', enum: ['false', 'true'], default: 'false' },
  },
  attune_simulate: {
    name: simulate_header,
    in: 'header',
    description:
      'In the sandbox only: a fault of the service, on request, to rehearse retries with. One of ' +
      `${Object.keys(simulations)
        .map((value) => `\`${value}\``)
        .join(', ')}: see [Sandbox values](/docs/sandbox).`,
    schema: text(40),
  },
}

const header = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string', examples: [example] },
})

export const headers: Json = {
  'Request-Id': {
    ...header('Names this request; tell it when you ask about it.', 'req_4Jv0hTq8kYb2Wm6Zc1Rx9N'),
    required: true,
  },
  'RateLimit-Policy': header(
    'The limits of the account (IETF draft 11): q requests in w seconds. Not sent where limits ' +
      'are off.',
    '"burst";q=25;w=1, "sustained";q=750;w=60',
  ),
  RateLimit: header(
    'What is left of them: r requests, for t seconds.',
    '"burst";r=24;t=1, "sustained";r=749;t=60',
  ),
  ETag: header('The version of the object, for If-Match.', '"1"'),
  'Idempotent-Replayed': {
    description: 'Sent when this is the answer to an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'], examples: ['true'] },
  },
  'Dry-Run': {
    description: 'Sent when nothing was changed, because the request asked so: see `dry_run`.',
    schema: { type: 'string', enum: ['true'], examples: ['true'] },
  },
  'Retry-After': header('How many seconds to wait before the next attempt.', 1),
  'WWW-Authenticate': header(
    'invalid_request: no key was sent. invalid_token: a key was sent and rejected.',
    'Bearer realm="Attune API", error="invalid_token"',
  ),
}

export const headersNamed = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
