// A waiting list that is offered the places there are.
import Type, { type Static } from 'typebox'
import { Choice, Id, livemode, Nullable, Timestamp, Whole } from '#fields.ts'
import { MatchingCreate, person_id } from './criteria_schema.ts'

const { limit: _limit, seed: _seed, metadata: _metadata, ...said } = MatchingCreate.properties

const Entry = Type.Object(
  {
    ...said,
    person_id,
    waiting_since: Type.Optional(
      Timestamp('Since when they wait: who waits longer comes first.', '2026-10-01T09:00:00.000Z'),
    ),
  },
  { description: 'One who waits, and what is looked for.' },
)

export const AssignmentCreate = Type.Object({
  entries: Type.Array(Entry, {
    description: 'Those who wait.',
    minItems: 1,
    maxItems: 200,
    examples: [[{ person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N', location: { jurisdiction: 'US-NY' } }]],
  }),
  offer_hours: Type.Optional(
    Whole('For how long an offered time is held.', 1, 72, { default: 24, examples: [24] }),
  ),
})

export const outcomes = {
  offered: 'A time is held; the matching can be accepted.',
  diverted: 'There is acute danger: help at once, no waiting list.',
  no_candidate: 'Nobody came through the gates.',
  no_place: 'Others needed the places more.',
  consent_required: 'Nothing can be held without a treatment consent.',
  not_bookable: 'The times were taken meanwhile, or the person is taken then.',
} as const

const Outcome = Type.Object({
  person_id,
  outcome: Choice(Object.keys(outcomes) as (keyof typeof outcomes)[], 'What came of it.', {
    examples: ['offered'],
  }),
  matching_id: Nullable(Id('match', 'The matching that holds the offer.')),
  practitioner_id: Nullable(Id('prac', 'Who is offered.')),
  session_id: Nullable(Id('ses', 'What is held.')),
  starts_at: Nullable(Timestamp('When it would begin.')),
  offer_expires_at: Nullable(Timestamp('Until when it is held.')),
  score: Nullable(Type.Number({ description: 'Their score.', examples: [0.71] })),
})

export const Assignment = Type.Object(
  {
    object: Type.Literal('matching_assignment', { description: 'What kind of object this is.' }),
    livemode,
    offered: Type.Integer({ description: 'How many got an offer.', minimum: 0, examples: [1] }),
    data: Type.Array(Outcome, { description: 'One for each who waits, in the order sent.' }),
  },
  { title: 'matching_assignment', description: 'What a waiting list was offered.' },
)

export type AssignmentCreate = Static<typeof AssignmentCreate>
export type Entry = Static<typeof Entry>
export type Outcome = Static<typeof Outcome>
