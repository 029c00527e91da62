// A claim: what is asked of an insurer for care that was given.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Day, Id, ListOf, Metadata, MetadataChange } from '#fields.ts'
import { Money, Nullable, Resource, Text, Whole } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { claimKind } from './kind.ts'
import { claimLifecycle } from './lifecycle.ts'
import { given, LineShown, SignedMoney } from './parts.ts'

const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })
const person_id = Id('per', 'Whom care was for.')
const coverage_id = Id('cov', 'The insurance that is asked.')
const practitioner_id = Id('prac', 'Who gave care.')
const payer_id = word('The payer, by the id clearinghouses know it by.', 80, 'SBX01')
const related = (description: string) => Nullable(Id('clm', description))

export const balance_statuses = ['open', 'zero', 'credit', 'recoupment_due'] as const
const balance_status = Choice(
  balance_statuses,
  'open: somebody owes something; credit: more came in than was owed; recoupment_due: the payer ' +
    'wants something back.',
  { examples: ['open'] },
)

export const severities = ['error', 'warning'] as const
export const Validation = Type.Object(
  {
    code: word('What is wrong, for machines.', 60, 'time_code_mismatch'),
    pointer: word('Where, as a JSON pointer.', 200, '/lines/0/procedure_code'),
    severity: Choice(severities, 'Whether it keeps the claim from being sent.', {
      examples: ['error'],
    }),
    message: word('How to mend it.', 500, 'Use 90834 for 45 minutes.'),
  },
  { description: 'Something that is wrong with a claim.' },
)
export const StatusReason = Type.Object(
  {
    code: word('Why, by the code of whoever said so.', 40, 'A7:562'),
    message: word('Why, in words.', 500, 'The NPI of who bills is not known to the payer.'),
    source: Choice(['clearinghouse', 'payer', 'caller'], 'Who said so.', { examples: ['payer'] }),
  },
  { description: 'Why it is where it is.' },
)
const Responsibility = Type.Object(
  {
    deductible: SignedMoney('PR-1.'),
    coinsurance: SignedMoney('PR-2.'),
    copay: SignedMoney('PR-3.', 2_500),
    other: SignedMoney('All other PR.'),
  },
  { description: 'What the person owes by the decision of the payer.' },
)

const { status, ...moments } = lifecycleFields(claimLifecycle)

export const Claim = Resource('claim', claimKind.prefix, {
  status,
  status_reason: Nullable(StatusReason),
  balance_status,
  person_id,
  coverage_id,
  coverage_snapshot: Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'Insurance, patient and practitioners as they were when it was submitted.',
      examples: [{}],
    }),
  ),
  practitioner_id,
  payer_id,
  payer_sequence: Choice(['primary', 'secondary', 'tertiary'], 'The rank of the insurance.', {
    examples: ['primary'],
  }),
  frequency: Choice(['original', 'replacement', 'void'], 'What it is to the payer.', {
    examples: ['original'],
  }),
  original_claim_id: related('The claim it replaces or voids.'),
  replaced_by_id: related('The claim that replaces or voids it.'),
  prior_claim_id: related('Of a secondary claim, the one that was decided before.'),
  patient_control_number: word(
    'Our number for it, by which payers answer.',
    17,
    'A1B2C3D4E5F6G7H8J',
  ),
  payer_claim_control_number: Nullable(word('The payer’s number for it.', 50, 'ICN202611010001')),
  attempt: Whole('How often it was sent.', 0, 1_000_000, { examples: [1] }),
  ...given,
  lines: Type.Array(LineShown, { description: 'What was done, and what became of it.' }),
  service_from: Nullable(Day('The first day of care.', '2026-11-02')),
  service_to: Nullable(Day('The last day of care.', '2026-11-02')),
  charge: Money('What is charged in all.', 18_000),
  allowed: SignedMoney('What the payer allows.', 15_000),
  payer_paid: SignedMoney('What the payer paid.', 12_500),
  contractual: SignedMoney('What is given up by contract.', 3_000),
  patient_responsibility: Responsibility,
  written_off: SignedMoney('What was written off.'),
  payer_balance: SignedMoney('What the payer still owes.'),
  patient_balance: SignedMoney('What the person still owes of it, by the ledger.', 2_500),
  recoupment: SignedMoney('What the payer wants back of it, and has not taken yet.'),
  filing_deadline: Nullable(Day('By when the payer must have it.', '2027-02-01')),
  filing_days_left: Nullable(
    Whole('How many days that is from now.', -1e6, 1e6, { examples: [78] }),
  ),
  validations: Type.Array(Validation, {
    description: 'What was found when it was last validated.',
    examples: [[]],
  }),
  decision_id: Nullable(Id('dec', 'The decision that allowed to tell the payer.')),
  disclosure_id: Nullable(Id('dis', 'The entry of the accounting of disclosures.')),
  timeline_url: word('Where to read what happened to it.', 200, '/v1/claims/clm_4Jv0/timeline'),
  ...moments,
})

const open = Changes(given).properties

export const ClaimCreate = Type.Object(
  {
    coverage_id,
    practitioner_id: Type.Optional(practitioner_id),
    person_id: Type.Optional(person_id),
    session_ids: Type.Optional(
      ListOf(Id('ses', 'A completed session.'), 'Sessions to bill: lines are made of them.', 50, {
        minItems: 1,
      }),
    ),
    billing_provider_id: Type.Optional(
      Id('bill', 'Who bills, if billing_provider is not said; the last one made, if neither is.'),
    ),
    ...open,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        coverage_id: 'cov_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        place_of_service: '10',
        diagnoses: [{ code: 'F41.1', rank: 1 }],
        lines: [
          {
            service_date: '2026-11-02',
            procedure_code: '90834',
            modifiers: ['95'],
            minutes: 45,
            charge: { amount: 18_000, currency: 'usd' },
            diagnosis_pointers: [1],
          },
        ],
      },
    ],
  },
)

export const ClaimChange = Type.Object({
  ...Changes({ ...given, practitioner_id, metadata: MetadataChange }).properties,
})

export const claimFilters = Changes({
  person_id,
  coverage_id,
  practitioner_id,
  payer_id,
  status,
  balance_status,
  frequency: Claim.properties.frequency,
  patient_control_number: Claim.properties.patient_control_number,
}).properties

export type ClaimCreate = Static<typeof ClaimCreate>
export type ClaimChange = Static<typeof ClaimChange>
export type Validation = Static<typeof Validation>
export type StatusReason = Static<typeof StatusReason>
