// What a write that was only rehearsed is answered.
import Type from 'typebox'
import { Event } from '#resources/event/schema.ts'

const { type, data, created_at } = Event.properties

export const DryRun = Type.Object(
  {
    object: Type.Literal('dry_run', { description: 'What kind of object this is.' }),
    livemode: Event.properties.livemode,
    answer: Type.Object(
      {},
      {
        description:
          'What would be answered, but for secrets that are shown once. Ids in it name nothing: ' +
          'what they would name was not made.',
        additionalProperties: true,
        examples: [{ object: 'session', status: 'scheduled' }],
      },
    ),
    events: Type.Array(Type.Object({ type, data, created_at }), {
      description: 'The events that would be sent, in their order.',
      examples: [[]],
    }),
  },
  { title: 'dry_run', description: 'What a write with `Dry-Run: true` would have come to.' },
)
