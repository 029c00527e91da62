// A person: an individual who receives care, and whose consent decides what is shared.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { Page } from '#http/lists/page.ts'
import { external_id } from '#kernel/external_id.ts'
import type { StoredDiscount } from './discount_schema.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { deceased_on, erasure_basis, personKind, personLifecycle, reason } from './lifecycle.ts'
import {
  details,
  email,
  type Name,
  names,
  type PersonAddress,
  phone,
  type Relationship,
} from './details.ts'

const care_team_ids = ListOf(
  Id('prac', 'ID of the practitioner.'),
  'IDs of practitioners in the care team. A session that you or the person booked also adds its ' +
    'practitioner, from 30 days before it starts.',
  50,
  { examples: [[]], expands_to: 'care_team' },
)

const Warning = Type.Object({
  param: Text('Parameter that the warning is about.', 200, { examples: ['contacts[0].value'] }),
  code: Choice(['real_data_suspected'], 'Warning code.', { examples: ['real_data_suspected'] }),
  message: Text('What the warning means.', 500, {
    examples: ['Use only fictitious data in the sandbox.'],
  }),
})

const { status, ...moments } = lifecycleFields(personLifecycle)

export const Person = Resource('person', personKind.prefix, {
  status,
  names: { ...names, minItems: 0 },
  ...details,
  is_minor: Nullable(
    Type.Boolean({
      description:
        'Whether the person is a minor where they live. Null if the birth date is unknown.',
    }),
  ),
  care_team_ids,
  deceased_on: Nullable(deceased_on),
  reason: Nullable(reason),
  erasure_basis: Nullable(erasure_basis),
  merged_into_id: Nullable(
    Id('per', 'ID of the person this person was merged into. Null unless merged.'),
  ),
  former_ids: ListOf(
    Id('per', 'ID of the merged person.'),
    'IDs of persons merged into this one.',
    1_000,
    {
      examples: [[]],
      expands_to: 'merged_persons',
    },
  ),
  external_id,
  ...moments,
  warnings: Type.Optional(
    Type.Array(Warning, { description: 'Data that looks real. Sandbox only.', maxItems: 50 }),
  ),
})

const open = { ...details, care_team_ids, external_id }

export const PersonCreate = Type.Object({
  names,
  ...UpdateOf({ ...open, email, phone }).properties,
  metadata: Type.Optional(Metadata),
})

export const PersonChange = Type.Object({
  ...UpdateOf({ names, ...open }).properties,
  metadata: Type.Optional(MetadataChange),
})

// Sent in the body, never in a URL: search terms identify people.
export const PersonSearch = Type.Object(
  {
    name: Type.Optional(Text('Words of the name, or prefixes of at least three letters.', 200)),
    birth_date: Type.Optional(DateOnly('Date of birth.', '1990-02-03')),
    contact: Type.Optional(Text('Complete email address or phone number.', 254)),
    identifier: Type.Optional(
      Text('Complete external identifier, for example a medical record number.', 200),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: 10,
        description: 'Page size, 1 to 100. Default: 10.',
      }),
    ),
    cursor: Type.Optional(Text('`next_cursor` of the previous page.', 500)),
  },
  { examples: [{ name: 'Lindqvist', birth_date: '1990-02-03' }] },
)

export const PersonPage = Page(Person)

export const personFilters = { status }

const levels = ['none', 'low', 'moderate', 'high', 'imminent'] as const
const level = Choice(levels, 'Risk level, from `none` to `imminent`. Null if it was never set.', {
  examples: ['low'],
})

export const Risk = Type.Object(
  {
    object: Type.Literal('risk', { description: 'Object type. Always `risk`.' }),
    livemode,
    person_id: Id('per', 'ID of the person.'),
    level: Nullable(level),
    updated_at: Nullable(Timestamp('When the risk level was last set. Null if never.')),
  },
  { title: 'risk', description: "A person's current risk of harm to themselves or others." },
)

export type RiskLevel = (typeof levels)[number]
export const RiskNote = Type.Object({ level })

// The row of a person: its fields, and values that the API doesn't return with the person.
export interface PersonRow extends ColumnsOf<typeof Person> {
  names: (Name & { use: NonNullable<Name['use']> })[]
  addresses: (PersonAddress & { country: string })[]
  relationships: (Relationship & { id: string })[]
  risk: { level: RiskLevel; updated_at: string } | null
  discount: StoredDiscount | null
  of_age: boolean
  legal_hold: { reason: string; placed_at: string } | null
}

// The fields that are encrypted with the person's key.
export type PersonDetails = Pick<
  PersonRow,
  | keyof typeof details
  | 'names'
  | 'deceased_on'
  | 'reason'
  | 'risk'
  | 'discount'
  | 'of_age'
  | 'legal_hold'
  | 'former_ids'
  | 'metadata'
>

export type PersonCreate = Static<typeof PersonCreate>
export type PersonChange = Static<typeof PersonChange>
export type PersonSearch = Static<typeof PersonSearch>
