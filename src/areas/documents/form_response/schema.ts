// Form response schemas.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { DataCategory } from '#areas/persons/consent/decision_schema.ts'
import { answers, answersChange, formResponseKind, formResponseLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person who answers.')
const form_id = Id('form', 'ID of the form: the version that is answered.')
const session_id = Id('ses', 'ID of the session that the form is for. Null if none.')
const due_at = Timestamp(
  'When the response is due. Must be in the future. Null if it has no due time.',
  '2036-01-01T00:00:00Z',
)
const { status, ...moments } = lifecycleFields(formResponseLifecycle)

// Fields that don't reveal the answers.
const outside = {
  person_id,
  form_id,
  session_id: Nullable(session_id),
  status,
  due_at: Nullable(due_at),
  amends_id: Nullable(Id('fr', 'ID of the response that this one corrects. Null if none.')),
  amended_by_id: Nullable(Id('fr', 'ID of the response that corrects this one. Null if none.')),
  external_id,
  ...moments,
}

export const FormResponse = Resource('form_response', formResponseKind.prefix, {
  ...outside,
  data_categories: ListOf(
    DataCategory,
    'Data categories that the response reveals, copied from the form.',
    10,
    { examples: [['assessments']] },
  ),
  answers,
  score: Nullable(
    Type.Number({
      description:
        'Sum of the scores of the chosen options. Null until completed, or if no option has one.',
      examples: [2],
    }),
  ),
  reason: Nullable(Text('Reason for the amendment. Null if none.', 500)),
})

// Lists omit answers. Each response's answers are read, and audited, separately.
const { metadata: _, ...listed } = Resource(
  'form_response',
  formResponseKind.prefix,
  outside,
).properties
export const FormResponseListed = Type.Object(listed, {
  title: 'listed_form_response',
  description: 'A form response without answers and score.',
})

export const FormResponseCreate = Type.Object({
  person_id,
  form_id,
  session_id: Type.Optional(Nullable(session_id)),
  due_at: Type.Optional(Nullable(due_at)),
  external_id: Type.Optional(external_id),
  metadata: Type.Optional(Metadata),
})
export type FormResponseCreate = Static<typeof FormResponseCreate>

export const FormResponseChange = Type.Object({
  ...UpdateOf({ answers: answersChange, due_at: Nullable(due_at), external_id }).properties,
  metadata: Type.Optional(MetadataChange),
})
export type FormResponseChange = Static<typeof FormResponseChange>

export const formResponseFilters = UpdateOf({ person_id, form_id, session_id, status }).properties

export type Answers = Static<typeof answers>
export type AnswersChange = Static<typeof answersChange>
export interface FormResponseRow extends ColumnsOf<typeof FormResponse> {}
