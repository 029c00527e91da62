// A disclosure: that something of a person's record was shared outside, with whom, and why that was
// allowed. The list of them is the accounting a person may ask for.
import Type, { type Static } from 'typebox'
import { Changes, Id, Metadata, Nullable, Resource, Text } from '#fields.ts'
import {
  basis,
  data_categories,
  LegalBasis,
  obligations,
  purpose,
  service_date,
} from '#resources/consent/decision_schema.ts'
import { Party } from '#resources/consent/schema.ts'

export const disclosureKind = {
  object: 'disclosure',
  table: 'disclosures',
  prefix: 'dis',
  of_person: true,
  sealed: {
    of: 'person_id' as const,
    fields: {
      recipient: null,
      purpose: null,
      data_categories: [],
      withheld: [],
      service_date: null,
      description: null,
      legal_basis: null,
      basis: [],
      obligations: [],
      notice: null,
      metadata: {},
    },
  },
}

const person_id = Id('per', 'Whose record.')
const description = Text('What was shared, in your words.', 1_000, {
  examples: ['Discharge summary by fax'],
})

export const Disclosure = Resource('disclosure', disclosureKind.prefix, {
  person_id,
  recipient: Nullable(Party),
  purpose: Nullable(purpose),
  data_categories: { ...data_categories, description: 'What was shared.' },
  withheld: { ...data_categories, description: 'What was asked for and may not be shared.' },
  service_date: Nullable(service_date),
  description: Nullable(description),
  legal_basis: Nullable(LegalBasis),
  decision_id: Id('dec', 'The decision that allowed it.'),
  basis,
  obligations,
  notice: Nullable(Text('What must go along with it, word for word.', 2_000)),
})

export const DisclosureCreate = Type.Object(
  {
    person_id,
    recipient: Party,
    purpose,
    data_categories: { ...data_categories, minItems: 1 },
    service_date: Type.Optional(Nullable(service_date)),
    description: Type.Optional(Nullable(description)),
    legal_basis: Type.Optional(Nullable(LegalBasis)),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        recipient: { type: 'organization', name: 'County Health Department' },
        purpose: 'operations',
        data_categories: ['diagnoses'],
        legal_basis: { type: 'public_health', reference: 'State reporting law' },
      },
    ],
  },
)
export type DisclosureCreate = Static<typeof DisclosureCreate>

export const disclosureFilters = Changes({ person_id }).properties
