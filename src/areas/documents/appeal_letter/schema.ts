// Schema of appeal letters: the newest appeal of a claim, with everything the payer needs.
import Type, { type Static } from 'typebox'
import { DateOnly, Id, Integer, ListOf, livemode, Nullable, Text } from '#kernel/fields.ts'
import { PlainText, Timestamp } from '#kernel/fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { Claim } from '#areas/claims/claim/schema.ts'
import { Patient, Provider } from '#areas/claims/estimate/provider.ts'

const { payer_id, patient_control_number, payer_claim_control_number } = Claim.properties
const { prior_authorization, service_from, service_to } = Claim.properties
const name = PlainText('Full name of the provider.', 300, 'Ada Okafor')
const npi = Nullable(Text('National Provider Identifier (NPI).', 10, { examples: ['1999999984'] }))
const amount = (description: string) => SignedMoney(description, 18_000)

const Line = Type.Object({
  service_date: DateOnly('Date of service.', '2026-11-02'),
  procedure_code: Text('CPT or HCPCS code.', 5, { examples: ['90837'] }),
  modifiers: ListOf(
    Text('Two-character modifier.', 2, { examples: ['95'] }),
    'Modifiers, in order.',
    8,
    {
      examples: [['95']],
    },
  ),
  diagnosis_codes: ListOf(
    Text('ICD-10-CM code.', 8, { examples: ['F41.1'] }),
    'Diagnoses that the line treats.',
    8,
    { examples: [['F41.1']] },
  ),
  charge: amount('Billed charge for the line.'),
  paid: Nullable(SignedMoney('Amount the payer paid. Null until adjudicated.', 0)),
  reasons: Type.Array(
    Type.Object({
      code: PlainText('Group code with CARC, or a RARC.', 10, 'CO-50'),
      label: PlainText('Meaning of the code.', 200, 'Not deemed medically necessary'),
    }),
    { description: "The payer's reasons." },
  ),
})

export const AppealLetter = Type.Object(
  {
    object: Type.Literal('appeal_letter', { description: 'Object type. Always `appeal_letter`.' }),
    claim_id: Id('clm', 'ID of the claim.'),
    person_id: Id('per', 'ID of the patient.'),
    level: Integer('Appeal level, 1 to 3.', 1, 3, { examples: [1] }),
    appealed_at: Timestamp('When the claim was appealed.'),
    deadline_on: Nullable(DateOnly("The payer's deadline. Null if it is unknown.", '2027-05-01')),
    payer: Type.Object(
      { id: payer_id, name: PlainText('Name of the payer.', 100, 'Sandbox Health Plan') },
      { description: 'Payer that the letter is for.' },
    ),
    patient: Patient,
    subscriber_name: Nullable(PlainText('Name of the subscriber, if another person.', 300, 'Jo')),
    member_id: Nullable(PlainText('Member ID of the patient.', 80, 'M1000001')),
    group_number: Nullable(PlainText('Group number of the coverage.', 50, 'G-100')),
    provider: Nullable(
      Type.Object(
        {
          ...Provider.properties,
          phone: Text('Phone number, ten digits.', 20, { examples: ['5185550143'] }),
        },
        { description: 'Billing provider that sends the letter.' },
      ),
    ),
    practitioner: Nullable(Type.Object({ name, npi }, { description: 'Rendering provider.' })),
    patient_control_number,
    payer_claim_control_number,
    prior_authorization,
    service_from,
    service_to,
    charge: Money('Total billed charge.', 18_000),
    paid: amount('Amount the payer paid.'),
    decided_on: Nullable(DateOnly("Date of the payer's decision. Null if it is unknown.")),
    lines: Type.Array(Line, { description: 'Service lines with the reasons given for each.' }),
    reason: Text('Grounds for the appeal.', 5_000, {
      examples: ['Care was medically necessary: symptoms were severe and worsening.'],
    }),
    attachments: Type.Array(
      PlainText('Title of a document, or type of a report.', 300, 'Treatment plan'),
      {
        description: 'Documents of the claim that are available, and paperwork that it announced.',
        examples: [['Treatment plan']],
      },
    ),
    livemode,
  },
  { title: 'appeal_letter', description: 'Letter that appeals the decision of a payer.' },
)
export type AppealLetter = Static<typeof AppealLetter>
