// Schemas for what payers adjusted: on this claim, and on it at a previous payer.
import Type, { type Static } from 'typebox'
import { Choice, DateOnly, Id, Nullable, PlainText, Text } from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { most_claimed } from './currency.ts'

export const adjustmentGroups = ['CO', 'PR', 'OA', 'PI'] as const
export const Adjustment = Type.Object(
  {
    group: Choice(
      adjustmentGroups,
      'Group code: `CO` (contractual obligation), `PR` (patient responsibility), `OA` ' +
        '(other adjustment) or `PI` (payer-initiated reduction).',
      {
        examples: ['CO'],
      },
    ),
    reason: Type.Optional(Nullable(PlainText('Claim adjustment reason code (CARC).', 5, '45'))),
    amount: Type.Optional(Nullable(SignedMoney('Adjusted amount.', 3_000, most_claimed))),
    quantity: Type.Optional(
      Nullable(Type.Number({ description: 'Adjusted units of service.', examples: [1] })),
    ),
  },
  { title: 'claim_adjustment', description: 'Adjustment of the charge, as reported in the 835.' },
)

const PriorLine = Type.Object({
  line_control_number: PlainText('Line control number of the line on this claim.', 50, 'L1'),
  procedure_code: Type.Optional(
    Nullable(
      Text('Procedure code that the previous payer adjudicated. Null if as billed.', 5, {
        pattern: '^[0-9A-Z][0-9]{4}$|^[0-9]{4}[A-Z]$',
        examples: ['90834'],
        rule: 'must be a CPT or HCPCS code, for example `90834`.',
      }),
    ),
  ),
  modifiers: Type.Optional(
    Nullable(
      Type.Array(Text('Two-character modifier.', 2, { pattern: '^[0-9A-Z]{2}$' }), {
        description: 'Modifiers that the previous payer adjudicated. Null if as billed.',
        maxItems: 4,
        examples: [['95']],
      }),
    ),
  ),
  paid: Money('Amount the previous payer paid for the line.', 12_500, most_claimed),
  adjustments: Type.Array(Adjustment, {
    description: 'Adjustments by the previous payer: group code, CARC, amount and quantity.',
    maxItems: 50,
  }),
})
export const PriorPayerResult = Type.Object(
  {
    coverage_id: Nullable(Id('cov', "ID of the previous payer's coverage.")),
    payer_id: PlainText('Payer ID of the previous payer.', 80, 'SBX01'),
    sequence: Choice(
      ['primary', 'secondary'],
      'Responsibility of the previous payer: `primary` or `secondary`.',
      { examples: ['primary'] },
    ),
    decided_on: DateOnly("Date of the previous payer's adjudication.", '2026-11-14'),
    paid: Money('Total the previous payer paid.', 12_500, most_claimed),
    adjustments: Type.Optional(
      Type.Array(Adjustment, {
        description: 'Adjustments of the whole claim, without those of its lines.',
        maxItems: 50,
      }),
    ),
    lines: Type.Array(PriorLine, {
      description:
        "The previous payer's adjudication of each line. Empty if it decided only on the claim.",
      maxItems: 50,
    }),
  },
  {
    title: 'prior_adjudication',
    description: "A previous payer's adjudication (coordination of benefits).",
  },
)

export type Adjustment = Static<typeof Adjustment>
export type PriorPayerResult = Static<typeof PriorPayerResult>
