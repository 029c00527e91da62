// A disclosure records what was shared from a person's record, with whom, and on what legal basis.
// Together they are the accounting of disclosures a person can request.
import Type, { type Static } from 'typebox'
import {
  UpdateOf,
  Choice,
  Id,
  ListOf,
  Metadata,
  Nullable,
  Resource,
  Text,
  Integer,
} from '#kernel/fields.ts'
import {
  basis,
  data_categories,
  LegalBasis,
  obligations,
  purpose,
  service_date,
} from '#areas/persons/consent/decision_schema.ts'
import { Party } from '#areas/persons/consent/terms_schema.ts'
import { disclosureKind } from '#areas/persons/consent_decision/accounting.ts'

export { disclosureKind }

const person_id = Id('per', 'ID of the person whose record is disclosed.')
const itemType = Choice(['note', 'assessment'], 'Type of the item.', { examples: ['note'] })
const itemId = Text('ID of the note or assessment.', 64, {
  examples: ['note_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
})
const Item = Type.Object({
  type: itemType,
  id: itemId,
  version: Integer('Version that was shared.', 1, 2_147_483_647, { examples: [3] }),
  redacted: ListOf(Text('Name of the field.', 60), 'Fields that were redacted.', 20),
})
const Withheld = Type.Object({ type: itemType, id: itemId, data_categories })
const Content = Type.Record(Type.String(), Type.Unknown())
const description = Text('Description of what was shared.', 1_000, {
  examples: ['Discharge summary by fax'],
})

export const Disclosure = Resource('disclosure', disclosureKind.prefix, {
  person_id,
  recipient: Nullable(Party),
  purpose: Nullable(purpose),
  data_categories: { ...data_categories, description: 'Data categories that were shared.' },
  withheld: { ...data_categories, description: 'Requested data categories that were withheld.' },
  items: Type.Array(Item, { description: 'Notes and assessments that were shared.' }),
  withheld_items: Type.Array(Withheld, {
    description: 'Requested notes and assessments that were withheld.',
  }),
  content: Type.Optional(
    Type.Array(Content, {
      description: 'Content for the recipient. Returned only when the disclosure is created.',
      examples: [[]],
    }),
  ),
  service_date: Nullable(service_date),
  description: Nullable(description),
  legal_basis: Nullable(LegalBasis),
  decision_id: Id('dec', 'ID of the consent decision that permitted the disclosure.'),
  basis,
  obligations,
  notice: Nullable(
    Text('Notice that must accompany the data, verbatim. Null if none is required.', 2_000),
  ),
})

export const DisclosureCreate = Type.Object(
  {
    person_id,
    recipient: Party,
    purpose,
    data_categories: Type.Optional({ ...data_categories, minItems: 1 }),
    note_ids: Type.Optional(
      ListOf(Id('note', 'ID of a signed note.'), 'IDs of notes to share.', 50, { minItems: 1 }),
    ),
    assessment_ids: Type.Optional(
      ListOf(Id('asmt', 'ID of a completed assessment.'), 'IDs of assessments to share.', 50, {
        minItems: 1,
      }),
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

export const disclosureFilters = UpdateOf({ person_id }).properties
