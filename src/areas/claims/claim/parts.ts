// Schemas for the parts of a claim: diagnoses and service lines.
import Type, { type Static } from 'typebox'
import { UpdateOf, Choice, DateOnly, hiddenFromPersons, Id, Integer } from '#kernel/fields.ts'
import { Nullable, PlainText, Text } from '#kernel/fields.ts'
import { SignedMoney } from '#kernel/money.ts'
import { Adjustment } from './adjustments.ts'
import { most_claimed } from './currency.ts'

export const Diagnosis = Type.Object(
  {
    code: Text('ICD-10-CM code with its decimal point, for example `F41.1`.', 8, {
      pattern: '^[A-Z][0-9][0-9A-Z](\\.[0-9A-Z]{1,4})?$',
      examples: ['F41.1'],
      rule: 'must be an ICD-10-CM code, for example `F41.1`.',
    }),
    rank: Integer('Position of the diagnosis. Rank 1 is the principal diagnosis.', 1, 99, {
      examples: [1],
    }),
  },
  {
    title: 'claim_diagnosis',
    description: 'Diagnosis that the care was for.',
    examples: [{ code: 'F41.1', rank: 1 }],
  },
)

export const place_of_service = Text(
  "Two-digit CMS place of service code, for example `10` (telehealth in the patient's " +
    "home). A line without its own code uses the claim's.",
  2,
  {
    title: 'place_of_service',
    pattern: '^[0-9]{2}$',
    examples: ['10'],
    rule: 'must be two digits, for example `10`.',
  },
)

const required_fields = {
  service_date: DateOnly('Date of service.', '2026-11-02'),
  procedure_code: Text('CPT or HCPCS code, for example `90834`.', 5, {
    pattern: '^[0-9A-Z][0-9]{4}$|^[0-9]{4}[A-Z]$',
    examples: ['90834'],
    rule: 'must be a CPT or HCPCS code, for example `90834`.',
  }),
}
const charge = SignedMoney(
  'Billed charge for the line. Default: the rate in your own fee schedule.',
  18_000,
  most_claimed,
)
const optional_fields = {
  service_ends_on: Nullable(
    DateOnly('Last date of service, if the line spans several days. Default: null.', '2026-11-06'),
  ),
  session_id: Nullable(Id('ses', 'ID of the session in which the service was delivered.')),
  modifiers: Type.Array(
    Text('Two-character modifier.', 2, { pattern: '^[0-9A-Z]{2}$', examples: ['95'] }),
    {
      description: 'Up to four modifiers, in order. `95` is telehealth by video, `93` audio only.',
      maxItems: 8,
      examples: [['95']],
    },
  ),
  units: Integer('Units of service. Default: 1.', 1, 999, { default: 1, examples: [1] }),
  minutes: Nullable(
    Integer(
      'Face-to-face minutes. Drafted from the start and stop times in the signed note.',
      1,
      1_440,
      { examples: [45] },
    ),
  ),
  place_of_service: Nullable(place_of_service),
  diagnosis_pointers: Type.Array(
    Integer('Rank of a diagnosis on the claim.', 1, 99, { examples: [1] }),
    {
      description: 'Ranks of the one to four diagnoses that the line treats.',
      maxItems: 8,
      examples: [[1]],
    },
  ),
  practitioner_id: Nullable(
    Id('prac', "ID of the rendering provider, if it differs from the claim's."),
  ),
  line_control_number: Text(
    'Line item control number (REF*6R). Generated as `L1`, `L2` and so on if omitted.',
    50,
    {
      pattern: '^[A-Za-z0-9_-]+$',
      examples: ['L1'],
    },
  ),
}

export const LineCreate = Type.Object(
  { ...required_fields, ...UpdateOf({ charge, ...optional_fields }).properties },
  { title: 'service_line', description: 'Service line to bill.' },
)

export const line_statuses = ['pending', 'paid', 'reduced', 'denied', 'reversed'] as const
const Reason = Type.Object({
  code: PlainText('Group code with CARC, for example `CO-197`, or a RARC.', 10, 'CO-197'),
  label: PlainText('Meaning of the code in plain English.', 200, 'Authorization is missing'),
  suggested_action: PlainText('Suggested next step.', 300, 'No action is needed.'),
})
export const ClaimLine = Type.Object(
  {
    ...required_fields,
    charge,
    ...optional_fields,
    expected_amount: hiddenFromPersons(
      Nullable(
        SignedMoney(
          'Amount the payer allows by contract, as of submission. Null if no fee schedule has it.',
          15_000,
        ),
      ),
    ),
    fee_schedule_id: hiddenFromPersons(
      Nullable(Id('fee', 'ID of the fee schedule with `expected_amount`.')),
    ),
    rate_number: hiddenFromPersons(
      Nullable(
        Integer('Position of the rate in the fee schedule, from 1.', 1, 2_000, { examples: [1] }),
      ),
    ),
    allowed: Nullable(SignedMoney('Allowed amount. Null until adjudicated.', 15_000)),
    paid: Nullable(SignedMoney('Amount the payer paid. Null until adjudicated.', 12_500)),
    underpaid: hiddenFromPersons(
      Nullable(SignedMoney('`expected_amount` less what was allowed, if less.', 0)),
    ),
    adjustments: Type.Array(Adjustment, {
      description: 'Adjustments from the 835: group code, CARC, amount and quantity.',
      examples: [[]],
    }),
    remarks: Type.Array(PlainText('Remittance advice remark code (RARC).', 5, 'N130'), {
      description: 'Remittance advice remark codes (RARC).',
    }),
    reasons: Type.Array(Reason, {
      description: 'Each CARC and RARC with its meaning and a suggested next step.',
    }),
    line_status: Choice(
      line_statuses,
      'Status of the line: `pending`, `paid`, `reduced`, `denied` or `reversed`.',
      { examples: ['pending'] },
    ),
  },
  { description: 'Service line with its adjudication.' },
)

export type LineCreate = Static<typeof LineCreate>
export type Line = Static<typeof ClaimLine>
