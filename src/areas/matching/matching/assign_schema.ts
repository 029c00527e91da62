// Schema of waiting-list assignment.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Nullable, Timestamp, Integer } from '#kernel/fields.ts'
import { MatchingCreate, person_id } from './criteria_schema.ts'

const { limit: _limit, seed: _seed, metadata: _metadata, ...criteria } = MatchingCreate.properties

const Entry = Type.Object(
  {
    ...criteria,
    person_id,
    waiting_since: Type.Optional(
      Timestamp(
        'When the person joined the waiting list. Longer waits get priority.',
        '2026-10-01T09:00:00.000Z',
      ),
    ),
  },
  { description: 'Person on the waiting list, with their matching criteria.' },
)

export const assign_body_bytes = 4_000_000

export const AssignmentCreate = Type.Object({
  entries: Type.Array(Entry, {
    description: 'People on the waiting list, 1 to 2,000.',
    minItems: 1,
    maxItems: 2_000,
    examples: [[{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', location: { jurisdiction: 'US-NY' } }]],
  }),
  offer_hours: Type.Optional(
    Integer('How long each offered time is held, 1 to 72 hours. Default: 24.', 1, 72, {
      default: 24,
      examples: [24],
    }),
  ),
})

export const outcomes = {
  offered: 'A time is held. Accept the matching to book it.',
  diverted: 'Acute risk: the person needs immediate help instead of a waiting list.',
  no_candidate: 'No practitioner meets the requirements.',
  no_capacity: 'All openings went to others on the waiting list.',
  consent_required: 'A treatment consent is required to hold a time.',
  not_processed: 'The time limit was reached. Send the entry again.',
  not_bookable: 'The times were booked in the meantime, or the person is busy then.',
} as const

const Outcome = Type.Object({
  person_id,
  outcome: Choice(Object.keys(outcomes) as (keyof typeof outcomes)[], 'Result for the person.', {
    examples: ['offered'],
  }),
  matching_id: Nullable(Id('match', 'ID of the matching with the offer. Null if there is none.')),
  practitioner_id: Nullable(
    Id('prac', 'ID of the practitioner offered. Null if there is no offer.'),
  ),
  session_id: Nullable(Id('ses', 'ID of the held session. Null if there is no offer.')),
  starts_at: Nullable(Timestamp('Start time of the held session.')),
  offer_expires_at: Nullable(Timestamp('When the hold expires.')),
  score: Nullable(
    Type.Number({ description: 'Match score of the practitioner offered.', examples: [0.71] }),
  ),
})

export const Assignment = Type.Object(
  {
    object: Type.Literal('matching_assignment', {
      description: 'Object type. Always `matching_assignment`.',
    }),
    livemode,
    offered: Type.Integer({
      description: 'Number of people who received an offer.',
      minimum: 0,
      examples: [1],
    }),
    data: Type.Array(Outcome, { description: 'One result per person, in the order sent.' }),
  },
  { title: 'matching_assignment', description: 'Offers for a waiting list.' },
)

export type AssignmentCreate = Static<typeof AssignmentCreate>
export type Entry = Static<typeof Entry>
export type Outcome = Static<typeof Outcome>
