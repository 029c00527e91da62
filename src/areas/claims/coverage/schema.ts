// Coverage schemas: a person's insurance with a payer, as on the insurance card.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Address, PayerName } from '#kernel/person_fields.ts'
import { LatinText, X12Text } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { payer_id } from '#areas/claims/payer/schema.ts'
import { coverageKind, coverageLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the insured person (the patient).')
const member_id = Text('Member ID, as on the insurance card.', 80, {
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,79}$',
  examples: ['SBX-PAID-0001'],
  rule: 'must be 2 to 80 letters, digits and hyphens, as on the insurance card.',
})
const sequence = Choice(
  ['primary', 'secondary', 'tertiary'],
  'Order in which payers are billed. Default: `primary`. A person can have one coverage of each ' +
    'sequence on a date.',
  { examples: ['primary'] },
)
const program = Choice(
  ['insurance', 'eap'],
  '`insurance`, or `eap` for an employee assistance program: sessions count against its ' +
    'authorization (the case) first, and no copay is due. Default: `insurance`.',
  { title: 'coverage_program', examples: ['insurance'] },
)
const relationship = Choice(
  ['self', 'spouse', 'child', 'other'],
  "The person's relationship to the subscriber. Default: `self`.",
  { examples: ['self'] },
)

const subscriber = Type.Object(
  {
    name: PayerName(
      "Subscriber's name. `family` is required. It has the only name of a person with one name.",
    ),
    birth_date: DateOnly("Subscriber's date of birth.", '1965-02-03'),
    sex: Type.Optional(
      Nullable(
        Choice(['female', 'male', 'unknown'], "Subscriber's sex, as on file with the payer."),
      ),
    ),
    address: Type.Optional(Nullable(Address("The subscriber's address.", { x12: true }))),
  },
  {
    title: 'subscriber',
    description: 'The subscriber. Required unless `relationship` is `self`; otherwise null.',
  },
)

const card = Type.Object(
  {
    front_document_id: Type.Optional(
      Nullable(Text('ID of your scan of the front of the card.', 200)),
    ),
    back_document_id: Type.Optional(
      Nullable(Text('ID of your scan of the back of the card.', 200)),
    ),
    payer_phone: Type.Optional(Nullable(Text("Payer's phone number, as on the card.", 40))),
  },
  {
    title: 'insurance_card',
    description: 'The insurance card. Null if not on file.',
    examples: [{ payer_phone: '+1 202 555 0143' }],
  },
)

const optional_fields = {
  group_number: Nullable(X12Text('Group number. Null if unknown.', 50, 'G100')),
  group_name: Nullable(LatinText('Group name. Null if unknown.', 60, 'Lakeside Schools')),
  plan_name: Nullable(LatinText('Plan name. Null if unknown.', 60, 'PPO Gold')),
  subscriber: Nullable(subscriber),
  starts_on: Nullable(DateOnly('First date of coverage. Null if unknown.', '2026-01-01')),
  ends_on: Nullable(DateOnly('Last date of coverage. Null if it has no end date.', '2036-12-31')),
  card: Nullable(card),
  authorization_required: Nullable(
    Type.Boolean({
      description:
        'Whether the payer requires prior authorization. Eligibility checks set it. Null if ' +
        'unknown. Sessions without one are booked with a warning.',
      examples: [true],
    }),
  ),
  copay: Nullable(Money('Copay per visit. Eligibility checks set it. Null if unknown.', 2_500)),
  external_id,
}

export const outcomes = ['active', 'inactive', 'not_found', 'ambiguous'] as const
const { status, ...moments } = lifecycleFields(coverageLifecycle)

export const Coverage = Resource('coverage', coverageKind.prefix, {
  status,
  person_id,
  payer_id,
  member_id: Nullable(member_id),
  sequence,
  program,
  relationship,
  ...optional_fields,
  last_check_id: Nullable(Id('elig', 'ID of the last completed eligibility check.')),
  last_outcome: Nullable(
    Choice(outcomes, 'Outcome of the last completed eligibility check.', { examples: ['active'] }),
  ),
  last_checked_at: Nullable(Timestamp('When the last eligibility check was completed.')),
  reason: Nullable(Text('Reason for the void. Null if none was given.', 500)),
  ...moments,
})

const updatable = { payer_id, member_id, sequence, program, relationship, ...optional_fields }

export const CoverageCreate = Type.Object({
  person_id,
  payer_id,
  member_id,
  ...UpdateOf({ sequence, program, relationship, ...optional_fields }).properties,
  metadata: Type.Optional(Metadata),
})

export const CoverageChange = Type.Object({
  ...UpdateOf(updatable).properties,
  metadata: Type.Optional(MetadataChange),
})

export const coverageFilters = UpdateOf({
  person_id,
  payer_id,
  sequence,
  program,
  status,
}).properties

export type CoverageCreate = Static<typeof CoverageCreate>
export type CoverageChange = Static<typeof CoverageChange>

export interface CoverageRow extends ColumnsOf<typeof Coverage> {}
