// What the steps of a note take: amendments, and the reasons for voiding and withholding.
import Type from 'typebox'
import { Choice, Text } from '#kernel/fields.ts'

export const reason = Text("Reason for the void. Don't include clinical information.", 500, {
  examples: ['Wrong person'],
})

// The grounds on which access can be denied (45 CFR 164.524(a)). There are no others.
export const withhold_reason = Choice(
  [
    'danger_to_life_or_safety',
    'harm_to_another_person',
    'access_by_representative',
    'confidential_source',
    'legal_proceeding',
  ],
  'Ground for denying the person access (45 CFR 164.524(a)).',
  { examples: ['danger_to_life_or_safety'] },
)

export const amendmentTypes = ['addendum', 'late_entry', 'correction', 'patient_statement'] as const
export const amendment = {
  type: Choice(
    amendmentTypes,
    'Amendment type: `addendum` (new information), `late_entry` (information omitted before), ' +
      '`correction` (fixes an error; the original text is kept) or `patient_statement` (the ' +
      "person's statement of disagreement, 45 CFR 164.526).",
    { examples: ['addendum'] },
  ),
  text: Text('Text of the amendment.', 50_000, {
    examples: ['The sister called back and confirmed.'],
  }),
  reason: Text('Reason for the amendment.', 500, { examples: ['Learned after the session'] }),
  target_section: Type.Optional(
    Text('Section of the note that the amendment refers to.', 60, {
      pattern: '^[a-z_]+$',
      examples: ['plan'],
    }),
  ),
}
