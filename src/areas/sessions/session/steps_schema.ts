// Request schemas of session actions.
import Type, { type Static } from 'typebox'
import { Choice, Id, Nullable, Text, Timestamp, Integer } from '#kernel/fields.ts'
import { place_pattern } from '#catalogue/us_states.ts'

export const person_id = Id('per', 'ID of the person. On a session, the primary participant.')
export const starts_at = Timestamp(
  "Start time, RFC 3339 with an offset. Can't be in the past unless `recorded`.",
)
export const ends_at = Timestamp(
  'End time, excluding buffers. In a request, an alternative to `duration_minutes`.',
  '2027-03-01T17:50:00.000Z',
)
export const duration_minutes = Integer(
  "Length in minutes, 5 to 1440. Defaults to the practitioner's `default_duration_minutes`.",
  5,
  1_440,
  {
    default: 50,
    examples: [50],
  },
)

export const reason = Text(
  "Cancellation reason, up to 500 characters. Don't include clinical information.",
  500,
  {
    examples: ['Practitioner ill'],
  },
)
export const canceled_by = Choice(
  ['person', 'practitioner', 'account'],
  "Who canceled. Defaults to the caller. Always `person` with a person's scoped token.",
  {
    examples: ['practitioner'],
  },
)
export const Cancel = Type.Object(
  {
    reason: Type.Optional(reason),
    canceled_by: Type.Optional(canceled_by),
  },
  { examples: [{ reason: 'Practitioner ill', canceled_by: 'practitioner' }] },
)

export const override_availability = Type.Boolean({
  description:
    'Book outside published availability, formats, age groups, levels of care and caseload. ' +
    'Requires the `sessions:override` scope and is recorded in the audit log. Never allows a ' +
    'double booking.',
  examples: [false],
})
export const requested_by = Choice(
  ['person', 'practitioner', 'account'],
  'Who asked for the new time. Defaults to the caller. If a person asks within ' +
    '`late_cancel_hours`, later cancellations count as late.',
  { examples: ['person'] },
)
export const Reschedule = Type.Object(
  {
    starts_at,
    duration_minutes: Type.Optional(duration_minutes),
    ends_at: Type.Optional(ends_at),
    override_availability: Type.Optional(override_availability),
    requested_by: Type.Optional(requested_by),
  },
  { examples: [{ starts_at: '2027-03-01T18:00:00Z' }] },
)

export const jurisdiction = Text('ISO 3166-2 subdivision such as `US-NY`, or a country code.', 6, {
  title: 'jurisdiction',
  pattern: place_pattern,
  examples: ['US-NY'],
  rule: 'must be an ISO 3166 code, for example `US-NY`. Write a state with its country.',
})
export const LocationInput = Type.Object(
  { jurisdiction },
  {
    title: 'attested_location',
    description: "The person's location during the session.",
    examples: [{ jurisdiction: 'US-NY' }],
  },
)
export const PersonLocation = Nullable(
  Type.Object(
    { jurisdiction, attested_at: Timestamp('When the location was attested.') },
    {
      description:
        "The person's most recently attested location. Determines which license is required.",
    },
  ),
)
export const CheckIn = Type.Object(
  { person_location: Type.Optional(LocationInput) },
  { examples: [{ person_location: { jurisdiction: 'US-NY' } }] },
)

export const Complete = Type.Object(
  {
    ...CheckIn.properties,
    override_checks: Type.Optional(
      Type.Boolean({
        description:
          'Complete a session in progress although consent, location or eligibility no longer ' +
          'allow it. Requires the `sessions:override` scope and is recorded in the audit log.',
        examples: [false],
      }),
    ),
  },
  { examples: [{ person_location: { jurisdiction: 'US-NY' } }] },
)

export const no_show_by = Choice(
  ['person', 'practitioner'],
  "Who didn't attend. A person is never charged if the practitioner didn't. Default: `person`.",
  { examples: ['practitioner'] },
)
export const NoShow = Type.Object(
  { no_show_by: Type.Optional(no_show_by) },
  { examples: [{ no_show_by: 'practitioner' }] },
)

export type NoShow = Static<typeof NoShow>
export type Cancel = Static<typeof Cancel>
export type Reschedule = Static<typeof Reschedule>
export type CheckIn = Static<typeof CheckIn>
export type Complete = Static<typeof Complete>
