// Schema of matchings: criteria, ranked candidates and exclusions.
import Type, { type TSchema } from 'typebox'
import type { Criteria as RankingCriteria } from '#areas/matching/ranking/criteria.ts'
import type { Weights } from '#areas/matching/ranking/model.ts'
import type { Candidate as RankedCandidate } from './candidates.ts'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  Id,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { CrisisResources } from '#areas/notes/assessment/schema.ts'
import { Service } from '#areas/sessions/service/schema.ts'
import { format, type } from '#areas/sessions/availability/session_type.ts'
import { assignment_outcomes, type AssignmentOutcome } from './assignment_outcome.ts'
import { Candidate, Exclusions, Relaxation, UsedWeights } from './candidate_schema.ts'
import { Location, Payment, Preference, Window } from './criteria_parts.ts'
import { MatchingCreate, person_id } from './criteria_schema.ts'
import { Feedback } from './feedback_schema.ts'
import { matchingKind, matchingLifecycle } from './lifecycle.ts'
import { reason } from './steps_schema.ts'

const words = (description: string, example: string) =>
  Type.Array(Text('A value of the criterion.', 100), { description, examples: [[example]] })

// Absent on matchings created before the field existed.
const orNot = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))

const Criteria = Type.Object(
  {
    location: Type.Object(
      {
        ...Location.properties,
        postal_code: Nullable(Text("Postal code of the person's location.", 20)),
        latitude: orNot(Location.properties.latitude),
        longitude: orNot(Location.properties.longitude),
        max_distance_km: orNot(Location.properties.max_distance_km),
      },
      { description: "The person's location during sessions." },
    ),
    format,
    type,
    service: Choice(['therapy', 'prescribing'], 'Service needed: `therapy` or `prescribing`.', {
      examples: ['therapy'],
    }),
    booked_service: orNot(
      Type.Object(
        {
          id: MatchingCreate.properties.service_id,
          duration_minutes: Service.properties.duration_minutes,
          buffer_before_minutes: Service.properties.buffer_before_minutes,
          buffer_after_minutes: Service.properties.buffer_after_minutes,
        },
        { description: 'Service to book, as it was when the matching was created.' },
      ),
    ),
    level_of_care: Type.Optional(MatchingCreate.properties.level_of_care),
    concerns: words('Concerns the person wants help with.', 'anxiety'),
    domains: words('Outcome domains derived from concerns and measures.', 'anxiety'),
    severity: Nullable(
      Type.Number({
        description: 'Severity, 0 to 1, from `measures`. Null if unknown.',
        examples: [0.5],
      }),
    ),
    payment: Nullable(
      Type.Object(
        {
          type: Payment.properties.type,
          payer_id: Nullable(Text('Your ID for the payer.', 50, { examples: ['aetna'] })),
          plan_id: orNot(Payment.properties.plan_id),
          max_amount: Nullable(Money('Maximum price per session. Null for no limit.', 15_000)),
        },
        { description: 'How sessions are paid for.' },
      ),
    ),
    languages: Type.Array(
      Type.Object({
        code: Text('Language code, for example `en`.', 35, { examples: ['en'] }),
        required: Type.Boolean({
          description: 'Whether the language is required.',
          examples: [true],
        }),
      }),
      { description: 'Languages the person wants to use.', examples: [[]] },
    ),
    age_group: Nullable(
      Text('Age group of the person. Null if unknown.', 20, { examples: ['adults'] }),
    ),
    preferences: Type.Array(
      Type.Object({
        ...Preference.properties,
        applied: Type.Boolean({
          description:
            'Whether the preference is used. False for sensitive attributes the person ' +
            "didn't state.",
          examples: [true],
        }),
      }),
      { description: 'Preferences and requirements regarding the practitioner.', examples: [[]] },
    ),
    modalities: words('Treatment modalities the person prefers.', 'cbt'),
    windows: Type.Array(Window, { description: 'Times that work for the person.', examples: [[]] }),
    start_by: Timestamp('Latest start of the first session.'),
    exclude_practitioner_ids: words(
      'IDs of excluded practitioners.',
      'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
    ),
    limit: Type.Integer({
      description: 'Maximum number of candidates.',
      minimum: 1,
      examples: [20],
    }),
  },
  { description: 'Normalized criteria of the matching.' },
)

const { status, ...moments } = lifecycleFields(matchingLifecycle)
const seed = Type.Integer({
  description: 'Random seed. The same seed and data give the same list.',
  examples: [7],
})
const assignment_id = Id('asgn', 'ID of the assignment of a waiting list. Null if none.')
const assignment_outcome = Choice(
  Object.keys(assignment_outcomes) as AssignmentOutcome[],
  'Outcome of the assignment. Null if the matching has none.',
  { examples: ['offered'] },
)

export const Matching = Resource('matching', matchingKind.prefix, {
  person_id: Nullable(person_id),
  status,
  criteria: Nullable(Criteria),
  candidates: Type.Array(Candidate, {
    description: 'Ranked candidates, best first.',
    examples: [[]],
  }),
  considered: Type.Integer({
    description: 'Number of practitioners considered.',
    minimum: 0,
    examples: [120],
  }),
  excluded: Exclusions,
  relaxations: Type.Array(Relaxation, {
    description: 'If there are no candidates, what the search lists without a single requirement.',
    examples: [[]],
  }),
  crisis_resources: CrisisResources,
  model_version: Text('Version of the ranking model. See `GET /v1/matching_model`.', 20, {
    examples: ['2026-11-1'],
  }),
  index_version: Nullable(
    Text('Version of the practitioner data used. Null until completed.', 60, {
      examples: ['5d1f0c2ab7e94810.h2k1f'],
    }),
  ),
  seed,
  weights: Nullable(UsedWeights),
  accepted_practitioner_id: Nullable(
    Id('prac', 'ID of the accepted practitioner. Null until accepted.'),
  ),
  session_id: Nullable(Id('ses', 'ID of the session booked or held as an offer. Null if none.')),
  offer_expires_at: Nullable(
    Timestamp('When the hold on the offered time expires. Null if there is no offer.'),
  ),
  assignment_id: Nullable(assignment_id),
  assignment_outcome: Nullable(assignment_outcome),
  assignment_reason: Nullable(
    Text('Error code, if the assignment outcome is `refused` or `not_bookable`.', 60),
  ),
  reason: Nullable(reason),
  feedback: Type.Array(Feedback, {
    description: 'Feedback on the matching, up to the latest 50 entries.',
    examples: [[]],
  }),
  expires_at: Nullable(Timestamp('When the matching expires if no candidate is accepted.')),
  ...moments,
})

export const matchingFilters = {
  ...UpdateOf({ person_id, status }).properties,
  session_id: Type.Optional(Id('ses', 'ID of the session booked or held as an offer.')),
  ...UpdateOf({ assignment_id, assignment_outcome }).properties,
}

type Results = 'criteria' | 'weights' | 'candidates'

// Criteria, weights and candidates as the ranking engine knows them. They are null or empty only
// once the person was erased.
export interface MatchingRow extends Omit<ColumnsOf<typeof Matching>, Results> {
  criteria: RankingCriteria
  weights: Weights
  candidates: RankedCandidate[]
  shown: string[] // IDs of the candidates, in order.
  blocked_practitioner_id: string | null
  blocked_by: 'person' | 'practitioner' | null
}
