// Coverage schemas: a person's insurance with a payer, as on the insurance card.
import Type, { type Static } from 'typebox'
import {
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
import { lifecycleFields } from '#kernel/lifecycle.ts'
import { payer_id } from '#areas/claims/payer/schema.ts'
import { coverageKind, coverageLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the insured person (the patient).')
const plain = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, {
    pattern: '^[ -)+-9;-\\]_-}]+$',
    examples: [example],
    says: 'must be ASCII text without `*`, `:`, `~` and `^`.',
  })

const member_id = Text('Member ID, as on the insurance card.', 80, {
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,79}$',
  examples: ['SBX-PAID-0001'],
  says: 'must be 2 to 80 letters, digits and hyphens, as on the insurance card.',
})
const sequence = Choice(
  ['primary', 'secondary', 'tertiary'],
  'Order in which payers are billed. Default: `primary`. A person can have one coverage of each ' +
    'sequence on a date.',
  { examples: ['primary'] },
)
const relationship = Choice(
  ['self', 'spouse', 'child', 'other'],
  "The person's relationship to the subscriber. Default: `self`.",
  { examples: ['self'] },
)

const address = Type.Object(
  {
    line1: plain('Street address.', 55, '1 Main St'),
    line2: Type.Optional(Nullable(plain('Apartment, suite or unit.', 55, 'Apt 2'))),
    city: plain('Name of the city.', 30, 'Albany'),
    state: Text('Two-letter state code, for example `NY`.', 2, {
      pattern: '^[A-Z]{2}$',
      examples: ['NY'],
      says: 'must be a two-letter state code, for example `NY`.',
    }),
    postal_code: Text('ZIP Code, five or nine digits.', 10, {
      pattern: '^\\d{5}(-?\\d{4})?$',
      examples: ['12207'],
      says: 'must be a ZIP Code with five or nine digits.',
    }),
  },
  { description: "The subscriber's address." },
)

const subscriber = Type.Object(
  {
    first_name: plain("Subscriber's first name.", 35, 'Ingrid'),
    middle_name: Type.Optional(Nullable(plain("Subscriber's middle name.", 25, 'A'))),
    last_name: plain("Subscriber's last name.", 60, 'Lindqvist'),
    suffix: Type.Optional(Nullable(plain('Name suffix, for example `Jr`.', 10, 'Jr'))),
    birth_date: DateOnly("Subscriber's date of birth.", '1965-02-03'),
    sex: Type.Optional(
      Nullable(
        Choice(['female', 'male', 'unknown'], "Subscriber's sex, as on file with the payer."),
      ),
    ),
    address: Type.Optional(Nullable(address)),
  },
  { description: 'The subscriber. Required unless `relationship` is `self`; otherwise null.' },
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
    description: 'The insurance card. Null if not on file.',
    examples: [{ payer_phone: '+1 202 555 0143' }],
  },
)

const optional = {
  group_number: Nullable(plain('Group number. Null if unknown.', 50, 'G100')),
  group_name: Nullable(plain('Group name. Null if unknown.', 60, 'Lakeside Schools')),
  plan_name: Nullable(plain('Plan name. Null if unknown.', 60, 'PPO Gold')),
  subscriber: Nullable(subscriber),
  starts_on: Nullable(DateOnly('First date of coverage. Null if unknown.', '2026-01-01')),
  ends_on: Nullable(DateOnly('Last date of coverage. Null if it has no end date.', '2036-12-31')),
  card: Nullable(card),
}

export const outcomes = ['active', 'inactive', 'not_found', 'ambiguous'] as const
const { status, ...moments } = lifecycleFields(coverageLifecycle)

export const Coverage = Resource('coverage', coverageKind.prefix, {
  status,
  person_id,
  payer_id,
  member_id: Nullable(member_id),
  sequence,
  relationship,
  ...optional,
  last_check_id: Nullable(Id('elig', 'ID of the last completed eligibility check.')),
  last_outcome: Nullable(
    Choice(outcomes, 'Outcome of the last completed eligibility check.', { examples: ['active'] }),
  ),
  last_checked_at: Nullable(Timestamp('When the last eligibility check was completed.')),
  reason: Nullable(Text('Reason for the void. Null if none was given.', 500)),
  ...moments,
})

const changing = { payer_id, member_id, sequence, relationship, ...optional }

export const CoverageCreate = Type.Object({
  person_id,
  payer_id,
  member_id,
  ...UpdateOf({ sequence, relationship, ...optional }).properties,
  metadata: Type.Optional(Metadata),
})

export const CoverageChange = Type.Object({
  ...UpdateOf(changing).properties,
  metadata: Type.Optional(MetadataChange),
})

export const coverageFilters = UpdateOf({ person_id, payer_id, sequence, status }).properties

export type CoverageCreate = Static<typeof CoverageCreate>
export type CoverageChange = Static<typeof CoverageChange>
