// Schema of external calendars: iCalendar URLs whose busy times block a practitioner's slots.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Id,
  Integer,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  sensitive,
  Text,
  Timestamp,
  TimeZone,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { busy_times_faults, type Validators } from '#outside/ports/busy_times.ts'
import { externalCalendarKind, externalCalendarLifecycle } from './lifecycle.ts'

const practitioner_id = Id('prac', 'ID of the practitioner.')
const name = Text('Name of the calendar. Default: `Calendar`.', 100, { examples: ['Personal'] })
const time_zone = Nullable(
  TimeZone("Time zone of all-day events and times without one. Null: the practitioner's."),
)
const url = sensitive(
  Text('Secret iCalendar URL (`https` or `webcal`). Never returned.', 2_000, {
    examples: ['https://calendars.example.com/busy.ics'],
  }),
)

export const ExternalCalendar = Resource('external_calendar', externalCalendarKind.prefix, {
  practitioner_id,
  name,
  host: Text('Host of the URL.', 253, { examples: ['calendars.example.com'] }),
  time_zone,
  ...lifecycleFields(externalCalendarLifecycle),
  busy_times_count: Nullable(
    Integer('Number of busy times, overlapping ones merged. Null if not read.', 0, 1e6),
  ),
  last_fetched_at: Nullable(Timestamp('When the calendar was last read.')),
  last_changed_at: Nullable(Timestamp('When the busy times last changed.')),
  last_error_code: Nullable(
    Choice(busy_times_faults, 'Why the last attempt failed. Null if it succeeded.', {
      examples: ['not_found'],
    }),
  ),
})

export const ExternalCalendarCreate = Type.Object(
  {
    practitioner_id,
    url,
    ...UpdateOf({ name, time_zone, metadata: Metadata }).properties,
  },
  {
    examples: [
      {
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        url: 'https://calendars.example.com/busy.ics',
        name: 'Personal',
      },
    ],
  },
)
const paused = Type.Boolean({
  description: 'True to stop reading the calendar and unblock its times, false to resume.',
  examples: [false],
})
export const ExternalCalendarChange = UpdateOf({
  url,
  name,
  time_zone,
  paused,
  metadata: MetadataChange,
})

export const externalCalendarFilters = UpdateOf({
  practitioner_id,
  status: lifecycleFields(externalCalendarLifecycle).status,
}).properties

export type ExternalCalendarCreate = Static<typeof ExternalCalendarCreate>
export type ExternalCalendarChange = Static<typeof ExternalCalendarChange>
export interface ExternalCalendarRow extends ColumnsOf<typeof ExternalCalendar> {
  url: Buffer | null // Encrypted: see address.ts.
  validators: Validators | null
  covered_to: string | null
  failures: number
  attempted_at: string | null
  poll_after: string
  claimed_until: string | null
}
