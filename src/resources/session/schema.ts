// A session is one meeting for care. Who and when are enough to book one.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Money,
  Nullable,
  Resource,
  Text,
  TimeRange,
  Timestamp,
  Whole,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { format, Policy, type } from '#resources/availability/schema.ts'
import { sessionKind, sessionLifecycle } from './lifecycle.ts'
import {
  reason,
  canceled_by,
  duration_minutes,
  ends_at,
  LocationSaid,
  override_availability,
  PersonLocation,
  starts_at,
} from './steps_schema.ts'

const practitioner_id = Id('prac', 'Who gives care.')
const person_id = Id('per', 'Who receives it.')
const series_id = Id('series', 'The series it belongs to.')
const { status, ...moments } = lifecycleFields(sessionLifecycle)

const Place = Type.Object(
  {
    name: Text('What it is called.', 200, { examples: ['Main Street Practice, room 2'] }),
    address: Type.Optional(Text('Where it is.', 500, { examples: ['1 Main Street, Albany, NY'] })),
  },
  { description: 'Where they meet.', examples: [{ name: 'Main Street Practice, room 2' }] },
)
const service_code = Text('What will be billed, as in CPT.', 10, {
  pattern: '^[A-Z0-9]{3,10}$',
  examples: ['90834'],
  says: 'must be a service code, as in 90834.',
})
const payers = ['self_pay', 'commercial', 'medicare', 'medicaid', 'other'] as const
const payer_type = Choice(payers, 'Who pays. No fee is ever payable where Medicaid does.', {
  examples: ['commercial'],
})
const capacity = Whole('How many seats a group has.', 2, 100, { examples: [8] })
const Fee = Type.Object(
  {
    kind: Choice(['late_cancel', 'no_show'], 'What it is for.', { examples: ['late_cancel'] }),
    amount: Money('How much it is.'),
    payable: Type.Boolean({ description: 'Whether it is owed.', examples: [true] }),
    why_not: Nullable(Text('Why it is not.', 60, { examples: ['practitioner_canceled'] })),
  },
  { description: 'A fee by the policy as it stood at booking.' },
)
const Participant = Type.Object({
  person_id,
  joined_at: Timestamp('When they were added.'),
})
const count = (description: string, example = 0) =>
  Type.Integer({ description, minimum: 0, examples: [example] })
const moment = (description: string) => Nullable(Timestamp(description))

// In a group, nobody is shown what is said of another.
const own = <Field extends object>(field: Field): Field => ({ ...field, in_public: 'own' })

export const Session = Resource('session', sessionKind.prefix, {
  practitioner_id,
  person_id: own(Nullable(person_id)),
  participants: Type.Array(Participant, {
    description: 'Everybody who receives care in it.',
    in_public: 'own',
    examples: [[]],
  }),
  type,
  format,
  starts_at,
  ends_at,
  duration_minutes,
  time_zone: Text('The zone of the practitioner when it was booked.', 64, {
    examples: ['America/New_York'],
  }),
  status,
  hold_expires_at: moment('Until when it is held.'),
  capacity: Nullable(capacity),
  seats_taken: count('How many are in it.'),
  buffer_before_minutes: count('What is kept free before it.'),
  buffer_after_minutes: count('What is kept free after it.'),
  availability_overridden: Type.Boolean({
    description: 'Whether it was booked outside what the practitioner published.',
    examples: [false],
  }),
  place: Nullable(Place),
  service_code: Nullable(service_code),
  payer_type: own(Nullable(payer_type)),
  person_location: own(PersonLocation),
  at_risk: Type.Boolean({
    description: 'Whether the practitioner may no longer treat where the person is.',
    examples: [false],
  }),
  policy: Nullable(Policy),
  fee: own(Nullable(Fee)),
  series_id: Nullable(series_id),
  series_index: Nullable(count('Its place in the series.')),
  original_starts_at: moment('When it was first to begin, if it was moved.'),
  rescheduled_from: Nullable(
    Type.Object(
      {
        starts_at,
        at: Timestamp('When it was moved.'),
        by: Choice(['account', 'practitioner', 'person'], 'Who moved it.', {
          examples: ['account'],
        }),
      },
      { description: 'From where it was last moved.' },
    ),
  ),
  reschedule_count: count('How often it was moved.'),
  held_at: moment('When it was held.'),
  ...moments,
  reason: own(Nullable(reason)),
  canceled_by: Nullable(canceled_by),
})

const open = {
  person_id: Nullable(person_id),
  place: Nullable(Place),
  service_code: Nullable(service_code),
  payer_type: Nullable(payer_type),
}
const bookable = {
  ...open,
  duration_minutes,
  type,
  format,
  person_location: LocationSaid,
  override_availability,
}

export const SessionCreate = Type.Object(
  {
    practitioner_id,
    starts_at,
    ...Changes({
      ...bookable,
      ends_at,
      hold: Type.Boolean({ description: 'Keep the time free for now.', examples: [false] }),
      hold_minutes: Whole('For how long.', 1, 15, { default: 10, examples: [10] }),
      capacity,
      participants: ListOf(Type.Object({ person_id }), 'Who is in it besides person_id.', 100),
      metadata: Metadata,
    }).properties,
  },
  {
    examples: [
      { practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N', starts_at: '2027-03-01T17:00:00Z' },
    ],
  },
)

export const SessionChange = Type.Object({
  ...Changes({ ...open, metadata: MetadataChange }).properties,
})

export const Seat = Type.Object({ person_id })

export const SeriesBooking = { practitioner_id, starts_at, ...Changes(bookable).properties }

export const sessionFilters = {
  ...Changes({ practitioner_id, person_id, status, type, format, series_id }).properties,
  starts_at: Type.Optional(TimeRange('When it begins.')),
}

export type SessionCreate = Static<typeof SessionCreate>
export type SessionChange = Static<typeof SessionChange>
