// Schema of availability. Times of day are in the practitioner's time zone.
import Type, { type Static } from 'typebox'
import { UpdateOf, Id, Integer, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { Rule, Override, TimeOff, office_hours } from './hours_schema.ts'

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

export type Policy = Static<typeof Policy>
export type AvailabilityUpdate = Static<typeof AvailabilityUpdate>
