// Form schemas: one version of an account's own questionnaire.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  Integer,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  UpdateOf,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { DataCategory } from '#areas/persons/consent/decision_schema.ts'
import { FormItem, most_items } from './item_schema.ts'
import { formKind, formLifecycle } from './lifecycle.ts'

const name = Text('Name that all versions of the form share.', 64, {
  pattern: '^[a-z][a-z0-9_]*$',
  examples: ['intake'],
  rule: 'must be lowercase letters, digits and `_`, starting with a letter: `intake`.',
})
const title = Text('Title to show.', 200, { examples: ['Intake'] })
const description = Nullable(
  Text('Introduction to show above the items. Null if none.', 5_000, {
    examples: ['Please answer before your first session.'],
  }),
)
const items = Type.Array(FormItem, {
  description: 'Items in the order they are shown.',
  minItems: 1,
  maxItems: most_items,
  examples: [
    [
      {
        id: 'sleep',
        type: 'choice',
        text: 'How often do you sleep badly?',
        required: true,
        options: [
          { value: 'never', label: 'Never', score: 0 },
          { value: 'often', label: 'Often', score: 2 },
        ],
      },
      {
        id: 'sleep_hours',
        type: 'decimal',
        text: 'How many hours do you sleep?',
        minimum: 0,
        maximum: 24,
        enable_when: [{ item_id: 'sleep', operator: 'eq', value: 'often' }],
      },
    ],
  ],
})
const data_categories = ListOf(
  DataCategory,
  'Data categories that responses reveal: reading one requires permission for all of them.',
  10,
  { minItems: 1, examples: [['assessments']] },
)
const { status, ...moments } = lifecycleFields(formLifecycle)

export const Form = Resource('form', formKind.prefix, {
  name,
  number: Integer('Number of the version, starting with 1.', 1, 1_000_000, { examples: [1] }),
  status,
  title,
  description,
  items,
  data_categories,
  external_id,
  ...moments,
})

const content = { title, description, items, data_categories }

export const FormCreate = Type.Object({
  name,
  title,
  description: Type.Optional(description),
  items,
  data_categories: Type.Optional(data_categories),
  external_id: Type.Optional(external_id),
  metadata: Type.Optional(Metadata),
})
export type FormCreate = Static<typeof FormCreate>

export const FormChange = Type.Object({
  ...UpdateOf({ ...content, external_id }).properties,
  metadata: Type.Optional(MetadataChange),
})
export type FormChange = Static<typeof FormChange>

export const formFilters = UpdateOf({ name, status }).properties

export interface FormRow extends ColumnsOf<typeof Form> {}
