// A practitioner gives care. Here is what a directory shows of one.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'

export const practitionerKind = {
  object: 'practitioner',
  table: 'practitioners',
  prefix: 'prac',
}

const PersonName = Type.Object(
  {
    given: Text('Given name.', 100, { examples: ['Ada'] }),
    family: Text('Family name.', 100, { examples: ['Okafor'] }),
    middle: Type.Optional(Text('Middle name.', 100, { examples: ['N.'] })),
    prefix: Type.Optional(Text('What comes before.', 40, { examples: ['Dr.'] })),
    suffix: Type.Optional(Text('What comes after.', 40, { examples: ['PhD'] })),
    preferred: Type.Optional(Text('What they like to be called.', 100, { examples: ['Ada'] })),
  },
  { description: 'Their name.', examples: [{ given: 'Ada', family: 'Okafor' }] },
)

const professions = [
  'psychiatrist',
  'psychologist',
  'clinical_social_worker',
  'marriage_family_therapist',
  'professional_counselor',
  'addiction_counselor',
  'pmhnp',
  'psychiatric_nurse',
  'behavior_analyst',
  'trainee',
  'other',
] as const

const word = (description: string, example: string) =>
  Text(description, 100, { pattern: '^[a-z0-9_]+$', examples: [example] })

const language = Text('A language, as in BCP 47.', 35, {
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  examples: ['en'],
  says: 'must be a language tag, as in en or pt-BR.',
})

const required = {
  name: PersonName,
  profession: Choice(professions, 'What they practice as.', { examples: ['psychologist'] }),
}
const npi = Text(
  'National Provider Identifier: ten digits, the last of which checks the rest.',
  10,
  {
    pattern: '^[12][0-9]{9}$',
    format: 'npi',
    examples: ['1234567893'],
    says: 'must be ten digits with a right check digit.',
  },
)
const email = Text('Where the platform writes to them.', 254, {
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  examples: ['ada.okafor@example.com'],
  says: 'must be an e-mail address.',
})
const open = {
  npi: Nullable(npi),
  email: Nullable(email),
  languages: ListOf(language, 'Languages they give care in.', 20, { examples: [['en', 'es']] }),
  specialties: ListOf(word('A specialty.', 'anxiety'), 'What they know most about.', 50, {
    examples: [['anxiety', 'trauma']],
  }),
  modalities: ListOf(word('A modality.', 'cbt'), 'How they work.', 50, { examples: [['cbt']] }),
  biography: Nullable(Text('A few words for those who choose.', 5_000, { examples: ['…'] })),
  time_zone: Text('The zone of their calendar, by its IANA name.', 64, {
    format: 'time-zone',
    examples: ['America/New_York'],
    says: 'must be an IANA time zone, as in America/New_York.',
  }),
  accepts_new_persons: Type.Boolean({
    description: 'Whether new persons may be matched with them.',
    examples: [true],
  }),
}
const archived = Type.Boolean({
  description: 'Archived practitioners keep their past and take no new sessions.',
  examples: [false],
})

export const Practitioner = Resource('practitioner', practitionerKind.prefix, {
  ...required,
  ...open,
  status: Choice(['unverified'], 'How far their verification is.', { examples: ['unverified'] }),
  archived,
  archived_at: Nullable(Timestamp('When they were archived.')),
})

export const PractitionerCreate = Type.Object({
  ...required,
  ...Changes(open).properties,
  metadata: Type.Optional(Metadata),
})

export const PractitionerChange = Type.Object({
  ...Changes({ ...required, ...open, archived }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const practitionerFilters = {
  profession: required.profession,
  language,
  specialty: word('A specialty.', 'anxiety'),
  accepts_new_persons: open.accepts_new_persons,
  archived,
}

export type PractitionerCreate = Static<typeof PractitionerCreate>
export type PractitionerChange = Static<typeof PractitionerChange>
