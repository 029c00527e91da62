// When a practitioner can be booked, in their own words: wall times of their own zone.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Day, Id, ListOf, livemode, Money, Nullable, Text } from '#fields.ts'
import { Timestamp, Whole } from '#fields.ts'

export const formats = ['telehealth', 'in_person', 'phone'] as const
export const types = [
  'intake',
  'individual',
  'couple',
  'family',
  'group',
  'medication',
  'crisis',
  'consultation',
] as const
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const format = Choice(formats, 'How those who meet come together.', {
  default: 'telehealth',
  examples: ['telehealth'],
})
export const type = Choice(types, 'What kind of meeting it is.', {
  default: 'individual',
  examples: ['individual'],
})

const start_time = Text('From when on, by the clock on their wall.', 5, {
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['09:00'],
  says: 'must be a time of day, as in 09:00.',
})
const end_time = Text('Until when; one that is not later is meant on the next day.', 5, {
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  examples: ['17:00'],
  says: 'must be a time of day, as in 17:00, or 24:00.',
})
const limits = {
  formats: Type.Optional(ListOf(format, 'Only these formats.', 3, { minItems: 1 })),
  types: Type.Optional(ListOf(type, 'Only these types.', 8, { minItems: 1 })),
}
const Window = Type.Object({ start_time, end_time, ...limits })
const Rule = Type.Object({
  days: ListOf(Choice(days, 'A day of the week.'), 'On these days.', 7, { minItems: 1 }),
  start_time,
  end_time,
  effective_from: Type.Optional(Nullable(Day('The first day it holds.'))),
  effective_until: Type.Optional(Nullable(Day('The last day it holds.', '2027-12-31'))),
  ...limits,
})
const Override = Type.Object({
  date: Day('A day in their time zone.', '2027-03-02'),
  windows: Type.Array(Window, {
    description: 'What holds on that day instead of the weekly rules; nothing for a day off.',
    maxItems: 24,
  }),
})
const TimeOff = Type.Object({
  starts_at: Timestamp('From when on.', '2027-07-01T04:00:00.000Z'),
  ends_at: Timestamp('Until when.', '2027-07-15T04:00:00.000Z'),
})

const office_hours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  start_time: '09:00',
  end_time: '17:00',
}

export const Policy = Type.Object(
  {
    late_cancel_hours: Whole('Within how many hours before it a cancellation is late.', 1, 168, {
      examples: [24],
    }),
    late_cancel_fee: Nullable(Money('What a late cancellation costs.')),
    no_show_fee: Nullable(Money('What not coming costs.', 10_000)),
  },
  { description: 'Fees. A session keeps the policy as it stood when it was booked.' },
)

const published = Type.Boolean({
  description: 'Whether it holds. While it does not, the practitioner can be booked at any time.',
  examples: [true],
})
const minutes = (description: string, maximum: number, example: number, minimum = 0) =>
  Whole(description, minimum, maximum, { examples: [example] })

const terms = {
  published,
  rules: Type.Array(Rule, {
    description: 'What holds every week.',
    maxItems: 100,
    examples: [[office_hours]],
  }),
  overrides: Type.Array(Override, {
    description: 'What holds on single days instead.',
    maxItems: 400,
    examples: [[{ date: '2027-03-02', windows: [] }]],
  }),
  time_off: Type.Array(TimeOff, {
    description: 'When they are away, whatever else holds.',
    maxItems: 200,
    examples: [[{ starts_at: '2027-07-01T04:00:00.000Z', ends_at: '2027-07-15T04:00:00.000Z' }]],
  }),
  slot_step_minutes: minutes('How far apart slots begin, from the start of a window.', 480, 30, 5),
  min_notice_minutes: minutes('How long before it a session must be booked.', 43_200, 120),
  horizon_days: Whole('How many of their days ahead can be booked.', 1, 730, { examples: [60] }),
  buffer_before_minutes: minutes('What is kept free before each session.', 120, 0),
  buffer_after_minutes: minutes('What is kept free after each session.', 120, 10),
  default_duration_minutes: minutes('How long a session lasts unless said.', 1_440, 50, 5),
  max_per_day: Nullable(
    Whole('How many sessions on one of their days.', 1, 100, { examples: [7] }),
  ),
  requires_approval: Type.Boolean({
    description: 'Whether they decide on each booking that they did not make themselves.',
    examples: [false],
  }),
  policy: Nullable(Policy),
}

export const Availability = Type.Object(
  {
    object: Type.Literal('availability', { description: 'What kind of object this is.' }),
    practitioner_id: Id('prac', 'Whose it is.'),
    time_zone: Text('The zone of the practitioner, in which wall times are meant.', 64, {
      examples: ['America/New_York'],
    }),
    ...terms,
    version: Whole('The version of the practitioner. It is also the ETag.', 1, 2_147_483_647, {
      examples: [1],
    }),
    livemode,
    updated_at: Timestamp('When the practitioner last changed.'),
  },
  { title: 'availability', description: 'When a practitioner can be booked.' },
)

export const AvailabilityChange = Type.Object(Changes(terms).properties, {
  examples: [{ rules: [office_hours], buffer_after_minutes: 10 }],
})

// What holds until the practitioner says otherwise.
export const defaults = {
  published: true,
  rules: [],
  overrides: [],
  time_off: [],
  slot_step_minutes: 30,
  min_notice_minutes: 0,
  horizon_days: 60,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  default_duration_minutes: 50,
  max_per_day: null,
  requires_approval: false,
  policy: null,
}

export type Rule = Static<typeof Rule>
export type Window = Static<typeof Window>
export type Override = Static<typeof Override>
export type TimeOff = Static<typeof TimeOff>
export type Policy = Static<typeof Policy>
export type AvailabilityChange = Static<typeof AvailabilityChange>
export type Format = (typeof formats)[number]
export type SessionType = (typeof types)[number]
