// Schema of the full content of a remittance, with the meaning of its codes.
import Type from 'typebox'
import { Choice, DateOnly, Id, livemode, Nullable, Text, Integer } from '#kernel/fields.ts'
import { PlainText } from '#kernel/fields.ts'
import { SignedMoney } from '#kernel/money.ts'
import { adjustmentGroups } from '#areas/claims/claim/adjustments.ts'
import { remittanceKind } from './lifecycle.ts'

const codes = (description: string, example: string) =>
  Type.Array(PlainText('A code from the remittance.', 20, example), {
    description,
    examples: [[example]],
  })

const label = PlainText('Meaning of the code in plain English.', 200, 'Coinsurance')
const suggested_action = PlainText(
  'Suggested next step.',
  300,
  'The patient owes this amount. Bill the patient.',
)

const AdjustmentContent = Type.Object(
  {
    group: Choice(
      adjustmentGroups,
      'Group code: `CO` (contractual obligation), `PR` (patient responsibility), `OA` ' +
        '(other adjustment) or `PI` (payer-initiated reduction).',
      {
        examples: ['CO'],
      },
    ),
    reason: PlainText('Claim adjustment reason code (CARC).', 5, '45'),
    label,
    suggested_action,
    amount: SignedMoney('Adjusted amount.', 3_000),
  },
  { title: 'remitted_adjustment', description: 'Adjustment of the charge (CAS).' },
)
const RemarkContent = Type.Object(
  {
    code: PlainText('Remittance advice remark code (RARC).', 50, 'N290'),
    label,
    suggested_action,
  },
  { title: 'remitted_remark', description: 'A remark and its meaning.' },
)
const adjustments = Type.Array(AdjustmentContent, {
  description: 'Adjustments of the charge (CAS).',
  examples: [[]],
})
const remarks = Type.Array(RemarkContent, {
  description: 'Remittance advice remark codes (RARC).',
  examples: [[]],
})

const LineContent = Type.Object({
  line_control_number: Nullable(
    PlainText('Line item control number (REF*6R). Null if the payer omits it.', 50, 'L1'),
  ),
  service_date: Nullable(DateOnly('Date of service.', '2026-11-02')),
  procedure_code: Nullable(PlainText('Adjudicated procedure code.', 48, '90834')),
  modifiers: codes('Adjudicated modifiers.', '95'),
  billed_procedure_code: Nullable(
    PlainText(
      'Billed procedure code. Null unless the payer adjudicated a different code.',
      48,
      '90837',
    ),
  ),
  billed_modifiers: codes('Billed modifiers.', '95'),
  units: Nullable(Type.Number({ description: 'Paid units of service.', examples: [1] })),
  charge: SignedMoney('Billed charge for the line.', 18_000),
  allowed: Nullable(SignedMoney('Allowed amount (AMT*B6). Null if the payer omits it.', 15_000)),
  paid: SignedMoney('Amount the payer paid for the line.', 12_500),
  outcome: Choice(
    ['paid', 'denied'],
    'Line result derived from the adjustments: `paid` or `denied`.',
    { examples: ['paid'] },
  ),
  adjustments,
  remarks,
})

const ClaimContent = Type.Object({
  number: Integer('Position of the claim in the remittance, starting at 1.', 1, 1_000_000, {
    examples: [1],
  }),
  claim_id: Nullable(Id('clm', 'ID of the matched claim. Null if no claim matches.')),
  patient_control_number: Nullable(
    PlainText('Patient control number (CLP01).', 38, 'A1B2C3D4E5F6G7H8J'),
  ),
  payer_claim_control_number: Nullable(
    PlainText('Payer claim control number (CLP07).', 50, 'ICN0001'),
  ),
  status_code: PlainText(
    'Claim status code (CLP02). Informational: the result is derived from the lines.',
    2,
    '1',
  ),
  patient_name: Nullable(
    PlainText('Patient name as reported by the payer.', 100, 'MAYA LINDQVIST'),
  ),
  member_id: Nullable(PlainText('Member ID reported by the payer.', 80, 'M1000001')),
  charge: SignedMoney('Billed charge for the claim.', 18_000),
  paid: SignedMoney('Amount the payer paid for the claim.', 12_500),
  forwarded_to: Nullable(
    Text(
      'Name of the crossover payer the claim was forwarded to. Null if it was not ' + 'forwarded.',
      80,
    ),
  ),
  adjustments,
  remarks,
  lines: Type.Array(LineContent, { description: 'Service lines of the claim.', examples: [[]] }),
})

const optional = (description: string, most: number, example: string) =>
  Nullable(PlainText(`${description} Null if the payer omits it.`, most, example))

const AddressContent = Type.Object(
  {
    line1: optional('First line of the address.', 55, '1 Main Street'),
    line2: optional('Second line of the address.', 55, 'Suite 2'),
    city: optional('City.', 30, 'Albany'),
    state: Nullable(
      PlainText(
        'State or province in the United States and Canada (N402), subdivision elsewhere (N407). ' +
          "Null if the payer omits it or the country isn't known.",
        3,
        'NY',
      ),
    ),
    postal_code: optional('Postal or ZIP code.', 15, '12207'),
    country: Nullable(
      PlainText(
        'Country code as reported (N404), or `US` for a state with a ZIP code. Null if the payer ' +
          'reports neither.',
        3,
        'US',
      ),
    ),
  },
  { title: 'remitted_address', description: 'Address as reported (N3 and N4).' },
)

const party = (description: string, name: string, id: string) =>
  Type.Object(
    {
      name: optional('Name (N102).', 60, name),
      id: optional('Identifier (N104).', 80, id),
      address: Nullable(AddressContent),
    },
    { title: 'remitted_party', description },
  )

export const RemittanceContent = Type.Object(
  {
    id: Id(remittanceKind.prefix, 'ID of the remittance.'),
    object: Type.Literal('remittance_content', {
      description: 'Object type. Always `remittance_content`.',
    }),
    livemode,
    payer: party('The payer (N1*PR).', 'SANDBOX PAYER', 'SBX01'),
    payee: party('The payee (N1*PE).', 'HUDSON THERAPY', '1234567893'),
    claims: Type.Array(ClaimContent, {
      description: 'Claims in the remittance, in order.',
      examples: [[]],
    }),
    provider_adjustments: Type.Array(
      Type.Object({
        code: PlainText('Adjustment reason code (PLB03-1).', 2, 'L6'),
        reference: Nullable(PlainText('Adjustment reference (PLB03-2).', 50, 'ICN0001')),
        amount: SignedMoney('Adjustment amount. A positive amount reduces the payment.', -137),
      }),
      { description: 'Provider-level adjustments (PLB).', examples: [[]] },
    ),
  },
  {
    title: 'remittance_content',
    description: 'Full content of a remittance. Contains patient names.',
  },
)
