// A good-faith estimate: what care is expected to cost somebody who pays for it themself.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Day, Id, ListOf, livemode, Metadata, Money, Nullable } from '#fields.ts'
import { Resource, Text, Whole } from '#fields.ts'
import { Diagnosis, SignedMoney } from '#resources/claim/parts.ts'
import { categoriesOfEstimate } from './categories.ts'
import { Patient, Provider, whoBills } from './provider.ts'

export const estimateKind = {
  object: 'estimate',
  table: 'estimates',
  prefix: 'est',
  of_person: true,
  carries: (estimate: Record<string, any>) => categoriesOfEstimate(estimate),
  sealed: {
    of: 'person_id' as const,
    fields: {
      patient: null,
      provider: null,
      practitioner: null,
      insurance_status: null,
      primary_service: null,
      diagnoses: [],
      items: [],
      separately_scheduled: [],
      total: null,
      disclaimers: [],
      metadata: {},
    },
    derive: ({ diagnoses }: Record<string, any>) => ({
      diagnosis_determined: diagnoses.length > 0,
    }),
  },
}

const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })
const person_id = Id('per', 'Whom care is for.')
const practitioner_id = Id('prac', 'Who will give it.')
const session_id = Id('ses', 'The session that was scheduled.')
const replaces_id = Id('est', 'The estimate it takes the place of.')
const occasion = Choice(
  ['scheduled', 'requested'],
  'scheduled: care was booked; requested: somebody asked what it would cost.',
  { examples: ['requested'] },
)
const insurance_status = Choice(
  ['uninsured', 'self_pay'],
  'self_pay: insured, and not using that for this.',
  { examples: ['uninsured'] },
)
const occasion_on = Day('When it was booked or asked for.', '2026-11-02')
const service_date = Day('The first day of care.', '2026-11-23')

const itemGiven = {
  service_code: Text('CPT or HCPCS.', 5, {
    pattern: '^[0-9A-Z]{5}$',
    examples: ['90837'],
    says: 'must be a service code, as in 90837.',
  }),
  description: word('In plain words.', 200, 'Psychotherapy, 60 minutes'),
  price: Money('What one costs.', 15_000),
}
const itemOpen = {
  modifiers: ListOf(word('A modifier.', 2, '95'), 'Modifiers.', 4, { examples: [[]] }),
  times: Whole('How often, in at most twelve months.', 1, 400, { default: 1, examples: [12] }),
  every_weeks: Nullable(Whole('Again after so many weeks.', 1, 52, { examples: [1] })),
  starts_on: Nullable(Day('The first day.', '2026-11-23')),
}
const item_example = {
  service_code: '90837',
  description: 'Psychotherapy, 60 minutes',
  price: { amount: 15_000, currency: 'usd' },
  times: 12,
  every_weeks: 1,
}
const ItemGiven = Type.Object(
  { ...itemGiven, ...Changes(itemOpen).properties },
  {
    description: 'A service that is expected.',
    examples: [item_example],
  },
)
const ItemShown = Type.Object({
  ...itemGiven,
  ...itemOpen,
  ends_on: Nullable(Day('The last day.', '2027-02-08')),
  amount: Money('What all of them cost.', 180_000),
})

const primary_service = word('What it is about, in plain words.', 300, 'Weekly psychotherapy')
const diagnoses = ListOf(Diagnosis, 'What care is for; empty while it is not determined.', 12, {
  examples: [[]],
})
const separately_scheduled = ListOf(
  word('A service.', 300, 'Psychological testing'),
  'What may be needed besides, and is scheduled and estimated separately.',
  20,
  { examples: [[]] },
)

export const Estimate = Resource('estimate', estimateKind.prefix, {
  person_id,
  practitioner_id,
  session_id: Nullable(session_id),
  revision: Whole('1 for the first; each that takes its place is the next.', 1, 10_000, {
    examples: [1],
  }),
  replaces_id: Nullable(replaces_id),
  replaced_by_id: Nullable(Id('est', 'The estimate that took its place.')),
  occasion,
  occasion_on,
  service_date: Nullable(service_date),
  due_on: Nullable(Day('By when the law asks for it; null where it does not.', '2026-11-05')),
  valid_until: Day('Until when it holds: twelve months.', '2027-11-02'),
  insurance_status: Nullable(insurance_status),
  patient: Nullable(Patient),
  provider: Nullable(Provider),
  practitioner: Nullable(
    Type.Object(
      {
        name: word('Name.', 500, 'Ada Okafor'),
        npi: Nullable(word('NPI.', 10, '1234567893')),
      },
      { description: 'Who will give care.' },
    ),
  ),
  primary_service: Nullable(primary_service),
  diagnoses,
  diagnosis_determined: Type.Boolean({
    description: 'False where the diagnosis is not known before the first visit.',
    examples: [false],
  }),
  items: Type.Array(ItemShown, { description: 'What is expected, itemized.', examples: [[]] }),
  separately_scheduled,
  total: Nullable(Money('What all of it is expected to cost.', 180_000)),
  disclaimers: Type.Array(word('One.', 1_000, 'This estimate is not a contract.'), {
    description: 'What must be said with it, word for word.',
    examples: [[]],
  }),
})

export const EstimateCreate = Type.Object(
  {
    person_id,
    practitioner_id,
    insurance_status,
    primary_service,
    items: Type.Array(ItemGiven, {
      description: 'What is expected.',
      minItems: 1,
      maxItems: 50,
      examples: [[item_example]],
    }),
    ...whoBills,
    ...Changes({
      occasion,
      occasion_on,
      service_date: Nullable(service_date),
      session_id: Nullable(session_id),
      diagnoses,
      separately_scheduled,
      replaces_id: Nullable(replaces_id),
      metadata: Metadata,
    }).properties,
  },
  { description: 'An estimate to issue.' },
)

export const EstimateComparison = Type.Object(
  {
    id: Id(estimateKind.prefix, 'The estimate.'),
    object: Type.Literal('estimate_comparison', { description: 'What kind of object this is.' }),
    livemode,
    estimated: Money('What it said.', 180_000),
    billed: SignedMoney('What was billed since, by who is named in it.', 225_000),
    difference: SignedMoney('What was billed more.', 45_000),
    disputable: Type.Boolean({
      description: 'Whether it is $400 or more above, so that the person may dispute it.',
      examples: [true],
    }),
    sessions: Type.Array(
      Type.Object({ session_id, billed: SignedMoney('What was billed for it.', 15_000) }),
      { description: 'What it is made of.', examples: [[]] },
    ),
  },
  { title: 'estimate_comparison', description: 'What was billed beside what was estimated.' },
)

export const estimateFilters = Changes({ person_id, practitioner_id, session_id }).properties

export type EstimateCreate = Static<typeof EstimateCreate>
