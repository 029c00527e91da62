// An event reports that an object changed: its ID, version and changed fields, but no values.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'

export const eventKind = {
  object: 'event',
  table: 'events',
  prefix: 'evt',
  shows_request_key: true,
}

const type = Text('Event type: an object type and a verb, for example `session.created`.', 100, {
  pattern: '^[a-z0-9_]+\\.([a-z_]+|\\*)$',
  examples: ['session.created'],
  rule: 'must be an event type such as `session.created`, or all of an object such as `session.*`.',
})
const object_id = Id('ses', 'ID of the object that changed.')
const object_type = Text('Type of the object that changed.', 60, { examples: ['session'] })

export const Event = Type.Object(
  {
    id: Id(
      'evt',
      'Unique identifier, prefixed `evt_`. Also sent as `webhook-id` with each delivery.',
    ),
    object: Type.Literal('event', { description: 'Object type. Always `event`.' }),
    type,
    sequence: Type.Integer({
      description: "Position in the account's event feed. Ascending, without gaps.",
      minimum: 1,
      examples: [48213],
    }),
    data: Type.Object(
      {
        object: Type.Object(
          {
            id: object_id,
            object: object_type,
            version: Type.Integer({
              description: 'Version of the object after the change.',
              minimum: 1,
              examples: [1],
            }),
            url: Text('Path to retrieve the object.', 200, {
              examples: ['/v1/sessions/ses_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
            }),
          },
          { description: 'The object that changed.' },
        ),
        changed_fields: Type.Array(Text('Name of the field.', 100, { examples: ['status'] }), {
          description: 'Names of the fields that changed. Empty if the object was created.',
          examples: [['status', 'started_at']],
        }),
      },
      {
        description:
          'The object and the fields that changed. To get the values, retrieve the object.',
      },
    ),
    request: Type.Object(
      {
        id: Nullable(
          Text('`Request-Id` of the request. Null for a scheduled job.', 60, {
            examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
          }),
        ),
        idempotency_key: Nullable(
          Text(
            '`Idempotency-Key` of the request. Null if the request had none, after 30 days, or ' +
              'if the person the request was about has been erased.',
            255,
            { examples: ['my-first-booking'] },
          ),
        ),
      },
      {
        description: 'The request that caused the event. Its fields are null for a scheduled job.',
      },
    ),
    imported: Type.Boolean({
      description: 'True if an import caused the event. Webhook endpoints can skip these.',
      examples: [false],
    }),
    livemode,
    created_at: Timestamp("When the event occurred, by the account's clock."),
    recorded_at: Timestamp('When the event was recorded, by the real clock.'),
  },
  { title: 'event', description: 'A change to an object of your account.' },
)

export const eventFilters = {
  type,
  object_id,
  object_type,
}

export type EventRow = {
  account: string
  id: string
  type: string
  sequence: number
  object: string
  object_id: string
  object_version: number
  changed_fields: string[]
  request_id: string | null
  idempotency_key: string | null
  imported: boolean
  created_at: string
  recorded_at: string
}

export const asEvent = (row: EventRow) => ({
  id: row.id,
  object: 'event',
  type: row.type,
  sequence: row.sequence,
  data: {
    object: {
      id: row.object_id,
      object: row.object,
      version: row.object_version,
      url: `/v1/${plural(row.object)}/${row.object_id}`,
    },
    changed_fields: row.changed_fields,
  },
  request: { id: row.request_id, idempotency_key: row.idempotency_key },
  imported: row.imported,
  created_at: row.created_at,
  recorded_at: row.recorded_at,
})

// The plural is the path: sessions, emergency_accesses, waiting_list_entries, session_series.
function plural(object: string) {
  if (object.endsWith('series')) return object
  if (object.endsWith('s')) return `${object}es`
  return /[^aeiou]y$/.test(object) ? `${object.slice(0, -1)}ies` : `${object}s`
}
