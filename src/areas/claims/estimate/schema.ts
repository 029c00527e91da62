// The good faith estimate schema: the expected cost of care for an uninsured or self-pay patient.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  DateOnly,
  Id,
  ListOf,
  Metadata,
  Nullable,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { PlainText } from '#kernel/fields.ts'
import { Resource, Integer } from '#kernel/fields.ts'
import { Diagnosis } from '#areas/claims/claim/parts.ts'
import type { Kind } from '#kernel/record.ts'
import { categoriesOfEstimate } from './categories.ts'
import { item_example, ItemCreate, EstimateItem } from './items_schema.ts'
import { Patient, Provider, provider_fields } from './provider.ts'

export const estimateKind: Kind<EstimateRow> = {
  object: 'estimate',
  table: 'estimates',
  prefix: 'est',
  of_person: true,
  carries: (estimate) => categoriesOfEstimate(estimate),
  encryption: {
    of: 'person_id',
    fields: {
      patient: null,
      provider: null,
      practitioner: null,
      insurance_status: null,
      primary_service: null,
      diagnoses: [],
      items: [],
      separately_scheduled: [],
      total: null,
      disclaimers: [],
      metadata: {},
    },
    derive: ({ diagnoses }) => ({
      diagnosis_determined: diagnoses.length > 0,
    }),
  },
}

const person_id = Id('per', 'ID of the patient.')
const practitioner_id = Id('prac', 'ID of the practitioner who will provide care.')
export const session_id = Id('ses', 'ID of the scheduled session.')
const replaces_id = Id('est', 'ID of the estimate that this one replaces.')
const trigger = Choice(
  ['scheduled', 'requested'],
  'What triggered the estimate: `scheduled` (care was booked) or `requested` (the ' +
    'patient asked). Default: `scheduled` with a `session_id`, otherwise `requested`.',
  { examples: ['requested'] },
)
const insurance_status = Choice(
  ['uninsured', 'self_pay'],
  'Insurance status: `uninsured`, or `self_pay` (insured but not using insurance for ' +
    'this care).',
  { examples: ['uninsured'] },
)
const triggered_on = DateOnly(
  'Date the care was booked or the estimate requested. Default: the date of issue.',
  '2026-11-02',
)
const service_date = DateOnly(
  "Expected date of the first service. Default: the session's date.",
  '2026-11-23',
)

const primary_service = PlainText(
  'Plain-language description of the primary service.',
  300,
  'Weekly psychotherapy',
)
const diagnoses = ListOf(
  Diagnosis,
  'ICD-10-CM diagnoses. Empty until a diagnosis is determined.',
  12,
  {
    examples: [[]],
  },
)
const separately_scheduled = ListOf(
  PlainText('Description of a service.', 300, 'Psychological testing'),
  'Services that may also be needed and are scheduled and estimated separately.',
  20,
  { examples: [[]] },
)

export const Estimate = Resource('estimate', estimateKind.prefix, {
  person_id,
  practitioner_id,
  session_id: Nullable(session_id),
  revision: Integer(
    'Revision number. 1 for the first estimate; each replacement adds 1.',
    1,
    10_000,
    {
      examples: [1],
    },
  ),
  replaces_id: Nullable(replaces_id),
  replaced_by_id: Nullable(
    Id('est', 'ID of the estimate that replaced this one. Null while current.'),
  ),
  trigger,
  triggered_on,
  service_date: Nullable(service_date),
  due_on: Nullable(
    DateOnly(
      'Date by which the estimate is due under 45 CFR 149.610. Null if none is required.',
      '2026-11-05',
    ),
  ),
  valid_until: DateOnly(
    'Last day the estimate is valid: 12 months after it was issued.',
    '2027-11-02',
  ),
  insurance_status: Nullable(insurance_status),
  patient: Nullable(Patient),
  provider: Nullable(Provider),
  practitioner: Nullable(
    Type.Object(
      {
        name: PlainText('Full name of the practitioner.', 500, 'Ada Okafor'),
        npi: Nullable(PlainText('National Provider Identifier (NPI).', 10, '1234567893')),
      },
      { description: 'Practitioner who will provide care, as of the date of issue.' },
    ),
  ),
  primary_service: Nullable(primary_service),
  diagnoses,
  diagnosis_determined: Type.Boolean({
    description: 'False if no diagnosis is known before the first visit.',
    examples: [false],
  }),
  items: Type.Array(EstimateItem, { description: 'Expected services, itemized.', examples: [[]] }),
  separately_scheduled,
  total: Nullable(Money('Total expected cost.', 180_000)),
  disclaimers: Type.Array(PlainText('A disclaimer.', 1_000, 'This estimate is not a contract.'), {
    description: 'Required disclaimers. Show them to the patient verbatim.',
    examples: [[]],
  }),
})

export const EstimateCreate = Type.Object(
  {
    person_id,
    practitioner_id,
    insurance_status,
    primary_service,
    items: Type.Array(ItemCreate, {
      description: 'Expected services, 1 to 50.',
      minItems: 1,
      maxItems: 50,
      examples: [[item_example]],
    }),
    ...provider_fields,
    ...UpdateOf({
      trigger,
      triggered_on,
      service_date: Nullable(service_date),
      session_id: Nullable(session_id),
      diagnoses,
      separately_scheduled,
      replaces_id: Nullable(replaces_id),
      metadata: Metadata,
    }).properties,
  },
  { description: 'Good faith estimate to issue.' },
)

export const estimateFilters = UpdateOf({ person_id, practitioner_id, session_id }).properties

export type EstimateCreate = Static<typeof EstimateCreate>

export interface EstimateRow extends ColumnsOf<typeof Estimate> {}
