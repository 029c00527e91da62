// The rest of what a practitioner's profile holds: former names, covers, rates, supervision.
import Type from 'typebox'
import { Choice, Day, Id, ListOf, Money, Nullable, Text } from '#fields.ts'
import { practiceFields } from './practice.ts'

export const FormerName = Type.Object({
  given: Text('Given name.', 100, { examples: ['Ada'] }),
  family: Text('Family name.', 100, { examples: ['Eze'] }),
  until: Type.Optional(Nullable(Day('Until when.', '2019-06-01'))),
})

export const Taxonomy = Type.Object({
  code: Text('A code of the NUCC set.', 10, {
    pattern: '^[0-9A-Z]{9}X$',
    examples: ['103TC0700X'],
    says: 'must be a NUCC taxonomy code, as in 103TC0700X.',
  }),
  primary: Type.Boolean({ description: 'Whether it is the first of them.', examples: [true] }),
})

export const BoardCertification = Type.Object({
  board: Text('Who certified.', 100, { examples: ['ABPP'] }),
  specialty: Text('In what.', 100, { examples: ['Clinical Psychology'] }),
  number: Type.Optional(Nullable(Text('Its number.', 50, { examples: ['7001'] }))),
  expires_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2029-01-01'))),
})

const cover = (description: string) => Money(description, 100_000_000, 100_000_000_000)

export const MalpracticeCover = Type.Object({
  carrier: Text('Who insures.', 100, { examples: ['The Trust'] }),
  policy_number: Text('The number of the policy.', 50, { examples: ['MP-2201'] }),
  per_claim: cover('At most for one claim.'),
  aggregate: cover('At most in all.'),
  starts_on: Day('The first day it holds.', '2026-01-01'),
  ends_on: Day('The first day it no longer holds.', '2028-01-01'),
})

export const Supervision = Type.Object(
  {
    supervisor_id: Nullable(Id('prac', 'Who supervises.')),
    starts_on: Type.Optional(Nullable(Day('Since when.', '2026-01-01'))),
    ends_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2028-01-01'))),
  },
  { description: 'Who answers for them, where their license needs that.' },
)

export const Rate = Type.Object({
  service: Text('What for.', 50, { pattern: '^[a-z0-9_]+$', examples: ['individual_50'] }),
  price: Money('What it costs.', 17_500),
  sliding_scale: Type.Optional(
    Type.Boolean({ description: 'Whether less is taken.', examples: [false] }),
  ),
})

export const formats = ['telehealth', 'in_person'] as const

export const profileFields = {
  former_names: Type.Array(FormerName, {
    description: 'Names they had.',
    maxItems: 10,
    examples: [[]],
  }),
  taxonomies: Type.Array(Taxonomy, {
    description: 'What they are registered as; at most one is primary.',
    maxItems: 15,
    examples: [[{ code: '103TC0700X', primary: true }]],
  }),
  board_certifications: Type.Array(BoardCertification, {
    description: 'Certificates of specialty boards.',
    maxItems: 20,
    examples: [[]],
  }),
  malpractice_covers: Type.Array(MalpracticeCover, {
    description: 'Insurance against claims.',
    in_public: false,
    maxItems: 20,
    examples: [[]],
  }),
  supervision: Nullable(Supervision),
  identities: {
    ...ListOf(
      Text('What they are, as in gender:woman.', 100, {
        pattern: '^(gender|ethnicity|faith|orientation|lived_experience):[a-z0-9_]+$',
        examples: ['gender:woman'],
        says: 'must be an attribute and a value, as in gender:woman.',
      }),
      'What they say of themselves for those who ask for it. It counts in no other matching.',
      20,
      { examples: [['gender:woman']] },
    ),
    in_public: false,
  },
  age_groups: ListOf(
    Choice(['children', 'adolescents', 'adults', 'older_adults'], 'An age group.'),
    'Whom they treat.',
    4,
    { examples: [['adults']] },
  ),
  formats: ListOf(Choice(formats, 'A format.'), 'How they meet.', 2, {
    examples: [['telehealth']],
  }),
  rates: Type.Array(Rate, { description: 'What they charge.', maxItems: 50, examples: [[]] }),
  ...practiceFields,
  capacity: Nullable(
    Type.Integer({
      description: 'How many persons they take at most; null for no limit.',
      minimum: 0,
      maximum: 10_000,
      examples: [30],
    }),
  ),
}
