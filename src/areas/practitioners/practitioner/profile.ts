// Schemas of a practitioner's profile: names, taxonomies, malpractice insurance, rates and more.
import Type from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { FullName } from '#kernel/person_fields.ts'
import { practiceFields } from './practice.ts'

export const Taxonomy = Type.Object({
  code: Text('NUCC taxonomy code, for example `103TC0700X`.', 10, {
    pattern: '^[0-9A-Z]{9}X$',
    examples: ['103TC0700X'],
    rule: 'must be a NUCC taxonomy code, for example `103TC0700X`.',
  }),
  primary: Type.Boolean({ description: 'True for the primary taxonomy.', examples: [true] }),
})

export const BoardCertification = Type.Object(
  {
    board: Text('Certifying board, for example `ABPP`.', 100, { examples: ['ABPP'] }),
    specialty: Text('Certified specialty, for example `Clinical Psychology`.', 100, {
      examples: ['Clinical Psychology'],
    }),
    number: Type.Optional(Nullable(Text('Certificate number.', 50, { examples: ['7001'] }))),
    expires_on: Type.Optional(
      Nullable(DateOnly('Expiration date: the last day the certification is valid.', '2029-01-01')),
    ),
  },
  { title: 'board_certification', description: 'A board certification of the practitioner.' },
)

const cover = (description: string) => Money(description, 100_000_000)

export const MalpracticeCover = Type.Object(
  {
    carrier: Text('Malpractice insurance carrier.', 100, { examples: ['The Trust'] }),
    policy_number: Text('Malpractice policy number.', 50, { examples: ['MP-2201'] }),
    per_claim: cover('Coverage limit per claim.'),
    aggregate: cover('Aggregate coverage limit.'),
    starts_on: DateOnly('First day of coverage.', '2026-01-01'),
    ends_on: DateOnly('End date: the last day of coverage.', '2027-12-31'),
  },
  { title: 'malpractice_policy', description: 'A malpractice insurance policy.' },
)

export const Supervision = Type.Object(
  {
    supervisor_id: Nullable(Id('prac', 'ID of the supervising practitioner.')),
    starts_on: Type.Optional(
      Nullable(DateOnly('First day of supervision. Null for no start date.', '2026-01-01')),
    ),
    ends_on: Type.Optional(
      Nullable(
        DateOnly('End date: the last day of supervision. Null if open-ended.', '2027-12-31'),
      ),
    ),
  },
  {
    title: 'supervision',
    description: 'Clinical supervisor, required for supervised and trainee licenses.',
  },
)

export const Rate = Type.Object(
  {
    service: Text('Service the rate applies to, for example `individual_50`.', 50, {
      pattern: '^[a-z0-9_]+$',
      examples: ['individual_50'],
    }),
    price: Money('Price of the service.', 17_500),
    sliding_scale: Type.Optional(
      Type.Boolean({ description: 'True if a sliding scale is offered.', examples: [false] }),
    ),
  },
  { title: 'rate', description: 'Price of a service.' },
)

export const formats = ['telehealth', 'in_person'] as const

export const profileFields = {
  former_names: Type.Array(FullName('Former name. `use` defaults to `old`.', { use: 'old' }), {
    description: 'Former names, used to match records in registries.',
    maxItems: 10,
    examples: [[]],
  }),
  taxonomies: Type.Array(Taxonomy, {
    description: 'NUCC taxonomies. Only one can be primary.',
    maxItems: 15,
    examples: [[{ code: '103TC0700X', primary: true }]],
  }),
  board_certifications: Type.Array(BoardCertification, {
    description: 'Specialty board certifications.',
    maxItems: 20,
    examples: [[]],
  }),
  malpractice_policies: Type.Array(MalpracticeCover, {
    description: 'Malpractice insurance policies.',
    in_public: false,
    maxItems: 20,
    examples: [[]],
  }),
  supervision: Nullable(Supervision),
  identities: {
    ...ListOf(
      Text('Attribute and value, for example `gender:woman`.', 100, {
        pattern: '^(gender|ethnicity|faith|orientation|lived_experience):[a-z0-9_]+$',
        examples: ['gender:woman'],
        rule: 'must be an attribute and a value, for example `gender:woman`.',
      }),
      'Self-reported identities. Used only in matchings that request them.',
      20,
      { examples: [['gender:woman']] },
    ),
    in_public: false,
  },
  age_groups: ListOf(
    Choice(['children', 'adolescents', 'adults', 'older_adults'], 'Age group treated.'),
    'Age groups the practitioner treats.',
    4,
    { examples: [['adults']] },
  ),
  formats: ListOf(
    Choice(formats, 'Session format.'),
    'Session formats the practitioner offers.',
    2,
    {
      examples: [['telehealth']],
    },
  ),
  rates: Type.Array(Rate, {
    description: 'Self-pay rates by service.',
    maxItems: 50,
    examples: [[]],
  }),
  ...practiceFields,
  capacity: Nullable(
    Type.Integer({
      description: 'Maximum caseload, in persons. Null for no limit.',
      minimum: 0,
      maximum: 10_000,
      examples: [30],
    }),
  ),
}
