// An eligibility check: what a payer said of a coverage, in our words.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  ListOf,
  livemode,
  Metadata,
  Money,
  Nullable,
  Resource,
  Text,
  Timestamp,
  Whole,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { outcomes } from '#resources/coverage/schema.ts'
import { payer_id } from '#resources/payer/schema.ts'
import { checkKind, eligibilityLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'Whose coverage.')
const coverage_id = Id('cov', 'Which coverage.')
const provider = Type.Object(
  {
    npi: Text('Their NPI.', 10, {
      pattern: '^[12]\\d{9}$',
      examples: ['1234567893'],
      says: 'must be an NPI of ten digits.',
    }),
    name: Text('Their name, or that of the practice.', 60, {
      pattern: '^[ -)+-9;-\\]_-}]+$',
      examples: ['Lakeside Practice'],
      says: 'must be plain letters without * : ~ ^.',
    }),
  },
  { description: 'Who asks.' },
)
const service_type_codes = ListOf(
  Text('A service type.', 2, { pattern: '^[A-Z0-9]{1,2}$', examples: ['MH'] }),
  'What is asked about, by X12 service type: MH is mental health, 98 an office visit.',
  10,
  { minItems: 1, examples: [['MH', '98']] },
)
const procedure_code = Text('A procedure that is asked about besides.', 5, {
  pattern: '^[A-Z0-9]{5}$',
  examples: ['90837'],
  says: 'must be a procedure code of five characters, as in 90837.',
})
const service_date = Day('The day that is asked about; today if left out.')

const types = [
  'active',
  'inactive',
  'copay',
  'coinsurance',
  'deductible',
  'oop_max',
  'limit',
  'carve_out',
  'other',
] as const
const share_basis_points = Whole('A share in hundredths of a percent: 2000 is 20 %.', 0, 10_000, {
  examples: [2_000],
})
const OtherPayer = (description: string) =>
  Type.Object(
    { id: Nullable(Text('Its id.', 80)), name: Nullable(Text('Its name.', 60)) },
    { description },
  )

const Benefit = Type.Object({
  type: Choice(types, 'What it is.', { examples: ['copay'] }),
  service_type_codes: Type.Array(Text('A service type.', 2), { description: 'What it is for.' }),
  amount: Nullable(Money('How much.', 2_500)),
  share_basis_points: Nullable(share_basis_points),
  quantity: Nullable(Type.Number({ description: 'How many: visits, days.' })),
  quantity_of: Nullable(Text('Of what: visits, days ... or the code of the payer.', 20)),
  remaining: Type.Boolean({ description: 'Whether that is what is left of it.' }),
  period: Nullable(Text('For how long: visit, calendar_year ... or the code of the payer.', 20)),
  network: Choice(['in_network', 'out_of_network', 'unknown'], 'Where it holds.'),
  level: Nullable(Text('individual, family, or the code of the payer.', 20)),
  authorization_required: Nullable(Type.Boolean({ description: 'Whether it needs one.' })),
  telehealth: Type.Boolean({ description: 'Whether it is for telehealth.' }),
  payer: Nullable(OtherPayer('Who pays for it instead.')),
  source: Whole('Which EB segment of the answer says so; the first is 1.', 1, 100_000),
})

const left = (description: string) => Nullable(Money(description, 0))
const Summary = Type.Object(
  {
    copay: left('What a visit costs the person.'),
    coinsurance_basis_points: Nullable(share_basis_points),
    deductible_remaining: left('What the person still pays before the payer does.'),
    out_of_pocket_remaining: left('What the person pays at most until the year ends.'),
    visits_remaining: Nullable(Whole('How many visits are left.', 0, 100_000)),
    authorization_required: Nullable(
      Type.Boolean({ description: 'Whether care needs authorization.' }),
    ),
    carve_out_payer: Nullable(OtherPayer('Who pays for mental health instead.')),
    network: Choice(['in_network', 'out_of_network', 'unknown'], 'For which of them this is.'),
  },
  { description: 'What it comes to for mental health.' },
)

const Plan = Type.Object(
  {
    name: Nullable(Text('What it is called.', 60)),
    starts_on: Nullable(Day('Its first day.')),
    ends_on: Nullable(Day('Its last day.')),
    group_number: Nullable(Text('The number of the group.', 50)),
  },
  { description: 'What the person is insured by.' },
)
const said = { code: Text('What.', 60), message: Text('In a sentence.', 300) }
const Warning = Type.Object(said)
const Refusal = Type.Object({
  ...said,
  aaa_code: Nullable(Text('The code of the payer (AAA03).', 2)),
  follow_up: Nullable(Text('What the payer says may follow (AAA04).', 1)),
})

const { status, ...moments } = lifecycleFields(eligibilityLifecycle)

export const EligibilityCheck = Resource('eligibility_check', checkKind.prefix, {
  status,
  person_id,
  coverage_id,
  payer_id,
  provider: Nullable(provider),
  service_type_codes: { ...service_type_codes, minItems: 0 },
  procedure_code: Nullable(procedure_code),
  service_date: Nullable(service_date),
  outcome: Nullable(Choice(outcomes, 'What the payer says of the coverage.')),
  plan: Nullable(Plan),
  summary: Nullable(Summary),
  benefits: Type.Array(Benefit, {
    description: 'All that the payer told, in its order.',
    examples: [[]],
  }),
  warnings: Type.Array(Warning, { description: 'What to look at.', examples: [[]] }),
  errors: Type.Array(Refusal, {
    description: 'Why there is no answer, and what to do.',
    examples: [[]],
  }),
  decision_id: Nullable(Id('dec', 'The decision that allowed to ask.')),
  disclosure_id: Nullable(Id('dis', 'The entry in the accounting of disclosures.')),
  attempts: Whole('How often the payer was asked.', 0, 100, { examples: [0] }),
  expires_at: Nullable(Timestamp('From when on it should be asked anew: after 24 hours.')),
  ...moments,
})

const asked = {
  provider,
  ...Changes({ service_type_codes, procedure_code, service_date }).properties,
  metadata: Type.Optional(Metadata),
}
export const CheckAsk = Type.Object(asked)
export const EligibilityCheckCreate = Type.Object({ coverage_id, ...asked })

export const Exchanged = Type.Object(
  {
    object: Type.Literal('eligibility_exchange', { description: 'What kind of object this is.' }),
    livemode,
    id: Id(checkKind.prefix, 'Of which check.'),
    question: Nullable(Text('The 270, as it was sent.', 100_000)),
    answer: Nullable(Text('The 271, as it came.', 10_000_000)),
  },
  { title: 'eligibility_exchange', description: 'What was exchanged with the payer, in X12.' },
)

export const checkFilters = Changes({ person_id, coverage_id, payer_id, status }).properties

export type CheckAsk = Static<typeof CheckAsk>
export type EligibilityCheckCreate = Static<typeof EligibilityCheckCreate>
export type BenefitTold = Static<typeof Benefit>
export type Summary = Static<typeof Summary>
