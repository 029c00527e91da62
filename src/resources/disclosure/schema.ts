// A disclosure: that something of a person's record was shared outside, with whom, and why that was
// allowed. The list of them is the accounting a person may ask for.
import Type, { type Static } from 'typebox'
import { Changes, Choice, Id, ListOf, Metadata, Nullable, Resource, Text, Whole } from '#fields.ts'
import {
  basis,
  data_categories,
  LegalBasis,
  obligations,
  purpose,
  service_date,
} from '#resources/consent/decision_schema.ts'
import { Party } from '#resources/consent/schema.ts'
import { disclosureKind } from '#resources/permission/accounting.ts'

export { disclosureKind }

const person_id = Id('per', 'Whose record.')
const itemType = Choice(['note', 'assessment'], 'What.', { examples: ['note'] })
const itemId = Text('Which.', 64, { examples: ['note_4Jv0hTq8kYb2Wm6Zc1Rx9N'] })
const Item = Type.Object({
  type: itemType,
  id: itemId,
  version: Whole('In which version.', 1, 2_147_483_647, { examples: [3] }),
  redacted: ListOf(Text('A field.', 60), 'What was left out of it.', 20),
})
const Withheld = Type.Object({ type: itemType, id: itemId, data_categories })
const Content = Type.Record(Type.String(), Type.Unknown())
const description = Text('What was shared, in your words.', 1_000, {
  examples: ['Discharge summary by fax'],
})

export const Disclosure = Resource('disclosure', disclosureKind.prefix, {
  person_id,
  recipient: Nullable(Party),
  purpose: Nullable(purpose),
  data_categories: { ...data_categories, description: 'What was shared.' },
  withheld: { ...data_categories, description: 'What was asked for and may not be shared.' },
  items: Type.Array(Item, { description: 'The notes and assessments that went along.' }),
  withheld_items: Type.Array(Withheld, { description: 'Those chosen that may not be shared.' }),
  content: Type.Optional(
    Type.Array(Content, {
      description: 'What they say, for the recipient: told once, when it is shared.',
      examples: [[]],
    }),
  ),
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
    data_categories: Type.Optional({ ...data_categories, minItems: 1 }),
    note_ids: Type.Optional(
      ListOf(Id('note', 'A signed note.'), 'Notes to be shared.', 50, { minItems: 1 }),
    ),
    assessment_ids: Type.Optional(
      ListOf(Id('asmt', 'A completed one.'), 'Assessments to be shared.', 50, { minItems: 1 }),
    ),
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
