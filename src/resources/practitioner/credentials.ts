// What a practitioner is allowed to do, and on what paper: licenses, privileges, registrations.
// What they say of themselves (attested) and what a source confirmed (verified) are two fields.
import Type from 'typebox'
import { Choice, Day, Id, ListOf, Nullable, Text, Timestamp } from '#fields.ts'
import { subdivision_pattern } from '#places.ts'
import { professions } from './professions.ts'

export const jurisdiction = Text('Where: a subdivision as in ISO 3166-2.', 6, {
  pattern: subdivision_pattern,
  examples: ['US-CA'],
  says: 'must be a known subdivision of ISO 3166-2 with its country, as in US-CA.',
})

const attested = Type.Object(
  {
    status: Type.Optional(Nullable(Text('What they call it.', 100, { examples: ['active'] }))),
    issued_on: Type.Optional(Nullable(Day('Since when.', '2021-05-01'))),
    expires_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2028-05-01'))),
  },
  { description: 'What the practitioner says.', examples: [{ expires_on: '2028-05-01' }] },
)

export const board_statuses = [
  'active',
  'inactive',
  'expired',
  'probation',
  'suspended',
  'revoked',
  'surrendered',
] as const

const verifiedLicense = Type.Object(
  {
    board_status: Choice(board_statuses, 'What the board says.', { examples: ['active'] }),
    issued_on: Nullable(Day('Since when.', '2021-05-01')),
    expires_on: Nullable(Day('The first day it no longer holds.', '2028-05-01')),
    encumbered: Type.Boolean({ description: 'Whether it is restricted.', examples: [false] }),
    under_investigation: Type.Boolean({ description: 'Whether they look.', examples: [false] }),
    disciplinary_actions: Type.Array(
      Type.Object({
        action: Text('What was done.', 200, { examples: ['probation'] }),
        on: Nullable(Day('When.', '2025-02-01')),
      }),
      { description: 'What the board did.', examples: [[]] },
    ),
    as_of: Timestamp('When the source was asked.'),
    check_id: Id('chk', 'The check that found it.'),
  },
  { description: 'What the source confirmed.' },
)

const license = {
  kind: Type.Optional(
    Choice(['license', 'telehealth_registration', 'temporary'], 'What it is.', {
      default: 'license',
      examples: ['license'],
    }),
  ),
  jurisdiction,
  title: Text('Its title.', 50, { examples: ['LP'] }),
  profession: Type.Optional(Choice(professions, 'For what.', { examples: ['psychologist'] })),
  level: Type.Optional(
    Choice(['independent', 'supervised', 'trainee'], 'How far it reaches alone.', {
      default: 'independent',
      examples: ['independent'],
    }),
  ),
  number: Text('Its number.', 50, { examples: ['PSY12345'] }),
  attested: Type.Optional(attested),
  is_home_state: Type.Optional(
    Type.Boolean({ description: 'Whether it is where they live.', examples: [true] }),
  ),
}

export const compacts = ['psypact_apit', 'psypact_tap', 'counseling', 'social_work', 'nlc'] as const

const privilege = {
  compact: Choice(compacts, 'By which compact.', { examples: ['psypact_apit'] }),
  jurisdiction: Type.Optional(Nullable(jurisdiction)),
  home_license_id: Type.Optional(Nullable(Id('lic', 'The license it rests on.'))),
  number: Text('Its number.', 50, { examples: ['APIT-1001'] }),
  issued_on: Type.Optional(Nullable(Day('Since when.', '2024-01-15'))),
  expires_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2027-01-15'))),
  days_used: Type.Optional(
    Type.Integer({
      description: 'Days of this calendar year already used: a TAP has 30.',
      minimum: 0,
      maximum: 366,
      examples: [0],
    }),
  ),
}

const dea = {
  number: Text('Two letters (or a letter and 9) and seven digits, the last a check digit.', 9, {
    pattern: '^[A-Z][A-Z9][0-9]{7}$',
    format: 'dea',
    examples: ['BB1388568'],
    says: 'must be a DEA number with a right check digit.',
  }),
  jurisdiction,
  schedules: ListOf(Choice(['2', '2N', '3', '3N', '4', '5'], 'One.'), 'Which.', 6, {
    examples: [['2', '2N', '3']],
  }),
  expires_on: Type.Optional(Nullable(Day('The first day it no longer holds.', '2028-05-01'))),
}

const verifiedBriefly = Type.Object(
  {
    active: Type.Boolean({ description: 'Whether it is in force.', examples: [true] }),
    expires_on: Nullable(Day('The first day it no longer holds.', '2028-05-01')),
    as_of: Timestamp('When the source was asked.'),
    check_id: Id('chk', 'The check that found it.'),
  },
  { description: 'What the source confirmed.' },
)

const entry = (prefix: string, fields: Record<string, any>, verified: any) => ({
  given: Type.Object({
    id: Type.Optional(Id(prefix, 'Which, if it is there already.')),
    ...fields,
  }),
  shown: Type.Object({
    id: Id(prefix, 'Its identifier.'),
    ...fields,
    verified: Type.Optional(Nullable(verified)),
  }),
})

export const License = entry('lic', license, verifiedLicense)
export const Privilege = entry('priv', privilege, verifiedBriefly)
export const DeaRegistration = entry('dea', dea, verifiedBriefly)
