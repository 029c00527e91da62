// The parts of a claim: who bills, what was done, what for, and what another payer decided before.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Day, Id, ListOf, Money, Nullable, Text, Whole } from '#fields.ts'
import { BillingProvider, Facility, Referring, word } from './providers.ts'

export const currency = 'usd'

export const SignedMoney = (description: string, amount = 0) =>
  Type.Object(
    {
      amount: Whole('In cents; below zero where it is the other way round.', -1e9, 1e9, {
        examples: [amount],
      }),
      currency: Text('ISO 4217, in lower case.', 3, { examples: [currency] }),
    },
    { description },
  )

export const Diagnosis = Type.Object(
  {
    code: Text('ICD-10-CM, with its dot.', 8, {
      pattern: '^[A-Z][0-9][0-9A-Z](\\.[0-9A-Z]{1,4})?$',
      examples: ['F41.1'],
      says: 'must be an ICD-10-CM code, as in F41.1.',
    }),
    rank: Whole('1 for the principal one.', 1, 99, { examples: [1] }),
  },
  { description: 'What care was for.', examples: [{ code: 'F41.1', rank: 1 }] },
)

const place_of_service = Text('As CMS numbers places; of the claim, unless a line differs.', 2, {
  pattern: '^[0-9]{2}$',
  examples: ['10'],
  says: 'must be two digits, as in 10.',
})

const lineGiven = {
  service_date: Day('The day of care.', '2026-11-02'),
  procedure_code: Text('CPT or HCPCS.', 5, {
    pattern: '^[0-9A-Z][0-9]{4}$|^[0-9]{4}[A-Z]$',
    examples: ['90834'],
    says: 'must be a CPT or HCPCS code, as in 90834.',
  }),
  charge: Type.Object(
    {
      amount: Whole('In cents.', -100_000_000, 100_000_000, { examples: [18_000] }),
      currency: Text('ISO 4217, in lower case.', 3, { pattern: '^[a-z]{3}$', examples: ['usd'] }),
    },
    { description: 'What is charged for it.', examples: [{ amount: 18_000, currency: 'usd' }] },
  ),
}
const lineOpen = {
  session_id: Nullable(Id('ses', 'The session it was done in.')),
  modifiers: Type.Array(Text('A modifier.', 2, { pattern: '^[0-9A-Z]{2}$', examples: ['95'] }), {
    description: 'In their order; at most four.',
    maxItems: 8,
    examples: [['95']],
  }),
  units: Whole('How many.', 1, 999, { default: 1, examples: [1] }),
  minutes: Nullable(Whole('How long it took, face to face.', 1, 1_440, { examples: [45] })),
  place_of_service: Nullable(place_of_service),
  diagnosis_pointers: Type.Array(Whole('A rank.', 1, 99, { examples: [1] }), {
    description: 'Which of the diagnoses it was for, by rank: one to four.',
    maxItems: 8,
    examples: [[1]],
  }),
  practitioner_id: Nullable(Id('prac', 'Who did it, where that is not who did the rest.')),
  line_control_number: Text('Yours for it; made if left out.', 50, {
    pattern: '^[A-Za-z0-9_-]+$',
    examples: ['L1'],
  }),
}

export const LineGiven = Type.Object(
  { ...lineGiven, ...Changes(lineOpen).properties },
  { description: 'One service.' },
)

export const adjustmentGroups = ['CO', 'PR', 'OA', 'PI'] as const
export const Adjustment = Type.Object(
  {
    group: Choice(adjustmentGroups, 'Who bears it: CO who bills, PR the person, OA, PI.', {
      examples: ['CO'],
    }),
    reason: Type.Optional(Nullable(word('Claim adjustment reason code (CARC).', 5, '45'))),
    amount: Type.Optional(Nullable(SignedMoney('How much.', 3_000))),
    quantity: Type.Optional(Nullable(Type.Number({ description: 'Units.', examples: [1] }))),
  },
  { description: 'Why less was paid than charged.' },
)

export const line_statuses = ['pending', 'paid', 'reduced', 'denied', 'reversed'] as const
const Reason = Type.Object({
  code: word('CARC with its group, or RARC.', 10, 'CO-197'),
  label: word('What it means.', 200, 'There was no authorization'),
  what_to_do: word('What to do about it.', 300, 'Nothing is to be done.'),
})
export const LineShown = Type.Object(
  {
    ...lineGiven,
    ...lineOpen,
    allowed: Nullable(SignedMoney('What the payer allows for it.', 15_000)),
    paid: Nullable(SignedMoney('What the payer paid for it.', 12_500)),
    adjustments: Type.Array(Adjustment, { description: 'Why it paid less.', examples: [[]] }),
    remarks: Type.Array(word('RARC.', 5, 'N130'), { description: 'Remark codes.' }),
    reasons: Type.Array(Reason, { description: 'What they mean, and what to do about it.' }),
    line_status: Choice(line_statuses, 'What became of it.', { examples: ['pending'] }),
  },
  { description: 'One service, and what became of it.' },
)

const PriorLine = Type.Object({
  line_control_number: word('Which line of this claim.', 50, 'L1'),
  paid: Money('What that payer paid for it.', 12_500),
  adjustments: Type.Array(Adjustment, { description: 'Why it paid less.', maxItems: 50 }),
})
export const PriorPayerResult = Type.Object(
  {
    coverage_id: Nullable(Id('cov', 'The insurance that decided before.')),
    payer_id: word('Its payer.', 80, 'SBX01'),
    sequence: Choice(['primary', 'secondary'], 'Its rank.', { examples: ['primary'] }),
    decided_on: Day('When it decided.', '2026-11-14'),
    paid: Money('What it paid in all.', 12_500),
    lines: Type.Array(PriorLine, { description: 'Line by line.', maxItems: 50 }),
  },
  { description: 'What another payer decided before.' },
)

export const given = {
  supervising_practitioner_id: Nullable(Id('prac', 'Who supervised.')),
  place_of_service: Nullable(place_of_service),
  diagnoses: ListOf(Diagnosis, 'What care was for, by rank: at most 12 go to the payer.', 30, {
    examples: [[{ code: 'F41.1', rank: 1 }]],
  }),
  lines: Type.Array(LineGiven, { description: 'What was done.', maxItems: 200 }),
  billing_provider: Nullable(BillingProvider),
  service_facility: Nullable(Facility),
  referring_provider: Nullable(Referring),
  prior_authorization: Nullable(word('The number of the authorization.', 50, 'AUTH1')),
  accept_assignment: Choice(['assigned', 'laboratory_only', 'not_assigned'], 'CLM07.', {
    examples: ['assigned'],
  }),
  assignment_of_benefits: Type.Boolean({ description: 'Whether the payer pays who bills.' }),
  release_of_information: Type.Boolean({ description: 'Whether the person agreed to it.' }),
  signature_on_file: Type.Boolean({ description: 'Whether who cared has signed.' }),
  related_causes: ListOf(
    Choice(['auto_accident', 'employment', 'other_accident'], 'A cause.'),
    'What it is the consequence of.',
    3,
    { examples: [[]] },
  ),
  note: Nullable(word('For the payer. No clinical details beyond need.', 80, 'Resent by request')),
  patient_paid: Nullable(Money('What the person paid already.', 2_500)),
  prior_payer_results: Type.Array(PriorPayerResult, {
    description: 'What other payers decided before.',
    maxItems: 2,
    examples: [[]],
  }),
  delay_reason: Nullable(
    Text('Why it comes late, as CLM20 numbers reasons: 1 to 11, or 15.', 2, {
      pattern: '^([1-9]|1[015])$',
      examples: ['7'],
    }),
  ),
  duplicate_of_id: Nullable(Id('clm', 'A claim it looks like, and is not.')),
}

export type LineGiven = Static<typeof LineGiven>
export type Line = Static<typeof LineShown>
export type Adjustment = Static<typeof Adjustment>
export type PriorPayerResult = Static<typeof PriorPayerResult>
export type Money = { amount: number; currency: string }
