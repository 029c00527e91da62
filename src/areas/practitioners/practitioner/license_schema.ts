// Schema of a license: what the practitioner reports and what the licensing board confirmed.
import Type from 'typebox'
import { Choice, DateOnly, Id, Nullable, Text, Timestamp } from '#kernel/fields.ts'
import { professions } from './professions.ts'
import { jurisdiction } from './jurisdiction.ts'

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

export const verifiedLicense = Type.Object(
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

export const license = {
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
