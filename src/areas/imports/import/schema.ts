// Schema of imports: files with many objects, checked row by row and then written.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Id,
  Integer,
  livemode,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
  UpdateOf,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { importKind, importLifecycle } from './lifecycle.ts'
import { row_objects } from './row_kinds.ts'

export const importErrorKind = {
  object: 'import_error',
  table: 'import_errors',
  prefix: 'ierr',
}

export const most_part_characters = 900_000
export const most_parts = 10_000

const name = Text('Name of the import, for example of the file.', 200, {
  examples: ['persons.csv'],
})
const kind = Choice(
  [...row_objects, 'bundle'],
  'Type of the objects in the file. `bundle` takes rows of several types, each with `object`. ' +
    'Referenced objects come first.',
  { title: 'import_kind', examples: ['person'] },
)
const format = Choice(
  ['ndjson', 'csv', 'fhir'],
  'Format of the file: one JSON object per line, CSV with a header, or FHIR R4 resources as ' +
    'lines or a Bundle (requires `kind: bundle`). Default: `ndjson`.',
  { examples: ['csv'] },
)
const mode = Choice(
  ['upsert', 'create'],
  'What to do with a row whose `external_id` exists: update the object, or leave it unchanged. ' +
    'Default: `upsert`.',
  { examples: ['upsert'] },
)
const columns = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.String({ maxLength: 200 }),
  {
    description:
      'Field for each column of a CSV file, for example `names[0].given`. Empty ignores the ' +
      'column. Columns that are not listed have the name of their field.',
    maxProperties: 500,
    examples: [{ 'First name': 'names[0].given', 'Last name': 'names[0].family' }],
  },
)
const count = (description: string) => Type.Integer({ description, minimum: 0, examples: [0] })
const { status, ...moments } = lifecycleFields(importLifecycle)

export const Import = Resource('import', importKind.prefix, {
  name: Nullable(name),
  kind,
  format,
  mode,
  columns,
  status,
  reason: Nullable(Text('Why the import failed. Null if it did not.', 500)),
  part_count: count('Number of parts received.'),
  size_bytes: count('Size of the parts received, in bytes.'),
  row_count: Nullable(count('Number of rows in the file. Null until validated.')),
  rows_done: count('Rows validated, written or removed so far, depending on the status.'),
  rows_per_second: Nullable(count('Current speed. Null if nothing is being done.')),
  seconds_left: Nullable(count('Estimated time left in seconds. Null if unknown.')),
  created_count: count('Number of objects created.'),
  updated_count: count('Number of objects updated.'),
  unchanged_count: count('Number of objects that were already as in the file.'),
  failed_count: count('Number of rows that were not written.'),
  error_count: count('Number of errors found: see `GET /v1/imports/{id}/errors`.'),
  removed_count: count('Number of objects deleted by reverting the import.'),
  retained_count: count(
    'Number of objects kept when reverting, because they are in use or changed.',
  ),
  ...moments,
})

export const ImportCreate = Type.Object(
  {
    kind,
    ...UpdateOf({ name: Nullable(name), format, mode, columns }).properties,
    columns_from_id: Type.Optional(
      Id('imp', 'ID of an earlier import whose `columns` to use again.'),
    ),
    metadata: Type.Optional(Metadata),
  },
  { examples: [{ kind: 'person', format: 'ndjson' }] },
)

export const ImportChange = Type.Object({
  ...UpdateOf({ name: Nullable(name) }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const PartCreate = Type.Object(
  {
    content: Text(
      'Whole rows of the file, up to 900,000 characters. Only the first part of a CSV file has ' +
        'the header.',
      most_part_characters,
      { examples: ['{"external_id":"pat-1","names":[{"given":"Maya"}]}\n'] },
    ),
    number: Type.Optional(
      Integer(
        'Position of the part, from 1. Sending a number again replaces it. Default: the next one.',
        1,
        most_parts,
        { examples: [1] },
      ),
    ),
    sha256: Type.Optional(
      Text('SHA-256 of `content` in UTF-8, as hex. A part that arrives changed is rejected.', 64, {
        pattern: '^[0-9a-f]{64}$',
      }),
    ),
  },
  { examples: [{ content: '{"external_id":"pat-1","names":[{"given":"Maya"}]}\n' }] },
)

export const ImportError = Type.Object(
  {
    id: Id(importErrorKind.prefix, 'Unique identifier, prefixed `ierr_`.'),
    object: Type.Literal('import_error', { description: 'Object type. Always `import_error`.' }),
    import_id: Id('imp', 'ID of the import.'),
    livemode,
    row: Type.Integer({
      description: 'Number of the row or FHIR resource, from 1, without the header.',
      minimum: 1,
      examples: [1],
    }),
    object_type: Nullable(Text('Type of the object. Null if the row has none.', 60)),
    param: Nullable(Text('Field, CSV column or FHIR path. Null if the whole row is wrong.', 200)),
    code: Text('Code of the error, for example `required`.', 100, { examples: ['required'] }),
    message: Text('What is wrong, without the value.', 1_000, { examples: ['is required.'] }),
    created_at: Timestamp('When the error was found.'),
  },
  { title: 'import_error', description: 'An error in a row of an import.' },
)

export const importFilters = { kind, format, status }

export type ImportCreate = Static<typeof ImportCreate>
export type ImportChange = Static<typeof ImportChange>
export type PartCreate = Static<typeof PartCreate>
export interface ImportRow extends ColumnsOf<typeof Import> {}
