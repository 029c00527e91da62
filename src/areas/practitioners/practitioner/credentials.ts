// Schemas of a practitioner's credentials: licenses, compact privileges and DEA registrations.
// `attested` is what the practitioner reports, `verified` is what the primary source confirmed.
import Type, { type TProperties, type TSchema } from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { subdivision_pattern } from '#catalogue/us_states.ts'
import { professions } from './professions.ts'

export const jurisdiction = Text(
  'State or other jurisdiction, as an ISO 3166-2 code such as `US-CA`.',
  6,
  {
    title: 'subdivision',
    pattern: subdivision_pattern,
    examples: ['US-CA'],
    rule: 'must be an ISO 3166-2 subdivision code, for example `US-CA`.',
  },
)

const attested = Type.Object(
  {
    status: Type.Optional(
      Nullable(
        Text('License status as the practitioner reports it, for example `active`.', 100, {
          examples: ['active'],
        }),
      ),
    ),
    issued_on: Type.Optional(
      Nullable(DateOnly('Issue date, as the practitioner reports it.', '2021-05-01')),
    ),
    expires_on: Type.Optional(
      Nullable(DateOnly('Expiration date: the last day the license is valid.', '2028-05-01')),
    ),
  },
  {
    description: 'License details as the practitioner reports them, before verification.',
    examples: [{ expires_on: '2028-05-01' }],
  },
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
    board_status: Choice(board_statuses, 'License status reported by the licensing board.', {
      examples: ['active'],
    }),
    issued_on: Nullable(DateOnly('Issue date reported by the licensing board.', '2021-05-01')),
    expires_on: Nullable(
      DateOnly('Expiration date: the last day the license is valid.', '2028-05-01'),
    ),
    encumbered: Type.Boolean({
      description: 'True if the board restricts the license.',
      examples: [false],
    }),
    under_investigation: Type.Boolean({
      description: 'True if the board reports an open investigation.',
      examples: [false],
    }),
    disciplinary_actions: Type.Array(
      Type.Object({
        action: Text('Disciplinary action, for example `probation`.', 200, {
          examples: ['probation'],
        }),
        on: Nullable(DateOnly('Date of the disciplinary action.', '2025-02-01')),
      }),
      { description: 'Disciplinary actions reported by the board.', examples: [[]] },
    ),
    as_of: Timestamp('When the licensing board was queried.'),
    check_id: Id('chk', 'ID of the check that verified the license.'),
  },
  { description: 'License details confirmed by the licensing board. Null until verified.' },
)

const license = {
  kind: Type.Optional(
    Choice(
      ['license', 'telehealth_registration', 'temporary'],
      "Kind of license. A `telehealth_registration` doesn't cover in-person care.",
      {
        default: 'license',
        examples: ['license'],
      },
    ),
  ),
  jurisdiction,
  title: Text('License title, for example `LP` or `LCSW`.', 50, { examples: ['LP'] }),
  profession: Type.Optional(
    Choice(professions, 'Profession the license authorizes.', {
      title: 'profession',
      examples: ['psychologist'],
    }),
  ),
  level: Type.Optional(
    Choice(
      ['independent', 'supervised', 'trainee'],
      'Level of practice. `supervised` and `trainee` require an eligible supervisor.',
      {
        default: 'independent',
        examples: ['independent'],
      },
    ),
  ),
  number: Text('License number issued by the board.', 50, { examples: ['PSY12345'] }),
  attested: Type.Optional(attested),
  is_home_state: Type.Optional(
    Type.Boolean({
      description: "True if this is the practitioner's home-state license.",
      examples: [true],
    }),
  ),
}

export const compacts = ['psypact_apit', 'psypact_tap', 'counseling', 'social_work', 'nlc'] as const

const privilege = {
  compact: Choice(compacts, 'Interstate compact that grants the privilege.', {
    examples: ['psypact_apit'],
  }),
  jurisdiction: Type.Optional(Nullable(jurisdiction)),
  home_license_id: Type.Optional(
    Nullable(Id('lic', 'ID of the home-state license the privilege depends on.')),
  ),
  number: Text('Number of the privilege or authority.', 50, { examples: ['APIT-1001'] }),
  issued_on: Type.Optional(Nullable(DateOnly('Issue date of the privilege.', '2024-01-15'))),
  expires_on: Type.Optional(
    Nullable(DateOnly('Expiration date: the last day the privilege is valid.', '2027-01-15')),
  ),
  days_used: Type.Optional(
    Type.Integer({
      description: 'Days used this calendar year. A PSYPACT TAP is limited to 30.',
      minimum: 0,
      maximum: 366,
      examples: [0],
    }),
  ),
}

const dea = {
  number: Text(
    'DEA number: two letters (or a letter and 9) and seven digits, the last a check digit.',
    9,
    {
      pattern: '^[A-Z][A-Z9][0-9]{7}$',
      format: 'dea',
      examples: ['BB1388568'],
      rule: 'must be a DEA number with a valid check digit.',
    },
  ),
  jurisdiction,
  schedules: ListOf(
    Choice(['2', '2N', '3', '3N', '4', '5'], 'Controlled-substance schedule.'),
    'Controlled-substance schedules the registration covers.',
    6,
    {
      examples: [['2', '2N', '3']],
    },
  ),
  expires_on: Type.Optional(
    Nullable(DateOnly('Expiration date: the last day the registration is valid.', '2028-05-01')),
  ),
}

const verifiedRegistration = Type.Object(
  {
    active: Type.Boolean({
      description: 'True if the source lists it as active.',
      examples: [true],
    }),
    expires_on: Nullable(
      DateOnly('Expiration date reported by the source: the last day it is valid.', '2028-05-01'),
    ),
    as_of: Timestamp('When the source was queried.'),
    check_id: Id('chk', 'ID of the check that verified the credential.'),
  },
  { description: 'Details confirmed by the primary source. Null until verified.' },
)

const entry = <Fields extends TProperties, Verified extends TSchema>(
  name: string,
  prefix: string,
  fields: Fields,
  verified: Verified,
) => ({
  input: Type.Object(
    {
      id: Type.Optional(Id(prefix, 'ID of an existing entry to update. Omit it to add a new one.')),
      ...fields,
    },
    { title: `${name}_input`, description: 'A credential to add or update.' },
  ),
  shown: Type.Object({
    id: Id(prefix, `Unique identifier, prefixed \`${prefix}_\`.`),
    ...fields,
    verified: Type.Optional(Nullable(verified)),
  }),
})

export const License = entry('license', 'lic', license, verifiedLicense)
export const Privilege = entry('privilege', 'priv', privilege, verifiedRegistration)
export const DeaRegistration = entry('dea_registration', 'dea', dea, verifiedRegistration)
