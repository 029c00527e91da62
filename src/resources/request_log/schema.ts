// A request log tells of one request: what was asked, by which key, and how it ended. No query, no
// body, and of the path only what we made ourselves: words and ids.
import Type from 'typebox'
import { Choice, Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'

export const requestLogKind = {
  object: 'request_log',
  table: 'request_logs',
  prefix: 'req',
  shows_request_key: true,
}

const method = Choice(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'], 'How.', {
  examples: ['POST'],
})
const path = Text(
  'Where, without the query. What is neither a word of ours nor an id of ours ' +
    'stands as [redacted].',
  500,
  { examples: ['/v1/sessions'] },
)
const error_code = Text('Why it was refused.', 60, { examples: ['slot_taken'] })
const api_key_id = Id('key', 'The API key it came with.')
const scoped_token_id = Id('st', 'The scoped token it came with.')
const idempotency_key = Text('The Idempotency-Key of the request.', 255, {
  examples: ['my-first-booking'],
})

export const RequestLog = Type.Object(
  {
    id: Id('req', 'The Request-Id of the answer.'),
    object: Type.Literal('request_log', { description: 'What kind of object this is.' }),
    method,
    path,
    status: Type.Integer({ description: 'The status of the answer.', examples: [200] }),
    error_code: Nullable(error_code),
    api_key_id: Nullable(api_key_id),
    scoped_token_id: Nullable(scoped_token_id),
    idempotency_key: Nullable({
      ...idempotency_key,
      description:
        'The Idempotency-Key of the request. Null if the request had none or was refused, or if ' +
        'the person it was about has been erased.',
    }),
    took_ms: Type.Integer({ description: 'How long it took.', minimum: 0, examples: [12] }),
    livemode,
    created_at: Timestamp('When it was answered, in real time.'),
  },
  { title: 'request_log', description: 'One request of the account, and how it ended.' },
)

export const requestLogFilters = {
  method,
  path,
  status: Text('The status of the answer, or all that begin alike: 404, or 4xx.', 3, {
    pattern: '^[1-5](\\d\\d|xx)$',
    examples: ['4xx'],
    says: 'must be a status, as in 404, or a class of them, as in 4xx.',
  }),
  error_code,
  api_key_id,
  scoped_token_id,
  idempotency_key,
}
