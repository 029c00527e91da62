// An event tells that something changed: which object, which version, which fields, no values.
import Type from 'typebox'
import { Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'

export const eventKind = {
  object: 'event',
  table: 'events',
  prefix: 'evt',
  shows_request_key: true,
}

const type = Text('What happened: the kind of object and a word.', 100, {
  pattern: '^[a-z0-9_]+\\.([a-z_]+|\\*)$',
  examples: ['session.created'],
  says: 'must be a kind of event, as in session.created, or all of a resource, as in session.*.',
})
const object_id = Id('ses', 'The identifier of the object.')

export const Event = Type.Object(
  {
    id: Id('evt', 'The identifier of the event. It is also the webhook-id of its deliveries.'),
    object: Type.Literal('event', { description: 'What kind of object this is.' }),
    type,
    sequence: Type.Integer({
      description: 'Its place in the feed of the account: without gap, and in order.',
      minimum: 1,
      examples: [48213],
    }),
    data: Type.Object(
      {
        object: Type.Object(
          {
            id: object_id,
            object: Text('Its kind.', 60, { examples: ['session'] }),
            version: Type.Integer({
              description: 'Its version after the change.',
              minimum: 1,
              examples: [1],
            }),
            url: Text('Where it can be read.', 200, {
              examples: ['/v1/sessions/ses_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
            }),
          },
          { description: 'What changed.' },
        ),
        changed_fields: Type.Array(Text('A field.', 100, { examples: ['status'] }), {
          description: 'The names of the fields that changed; empty when it was made.',
          examples: [['status', 'started_at']],
        }),
      },
      { description: 'What changed, and what of it. No values: read the object for those.' },
    ),
    request: Type.Object(
      {
        id: Nullable(Text('The Request-Id.', 60, { examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'] })),
        idempotency_key: Nullable(
          Text(
            'The Idempotency-Key of the request. Null if the request had none, after 30 days, or ' +
              'if the person the request was about has been erased.',
            255,
            { examples: ['my-first-booking'] },
          ),
        ),
      },
      { description: 'The request that caused it; empty where time did.' },
    ),
    livemode,
    created_at: Timestamp('When it happened.'),
  },
  { title: 'event', description: 'Something that happened to an object of the account.' },
)

export const eventFilters = { type, object_id }

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
  created_at: string
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
  created_at: row.created_at,
})

// The word for many is the path: sessions, emergency_accesses, and session_series, which is its
// own.
function plural(object: string) {
  if (object.endsWith('series')) return object
  return object.endsWith('s') ? `${object}es` : `${object}s`
}
