// Schemas of a practitioner's credentials: licenses, compact privileges and DEA registrations.
// `attested` is what the practitioner reports, `verified` is what the primary source confirmed.
import Type, { type TProperties, type TSchema } from 'typebox'
import { Choice, DateOnly, Id, ListOf, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { verifiedLicense, license } from './license_schema.ts'
import { jurisdiction } from './jurisdiction.ts'

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
      id: Type.Optional(
        Id(prefix, 'ID of the entry. A new entry keeps the ID you send; omitted, one is assigned.'),
      ),
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

export const credentials = <Entry extends 'input' | 'shown'>(entry: Entry) => ({
  licenses: Type.Array(License[entry], {
    description: 'Licenses: details the practitioner attested and the board verified.',
    maxItems: 60,
    examples: [[]],
  }),
  privileges: Type.Array(Privilege[entry], {
    description: 'Practice privileges and authorities under interstate compacts.',
    maxItems: 60,
    examples: [[]],
  }),
  dea_registrations: Type.Array(DeaRegistration[entry], {
    description: 'DEA registrations to prescribe controlled substances.',
    in_public: false,
    maxItems: 60,
    examples: [[]],
  }),
})
