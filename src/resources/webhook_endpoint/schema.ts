// A webhook endpoint is an address of yours that events are sent to, signed.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Id,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { reason, endpointKind, endpointLifecycle } from './lifecycle.ts'

export const attemptKind = { object: 'webhook_attempt', table: 'webhook_attempts', prefix: 'wa' }

const url = Text('Where events are sent: https, on a public address.', 2_000, {
  examples: ['https://example.com/webhooks'],
})
const event_types = ListOf(
  Text('A kind of event, all of a resource ("session.*"), or all ("*").', 100, {
    pattern: '^(\\*|[a-z0-9_]+\\.([a-z_]+|\\*))$',
    examples: ['session.*'],
    says: 'must be a kind of event, as in session.created, session.* or *.',
  }),
  'Which events it gets.',
  100,
  { minItems: 1, examples: [['session.*', 'practitioner.created']] },
)
const description = Text('What it is for, in your words.', 500, { examples: ['Booking server'] })
const secret = Text('What its deliveries are signed with. Shown once; keep it safe.', 100, {
  examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD9ufCm1EGqhE='],
})

export const WebhookEndpoint = Resource('webhook_endpoint', endpointKind.prefix, {
  url,
  description: Nullable(description),
  event_types,
  ...lifecycleFields(endpointLifecycle),
  reason: Nullable(reason),
  failing_since: Nullable(Timestamp('Since when every delivery has failed.')),
  secret: Type.Optional(secret),
})

export const WebhookEndpointCreate = Type.Object({
  url,
  event_types,
  description: Type.Optional(Nullable(description)),
  metadata: Type.Optional(Metadata),
})

export const WebhookEndpointChange = Type.Object({
  ...Changes({ url, event_types, description: Nullable(description) }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const RotateSecret = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        description: 'How long deliveries are signed with the old secret as well.',
        minimum: 0,
        maximum: 604_800,
        default: 86_400,
        examples: [86_400],
      }),
    ),
  },
  { examples: [{ overlap_seconds: 86_400 }] },
)

export const Recover = Type.Object({
  since: Timestamp(
    'From when on events are looked at, by the real time.',
    '2026-11-14T00:00:00.000Z',
  ),
})

export const Recovery = Type.Object(
  {
    object: Type.Literal('webhook_recovery', { description: 'What kind of object this is.' }),
    livemode,
    webhook_endpoint_id: Id(endpointKind.prefix, 'The endpoint.'),
    since: Timestamp('From when on events were looked at.'),
    event_count: Type.Integer({
      description: 'How many events it did not get and will be sent now: at most 10,000.',
      minimum: 0,
      examples: [12],
    }),
    has_more: Type.Boolean({
      description: 'Whether there may be more: then ask again.',
      examples: [false],
    }),
  },
  { title: 'webhook_recovery', description: 'What an endpoint missed and will be sent.' },
)

export const Resend = Type.Object(
  { webhook_endpoint_id: Type.Optional(Id(endpointKind.prefix, 'To this endpoint alone.')) },
  { examples: [{}] },
)

export const WebhookAttempt = Type.Object(
  {
    id: Id(attemptKind.prefix, 'The identifier of the attempt.'),
    object: Type.Literal('webhook_attempt', { description: 'What kind of object this is.' }),
    event_id: Id('evt', 'The event that was sent.'),
    attempt: Type.Integer({ description: 'Which try it was.', minimum: 1, examples: [1] }),
    succeeded: Type.Boolean({ description: 'Whether the answer was a 2xx.', examples: [true] }),
    response_status: Nullable(
      Type.Integer({ description: 'The status of the answer, if one came.', examples: [200] }),
    ),
    failure: Nullable(Text('Why no answer came.', 60, { examples: ['timeout'] })),
    response_excerpt: Nullable(
      Type.String({ description: 'The first kilobyte of the answer.', examples: ['ok'] }),
    ),
    took_ms: Type.Integer({ description: 'How long it took.', minimum: 0, examples: [85] }),
    livemode,
    created_at: Timestamp('When it was made.'),
  },
  { title: 'webhook_attempt', description: 'One attempt to deliver an event.' },
)

export type WebhookEndpointCreate = Static<typeof WebhookEndpointCreate>
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>
