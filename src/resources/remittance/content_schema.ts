// What a remittance says, in full: claim by claim, line by line, with words for its codes.
import Type from 'typebox'
import { Choice, Day, Id, livemode, Nullable, Text, Whole } from '#fields.ts'
import { adjustmentGroups, SignedMoney } from '#resources/claim/parts.ts'
import { remittanceKind } from './lifecycle.ts'

const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })
const codes = (description: string, example: string) =>
  Type.Array(word('One.', 20, example), { description, examples: [[example]] })

const label = word('In words.', 200, 'Coinsurance')
const advice = word('What can be done.', 300, 'The person owes this: ask them for it.')

const ReasonSaid = Type.Object(
  {
    group: Choice(adjustmentGroups, 'Who bears it: CO who bills, PR the person, OA, PI.', {
      examples: ['CO'],
    }),
    reason: word('CARC.', 5, '45'),
    label,
    advice,
    amount: SignedMoney('How much.', 3_000),
  },
  { description: 'Why less was paid.' },
)
const RemarkSaid = Type.Object({
  code: word('RARC.', 50, 'N290'),
  label,
  advice,
})
const adjustments = Type.Array(ReasonSaid, { description: 'Why less was paid.', examples: [[]] })
const remarks = Type.Array(RemarkSaid, { description: 'Remarks.', examples: [[]] })

const LineSaid = Type.Object({
  line_control_number: Nullable(word('Yours, if the payer repeats it.', 50, 'L1')),
  service_date: Nullable(Day('The day of care.', '2026-11-02')),
  procedure_code: Nullable(word('As it was judged.', 48, '90834')),
  modifiers: codes('As it was judged.', '95'),
  billed_procedure_code: Nullable(word('As it was billed, where that differs.', 48, '90837')),
  billed_modifiers: codes('As it was billed.', '95'),
  units: Nullable(Type.Number({ description: 'How many.', examples: [1] })),
  charge: SignedMoney('What was charged.', 18_000),
  allowed: Nullable(SignedMoney('What is allowed, if the payer says it.', 15_000)),
  paid: SignedMoney('What was paid.', 12_500),
  outcome: Choice(['paid', 'denied'], 'By its adjustments.', { examples: ['paid'] }),
  adjustments,
  remarks,
})

const ClaimSaid = Type.Object({
  number: Whole('Which of the remittance.', 1, 1_000_000, { examples: [1] }),
  claim_id: Nullable(Id('clm', 'The claim of yours it is about.')),
  patient_control_number: Nullable(word('CLP01.', 38, 'A1B2C3D4E5F6G7H8J')),
  payer_claim_control_number: Nullable(word('CLP07.', 50, 'ICN0001')),
  status_code: word('CLP02. What counts are the lines.', 2, '1'),
  patient_name: Nullable(word('Whom it is about, as the payer says.', 100, 'MAYA LINDQVIST')),
  member_id: Nullable(word('Their member id.', 80, 'M1000001')),
  charge: SignedMoney('What was charged.', 18_000),
  paid: SignedMoney('What was paid.', 12_500),
  forwarded_to: Nullable(Text('The payer it was passed on to.', 80)),
  adjustments,
  remarks,
  lines: Type.Array(LineSaid, { description: 'Line by line.', examples: [[]] }),
})

export const RemittanceContent = Type.Object(
  {
    id: Id(remittanceKind.prefix, 'The remittance.'),
    object: Type.Literal('remittance_content', { description: 'What kind of object this is.' }),
    livemode,
    claims: Type.Array(ClaimSaid, { description: 'Claim by claim.', examples: [[]] }),
    provider_adjustments: Type.Array(
      Type.Object({
        code: word('Why (PLB).', 2, 'L6'),
        reference: Nullable(word('What it is about.', 50, 'ICN0001')),
        amount: SignedMoney('Above zero, less is paid.', -137),
      }),
      { description: 'Beside the claims.', examples: [[]] },
    ),
  },
  { title: 'remittance_content', description: 'What a remittance says. It names persons.' },
)
