// What a decision is asked, and what it answers.
import Type, { type Static } from 'typebox'
import { Choice, Day, Id, ListOf, livemode, Nullable, Text, Timestamp } from '#fields.ts'
import {
  actions,
  activities,
  consentKinds,
  dataCategories,
  legalBases,
  purposes,
} from '#resources/permission/words.ts'
import { Party } from './schema.ts'

export const purpose = Choice(purposes, 'For what.', { examples: ['care_coordination'] })
export const data_categories = ListOf(
  Choice(dataCategories, 'A kind of data.'),
  'What of the record.',
  dataCategories.length,
  { examples: [['progress_notes']] },
)
export const service_date = Day('The day of care it is about.')
export const LegalBasis = Type.Object(
  {
    type: Choice(legalBases, 'What kind.', { examples: ['public_health'] }),
    reference: Text('The order or the law.', 200, { examples: ['Order 21-441'] }),
    part2_order: Type.Optional(
      Type.Boolean({ description: 'Whether it is a court order under 42 CFR Part 2, Subpart E.' }),
    ),
  },
  { description: 'Where the law itself asks for it.' },
)
const person_id = Id('per', 'Whose data.')

export const DecisionAsk = Type.Object(
  {
    person_id,
    activity: Type.Optional(Choice(activities, 'To do something under a consent of that kind.')),
    action: Type.Optional(Choice(actions, 'What is done with the data.', { default: 'access' })),
    purpose: Type.Optional(purpose),
    recipient: Type.Optional(Nullable(Party)),
    data_categories: Type.Optional(data_categories),
    service_date: Type.Optional(Nullable(service_date)),
    legal_basis: Type.Optional(Nullable(LegalBasis)),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        action: 'disclose',
        purpose: 'care_coordination',
        recipient: { type: 'organization', name: 'Lakeside Clinic' },
        data_categories: ['progress_notes'],
      },
    ],
  },
)
export type DecisionAsk = Static<typeof DecisionAsk>

const Basis = Type.Object({
  type: Text('What it rests on.', 100, { examples: ['consent'] }),
  id: Nullable(Text('Which.', 64, { examples: ['con_4Jv0hTq8kYb2Wm6Zc1Rx9N'] })),
})

export const basis = Type.Array(Basis, { description: 'What it rests on.' })
export const obligations = Type.Array(Text('An obligation.', 100, { examples: ['redact'] }), {
  description: 'What must be done along with it.',
})

const Required = Type.Object(
  {
    kind: Choice(consentKinds, 'Which kind.'),
    purposes: Type.Array(purpose, { description: 'For what.' }),
    data_categories,
    recipient: Nullable(Party),
  },
  { description: 'The consent that would permit it.' },
)

const Denied = Type.Object({
  data_category: Nullable(Choice(dataCategories, 'Which; null for an activity.')),
  code: Text('Why not.', 100, { examples: ['consent_missing'] }),
  required_consent: Nullable(Required),
  how_to_resolve: Text('What to do.', 1_000, {
    examples: ['Make a consent of the kind release with POST /v1/consents.'],
  }),
})

export const ConsentDecision = Type.Object(
  {
    object: Type.Literal('consent_decision', { description: 'What kind of object this is.' }),
    livemode,
    decision_id: Id('dec', 'The identifier of the decision; the trail has it too.'),
    person_id,
    decision: Choice(['permit', 'deny'], 'What was decided.'),
    basis,
    obligations,
    permitted: Type.Array(Choice(dataCategories, 'A kind of data.'), {
      description: 'What may be shared.',
    }),
    denied: Type.Array(Denied, { description: 'What may not, and what is missing.' }),
    evaluated_at: Timestamp('When.'),
  },
  { title: 'consent_decision', description: 'Whether something may be done, and why.' },
)
