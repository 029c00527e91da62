// A person: the individual care is for, and whose consent decides what is shared.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  ListOf,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { Page } from '#http/list.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { deceased_on, erasure_basis, personKind, personLifecycle, reason } from './lifecycle.ts'
import { names, told } from './parts.ts'

const care_team_ids = ListOf(
  Id('prac', 'A practitioner.'),
  'Practitioners who care for them. Who has a session with them does too, listed or not.',
  50,
  { examples: [[]] },
)

const Warning = Type.Object({
  param: Text('Where.', 200, { examples: ['contacts[0].value'] }),
  code: Text('What.', 100, { examples: ['looks_real'] }),
  message: Text('In a sentence.', 500, { examples: ['The sandbox is for made-up data.'] }),
})

const { status, ...moments } = lifecycleFields(personLifecycle)

export const Person = Resource('person', personKind.prefix, {
  status,
  names: { ...names, minItems: 0 },
  ...told,
  is_minor: Nullable(
    Type.Boolean({ description: 'By the law where they live; null if it cannot be told.' }),
  ),
  care_team_ids,
  deceased_on: Nullable(deceased_on),
  reason: Nullable(reason),
  erasure_basis: Nullable(erasure_basis),
  merged_into_id: Nullable(Id('per', 'Who they became one with.')),
  former_ids: ListOf(Id('per', 'A person.'), 'Those who became one with them.', 1_000, {
    examples: [[]],
  }),
  ...moments,
  warnings: Type.Optional(
    Type.Array(Warning, { description: 'Sandbox only: what looks like real data.', maxItems: 50 }),
  ),
})

const open = { ...told, care_team_ids }

export const PersonCreate = Type.Object({
  names,
  ...Changes(open).properties,
  metadata: Type.Optional(Metadata),
})

export const PersonChange = Type.Object({
  ...Changes({ names, ...open }).properties,
  metadata: Type.Optional(MetadataChange),
})

// Sent in a body, never in a URL: what people are looked for by identifies them.
export const PersonSearch = Type.Object(
  {
    name: Type.Optional(Text('Names, or how they begin (three letters at least).', 200)),
    birth_date: Type.Optional(Day('The day they were born.', '1990-02-03')),
    contact: Type.Optional(Text('An e-mail address or a number, whole.', 254)),
    identifier: Type.Optional(Text('A number they are known by elsewhere, whole.', 200)),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'How many, at most.' }),
    ),
    cursor: Type.Optional(Text('next_cursor of the page before.', 500)),
  },
  { examples: [{ name: 'Lindqvist', birth_date: '1990-02-03' }] },
)

export const PersonPage = Page(Person)

export const personFilters = { status }

const levels = ['none', 'low', 'moderate', 'high', 'imminent'] as const
const level = Choice(levels, 'How acute it is.', { examples: ['low'] })

export const Risk = Type.Object(
  {
    object: Type.Literal('risk', { description: 'What kind of object this is.' }),
    livemode,
    person_id: Id('per', 'Whose.'),
    level: Nullable(level),
    noted_at: Nullable(Timestamp('When it was last noted.')),
  },
  { title: 'risk', description: 'How acute the danger to a person or from them is.' },
)

export const RiskNote = Type.Object({ level })

export type PersonCreate = Static<typeof PersonCreate>
export type PersonChange = Static<typeof PersonChange>
export type PersonSearch = Static<typeof PersonSearch>
