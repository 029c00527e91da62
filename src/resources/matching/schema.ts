// A matching: who was looked for, who can be had, why they and in this order, and why not others.
import Type, { type Static, type TSchema } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  ListOf,
  livemode,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Whole,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { CrisisResources } from '#resources/assessment/schema.ts'
import { format, type } from '#resources/availability/schema.ts'
import { Candidate, Exclusions, Relaxation, UsedWeights } from './candidate_schema.ts'
import { Location, MatchingCreate, Payment } from './criteria_schema.ts'
import { person_id, Preference, Window } from './criteria_schema.ts'
import { matchingKind, matchingLifecycle, reason } from './lifecycle.ts'

const words = (description: string, example: string) =>
  Type.Array(Text('One.', 100), { description, examples: [[example]] })

// What was not asked for before there was such a thing is not there.
const orNot = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))

const Criteria = Type.Object(
  {
    location: Type.Object(
      {
        ...Location.properties,
        postal_code: Nullable(Text('Postal code.', 20)),
        latitude: orNot(Location.properties.latitude),
        longitude: orNot(Location.properties.longitude),
        max_distance_km: orNot(Location.properties.max_distance_km),
      },
      { description: 'Where the person is when they meet.' },
    ),
    format,
    type,
    service: Choice(['therapy', 'prescribing'], 'What is sought.', { examples: ['therapy'] }),
    level_of_care: Type.Optional(MatchingCreate.properties.level_of_care),
    concerns: words('What they want help with.', 'anxiety'),
    domains: words('What of it is measured.', 'anxiety'),
    severity: Nullable(
      Type.Number({ description: 'How severe it is, from 0 to 1.', examples: [0.5] }),
    ),
    payment: Nullable(
      Type.Object(
        {
          type: Payment.properties.type,
          payer_id: Nullable(Text('The payer.', 50, { examples: ['aetna'] })),
          plan_id: orNot(Payment.properties.plan_id),
          max_amount: Nullable(Whole('The most a session may cost.', 0, 100_000_000)),
          currency: Nullable(Text('ISO 4217.', 3, { examples: ['usd'] })),
        },
        { description: 'How it is paid.' },
      ),
    ),
    languages: Type.Array(
      Type.Object({
        code: Text('A language.', 35, { examples: ['en'] }),
        required: Type.Boolean({ description: 'Whether it must be.', examples: [true] }),
      }),
      { description: 'Languages.', examples: [[]] },
    ),
    age_group: Nullable(Text('An age group.', 20, { examples: ['adults'] })),
    preferences: Type.Array(
      Type.Object({
        ...Preference.properties,
        counted: Type.Boolean({ description: 'Whether it counts.', examples: [true] }),
      }),
      { description: 'What they would like, or must have.', examples: [[]] },
    ),
    modalities: words('Ways of working.', 'cbt'),
    windows: Type.Array(Window, { description: 'Hours that suit them.', examples: [[]] }),
    start_by: Timestamp('The latest a first session may begin.'),
    exclude_practitioner_ids: words('Not these.', 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N'),
    limit: Type.Integer({ description: 'How many, at most.', minimum: 1, examples: [20] }),
  },
  { description: 'What was looked for, in one form.' },
)

const { status, ...moments } = lifecycleFields(matchingLifecycle)
const seed = Type.Integer({ description: 'The same gives the same list.', examples: [7] })
const alliance = Type.Integer({
  description: 'How well it went, out of 100: as a working alliance inventory tells it.',
  minimum: 0,
  maximum: 100,
  examples: [80],
})
const sessions_attended = Type.Integer({
  description: 'How many sessions they came to.',
  minimum: 0,
  maximum: 1_000,
  examples: [3],
})

export const FeedbackCreate = Type.Object(Changes({ alliance, sessions_attended }).properties, {
  minProperties: 1,
  examples: [{ alliance: 80, sessions_attended: 3 }],
})

const Feedback = Type.Object({
  alliance: Nullable(alliance),
  sessions_attended: Nullable(sessions_attended),
  given_at: Timestamp('When it was given.'),
})

export const Matching = Resource('matching', matchingKind.prefix, {
  person_id: Nullable(person_id),
  status,
  criteria: Nullable(Criteria),
  candidates: Type.Array(Candidate, { description: 'Best first.', examples: [[]] }),
  considered: Type.Integer({
    description: 'How many practitioners there are.',
    minimum: 0,
    examples: [120],
  }),
  excluded: Exclusions,
  relaxations: Type.Array(Relaxation, {
    description: 'Where there is no candidate: what could be given up, one thing alone.',
    examples: [[]],
  }),
  crisis_resources: CrisisResources,
  model_version: Text('Which model ranked: GET /v1/matching_model.', 20, {
    examples: ['2026-11-1'],
  }),
  index_version: Nullable(
    Text('What was known of the practitioners, and as of which minute.', 60, {
      examples: ['5d1f0c2ab7e94810.h2k1f'],
    }),
  ),
  seed,
  weights: Nullable(UsedWeights),
  accepted_practitioner_id: Nullable(Id('prac', 'Who was chosen.')),
  session_id: Nullable(Id('ses', 'What was booked, or is held as an offer.')),
  offer_expires_at: Nullable(Timestamp('Until when the offered time is held.')),
  reason: Nullable(reason),
  feedback: Type.Array(Feedback, { description: 'How it went.', examples: [[]] }),
  expires_at: Nullable(Timestamp('When it ends if nobody takes it up.')),
  ...moments,
})

export const Explanation = Type.Object(
  {
    object: Type.Literal('matching_explanation', { description: 'What kind of object this is.' }),
    livemode,
    matching_id: Id('match', 'Of which matching.'),
    practitioner_id: Id('prac', 'Of whom.'),
    shown: Type.Boolean({ description: 'Whether they were shown.', examples: [false] }),
    rank: Nullable(Type.Integer({ description: 'At which place.', examples: [3] })),
    failed: ListOf(
      Type.Object({
        code: Text('A gate.', 40, { examples: ['language'] }),
        text: Text('What it means.', 200, { examples: ['Does not speak it.'] }),
      }),
      'Every gate they fail at present.',
      20,
      { examples: [[]] },
    ),
    score: Nullable(Type.Number({ description: 'Their score at present.', examples: [0.61] })),
    last_shown_score: Nullable(
      Type.Number({ description: 'The score of the last who was shown.', examples: [0.66] }),
    ),
    text: Text('Why, in a sentence.', 500, { examples: ['Others scored higher.'] }),
  },
  { title: 'matching_explanation', description: 'Why somebody was shown, or was not.' },
)

export const matchingFilters = {
  ...Changes({ person_id, status }).properties,
  session_id: Type.Optional(Id('ses', 'What was booked, or is held as an offer.')),
}

export type FeedbackCreate = Static<typeof FeedbackCreate>
