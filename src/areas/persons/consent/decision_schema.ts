// Request and response of a consent decision.
import Type, { type Static } from 'typebox'
import {
  Choice,
  DateOnly,
  Id,
  ListOf,
  livemode,
  Nullable,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import {
  actions,
  activities,
  basisTypes,
  consentKinds,
  dataCategories,
  denialCodes,
  legalBases,
  obligations as allObligations,
  purposes,
} from '#areas/persons/consent_decision/vocabulary.ts'
import { Party } from './terms_schema.ts'

export const purpose = Choice(purposes, 'Purpose of the use or disclosure.', {
  title: 'purpose',
  examples: ['care_coordination'],
})
export const DataCategory = Choice(dataCategories, 'Data category.', { title: 'data_category' })
export const data_categories = ListOf(
  DataCategory,
  'Data categories in question.',
  dataCategories.length,
  { examples: [['progress_notes']] },
)
export const service_date = DateOnly('Date of service the data relates to. Null if none.')
export const LegalBasis = Type.Object(
  {
    type: Choice(legalBases, 'Type of legal basis.', { examples: ['public_health'] }),
    reference: Text('Citation of the law, or number of the order.', 200, {
      examples: ['Order 21-441'],
    }),
    part2_order: Type.Optional(
      Type.Boolean({ description: 'True for a court order under 42 CFR Part 2, Subpart E.' }),
    ),
  },
  {
    title: 'legal_basis',
    description: 'Law or order that requires or permits the disclosure without consent.',
  },
)
const person_id = Id('per', 'ID of the person the data is about.')

export const DecisionCreate = Type.Object(
  {
    person_id,
    activity: Type.Optional(
      Choice(activities, 'Activity that requires a consent of the same kind.'),
    ),
    action: Type.Optional(
      Choice(actions, 'Action to take with the data. Default: `access`.', {
        default: 'access',
      }),
    ),
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
export type DecisionCreate = Static<typeof DecisionCreate>

const Basis = Type.Object({
  type: Choice(basisTypes, 'Type of basis.', { examples: ['consent'] }),
  id: Nullable(
    Text('ID of the consent, emergency access or other basis. Null for a right.', 64, {
      examples: ['con_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
  ),
})

export const basis = Type.Array(Basis, { description: 'Legal basis for the decision.' })
export const obligations = Type.Array(
  Choice(allObligations, 'Obligation under the permit.', { examples: ['redact'] }),
  {
    description: 'What you must do if you proceed.',
  },
)

const Required = Type.Object(
  {
    kind: Choice(consentKinds, 'Kind of consent that is required.'),
    purposes: Type.Array(purpose, { description: 'Purposes the consent must cover.' }),
    data_categories,
    recipient: Nullable(Party),
  },
  { description: 'Consent that would permit the request. Null if no consent can.' },
)

const Denied = Type.Object({
  data_category: Nullable(
    Choice(dataCategories, 'Data category that was denied. Null for an activity.'),
  ),
  code: Choice(denialCodes, 'Reason code for the denial.', { examples: ['consent_missing'] }),
  required_consent: Nullable(Required),
  how_to_resolve: Text('How to get the request permitted.', 1_000, {
    examples: ['Create a consent of kind release with POST /v1/consents.'],
  }),
})

export const ConsentDecision = Type.Object(
  {
    object: Type.Literal('consent_decision', {
      description: 'Object type. Always `consent_decision`.',
    }),
    livemode,
    decision_id: Id('dec', 'ID of the decision. Also recorded in the audit log.'),
    person_id,
    decision: Choice(
      ['permit', 'deny'],
      '`permit` if at least part of the request is permitted, otherwise `deny`.',
    ),
    basis,
    obligations,
    permitted: Type.Array(DataCategory, {
      description: 'Data categories that are permitted.',
    }),
    denied: Type.Array(Denied, {
      description: 'What was denied, each with the consent that would permit it.',
    }),
    evaluated_at: Timestamp('When the request was evaluated.'),
  },
  {
    title: 'consent_decision',
    description: 'Decision on whether a use or disclosure is permitted, and why.',
  },
)
