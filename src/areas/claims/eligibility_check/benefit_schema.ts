// Schemas of the benefits in an eligibility check, and of their summary.
import Type, { type Static } from 'typebox'
import { Choice, Nullable, Text, Integer } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'

const types = [
  'active',
  'inactive',
  'copay',
  'coinsurance',
  'deductible',
  'oop_max',
  'limit',
  'carve_out',
  'other',
] as const
const share_basis_points = Integer(
  'Coinsurance in basis points: 2000 is 20%. Null if none was returned.',
  0,
  10_000,
  {
    examples: [2_000],
  },
)
const OtherPayer = (description: string) =>
  Type.Object(
    { id: Nullable(Text('ID of the payer.', 80)), name: Nullable(Text('Name of the payer.', 60)) },
    { description },
  )

export const Benefit = Type.Object({
  type: Choice(types, 'Benefit type, from EB01. `oop_max` is the out-of-pocket maximum.', {
    examples: ['copay'],
  }),
  service_type_codes: Type.Array(Text('Service type code.', 2), {
    description: 'Service type codes that the benefit applies to.',
  }),
  amount: Nullable(Money('Amount of the benefit. Null if none was returned.', 2_500)),
  share_basis_points: Nullable(share_basis_points),
  quantity: Nullable(
    Type.Number({
      description: 'Quantity, for example a number of visits. Null if none was returned.',
    }),
  ),
  quantity_unit: Nullable(
    Text("Unit of `quantity`: `visits`, `days`, `hours`, `months` or the payer's code.", 20),
  ),
  remaining: Type.Boolean({ description: 'True if the amount or quantity is what remains.' }),
  period: Nullable(
    Text("Time period, for example `visit` or `calendar_year`, or the payer's code.", 20),
  ),
  network: Choice(
    ['in_network', 'out_of_network', 'unknown'],
    'Network that the benefit applies to.',
  ),
  level: Nullable(Text("Coverage level: `individual`, `family` or the payer's code.", 20)),
  authorization_required: Nullable(
    Type.Boolean({
      description: "Whether prior authorization is required. Null if the payer didn't specify it.",
    }),
  ),
  telehealth: Type.Boolean({ description: 'True if the benefit is specific to telehealth.' }),
  payer: Nullable(OtherPayer('Other payer responsible for the benefit. Null if none.')),
  source: Integer("Position among the person's EB segments in the 271, starting at 1.", 1, 100_000),
})

const left = (description: string) => Nullable(Money(description, 0))
export const Summary = Type.Object(
  {
    copay: left('Copay per visit. Null if the payer returned none.'),
    coinsurance_basis_points: Nullable(share_basis_points),
    deductible_remaining: left('Remaining deductible. Null if the payer returned none.'),
    out_of_pocket_remaining: left(
      'Remaining out-of-pocket maximum. Null if the payer returned none.',
    ),
    visits_remaining: Nullable(
      Integer('Number of visits remaining. Null if the payer returned no limit.', 0, 100_000),
    ),
    authorization_required: Nullable(
      Type.Boolean({
        description:
          "Whether prior authorization is required. Null if the payer didn't specify it.",
      }),
    ),
    carve_out_payer: Nullable(
      OtherPayer('Carve-out payer responsible for mental health. Null if none.'),
    ),
    network: Choice(
      ['in_network', 'out_of_network', 'unknown'],
      'Network that the summary applies to.',
    ),
  },
  { description: 'Benefits that apply to the requested services. Null unless coverage is active.' },
)

export const warning_codes = [
  'carve_out',
  'authorization_required',
  'no_visits_left',
  'out_of_network',
] as const
export type WarningCode = (typeof warning_codes)[number]

export type BenefitResult = Static<typeof Benefit>
export type Summary = Static<typeof Summary>
