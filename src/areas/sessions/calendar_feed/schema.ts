// Schema of calendar feeds. A feed shows one practitioner's calendar to anyone with its URL.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Metadata,
  Resource,
  sensitive,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { feedKind, feedLifecycle } from './lifecycle.ts'

const practitioner_id = Id('prac', 'ID of the practitioner whose calendar the feed shows.')
const name = Text('Name of the feed, for example `Phone`. Default: `Calendar`.', 100, {
  examples: ['Phone'],
})
const detail = Choice(
  ['busy', 'format'],
  'Session details in the feed: `busy` (time only) or `format` (also how it is ' +
    'delivered). Never shows people or reasons. Only the practitioner can use `format`.',
  { default: 'busy', examples: ['busy'] },
)

export const CalendarFeed = Resource('calendar_feed', feedKind.prefix, {
  practitioner_id,
  name,
  detail,
  issued_at: Timestamp('When the feed URL was issued.'),
  ...lifecycleFields(feedLifecycle),
  url: Type.Optional(
    sensitive(
      Text(
        'URL of the feed. Works without an API key, so keep it secret. Returned only once.',
        2_000,
        {
          examples: ['https://api.example.com/calendars/9fKQ2m7VxTgZ4sWc8dLrNp3yHb6JaE1u.ics'],
        },
      ),
    ),
  ),
})

export const CalendarFeedCreate = Type.Object(
  {
    ...UpdateOf({ detail, metadata: Metadata }).properties,
    name: Type.Optional(name),
  },
  { examples: [{ name: 'Phone' }] },
)

export const feedFilters = UpdateOf({
  practitioner_id,
  status: lifecycleFields(feedLifecycle).status,
}).properties

export interface CalendarFeedRow extends ColumnsOf<typeof CalendarFeed> {
  token_hash: string
}
export type CalendarFeedCreate = Static<typeof CalendarFeedCreate>
