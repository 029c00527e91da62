// What is told of a person: names, contacts, addresses, who stands in for them.
import Type from 'typebox'
import {
  Choice,
  Day,
  Id,
  LanguageTag,
  ListOf,
  Nullable,
  Text,
  Timestamp,
  TimeZone,
} from '#fields.ts'

const Period = Type.Object(
  {
    start: Type.Optional(Nullable(Day('The first day.', '2020-01-01'))),
    end: Type.Optional(Nullable(Day('The last day; without it, it goes on.', '2030-12-31'))),
  },
  { description: 'From when to when.', examples: [{ start: '2020-01-01', end: null }] },
)

const Spoken = (description: string, example: string) =>
  Text(description, 100, {
    pattern: '\\S',
    examples: [example],
    says: 'must hold at least one letter.',
  })

const Name = Type.Object(
  {
    use: Choice(['official', 'usual', 'old'], 'Usual is the name they have chosen.', {
      examples: ['official'],
    }),
    given: ListOf(Spoken('A given name.', 'Maya'), 'Given names.', 10, {
      minItems: 1,
      examples: [['Maya']],
    }),
    family: Type.Optional(Nullable(Spoken('Family name.', 'Lindqvist'))),
    suffix: Type.Optional(Nullable(Text('What comes after.', 40, { examples: ['Jr.'] }))),
    period: Type.Optional(Nullable(Period)),
  },
  { description: 'One name.' },
)

const Contact = Type.Object(
  {
    channel: Choice(['email', 'sms', 'phone', 'postal'], 'How they are reached.'),
    value: Text('The address or number.', 254, { examples: ['maya@example.com'] }),
    verified_at: Type.Optional(Nullable(Timestamp('When it was seen to be theirs.'))),
    ok_to_leave_message: Type.Optional(Type.Boolean({ description: 'Whether messages may stay.' })),
    preferred: Type.Optional(Type.Boolean({ description: 'Whether it comes first.' })),
    confidential: Type.Optional(
      Type.Boolean({ description: 'Whether others use it too, so that nothing may show there.' }),
    ),
  },
  { description: 'One way to reach them.' },
)

const Address = Type.Object(
  {
    use: Choice(['home', 'temp', 'old'], 'What it is.'),
    line: ListOf(Text('A line.', 200), 'Street and house, a line each.', 5, {
      uniqueItems: false,
    }),
    city: Text('City.', 100, { examples: ['Oakland'] }),
    state: Text('State, by its letters.', 3, {
      pattern: '^[A-Z]{2,3}$',
      examples: ['CA'],
      says: 'must be a state by its letters, as in CA.',
    }),
    postal_code: Text('Postal code.', 20, { examples: ['94607'] }),
    country: Text('Country, by its two letters.', 2, {
      pattern: '^[A-Z]{2}$',
      examples: ['US'],
      says: 'must be a country by its two letters, as in US.',
    }),
    period: Type.Optional(Nullable(Period)),
  },
  { description: 'One address.' },
)

const Language = Type.Object(
  {
    code: LanguageTag,
    preferred: Type.Optional(Type.Boolean({ description: 'Whether it comes first.' })),
    interpreter_needed: Type.Optional(Type.Boolean({ description: 'Whether one must be there.' })),
  },
  { description: 'One language.' },
)

const EmergencyContact = Type.Object(
  {
    name: Text('Who.', 200, { examples: ['Jonas Lindqvist'] }),
    relationship: Text('What they are to the person.', 100, { examples: ['brother'] }),
    phone: Text('Their number.', 40, { examples: ['+1 202 555 0143'] }),
    consent_id: Type.Optional(Nullable(Id('con', 'The consent under which they may be told.'))),
  },
  { description: 'Whom to call.' },
)

export const authorities = ['treatment_consent', 'records_access', 'billing', 'scheduling'] as const

const Relationship = Type.Object(
  {
    id: Type.Optional(Id('rel', 'Its identifier; given where it has none yet.')),
    kind: Choice(
      ['parent', 'guardian', 'poa_health', 'conservator', 'spouse', 'caregiver', 'other'],
      'What they are to the person.',
    ),
    person_id: Type.Optional(Nullable(Id('per', 'Who they are, if they are a person here.'))),
    name: Text('Their name.', 200, { examples: ['Ingrid Lindqvist'] }),
    contacts: Type.Optional(ListOf(Contact, 'How they are reached.', 10)),
    authority: ListOf(Choice(authorities, 'What.'), 'What they may do for the person.', 4),
    basis: Choice(
      ['parental', 'court_order', 'power_of_attorney', 'patient_designation'],
      'What their authority rests on.',
    ),
    evidence_document_id: Type.Optional(Nullable(Text('Your document that shows it.', 200))),
    restrictions: Type.Optional(
      ListOf(Choice(['no_contact', 'no_records'], 'What.'), 'What they may not have.', 2),
    ),
    period: Type.Optional(Nullable(Period)),
  },
  { description: 'Somebody who stands in for the person, or is close to them.' },
)

const Identifier = Type.Object(
  {
    system: Text('Whose number it is.', 200, { examples: ['mrn'] }),
    value: Text('The number.', 200, { examples: ['88-1204'] }),
  },
  { description: 'A number they are known by elsewhere. Not for social security numbers.' },
)

const optionalText = (description: string, example: string) =>
  Nullable(Text(description, 100, { examples: [example] }))

export const names = ListOf(Name, 'Their names: at least one.', 50, {
  minItems: 1,
  examples: [[{ use: 'official', given: ['Maya'], family: 'Lindqvist' }]],
})

export const told = {
  birth_date: Nullable(Day('The day they were born.', '1990-02-03')),
  sex: Nullable(Choice(['female', 'male', 'unknown'], 'As insurers ask for it.')),
  gender_identity: optionalText('As they say it.', 'woman'),
  pronouns: optionalText('As they want to be spoken of.', 'she/her'),
  sexual_orientation: optionalText('As they say it.', 'bisexual'),
  race: ListOf(Text('By CDCREC code or in words.', 100), 'As they say it.', 50, {
    examples: [[]],
  }),
  ethnicity: ListOf(Text('By CDCREC code or in words.', 100), 'As they say it.', 50, {
    examples: [[]],
  }),
  contacts: ListOf(Contact, 'How they are reached.', 50, { examples: [[]] }),
  addresses: ListOf(Address, 'Where they live, and lived.', 50, { examples: [[]] }),
  languages: ListOf(Language, 'Languages they speak.', 50, {
    examples: [[{ code: 'en', preferred: true }]],
  }),
  time_zone: Nullable(TimeZone('The zone they live in, by its IANA name.', 'America/Los_Angeles')),
  emergency_contacts: ListOf(EmergencyContact, 'Whom to call.', 50, { examples: [[]] }),
  relationships: ListOf(Relationship, 'Who stands in for them.', 50, { examples: [[]] }),
  identifiers: ListOf(Identifier, 'Numbers they are known by elsewhere.', 50, { examples: [[]] }),
}
