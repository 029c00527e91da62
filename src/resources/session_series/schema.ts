// A series is the same session again, every week or every few, at the same time of day.
import Type, { type Static } from 'typebox'
import { Choice, Id, Metadata, Nullable, Resource, Text, Timestamp, Whole } from '#fields.ts'
import { SeriesBooking, Session } from '#resources/session/schema.ts'
import { Cancel, override_availability } from '#resources/session/steps_schema.ts'

export const seriesKind = {
  object: 'session_series',
  table: 'session_series',
  prefix: 'series',
  of_person: true,
  carries: () => ['scheduling'],
  sealed: { of: 'person_id' as const, fields: { metadata: {} } },
}

const every_weeks = Whole('How many weeks from one to the next.', 1, 12, {
  default: 1,
  examples: [1],
})
const count = Whole('How many sessions.', 1, 52, { examples: [4] })
const { practitioner_id, person_id, duration_minutes, time_zone, type, format } = Session.properties
const Skipped = Type.Object({
  starts_at: Timestamp('When it would have begun.'),
  code: Text('Why it could not be booked.', 100, { examples: ['slot_taken'] }),
})

export const SessionSeries = Resource('session_series', seriesKind.prefix, {
  practitioner_id,
  person_id,
  starts_at: Timestamp('When the first begins.'),
  time_zone,
  every_weeks,
  count,
  duration_minutes,
  type,
  format,
  session_ids: Type.Array(Id('ses', 'A session.'), {
    description: 'Its sessions, in the order of time.',
    examples: [['ses_4Jv0hTq8kYb2Wm6Zc1Rx9N']],
  }),
  skipped: Type.Array(Skipped, {
    description: 'Those that could not be booked and were left out.',
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
        ['refuse', 'skip'],
        'What to do if some cannot be booked: all or nothing, or the rest.',
        {
          default: 'refuse',
          examples: ['refuse'],
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
  scope: Choice(['this', 'following', 'all'], 'Which of its sessions: those yet to come.', {
    examples: ['all'],
  }),
  session_id: Type.Optional(Nullable(Id('ses', 'The one that is meant, or from which on.'))),
}
export const SeriesCancel = Type.Object(
  { ...which, ...Cancel.properties },
  { examples: [{ scope: 'all' }] },
)
export const SeriesReschedule = Type.Object(
  {
    ...which,
    starts_at: Timestamp(
      'When the one that is meant, or the first, is to begin; the others move as far.',
    ),
    override_availability: Type.Optional(override_availability),
  },
  { examples: [{ scope: 'all', starts_at: '2027-03-02T17:00:00Z' }] },
)

export const seriesFilters = {
  practitioner_id,
  person_id: Id('per', 'Who receives care.'),
  type,
  format,
}

export type SessionSeriesCreate = Static<typeof SessionSeriesCreate>
export type SeriesCancel = Static<typeof SeriesCancel>
export type SeriesReschedule = Static<typeof SeriesReschedule>
