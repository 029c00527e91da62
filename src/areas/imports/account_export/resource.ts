// The export of a whole account. A person's own export is in records/person_record.
import Type from 'typebox'
import { Choice, livemode, Text, wholeRecord } from '#kernel/fields.ts'
import { requireScopes } from '#kernel/required_scopes.ts'
import { Page } from '#http/lists/page.ts'
import { defineResource } from '#http/routing/resource.ts'
import { route } from '#http/routing/route.ts'
import { row_objects } from '#areas/imports/import/row_kinds.ts'
import { exportRows } from './account_export.ts'

const object_type = Choice(row_objects, 'Type of the exported object.', { examples: ['person'] })

const ExportRow = Type.Object(
  {
    object: Type.Literal('export_row', { description: 'Object type. Always `export_row`.' }),
    object_type,
    livemode,
    row: Type.Record(Type.String(), Type.Unknown(), {
      description: 'The object as a row of an NDJSON import of kind `bundle`.',
      examples: [{ object: 'person', external_id: 'pat-1', names: [{ given: 'Maya' }] }],
    }),
  },
  { title: 'export_row', description: 'An object of your account, as an import takes it.' },
)

// A key can export only what it could read one by one.
const read_scopes = [
  'practitioners:read',
  'persons:read',
  'coverages:read',
  'consents:read',
  'sessions:read',
  'assessments:read',
  'notes:read',
  'charges:read',
  'documents:read',
  'forms:read',
  'form_responses:read',
] as const

export const accountExportResource = defineResource({
  about: { exports: 'Your whole account as rows that an import takes, so that you can move out.' },
  routes: [
    route({
      name: 'exports.list_rows',
      method: 'GET',
      path: '/v1/exports',
      scope: 'exports:read',
      conditional_scopes: [...read_scopes],
      actors: ['account'],
      cost: 10,
      from_replica: true,
      summary: 'Export your account, page by page. Follow `next_cursor` until it is null.',
      query: Type.Object({
        object_type: Type.Optional(object_type),
        limit: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 100,
            description: 'Page size, 1 to 100. Default: 100.',
            examples: [100],
          }),
        ),
        cursor: Type.Optional(Text('`next_cursor` of the previous page.', 500)),
      }),
      returns: wholeRecord(Page(ExportRow)),
      run(call, { query }) {
        requireScopes(call, read_scopes)
        return exportRows(call, query)
      },
    }),
  ],
})
