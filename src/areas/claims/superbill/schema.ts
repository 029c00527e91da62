// The superbill schema: care a patient received and paid for, with the details an insurer requires
// for reimbursement.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  DateOnly,
  Id,
  ListOf,
  Metadata,
  Nullable,
} from '#kernel/fields.ts'
import { Money } from '#kernel/money.ts'
import { PlainText } from '#kernel/fields.ts'
import { Resource, Text, Integer } from '#kernel/fields.ts'
import { Diagnosis } from '#areas/claims/claim/parts.ts'
import type { Kind } from '#kernel/record.ts'
import { Address } from '#kernel/person_fields.ts'
import { Patient, Provider, provider_fields } from '#areas/claims/estimate/provider.ts'
import { categoriesOfSuperbill } from './categories.ts'

export const superbillKind: Kind<SuperbillRow> = {
  object: 'superbill',
  table: 'superbills',
  prefix: 'sbl',
  of_person: true,
  carries: ({ lines }) => categoriesOfSuperbill({ lines }),
  encryption: {
    of: 'person_id',
    fields: {
      patient: null,
      member_id: null,
      provider: null,
      practitioner: null,
      lines: [],
      total: null,
      amount_paid: null,
      statement: null,
      metadata: {},
    },
    derive: ({ patient, member_id }) => ({
      incomplete: [
        ...(patient?.birth_date ? [] : ['patient.birth_date']),
        ...(patient?.address ? [] : ['patient.address']),
        ...(member_id ? [] : ['member_id']),
      ],
    }),
  },
}

const person_id = Id('per', 'ID of the patient who received and paid for care.')
const practitioner_id = Id('prac', 'ID of the practitioner who provided care.')
const member_id = PlainText("Member ID on the patient's insurance card.", 80, 'M1000001')

const procedure_code = Text('CPT or HCPCS code, for example `90837`.', 5, {
  pattern: '^[0-9A-Z]{5}$',
  examples: ['90837'],
  rule: 'must be a CPT or HCPCS code, for example `90837`.',
})
const place_of_service = Text(
  "Two-digit CMS place of service code, for example `10` (telehealth in the patient's " + 'home).',
  2,
  {
    pattern: '^[0-9]{2}$',
    examples: ['10'],
    rule: 'must be two digits, for example `10`.',
  },
)
const diagnoses = ListOf(
  Diagnosis,
  'ICD-10-CM diagnoses with a `rank`; rank 1 is the principal diagnosis.',
  12,
  {
    examples: [[{ code: 'F41.1', rank: 1 }]],
  },
)
const line_fields = {
  service_date: DateOnly('Date of service.', '2026-11-02'),
  procedure_code,
  modifiers: ListOf(
    PlainText('Two-character modifier.', 2, '95'),
    'Up to four modifiers, in order.',
    4,
    { examples: [['95']] },
  ),
  place_of_service,
  units: Integer('Units of service. Default: 1.', 1, 999, { default: 1, examples: [1] }),
  diagnoses,
  fee: Money('Fee for the service.', 15_000),
}
const description = Text('The service in plain words. Null if unknown.', 200, {
  examples: ['Psychotherapy, 60 minutes'],
})
const SuperbillPatient = Type.Object(
  {
    ...Patient.properties,
    address: Type.Optional(Nullable(Address("The patient's home address. Null if unknown."))),
  },
  { description: 'Patient data as of the date of issue.' },
)
const amount_paid = Money(
  'Amount the patient paid for the session, per the ledger. 0 without a session.',
  15_000,
)
const session_id = Id('ses', 'ID of the completed session.')

const line_example = {
  service_date: '2026-11-02',
  procedure_code: '90837',
  modifiers: ['95'],
  place_of_service: '10',
  diagnoses: [{ code: 'F41.1', rank: 1 }],
  fee: { amount: 15_000, currency: 'usd' },
}
const LineCreate = Type.Object(
  {
    session_id: Type.Optional(session_id),
    ...UpdateOf(line_fields).properties,
    description: Type.Optional({
      ...description,
      description: 'The service in plain words. Default: that of the procedure code, if known.',
    }),
  },
  {
    description:
      'Service line. With a `session_id`, omitted fields are taken from the completed ' +
      'session, its signed note and the ledger.',
    examples: [line_example],
  },
)
const SuperbillLine = Type.Object({
  session_id: Nullable(session_id),
  ...line_fields,
  description: Type.Optional(Nullable(description)),
  amount_paid,
})
export type Line = Static<typeof SuperbillLine>

const License = Type.Object({
  jurisdiction: PlainText(
    'Jurisdiction of the license (ISO 3166-2), for example `US-NY`.',
    6,
    'US-NY',
  ),
  title: PlainText('License title, for example `LP`.', 50, 'LP'),
  number: PlainText('License number.', 50, 'PSY12345'),
})

export const Superbill = Resource('superbill', superbillKind.prefix, {
  person_id,
  practitioner_id,
  patient: Nullable(SuperbillPatient),
  member_id: Nullable(member_id),
  provider: Nullable(Provider),
  practitioner: Nullable(
    Type.Object(
      {
        name: PlainText('Legal name of the practitioner.', 500, 'Ada Okafor'),
        npi: Nullable(PlainText('National Provider Identifier (NPI).', 10, '1234567893')),
        licenses: Type.Array(License, {
          description: "The practitioner's licenses.",
          examples: [[]],
        }),
      },
      { description: 'Practitioner who provided care, as of the date of issue.' },
    ),
  ),
  lines: Type.Array(SuperbillLine, {
    description: 'Service lines with fees and payments.',
    examples: [[]],
  }),
  total: Nullable(Money('Total of the fees.', 15_000)),
  amount_paid: Nullable(Money('Total the patient paid, per the ledger.', 15_000)),
  incomplete: ListOf(
    PlainText('Path of a missing field.', 60, 'patient.birth_date'),
    'Missing fields that insurers usually require, for example `member_id`.',
    9,
    {
      examples: [[]],
    },
  ),
  statement: Nullable(
    PlainText(
      'Statement to the insurer, printed on the superbill.',
      500,
      'This is a statement of services.',
    ),
  ),
})

export const SuperbillCreate = Type.Object(
  {
    person_id,
    practitioner_id,
    ...provider_fields,
    lines: Type.Array(LineCreate, {
      description: 'Service lines, 1 to 100.',
      minItems: 1,
      maxItems: 100,
      examples: [[line_example]],
    }),
    member_id: Type.Optional(Nullable(member_id)),
    metadata: Type.Optional(Metadata),
  },
  { description: 'Superbill to issue.' },
)

export const superbillFilters = UpdateOf({ person_id, practitioner_id }).properties

export type LineCreate = Static<typeof LineCreate>
export type SuperbillCreate = Static<typeof SuperbillCreate>

export interface SuperbillRow extends ColumnsOf<typeof Superbill> {}
