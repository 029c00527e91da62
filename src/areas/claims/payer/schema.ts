// The payer schema: a payer of the directory with its rules on a date. contract_schema.ts has an
// account's own terms.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, ListOf, livemode, Nullable, Text, Integer } from '#kernel/fields.ts'

export const payer_id = Text('Payer ID used by clearinghouses. See `GET /v1/payers`.', 64, {
  title: 'payer_id',
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
  examples: ['SBX01'],
  rule: 'must be letters, digits and hyphens, for example `SBX01`.',
})

const days = (description: string, example: number) =>
  Integer(description, 1, 3_650, { examples: [example] })

export const filing_code = Text('Claim filing indicator code (SBR09), for example `CI`.', 2, {
  pattern: '^[A-Z0-9]{2}$',
  examples: ['CI'],
  rule: 'must be two uppercase letters or digits, for example `CI`.',
})

export const timely_filing = Type.Object(
  {
    original_days: days('Days from the date of service to file an original claim.', 90),
    replacement_days: days('Days from the date of service to file a replacement claim.', 365),
    secondary_days: days("Days from the previous payer's decision to file a secondary claim.", 90),
  },
  {
    title: 'timely_filing',
    description: 'Timely-filing limits.',
    examples: [{ original_days: 90, replacement_days: 365, secondary_days: 90 }],
  },
)
export const appeal_days = days("Days from the payer's decision to file an appeal.", 180)
export const prior_authorization = ListOf(
  Text('A CPT or HCPCS code.', 5, { examples: ['96130'] }),
  'Procedure codes that require prior authorization.',
  500,
  { title: 'authorized_procedures', examples: [['96130']] },
)

const networks = ['in_network', 'out_of_network', 'unknown'] as const
export const network = Choice(
  networks,
  "Whether you are in the payer's network. Default: `unknown`.",
  {
    examples: ['in_network'],
  },
)

const enrollmentStatus = (what: string) =>
  Choice(['not_enrolled', 'pending', 'enrolled'], `Your enrollment status for ${what}.`, {
    examples: ['enrolled'],
  })
export const enrollments = Type.Object(
  {
    claims: Type.Optional(enrollmentStatus('electronic claims (837P)')),
    remittances: Type.Optional(enrollmentStatus('electronic remittance advice (835)')),
    eligibility: Type.Optional(enrollmentStatus('eligibility checks (270/271)')),
  },
  {
    title: 'payer_enrollments',
    description: 'Your enrollment status with the payer, by transaction.',
    examples: [{ claims: 'enrolled', remittances: 'enrolled' }],
  },
)

const requiresEnrollment = (what: string) =>
  Type.Boolean({
    description: `True if the payer requires enrollment for ${what}.`,
    examples: [false],
  })
const place = (description: string, example: string) =>
  Text(description, 2, {
    pattern: '^[0-9]{2}$',
    examples: [example],
    rule: 'must be two digits, for example `10`.',
  })
const modifier = (description: string, example: string) =>
  Nullable(
    Text(description, 2, {
      pattern: '^[0-9A-Z]{2}$',
      examples: [example],
      rule: 'must be two letters or digits, for example `95`.',
    }),
  )

const coding = {
  home_place_of_service: place("Place of service code for telehealth in the patient's home.", '10'),
  other_place_of_service: place('Place of service code for telehealth elsewhere.', '02'),
  video_modifier: modifier('Modifier for video. Null if none is used.', '95'),
  audio_modifier: modifier('Modifier for audio-only services. Null if none is used.', '93'),
}

export const TelehealthCoding = Type.Object(coding, {
  title: 'telehealth_coding',
  description: 'How the payer wants telehealth coded while the contract is in effect.',
})

const rules = {
  timely_filing,
  appeal_days,
  enrollment: Type.Object(
    {
      claims: requiresEnrollment('electronic claims'),
      remittances: requiresEnrollment('electronic remittance advice'),
      eligibility: requiresEnrollment('eligibility checks'),
    },
    { description: 'Transactions that require enrollment with the payer.' },
  ),
  telehealth: Type.Object(
    {
      ...coding,
      source: Choice(
        ['contract', 'payer', 'payer_type'],
        "Source of the rule: your `contract`, the `payer`, or the usual rule of the payer's type " +
          '(`payer_type`).',
        { examples: ['payer_type'] },
      ),
      starts_on: Nullable(DateOnly('First date the rule is in effect. Null if unknown.')),
    },
    { description: 'How to code telehealth services on that date.' },
  ),
  prior_authorization,
}

export const Payer = Type.Object(
  {
    id: payer_id,
    object: Type.Literal('payer', { description: 'Object type. Always `payer`.' }),
    name: Text('Name of the payer.', 100, { examples: ['Sandbox Health Plan'] }),
    aliases: ListOf(Text('Alternative name.', 100), 'Other names of the payer.', 20, {
      examples: [[]],
    }),
    filing_code,
    on: DateOnly('Date on which the rules apply.'),
    contract_id: Nullable(Text('ID of your contract in effect on that date. Null if none.', 64)),
    network,
    enrollments,
    ...rules,
    timely_filing_is_default: Type.Boolean({
      description: 'True if `timely_filing` is a published default, not a term of your contract.',
      examples: [true],
    }),
    livemode,
  },
  { title: 'payer', description: 'A payer with its rules on a date.' },
)

export const PayerQuery = Type.Object({
  q: Type.Optional(
    Text(
      'Prefixes of the words in the name, an alias or the payer ID, for example `blue cal`. All ' +
        'must match; accents and case are ignored.',
      100,
      { examples: ['blue cal'], one_value: true },
    ),
  ),
  filing_code: Type.Optional(filing_code),
  on: Type.Optional(DateOnly('Date for which to return the rules. Default: today.')),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 10,
      description: 'Page size, 1 to 100. Default: 10.',
      examples: [10],
    }),
  ),
  cursor: Type.Optional(Text('`next_cursor` of the previous page.', 500)),
})

export type PayerQuery = Static<typeof PayerQuery>
