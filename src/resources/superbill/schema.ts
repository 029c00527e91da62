// A superbill: what care a person received and paid for, with all that their insurer asks for.
import Type, { type Static } from 'typebox'
import { Changes, Day, Id, ListOf, Metadata, Money, Nullable } from '#fields.ts'
import { Resource, Text, Whole } from '#fields.ts'
import { Diagnosis } from '#resources/claim/parts.ts'
import type { Row } from '#record.ts'
import { Patient, Provider, whoBills } from '#resources/estimate/provider.ts'
import { categoriesOfSuperbill } from './categories.ts'

export const superbillKind = {
  object: 'superbill',
  table: 'superbills',
  prefix: 'sbl',
  of_person: true,
  carries: ({ lines }: Row) => categoriesOfSuperbill({ lines }),
  sealed: {
    of: 'person_id' as const,
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
    derive: ({ patient, member_id }: Record<string, any>) => ({
      incomplete: [
        ...(patient?.birth_date ? [] : ['patient.birth_date']),
        ...(member_id ? [] : ['member_id']),
      ],
    }),
  },
}

const word = (description: string, maxLength: number, example: string) =>
  Text(description, maxLength, { examples: [example] })
const person_id = Id('per', 'Who received care, and paid for it.')
const practitioner_id = Id('prac', 'Who gave it.')
const member_id = word('Their member id at the insurer.', 80, 'M1000001')

const procedure_code = Text('CPT or HCPCS.', 5, {
  pattern: '^[0-9A-Z]{5}$',
  examples: ['90837'],
  says: 'must be a service code, as in 90837.',
})
const place_of_service = Text('As CMS numbers places.', 2, {
  pattern: '^[0-9]{2}$',
  examples: ['10'],
  says: 'must be two digits, as in 10.',
})
const diagnoses = ListOf(Diagnosis, 'What it was for.', 12, {
  examples: [[{ code: 'F41.1', rank: 1 }]],
})
const open = {
  service_date: Day('The day of care.', '2026-11-02'),
  procedure_code,
  modifiers: ListOf(word('A modifier.', 2, '95'), 'Modifiers.', 4, { examples: [['95']] }),
  place_of_service,
  units: Whole('How many.', 1, 999, { default: 1, examples: [1] }),
  diagnoses,
  fee: Money('What it costs.', 15_000),
  amount_paid: Money('What was paid for it.', 15_000),
}
const session_id = Id('ses', 'The session it was.')

const line_example = {
  service_date: '2026-11-02',
  procedure_code: '90837',
  modifiers: ['95'],
  place_of_service: '10',
  diagnoses: [{ code: 'F41.1', rank: 1 }],
  fee: { amount: 15_000, currency: 'usd' },
  amount_paid: { amount: 15_000, currency: 'usd' },
}
const LineGiven = Type.Object(
  { session_id: Type.Optional(session_id), ...Changes(open).properties },
  {
    description:
      'One service. Of a completed session, what is left out is taken from the session, its ' +
      'signed note and the ledger.',
    examples: [line_example],
  },
)
const LineShown = Type.Object({ session_id: Nullable(session_id), ...open })
export type Line = Static<typeof LineShown>

const License = Type.Object({
  jurisdiction: word('Where it holds.', 6, 'US-NY'),
  title: word('Its title.', 50, 'LP'),
  number: word('Its number.', 50, 'PSY12345'),
})

export const Superbill = Resource('superbill', superbillKind.prefix, {
  person_id,
  practitioner_id,
  patient: Nullable(Patient),
  member_id: Nullable(member_id),
  provider: Nullable(Provider),
  practitioner: Nullable(
    Type.Object(
      {
        name: word('Legal name.', 500, 'Ada Okafor'),
        npi: Nullable(word('NPI.', 10, '1234567893')),
        licenses: Type.Array(License, { description: 'Their licenses.', examples: [[]] }),
      },
      { description: 'Who gave care.' },
    ),
  ),
  lines: Type.Array(LineShown, { description: 'What was done, and paid.', examples: [[]] }),
  total: Nullable(Money('What all of it costs.', 15_000)),
  amount_paid: Nullable(Money('What was paid in all.', 15_000)),
  incomplete: ListOf(
    word('A field.', 60, 'patient.birth_date'),
    'What insurers ask for besides.',
    9,
    {
      examples: [[]],
    },
  ),
  statement: Nullable(
    word('What it is, for the insurer.', 500, 'This is a statement of services.'),
  ),
})

export const SuperbillCreate = Type.Object(
  {
    person_id,
    practitioner_id,
    ...whoBills,
    lines: Type.Array(LineGiven, {
      description: 'What was done.',
      minItems: 1,
      maxItems: 100,
      examples: [[line_example]],
    }),
    member_id: Type.Optional(Nullable(member_id)),
    metadata: Type.Optional(Metadata),
  },
  { description: 'A superbill to issue.' },
)

export const superbillFilters = Changes({ person_id, practitioner_id }).properties

export type LineGiven = Static<typeof LineGiven>
export type SuperbillCreate = Static<typeof SuperbillCreate>
