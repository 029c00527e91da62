// Personal details: names, contacts, addresses, relationships.
import Type, { type Static, type TSchema } from 'typebox'
import {
  Choice,
  DateOnly,
  Id,
  LanguageTag,
  ListOf,
  Nullable,
  Text,
  Timestamp,
  TimeZone,
} from '#kernel/fields.ts'
import { Address, HumanName, Period } from '#kernel/person_fields.ts'

const optional = <Field extends TSchema>(field: Field) => Type.Optional(Nullable(field))
const Flag = (description: string) => Type.Optional(Type.Boolean({ description }))

const Contact = Type.Object(
  {
    channel: Choice(
      ['email', 'sms', 'phone', 'postal'],
      'Type of contact: `email`, `sms`, `phone` or `postal`.',
    ),
    value: Text('Address or phone number.', 254, { examples: ['maya@example.com'] }),
    verified_at: optional(Timestamp("When the contact was verified. Null if it wasn't.")),
    ok_to_leave_message: Flag('Whether messages can be left at this contact.'),
    preferred: Flag('Whether this contact is preferred.'),
    confidential: Flag('True if others use this contact too. Messages must not mention care.'),
    automated_messages: Flag(
      'True if the person consented to automated messages at this contact, false if they opted ' +
        'out, also by replying STOP.',
    ),
  },
  { title: 'contact', description: 'Contact details.' },
)

const PersonAddress = Type.Object(
  {
    use: Choice(['home', 'temp', 'old'], 'Use: `home`, `temp` (temporary) or `old` (former).'),
    ...Address('Postal address.').properties,
    period: optional(Period),
  },
  { title: 'person_address', description: 'Postal address.' },
)
export type PersonAddress = Static<typeof PersonAddress>

export type Contact = Static<typeof Contact>

const Language = Type.Object(
  {
    code: LanguageTag,
    preferred: Flag('Whether this language is preferred.'),
    interpreter_needed: Flag('Whether the person needs an interpreter.'),
  },
  { description: 'Language the person speaks.' },
)

const EmergencyContact = Type.Object(
  {
    name: HumanName('Name of the contact.'),
    relationship: Text('Relationship to the person.', 100, { examples: ['brother'] }),
    phone: Text('Phone number of the contact.', 40, { examples: ['+1 202 555 0143'] }),
    consent_id: optional(Id('con', 'ID of the consent to share information with the contact.')),
  },
  { title: 'emergency_contact', description: 'Emergency contact.' },
)

export const authorities = ['treatment_consent', 'records_access', 'billing', 'scheduling'] as const

export const Relationship = Type.Object(
  {
    id: Type.Optional(Id('rel', 'Unique identifier, prefixed `rel_`. Assigned if you omit it.')),
    kind: Choice(
      ['parent', 'guardian', 'poa_health', 'conservator', 'spouse', 'caregiver', 'other'],
      'Relationship to the person.',
    ),
    person_id: optional(Id('per', 'ID of the related person, if they are in your account.')),
    name: HumanName('Name of the related person.'),
    contacts: Type.Optional(ListOf(Contact, 'Contact details of the related person.', 10)),
    authority: ListOf(
      Choice(authorities, 'Type of authority.'),
      'What the related person is authorized to do.',
      4,
    ),
    basis: Choice(
      ['parental', 'court_order', 'power_of_attorney', 'patient_designation'],
      'Legal basis of the authority.',
    ),
    evidence_document_id: optional(Text('ID of your document that proves the authority.', 200)),
    restrictions: Type.Optional(
      ListOf(
        Choice(['no_contact', 'no_records'], 'Type of restriction.'),
        'Restrictions: no contact with the person, or no access to the record.',
        2,
      ),
    ),
    period: optional(Period),
  },
  {
    title: 'relationship',
    description: 'Personal representative, family member or other related person.',
  },
)

export type Relationship = Static<typeof Relationship>

const Identifier = Type.Object(
  {
    system: Text('System that issued the identifier, for example `mrn`.', 200, {
      examples: ['mrn'],
    }),
    value: Text('Value of the identifier.', 200, { examples: ['88-1204'] }),
  },
  { description: 'External identifier. Not for Social Security numbers.' },
)

const optionalText = (description: string, example: string) =>
  Nullable(Text(description, 100, { examples: [example] }))

const Name = HumanName('Name of the person.')
export type Name = Static<typeof Name>

export const names = ListOf(Name, 'Names of the person. At least one.', 50, {
  minItems: 1,
  examples: [[{ use: 'official', given: 'Maya', family: 'Lindqvist' }]],
})

// Shorthand for contacts, on creation.
export const email = Text('Email address. Shorthand for a contact with the channel `email`.', 254, {
  examples: ['maya@example.com'],
})
export const phone = Text('Phone number. Shorthand for a contact with the channel `phone`.', 254, {
  examples: ['+1 202 555 0143'],
})

export const most_contacts = 50

export const details = {
  birth_date: Nullable(DateOnly('Date of birth.', '1990-02-03')),
  sex: Nullable(
    Choice(['female', 'male', 'unknown'], 'Administrative sex, as reported to payers.'),
  ),
  gender_identity: optionalText('Gender identity, as the person describes it.', 'woman'),
  pronouns: optionalText('Pronouns the person uses.', 'she/her'),
  sexual_orientation: optionalText('Sexual orientation, as the person describes it.', 'bisexual'),
  race: ListOf(Text('CDCREC code or free text.', 100), 'Race, as the person describes it.', 50, {
    examples: [[]],
  }),
  ethnicity: ListOf(
    Text('CDCREC code or free text.', 100),
    'Ethnicity, as the person describes it.',
    50,
    {
      examples: [[]],
    },
  ),
  contacts: ListOf(Contact, 'Contact details of the person.', most_contacts, { examples: [[]] }),
  addresses: ListOf(PersonAddress, 'Current and former addresses.', 50, { examples: [[]] }),
  languages: ListOf(Language, 'Languages the person speaks.', 50, {
    examples: [[{ code: 'en', preferred: true }]],
  }),
  time_zone: Nullable(TimeZone('IANA time zone the person lives in.', 'America/Los_Angeles')),
  emergency_contacts: ListOf(EmergencyContact, 'People to contact in an emergency.', 50, {
    examples: [[]],
  }),
  relationships: ListOf(Relationship, 'Personal representatives, family and others.', 50, {
    examples: [[]],
  }),
  identifiers: ListOf(Identifier, 'External identifiers of the person.', 50, { examples: [[]] }),
}
