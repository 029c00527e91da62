// A webhook attempt is one delivery of an event to an endpoint.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { endpointKind } from './lifecycle.ts'

export const attemptKind = { object: 'webhook_attempt', table: 'webhook_attempts', prefix: 'wa' }

export const Resend = Type.Object(
  {
    webhook_endpoint_id: Type.Optional(
      Id(
        endpointKind.prefix,
        'ID of the webhook endpoint to resend to. Defaults to all subscribed endpoints.',
      ),
    ),
  },
  { examples: [{}] },
)

export const WebhookAttempt = Type.Object(
  {
    id: Id(attemptKind.prefix, 'Unique identifier, prefixed `wa_`.'),
    object: Type.Literal('webhook_attempt', {
      description: 'Object type. Always `webhook_attempt`.',
    }),
    event_id: Id('evt', 'ID of the event that was sent.'),
    attempt: Type.Integer({
      description: 'Number of the attempt, starting with 1.',
      minimum: 1,
      examples: [1],
    }),
    succeeded: Type.Boolean({
      description: 'True if the endpoint responded with a 2xx status.',
      examples: [true],
    }),
    response_status: Nullable(
      Type.Integer({
        description: 'HTTP status code of the response. Null if there was none.',
        examples: [200],
      }),
    ),
    failure: Nullable(
      Text('Why there was no response, for example `timeout`. Null if there was one.', 60, {
        examples: ['timeout'],
      }),
    ),
    response_excerpt: Nullable(
      Type.String({
        description: 'First kilobyte of the response body. Null if there was none.',
        examples: ['ok'],
      }),
    ),
    duration_ms: Type.Integer({
      description: 'Duration of the attempt in milliseconds.',
      minimum: 0,
      examples: [85],
    }),
    livemode,
    created_at: Timestamp('When the attempt was sent, by the real clock.'),
  },
  { title: 'webhook_attempt', description: 'An attempt to deliver an event.' },
)
