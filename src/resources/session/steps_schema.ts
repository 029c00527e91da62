// What a caller sends along with the steps of a session.
import Type, { type Static } from 'typebox'
import { Choice, Nullable, Text, Timestamp, Whole } from '#fields.ts'
import { place_pattern } from '#places.ts'

export const starts_at = Timestamp('When it begins: RFC 3339 with an offset, not in the past.')
export const ends_at = Timestamp('When it ends.', '2027-03-01T17:50:00.000Z')
export const duration_minutes = Whole('How long it lasts.', 5, 1_440, {
  default: 50,
  examples: [50],
})

export const reason = Text('Why it was called off. No clinical details.', 500, {
  examples: ['Practitioner ill'],
})
export const canceled_by = Choice(['person', 'practitioner', 'account'], 'Who called it off.', {
  examples: ['practitioner'],
})
export const Cancel = Type.Object(
  {
    reason: Type.Optional(reason),
    canceled_by: Type.Optional(canceled_by),
  },
  { examples: [{ reason: 'Practitioner ill', canceled_by: 'practitioner' }] },
)

export const override_availability = Type.Boolean({
  description: 'Book outside what the practitioner published. Needs sessions:override; is noted.',
  examples: [false],
})
export const Reschedule = Type.Object(
  {
    starts_at,
    duration_minutes: Type.Optional(duration_minutes),
    ends_at: Type.Optional(ends_at),
    override_availability: Type.Optional(override_availability),
  },
  { examples: [{ starts_at: '2027-03-01T18:00:00Z' }] },
)

export const jurisdiction = Text('A country or one of its parts, as in ISO 3166-2.', 6, {
  pattern: place_pattern,
  examples: ['US-NY'],
  says: 'must be a known place of ISO 3166, as in US-NY; a state is written with its country.',
})
export const LocationSaid = Type.Object(
  { jurisdiction },
  { description: 'Where the person is.', examples: [{ jurisdiction: 'US-NY' }] },
)
export const PersonLocation = Nullable(
  Type.Object(
    { jurisdiction, attested_at: Timestamp('When that was said.') },
    { description: 'Where the person is, or will be, as was last said.' },
  ),
)
export const CheckIn = Type.Object(
  { person_location: Type.Optional(LocationSaid) },
  { examples: [{ person_location: { jurisdiction: 'US-NY' } }] },
)

export type Cancel = Static<typeof Cancel>
export type Reschedule = Static<typeof Reschedule>
export type CheckIn = Static<typeof CheckIn>
