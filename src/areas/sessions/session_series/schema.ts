// Schema of session series: the same session every few weeks at the same local time.
import Type, { type Static } from 'typebox'
import type { Kind } from '#kernel/record.ts'
import {
  type ColumnsOf,
  Choice,
  Id,
  Metadata,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Integer,
} from '#kernel/fields.ts'
import { Session } from '#areas/sessions/session/schema.ts'
import { SeriesBooking } from '#areas/sessions/session/booking_schema.ts'
import {
  Cancel,
  override_availability,
  requested_by,
} from '#areas/sessions/session/steps_schema.ts'

export const seriesKind: Kind<SessionSeriesRow> = {
  object: 'session_series',
  table: 'session_series',
  prefix: 'series',
  of_person: true,
  carries: () => ['scheduling'],
  encryption: { of: 'person_id', fields: { metadata: {} } },
}

const every_weeks = Integer('Weeks between sessions, 1 to 12. Default: 1.', 1, 12, {
  default: 1,
  examples: [1],
})
const count = Integer('Number of sessions requested, 1 to 52.', 1, 52, { examples: [4] })
const { practitioner_id, person_id, service_id, duration_minutes, time_zone, type, format } =
  Session.properties
const Skipped = Type.Object({
  starts_at: Timestamp("Start time that couldn't be booked."),
  code: Text('Error code, for example `slot_taken`.', 100, { examples: ['slot_taken'] }),
})

export const SessionSeries = Resource('session_series', seriesKind.prefix, {
  practitioner_id,
  person_id,
  starts_at: Timestamp('Start time of the first session.'),
  time_zone,
  service_id,
  every_weeks,
  count,
  duration_minutes,
  type,
  format,
  session_ids: Type.Array(Id('ses', 'ID of a session.'), {
    description: 'IDs of the booked sessions, in chronological order.',
    examples: [['ses_4Jv0hTq8kYb2Wm6Zc1Rx9N']],
  }),
  skipped: Type.Array(Skipped, {
    description: "Dates that couldn't be booked. Empty unless `on_conflict` is `skip`.",
    examples: [[]],
  }),
})

export const SessionSeriesCreate = Type.Object(
  {
    ...SeriesBooking,
    count,
    every_weeks: Type.Optional(every_weeks),
    on_conflict: Type.Optional(
      Choice(
        ['fail', 'skip'],
        "If some dates can't be booked: `fail` books none, `skip` books the rest.",
        {
          default: 'fail',
          examples: ['fail'],
        },
      ),
    ),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        starts_at: '2027-03-01T17:00:00Z',
        count: 4,
      },
    ],
  },
)

const which = {
  scope: Choice(
    ['this', 'following', 'all'],
    'Upcoming sessions affected: only `this` one, this and the `following` ones, or `all`.',
    {
      examples: ['all'],
    },
  ),
  session_id: Type.Optional(
    Nullable(Id('ses', 'ID of the selected session. Required for `this` and `following`.')),
  ),
}
export const SeriesCancel = Type.Object(
  { ...which, ...Cancel.properties },
  { examples: [{ scope: 'all' }] },
)
export const SeriesReschedule = Type.Object(
  {
    ...which,
    starts_at: Timestamp(
      'New start time of the session in `session_id` or, without one, of the first ' +
        'upcoming session. The others move by the same amount.',
    ),
    override_availability: Type.Optional(override_availability),
    requested_by: Type.Optional(requested_by),
  },
  { examples: [{ scope: 'all', starts_at: '2027-03-02T17:00:00Z' }] },
)

export const seriesFilters = {
  practitioner_id,
  person_id: Id('per', 'ID of the person the series is booked for.'),
  type,
  format,
}

export interface SessionSeriesRow extends ColumnsOf<typeof SessionSeries> {}
export type SessionSeriesCreate = Static<typeof SessionSeriesCreate>
export type SeriesCancel = Static<typeof SeriesCancel>
export type SeriesReschedule = Static<typeof SeriesReschedule>
