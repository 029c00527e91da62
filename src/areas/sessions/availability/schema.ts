// Schema of availability. Times of day are in the practitioner's time zone.
import Type, { type Static } from 'typebox'
import { UpdateOf, Choice, DateOnly, Id, ListOf, livemode, Nullable, Text } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { Timestamp, Integer } from '#kernel/fields.ts'

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

export const format = Choice(
  formats,
  'How the session is delivered: `telehealth` (video), `in_person` or `phone`.',
  {
    title: 'session_format',
    default: 'telehealth',
    examples: ['telehealth'],
  },
)
export const type = Choice(types, 'Session type, for example `intake` or `individual`.', {
  title: 'session_type',
  default: 'individual',
  examples: ['individual'],
})

const start_time = Text("Start time as `HH:MM`, in the practitioner's time zone.", 5, {
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['09:00'],
  rule: 'must be a time of day, for example `09:00`.',
})
const end_time = Text('End time as `HH:MM`. On the next day if at or before `start_time`.', 5, {
  pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$',
  examples: ['17:00'],
  rule: 'must be a time of day, for example `17:00`, or `24:00`.',
})
const limits = {
  location_id: Type.Optional(
    Id('loc', 'ID of the location of in-person sessions. Any if omitted.'),
  ),
  formats: Type.Optional(
    ListOf(format, 'Session formats offered. All if omitted.', 3, { minItems: 1 }),
  ),
  types: Type.Optional(ListOf(type, 'Session types offered. All if omitted.', 8, { minItems: 1 })),
}
const Window = Type.Object(
  { start_time, end_time, ...limits },
  { title: 'availability_window', description: 'Hours on one date.' },
)
const Rule = Type.Object(
  {
    days: ListOf(Choice(days, 'Day of the week.'), 'Days of the week the rule applies to.', 7, {
      minItems: 1,
    }),
    start_time,
    end_time,
    effective_from: Type.Optional(
      Nullable(DateOnly('First day the rule applies. Null for no start date.')),
    ),
    effective_until: Type.Optional(
      Nullable(DateOnly('Last day the rule applies. Null for no end date.', '2027-12-31')),
    ),
    ...limits,
  },
  { title: 'availability_rule', description: 'Weekly hours.' },
)
const Override = Type.Object({
  date: DateOnly("Date of the override, in the practitioner's time zone.", '2027-03-02'),
  windows: Type.Array(Window, {
    description: 'Hours on that date, in place of the weekly rules. An empty list is a day off.',
    maxItems: 24,
  }),
})
const TimeOff = Type.Object({
  starts_at: Timestamp('Start of the time off.', '2027-07-01T04:00:00.000Z'),
  ends_at: Timestamp('End of the time off.', '2027-07-15T04:00:00.000Z'),
})

const office_hours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  start_time: '09:00',
  end_time: '17:00',
}

export const Policy = Type.Object(
  {
    late_cancel_hours: Integer(
      'Hours before the start within which a cancellation is late, 1 to 168.',
      1,
      168,
      {
        examples: [24],
      },
    ),
    late_cancel_fee: Nullable(Money('Fee for a late cancellation. Null for no fee.')),
    no_show_fee: Nullable(Money('Fee for a no-show. Null for no fee.', 10_000)),
  },
  {
    title: 'cancellation_policy',
    description: 'Cancellation policy. Sessions keep the policy in effect when they were booked.',
  },
)

const published = Type.Boolean({
  description:
    'Whether the availability is enforced. While false, any free time can be booked, and nothing ' +
    'else in it applies to new bookings: no buffers, no `requires_approval`, no fees of `policy`.',
  examples: [true],
})
const minutes = (description: string, maximum: number, example: number, minimum = 0) =>
  Integer(description, minimum, maximum, { examples: [example] })

const terms = {
  published,
  rules: Type.Array(Rule, {
    description: 'Weekly hours, up to 100 rules.',
    maxItems: 100,
    examples: [[office_hours]],
  }),
  overrides: Type.Array(Override, {
    description: 'Hours for specific dates, up to 400, in place of the weekly hours.',
    maxItems: 400,
    examples: [[{ date: '2027-03-02', windows: [] }]],
  }),
  time_off: Type.Array(TimeOff, {
    description:
      "Periods when the practitioner can't be booked, up to 200. Takes precedence over " +
      'rules and overrides.',
    maxItems: 200,
    examples: [[{ starts_at: '2027-07-01T04:00:00.000Z', ends_at: '2027-07-15T04:00:00.000Z' }]],
  }),
  slot_step_minutes: minutes(
    'Minutes between slot start times, counted from the start of a window. Default: 30.',
    480,
    30,
    5,
  ),
  min_notice_minutes: minutes(
    'Minimum minutes between booking and start, up to 43,200 (30 days). Default: 0.',
    43_200,
    120,
  ),
  horizon_days: Integer(
    "Days in advance that sessions can be booked, in the practitioner's time zone. Default: 60.",
    1,
    730,
    { examples: [60] },
  ),
  buffer_before_minutes: minutes(
    'Minutes kept free before each session, up to 120. Default: 0.',
    120,
    0,
  ),
  buffer_after_minutes: minutes(
    'Minutes kept free after each session, up to 120. Default: 0.',
    120,
    10,
  ),
  default_duration_minutes: minutes(
    "Session length in minutes when a booking doesn't specify one. Default: 50.",
    1_440,
    50,
    5,
  ),
  max_per_day: Nullable(
    Integer(
      "Maximum sessions per day, in the practitioner's time zone. Null for no limit.",
      1,
      100,
      {
        examples: [7],
      },
    ),
  ),
  crisis_skips_limits: Type.Boolean({
    description:
      'Whether `crisis` sessions skip `min_notice_minutes`, `max_per_day` and the caseload ' +
      '`capacity`. Default: false.',
    examples: [false],
  }),
  requires_approval: Type.Boolean({
    description:
      'Whether the practitioner must approve bookings made by anyone else. Default: false.',
    examples: [false],
  }),
  policy: Nullable(Policy),
}

export const Availability = Type.Object(
  {
    object: Type.Literal('availability', { description: 'Object type. Always `availability`.' }),
    practitioner_id: Id('prac', 'ID of the practitioner.'),
    time_zone: Text("The practitioner's IANA time zone. All times of day are in this zone.", 64, {
      examples: ['America/New_York'],
    }),
    ...terms,
    version: Integer(
      'Version of the practitioner object. Also returned as the `ETag`.',
      1,
      2_147_483_647,
      {
        examples: [1],
      },
    ),
    livemode,
    updated_at: Timestamp('When the practitioner was last updated.'),
  },
  {
    title: 'availability',
    description: 'Hours, limits and policies that determine when a practitioner can be booked.',
  },
)

export const AvailabilityUpdate = Type.Object(UpdateOf(terms).properties, {
  examples: [{ rules: [office_hours], buffer_after_minutes: 10 }],
})

// Defaults until the practitioner sets a value.
export const defaults: Required<AvailabilityUpdate> = {
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
  crisis_skips_limits: false,
  requires_approval: false,
  policy: null,
}

export type Rule = Static<typeof Rule>
export type Window = Static<typeof Window>
export type Override = Static<typeof Override>
export type TimeOff = Static<typeof TimeOff>
export type Policy = Static<typeof Policy>
export type AvailabilityUpdate = Static<typeof AvailabilityUpdate>
export type Format = (typeof formats)[number]
export type SessionType = (typeof types)[number]
