// The form of an event: thin. It tells which object changed and what of it, never a value.
import Type from 'typebox'
import { Id, Nullable, Text, Timestamp } from '#fields.ts'
import { example_created_at } from './example.ts'

const Changed = Type.Object(
  {
    id: Id('ses', 'Its identifier.'),
    object: Text('What kind of object it is.', 64, { examples: ['session'] }),
    version: Type.Integer({ description: 'Its version.', minimum: 1, examples: [1] }),
    url: Text('Where to read it.', 200, { examples: ['/v1/sessions/ses_4Jv0hTq8kYb2Wm6Zc1Rx9N'] }),
  },
  { description: 'The object that changed.' },
)

export const Event = Type.Object(
  {
    id: Id('evt', 'The identifier of the event.'),
    object: Type.Literal('event', { description: 'What kind of object this is.' }),
    type: Text('What happened.', 100, { examples: ['session.scheduled'] }),
    created_at: Timestamp('When it happened.', example_created_at),
    livemode: Type.Boolean({
      description: 'False in the sandbox, true in production.',
      examples: [false],
    }),
    sequence: Type.Integer({
      description: 'Its place among the events of the account, without gaps.',
      minimum: 1,
      examples: [1],
    }),
    data: Type.Object(
      {
        object: Changed,
        changed_fields: Type.Array(Text('A field.', 100), {
          description: 'What of it changed.',
          examples: [['status']],
        }),
      },
      { description: 'What the event is about.' },
    ),
    request: Type.Object(
      {
        id: Nullable(
          Text('The request that caused it, if one did.', 64, {
            examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
          }),
        ),
        idempotency_key: Nullable(
          Text('The Idempotency-Key of that request.', 255, {
            examples: ['b0c1f3a2-booking-8841'],
          }),
        ),
      },
      { description: 'What caused it.' },
    ),
  },
  { title: 'event', description: 'Something that happened to an object.' },
)
