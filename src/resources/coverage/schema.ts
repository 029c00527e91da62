// A coverage: the insurance a person has with a payer, as the card says it.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { payer_id } from '#resources/payer/schema.ts'
import { coverageKind, coverageLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'Who is insured.')
const plain = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, {
    pattern: '^[ -)+-9;-\\]_-}]+$',
    examples: [example],
    says: 'must be plain letters without * : ~ ^.',
  })

const member_id = Text('The number of the member, as on the card.', 80, {
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]{1,79}$',
  examples: ['SBX-PAID-0001'],
  says: 'must be letters, digits and hyphens, as on the card.',
})
const sequence = Choice(
  ['primary', 'secondary', 'tertiary'],
  'Which payer is asked first. On a day, a person has one of each.',
  { examples: ['primary'] },
)
const relationship = Choice(
  ['self', 'spouse', 'child', 'other'],
  'What the person is to the subscriber.',
  { examples: ['self'] },
)

const address = Type.Object(
  {
    line1: plain('Street and house.', 55, '1 Main St'),
    line2: Type.Optional(Nullable(plain('More of it.', 55, 'Apt 2'))),
    city: plain('City.', 30, 'Albany'),
    state: Text('State, by its letters.', 2, {
      pattern: '^[A-Z]{2}$',
      examples: ['NY'],
      says: 'must be a state by its letters, as in NY.',
    }),
    postal_code: Text('ZIP code.', 10, {
      pattern: '^\\d{5}(-?\\d{4})?$',
      examples: ['12207'],
      says: 'must be a ZIP code of five or nine digits.',
    }),
  },
  { description: 'Where they live.' },
)

const subscriber = Type.Object(
  {
    first_name: plain('Given name.', 35, 'Ingrid'),
    middle_name: Type.Optional(Nullable(plain('Middle name.', 25, 'A'))),
    last_name: plain('Family name.', 60, 'Lindqvist'),
    suffix: Type.Optional(Nullable(plain('What comes after.', 10, 'Jr'))),
    birth_date: Day('The day they were born.', '1965-02-03'),
    sex: Type.Optional(Nullable(Choice(['female', 'male', 'unknown'], 'As insurers ask for it.'))),
    address: Type.Optional(Nullable(address)),
  },
  { description: 'Who has the insurance, if not the person; null where it is the person.' },
)

const card = Type.Object(
  {
    front_document_id: Type.Optional(Nullable(Text('Your document of its front.', 200))),
    back_document_id: Type.Optional(Nullable(Text('Your document of its back.', 200))),
    payer_phone: Type.Optional(Nullable(Text('The number it names for questions.', 40))),
  },
  { description: 'The insurance card.', examples: [{ payer_phone: '+1 202 555 0143' }] },
)

const optional = {
  group_number: Nullable(plain('The number of the group.', 50, 'G100')),
  group_name: Nullable(plain('The name of the group.', 60, 'Lakeside Schools')),
  plan_name: Nullable(plain('The name of the plan.', 60, 'PPO Gold')),
  subscriber: Nullable(subscriber),
  starts_on: Nullable(Day('The first day it holds.', '2026-01-01')),
  ends_on: Nullable(Day('The last day it holds; without it, it goes on.', '2036-12-31')),
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
  last_check_id: Nullable(Id('elig', 'The last eligibility check that was completed.')),
  last_outcome: Nullable(Choice(outcomes, 'What the payer said then.', { examples: ['active'] })),
  last_checked_at: Nullable(Timestamp('When it said so.')),
  reason: Nullable(Text('Why it was voided.', 500)),
  ...moments,
})

const changing = { payer_id, member_id, sequence, relationship, ...optional }

export const CoverageCreate = Type.Object({
  person_id,
  payer_id,
  member_id,
  ...Changes({ sequence, relationship, ...optional }).properties,
  metadata: Type.Optional(Metadata),
})

export const CoverageChange = Type.Object({
  ...Changes(changing).properties,
  metadata: Type.Optional(MetadataChange),
})

export const coverageFilters = Changes({ person_id, payer_id, sequence, status }).properties

export type CoverageCreate = Static<typeof CoverageCreate>
export type CoverageChange = Static<typeof CoverageChange>
