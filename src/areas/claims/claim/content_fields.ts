// Claim fields that a caller can set.
import Type from 'typebox'
import { Choice, Id, ListOf, Nullable } from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { PlainText } from '#kernel/fields.ts'
import { PriorPayerResult } from './adjustments.ts'
import { most_claimed } from './currency.ts'
import { Diagnosis, LineCreate, place_of_service } from './parts.ts'
import { BillingProvider, Facility, Referring } from './providers.ts'
import { Accident, Hospitalization, Paperwork } from './supplemental.ts'

const delay_reasons = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '15'] as const

// 12 working aged, 13 ESRD, 14 no-fault, 15 workers' compensation, 16 federal, 41 black lung,
// 42 Veterans Affairs, 43 disabled, 47 liability.
const medicare_secondary_reasons = ['12', '13', '14', '15', '16', '41', '42', '43', '47'] as const

export const content_fields = {
  supervising_practitioner_id: Nullable(
    Id(
      'prac',
      "ID of the supervising provider. Taken from the rendering provider's profile when " +
        'the claim is drafted.',
    ),
  ),
  place_of_service: Nullable(place_of_service),
  diagnoses: ListOf(
    Diagnosis,
    'ICD-10-CM codes with a `rank`; rank 1 is the principal diagnosis. A claim with more ' +
      'than 12 fails validation.',
    30,
    {
      title: 'claim_diagnoses',
      examples: [[{ code: 'F41.1', rank: 1 }]],
    },
  ),
  lines: Type.Array(LineCreate, { description: 'Service lines to bill.', maxItems: 200 }),
  billing_provider: Nullable(BillingProvider),
  service_facility: Nullable(Facility),
  referring_provider: Nullable(Referring),
  authorization_id: Nullable(
    Id(
      'auth',
      'ID of an authorization of the coverage, for its number. Default: the one that fits.',
    ),
  ),
  prior_authorization: Nullable(
    PlainText('Prior authorization number from the payer (REF*G1).', 50, 'AUTH1'),
  ),
  referral_number: Nullable(PlainText('Referral number (REF*9F).', 50, 'REF1')),
  accept_assignment: Choice(
    ['assigned', 'laboratory_only', 'not_assigned'],
    'Assignment code (CLM07): `assigned`, `laboratory_only` or `not_assigned`.',
    {
      examples: ['assigned'],
    },
  ),
  assignment_of_benefits: Type.Boolean({
    description:
      'Whether the patient assigned benefits to the provider, so the payer pays the ' +
      'provider directly (CLM08).',
  }),
  release_of_information: Type.Boolean({
    description: 'Whether the patient authorized the release of information to the payer (CLM09).',
  }),
  signature_on_file: Type.Boolean({
    description: "Whether the provider's signature is on file (CLM06).",
  }),
  related_causes: ListOf(
    Choice(['auto_accident', 'employment', 'other_accident'], 'Related cause of the condition.'),
    'Related causes (CLM11), up to two: `auto_accident`, `employment` or `other_accident`.',
    2,
    { title: 'related_causes', examples: [[]] },
  ),
  accident: Nullable(Accident),
  hospitalization: Nullable(Hospitalization),
  paperwork: ListOf(Paperwork, 'Supporting documents that the claim announces (PWK).', 10, {
    examples: [[]],
  }),
  medicare_secondary_reason: Nullable(
    Choice(medicare_secondary_reasons, 'Why Medicare pays second (SBR05). Null unless it does.', {
      title: 'medicare_secondary_reason',
      examples: ['12'],
    }),
  ),
  note: Nullable(
    PlainText(
      'Claim note to the payer, up to 80 characters. Include only the minimum necessary ' +
        'clinical information.',
      80,
      "Resubmitted at the payer's request",
    ),
  ),
  patient_paid: Nullable(
    Money('Amount the patient paid before the claim was submitted (AMT*F5).', 2_500, most_claimed),
  ),
  prior_payer_results: Type.Array(PriorPayerResult, {
    description:
      'Coordination of benefits: what each previous payer paid and adjusted, per claim and ' +
      'per line.',
    title: 'prior_payer_results',
    maxItems: 2,
    examples: [[]],
  }),
  delay_reason: Nullable(
    Choice(delay_reasons, 'Delay reason code for a late claim (CLM20): `1` to `11`, or `15`.', {
      examples: ['7'],
    }),
  ),
  duplicate_of_id: Nullable(
    Id(
      'clm',
      "ID of a claim that this one resembles but doesn't duplicate. Set it to bypass the " +
        'duplicate check.',
    ),
  ),
}
