// A request log records one request: method, path, key and result. It contains no query, no body,
// and only the parts of the path that are route names or IDs.
import Type from 'typebox'
import { Choice, client_name, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'

export const requestLogKind = {
  object: 'request_log',
  table: 'request_logs',
  prefix: 'req',
  shows_request_key: true,
}

const method = Choice(
  ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'],
  'HTTP method of the request.',
  {
    examples: ['POST'],
  },
)
const path = Text(
  'Path of the request, without the query. Segments that are neither route names nor IDs are ' +
    'replaced by `[redacted]`.',
  500,
  { examples: ['/v1/sessions'] },
)
const error_code = Text('Error code of the response. Null if the request succeeded.', 60, {
  examples: ['slot_taken'],
})
const api_key_id = Id('key', 'ID of the API key that sent the request. Null for a scoped token.')
const scoped_token_id = Id(
  'st',
  'ID of the scoped token that sent the request. Null for an API key.',
)
const member_id = Id('mem', 'ID of the member who sent the request. Null if none.')
const idempotency_key = Text('`Idempotency-Key` of the request.', 255, {
  examples: ['my-first-booking'],
})

export const RequestLog = Type.Object(
  {
    id: Id('req', 'Unique identifier: the `Request-Id` of the response.'),
    object: Type.Literal('request_log', { description: 'Object type. Always `request_log`.' }),
    method,
    path,
    status: Type.Integer({ description: 'HTTP status code of the response.', examples: [200] }),
    error_code: Nullable(error_code),
    api_key_id: Nullable(api_key_id),
    scoped_token_id: Nullable(scoped_token_id),
    member_id: Nullable(member_id),
    idempotency_key: Nullable({
      ...idempotency_key,
      description:
        '`Idempotency-Key` of the request. Null if the request had none or was rejected, or if ' +
        'the person it was about has been erased.',
    }),
    client: Nullable(client_name),
    duration_ms: Type.Integer({
      description: 'Time from request to response, in milliseconds.',
      minimum: 0,
      examples: [12],
    }),
    livemode,
    created_at: Timestamp('When the response was sent, by the real clock.'),
  },
  { title: 'request_log', description: 'A request your account sent, and its result.' },
)

export const requestLogFilters = {
  method,
  path,
  status: Text('HTTP status code, or a class of codes: `404` or `4xx`.', 3, {
    pattern: '^[1-5](\\d\\d|xx)$',
    examples: ['4xx'],
    rule: 'must be an HTTP status code or a class of codes, for example `404` or `4xx`.',
  }),
  error_code,
  api_key_id,
  scoped_token_id,
  member_id,
  idempotency_key,
  client: client_name,
}
