// What a caller can send and filter by: a new claim, changes to it, and the filters of the list.
import Type, { type Static } from 'typebox'
import { Id, ListOf, Metadata, MetadataChange, Text, UpdateOf } from '#kernel/fields.ts'
import { content_fields } from './content_fields.ts'
import { next_action } from './results_schema.ts'
import { Claim } from './schema.ts'

const { person_id, coverage_id, practitioner_id, payer_id, status, balance_status } =
  Claim.properties

const optional_content = UpdateOf(content_fields).properties

export const ClaimCreate = Type.Object(
  {
    coverage_id,
    practitioner_id: Type.Optional(practitioner_id),
    person_id: Type.Optional(person_id),
    session_ids: Type.Optional(
      ListOf(
        Id('ses', 'ID of a completed session.'),
        'IDs of the completed sessions to bill, 1 to 50. Each becomes a service line.',
        50,
        {
          minItems: 1,
        },
      ),
    ),
    billing_provider_id: Type.Optional(
      Id(
        'bill',
        "ID of a saved billing provider, used if you don't send `billing_provider`. Default: " +
          'the most recently created one.',
      ),
    ),
    ...optional_content,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        coverage_id: 'cov_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        place_of_service: '10',
        diagnoses: [{ code: 'F41.1', rank: 1 }],
        lines: [
          {
            service_date: '2026-11-02',
            procedure_code: '90834',
            modifiers: ['95'],
            minutes: 45,
            charge: { amount: 18_000, currency: 'usd' },
            diagnosis_pointers: [1],
          },
        ],
      },
    ],
  },
)

export const ClaimChange = Type.Object({
  ...UpdateOf({ ...content_fields, practitioner_id, metadata: MetadataChange }).properties,
})

export const claimFilters = UpdateOf({
  person_id,
  coverage_id,
  practitioner_id,
  payer_id,
  status,
  balance_status,
  frequency: Claim.properties.frequency,
  patient_control_number: Claim.properties.patient_control_number,
  next_step: next_action,
  denial_reason: Text(
    'Filter by the reason of a denied line: group code with CARC (`CO-197`), a CARC with any ' +
      'group code (`197`), or a RARC (`N130`).',
    10,
    { pattern: '^[0-9A-Z-]+$', examples: ['CO-197'] },
  ),
}).properties

export type ClaimCreate = Static<typeof ClaimCreate>
export type ClaimChange = Static<typeof ClaimChange>
