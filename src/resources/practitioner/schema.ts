// A practitioner gives care. Here is what a directory shows of one.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Day,
  Id,
  LanguageTag,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  TimeZone,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { DeaRegistration, jurisdiction, License, Privilege } from './credentials.ts'
import { practitionerKind, practitionerLifecycle } from './lifecycle.ts'
import { payer } from './practice.ts'
import { profileFields } from './profile.ts'
import { professions } from './professions.ts'

export { practitionerKind }

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

const word = (description: string, example: string) =>
  Text(description, 100, { pattern: '^[a-z0-9_]+$', examples: [example] })

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
  email: { ...Nullable(email), in_public: false },
  languages: ListOf(LanguageTag, 'Languages they give care in.', 20, { examples: [['en', 'es']] }),
  specialties: ListOf(word('A specialty.', 'anxiety'), 'What they know most about.', 50, {
    examples: [['anxiety', 'trauma']],
  }),
  modalities: ListOf(word('A modality.', 'cbt'), 'How they work.', 50, { examples: [['cbt']] }),
  biography: Nullable(Text('A few words for those who choose.', 5_000, { examples: ['…'] })),
  time_zone: TimeZone('The zone of their calendar, by its IANA name.'),
  accepts_new_persons: Type.Boolean({
    description: 'Whether new persons may be matched with them.',
    examples: [true],
  }),
  part2_program: {
    ...Type.Boolean({
      description:
        'Whether they are, or work for, a substance use program under 42 CFR Part 2. Notes, ' +
        'claims and documents that name them then count as substance use records (`sud`).',
      examples: [false],
    }),
    in_public: false,
  },
  ...profileFields,
}
const credentials = (entry: 'given' | 'shown') => ({
  licenses: Type.Array(License[entry], {
    description: 'Their licenses: what they attest, and what a board confirmed.',
    maxItems: 60,
    examples: [[]],
  }),
  privileges: Type.Array(Privilege[entry], {
    description: 'Privileges and authorities by interstate compacts.',
    maxItems: 60,
    examples: [[]],
  }),
  dea_registrations: Type.Array(DeaRegistration[entry], {
    description: 'Registrations to prescribe controlled substances.',
    in_public: false,
    maxItems: 60,
    examples: [[]],
  }),
})
const given = { ...open, ...credentials('given') }
const birth_date = Nullable(
  Day('For telling namesakes apart in registers. Kept sealed and never shown.', '1980-04-12'),
)
const Exclusion = Type.Object({
  source: Text('Which list.', 20, { examples: ['oig_leie'] }),
  exclusion_type: Nullable(Text('Under which section.', 20, { examples: ['1128b4'] })),
  excluded_on: Nullable(Day('Since when.', '2025-01-20')),
  reinstated_on: Nullable(Day('Until when.', '2027-01-20')),
  waived_on: Nullable(Day('Since when it is waived.', '2026-01-20')),
  waiver_state: Nullable(Text('Where it is waived.', 2, { examples: ['CA'] })),
  check_id: Id('chk', 'The check that found it.'),
})
const archived = Type.Boolean({
  description: 'Archived practitioners keep their past and take no new sessions.',
  examples: [false],
})

export const Practitioner = Resource('practitioner', practitionerKind.prefix, {
  ...required,
  ...open,
  ...credentials('shown'),
  ...lifecycleFields(practitionerLifecycle),
  reason: {
    ...Nullable(Text('Why it is so, where it was said.', 500, { examples: ['…'] })),
    in_public: false,
  },
  current_verification_id: {
    ...Nullable(Id('ver', 'The verification that is open, or was last.')),
    in_public: false,
  },
  cycle_ends_on: Nullable(Day('When the cycle of 36 months ends.', '2030-03-01')),
  open_findings: Type.Integer({
    description: 'How many matches a person has still to judge.',
    in_public: false,
    minimum: 0,
    examples: [0],
  }),
  exclusions: Type.Array(Exclusion, {
    description: 'Exclusions from federal programs that are known to be theirs.',
    in_public: false,
    examples: [[]],
  }),
  eligibility_changed_at: Nullable(Timestamp('When eligibility last changed somewhere.')),
  archived,
  archived_at: Nullable(Timestamp('When they were archived.')),
})

export const PractitionerCreate = Type.Object(
  {
    ...required,
    ...Changes({ ...given, birth_date }).properties,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        name: { given: 'Ada', family: 'Okafor' },
        profession: 'psychologist',
        npi: '1234567893',
        licenses: [{ jurisdiction: 'US-CA', title: 'LP', number: 'PSY12345' }],
      },
    ],
  },
)

export const PractitionerChange = Type.Object({
  ...Changes({ ...required, ...given, birth_date, archived }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const practitionerFilters = {
  profession: required.profession,
  language: LanguageTag,
  specialty: word('A specialty.', 'anxiety'),
  jurisdiction,
  payer_id: payer,
  status: Practitioner.properties.status,
  accepts_new_persons: open.accepts_new_persons,
  archived,
}

export type PractitionerCreate = Static<typeof PractitionerCreate>
export type PractitionerChange = Static<typeof PractitionerChange>
