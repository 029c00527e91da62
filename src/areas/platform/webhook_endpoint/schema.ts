// A webhook endpoint is a URL of yours that receives signed events.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Id,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  sensitive,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { reason, endpointKind, endpointLifecycle } from './lifecycle.ts'
import type { EncryptedSecret } from './secrets.ts'

const url = sensitive(
  Text('URL that receives events. HTTPS, with a publicly reachable host.', 2_000, {
    examples: ['https://example.com/webhooks'],
  }),
)
const event_types = ListOf(
  Text('Event type, all types of an object (`session.*`), or all types (`*`).', 100, {
    pattern: '^(\\*|[a-z0-9_]+\\.([a-z_]+|\\*))$',
    examples: ['session.*'],
    rule: 'must be an event type, for example `session.created`, `session.*` or `*`.',
  }),
  'Event types the endpoint receives.',
  100,
  { minItems: 1, examples: [['session.*', 'practitioner.created']] },
)
export const description = Text('Description of what the endpoint is for.', 500, {
  examples: ['Booking server'],
})
const skip_imported = Type.Boolean({
  description: 'Whether to skip the events of imports. Default: false.',
  examples: [false],
})
const secret = Text(
  'Signing secret. Returned only when the endpoint is created or its secret is rotated.',
  100,
  {
    examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD9ufCm1EGqhE='],
  },
)

export const WebhookEndpoint = Resource('webhook_endpoint', endpointKind.prefix, {
  url,
  description: Nullable(description),
  event_types,
  skip_imported,
  ...lifecycleFields(endpointLifecycle),
  reason: Nullable(reason),
  failing_since: Nullable(
    Timestamp('When deliveries started to fail. Null after a delivery succeeds.'),
  ),
  secret: Type.Optional(secret),
})

export const WebhookEndpointCreate = Type.Object({
  url,
  event_types,
  description: Type.Optional(Nullable(description)),
  skip_imported: Type.Optional(skip_imported),
  metadata: Type.Optional(Metadata),
})

export const WebhookEndpointChange = Type.Object({
  ...UpdateOf({ url, event_types, description: Nullable(description), skip_imported }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const RotateSecret = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        description:
          'Seconds during which deliveries are also signed with the old secret, up to 7 days.',
        minimum: 0,
        maximum: 604_800,
        default: 86_400,
        examples: [86_400],
      }),
    ),
  },
  { examples: [{ overlap_seconds: 86_400 }] },
)

const since = Timestamp('Recovers events whose `created_at` is this time or later.')
const recorded_since = Timestamp('Recovers events whose `recorded_at` is this time or later.')
const after = Type.Integer({
  description: 'Recovers events after this `sequence`. 0 starts with the first event.',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  examples: [48213],
})

// Exactly one of them.
export const Recover = Type.Object(UpdateOf({ since, recorded_since, after }).properties, {
  examples: [{ recorded_since: '2026-11-14T00:00:00.000Z' }],
})

export const Recovery = Type.Object(
  {
    object: Type.Literal('webhook_recovery', {
      description: 'Object type. Always `webhook_recovery`.',
    }),
    livemode,
    webhook_endpoint_id: Id(endpointKind.prefix, 'ID of the webhook endpoint.'),
    since: Nullable(Timestamp('`since` of the request. Null if it had none.')),
    recorded_since: Nullable(Timestamp('`recorded_since` of the request. Null if it had none.')),
    after: Nullable(
      Type.Integer({
        description: '`after` of the request. Null if it had none.',
        minimum: 0,
        examples: [48213],
      }),
    ),
    event_count: Type.Integer({
      description: 'Number of missed events that were queued for delivery, up to 10,000.',
      minimum: 0,
      examples: [12],
    }),
    has_more: Type.Boolean({
      description:
        'True if more events may have been missed. Recover the endpoint again to send them.',
      examples: [false],
    }),
  },
  {
    title: 'webhook_recovery',
    description: 'The missed events that will be sent to a webhook endpoint.',
  },
)

export type WebhookEndpointCreate = Static<typeof WebhookEndpointCreate>
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>
export type Recover = Static<typeof Recover>

// The row of a webhook endpoint: its fields, and columns that the API doesn't return.
export interface EndpointRow extends Omit<ColumnsOf<typeof WebhookEndpoint>, 'secret'> {
  secrets: EncryptedSecret[]
  warned_at: string | null // When `webhook_endpoint.failing` was sent.
}
