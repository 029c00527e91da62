// Schemas that many operations share, so that OpenAPI has each once.
import { Timestamp } from '#kernel/fields.ts'
import { AmountRange, DateRange, TimeRange } from '#kernel/filter_fields.ts'
import { Money, SignedMoney } from '#kernel/money.ts'
import { Address, HumanName } from '#kernel/person_fields.ts'
import { type JsonSchema, plain } from './json_schema.ts'

// Described as such, because a use can be narrower: an address on a claim is in the United States.
const shared_shapes = [
  Timestamp('Timestamp, RFC 3339 in UTC.'),
  TimeRange('Range of times.'),
  DateRange('Range of dates.'),
  AmountRange('Range of amounts, in cents.'),
  Money('Amount of money in one currency.'),
  SignedMoney('Amount of money in one currency. Can be negative.'),
  HumanName('Name of a person.'),
  Address('Postal address.'),
].map(plain)

export const sharedShape = (name: string) => shared_shapes.find(({ title }) => title === name)

// Also shared by requests and responses. Requests are closed to unknown properties; responses must
// stay open so that properties can be added.
const open_shapes = [
  'metadata',
  'metadata_update',
  'service_line',
  'prior_adjudication',
  'billing_provider_details',
  'contact',
  'network_participation',
  'practice_location',
  'claim_accident',
  'claim_hospitalization',
  'claim_paperwork',
  'claim_diagnosis',
  'claim_adjustment',
  'service_facility',
  'referring_provider',
  'timely_filing',
  'telehealth_coding',
  'payer_enrollments',
  'clearinghouse_submitter',
  'relationship',
  'person_address',
  'emergency_contact',
  'party',
  'form_item',
  'form_option',
  'form_condition',
  'board_certification',
  'malpractice_policy',
  'supervision',
  'note_diagnosis',
  'treatment_goal',
  'text_origin',
  'document_provider',
  'subscriber',
  'insurance_card',
  'grantor',
  'consent_period',
  'consent_document',
  'consent_statements',
  'legal_basis',
  'allocation',
  'preferred_window',
  'availability_window',
  'availability_rule',
  'cancellation_policy',
  'session_place',
  'attested_location',
  'room',
  'documented_service',
  'rate',
  'fee_schedule_rate',
  'discount_terms',
]

export function withoutClosing({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const closed = additionalProperties === false && open_shapes.includes(schema.title ?? '')
  return closed || additionalProperties === undefined ? schema : { ...schema, additionalProperties }
}
