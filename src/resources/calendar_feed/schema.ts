// A calendar feed shows one practitioner's calendar to whoever has its address.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, Metadata, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { feedKind, feedLifecycle } from './lifecycle.ts'

const practitioner_id = Id('prac', 'Whose calendar it shows.')
const name = Text('What it is for, in your words.', 100, { examples: ['Phone'] })
const detail = Choice(
  ['busy', 'format'],
  'What it tells of a session: that there is one, or also how they meet. Never who or what for. ' +
    'Only the practitioner can ask for more than "busy".',
  { default: 'busy', examples: ['busy'] },
)

export const CalendarFeed = Resource('calendar_feed', feedKind.prefix, {
  practitioner_id,
  name,
  detail,
  issued_at: Timestamp('When its address was made.'),
  ...lifecycleFields(feedLifecycle),
  path: Type.Optional(
    Text('Where it can be read, on this server, without a key. Shown once; keep it safe.', 100, {
      examples: ['/calendars/9fKQ2m7VxTgZ4sWc8dLrNp3yHb6JaE1u.ics'],
    }),
  ),
})

export const CalendarFeedCreate = Type.Object(
  {
    ...Changes({ detail, metadata: Metadata }).properties,
    name: Type.Optional(name),
  },
  { examples: [{ name: 'Phone' }] },
)

export const feedFilters = Changes({
  practitioner_id,
  status: lifecycleFields(feedLifecycle).status,
}).properties

export type CalendarFeedCreate = Static<typeof CalendarFeedCreate>
