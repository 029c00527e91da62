// Schema of practitioners: the providers in the directory.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
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
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { FullName } from '#kernel/person_fields.ts'
import { credentials } from './credentials.ts'
import { jurisdiction } from './jurisdiction.ts'
import { practitionerKind, practitionerLifecycle } from './lifecycle.ts'
import { payer } from './practice.ts'
import { profileFields } from './profile.ts'
import { reminder_hours } from './reminder_hours.ts'
import { professions } from './professions.ts'

export { practitionerKind }

const word = (description: string, example: string) =>
  Text(description, 100, { pattern: '^[a-z0-9_]+$', examples: [example] })

const required = {
  name: FullName('Name of the practitioner. `family` is required.'),
  profession: Choice(professions, 'Profession of the practitioner.', {
    title: 'profession',
    examples: ['psychologist'],
  }),
}
export const npi = Text(
  'National Provider Identifier (NPI): ten digits, the last a check digit.',
  10,
  {
    pattern: '^[12][0-9]{9}$',
    format: 'npi',
    examples: ['1234567893'],
    rule: 'must be a 10-digit NPI with a valid check digit.',
  },
)
const email = Text('Email address of the practitioner.', 254, {
  pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  examples: ['ada.okafor@example.com'],
  rule: 'must be an email address.',
})
const open = {
  npi: Nullable(npi),
  email: { ...Nullable(email), in_public: false },
  languages: ListOf(LanguageTag, 'Languages the practitioner provides care in.', 20, {
    examples: [['en', 'es']],
  }),
  specialties: ListOf(
    word('Specialty, for example `anxiety`.', 'anxiety'),
    'Clinical specialties.',
    50,
    {
      examples: [['anxiety', 'trauma']],
    },
  ),
  modalities: ListOf(
    word('Treatment modality.', 'cbt'),
    'Treatment modalities, for example `cbt`.',
    50,
    { examples: [['cbt']] },
  ),
  biography: Nullable(
    Text('Biography shown to people choosing a practitioner, up to 5,000 characters.', 5_000, {
      examples: ['…'],
    }),
  ),
  time_zone: TimeZone(
    "IANA time zone of the practitioner's calendar. Default: `America/New_York`.",
  ),
  accepts_new_persons: Type.Boolean({
    description: 'Whether the practitioner accepts new persons. If false, matching skips them.',
    examples: [true],
  }),
  part2_program: {
    ...Type.Boolean({
      description:
        'True if the practitioner is, or works for, a substance use program under 42 CFR Part 2. ' +
        'Notes, claims and documents that name them are substance use records (`sud`).',
      examples: [false],
    }),
    in_public: false,
  },
  video_url: {
    ...Nullable(
      Text('Own video room, if the telehealth `provider` is `static`.', 500, {
        title: 'video_url',
        pattern: '^https://[^\\s<>"{}]+$',
        examples: ['https://video.example.com/ada'],
        rule: 'must be an https:// URL.',
      }),
    ),
    in_public: false,
  },
  reminder_hours: Nullable(reminder_hours),
  ...profileFields,
  external_id,
}
const input = { ...open, ...credentials('input') }
const birth_date = Nullable(
  DateOnly(
    'Birth date, used to tell matches in registries apart. Encrypted and never returned.',
    '1980-04-12',
  ),
)
const Exclusion = Type.Object({
  source: Text('Exclusion list, for example `oig_leie`.', 20, { examples: ['oig_leie'] }),
  exclusion_type: Nullable(
    Text('Statutory basis of the exclusion, for example `1128b4`.', 20, { examples: ['1128b4'] }),
  ),
  excluded_on: Nullable(DateOnly('Effective date of the exclusion.', '2025-01-20')),
  reinstated_on: Nullable(
    DateOnly(
      'Reinstatement date: the exclusion ends on this day. Null if still excluded.',
      '2027-01-20',
    ),
  ),
  waived_on: Nullable(DateOnly('Effective date of the waiver. Null if none.', '2026-01-20')),
  waiver_jurisdiction: Nullable(
    Text('Jurisdiction the waiver applies to, for example `US-CA`. Null if none.', 6, {
      examples: ['US-CA'],
    }),
  ),
  check_id: Id('chk', 'ID of the check that found the exclusion.'),
})
const archived = Type.Boolean({
  description: "True if archived. Archived practitioners keep past sessions and can't be booked.",
  examples: [false],
})

export const Practitioner = Resource('practitioner', practitionerKind.prefix, {
  ...required,
  ...open,
  ...credentials('shown'),
  ...lifecycleFields(practitionerLifecycle),
  reason: {
    ...Nullable(
      Text('Reason for the current status. Null if none was given.', 500, { examples: ['…'] }),
    ),
    in_public: false,
  },
  current_verification_id: {
    ...Nullable(Id('ver', 'ID of the current or most recent verification.')),
    in_public: false,
  },
  cycle_ends_on: Nullable(
    DateOnly('End date of the 36-month verification cycle. Null until verified.', '2030-03-01'),
  ),
  open_findings: Type.Integer({
    description: 'Number of findings awaiting review.',
    in_public: false,
    minimum: 0,
    examples: [0],
  }),
  exclusions: Type.Array(Exclusion, {
    description: 'Confirmed exclusions from federal health care programs.',
    in_public: false,
    examples: [[]],
  }),
  eligibility_changed_at: Nullable(Timestamp('When eligibility last changed in any jurisdiction.')),
  archived,
  archived_at: Nullable(Timestamp('When the practitioner was archived. Null if not archived.')),
})

export const PractitionerCreate = Type.Object(
  {
    ...required,
    ...UpdateOf({ ...input, birth_date }).properties,
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
  ...UpdateOf({ ...required, ...input, birth_date, archived }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const practitionerFilters = {
  q: Text(
    'Prefixes of the words in the name, for example `mar gar` for María García. All must match; ' +
      'accents and case are ignored.',
    100,
    { examples: ['mar gar'], one_value: true },
  ),
  profession: required.profession,
  npi,
  language: LanguageTag,
  specialty: word('Specialty, for example `anxiety`.', 'anxiety'),
  jurisdiction,
  payer_id: payer,
  status: Practitioner.properties.status,
  accepts_new_persons: open.accepts_new_persons,
  archived,
}

export type PractitionerCreate = Static<typeof PractitionerCreate>
export type PractitionerChange = Static<typeof PractitionerChange>

// The row of a practitioner: its fields, and columns that the API doesn't return.
export interface PractitionerRow extends ColumnsOf<typeof Practitioner> {
  birth_date: Buffer | null // Encrypted.
  possible_exclusion: boolean // A match on an exclusion list awaits review.
  announced: Record<string, string> // The eligibility last sent as an event, by jurisdiction.
}
