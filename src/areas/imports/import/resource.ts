// Routes of imports.
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import { addPart, createImport, startImport, updateImport } from './import.ts'
import { importKind, importLifecycle } from './lifecycle.ts'
import {
  Import,
  ImportChange,
  ImportCreate,
  ImportError,
  importErrorKind,
  importFilters,
  PartCreate,
} from './schema.ts'

const actors: Route['actors'] = ['account']
const reading = { kind: importKind, scope: 'imports:read' as const, item: Import, actors }
const writing = { ...reading, scope: 'imports:write' as const }
const conditional_scopes: Route['conditional_scopes'] = [
  'practitioners:write',
  'persons:write',
  'coverages:write',
  'consents:write',
  'sessions:write',
  'sessions:record',
  'sessions:override',
  'assessments:write',
  'notes:write',
  'charges:write',
  'documents:write',
  'forms:write',
  'form_responses:write',
]

const importRoutes: Route[] = [
  route({
    name: 'imports.create',
    method: 'POST',
    path: '/v1/imports',
    scope: writing.scope,
    conditional_scopes,
    actors,
    summary: 'Create an import. Add the parts of the file next, then validate and start it.',
    body: ImportCreate,
    returns: Import,
    errors: ['resource_not_found'],
    run: (call, { body }) => createImport(call, body),
  }),
  retrieveRoute(reading),
  listRoute({ ...reading, summary: 'List imports, newest first.', fields: importFilters }),
  updateRoute({ ...writing, body: ImportChange, change: updateImport }),
  route({
    name: 'imports.add_part',
    method: 'POST',
    path: '/v1/imports/{id}/add_part',
    scope: writing.scope,
    actors,
    summary: 'Add a part of the file to an import.',
    body: PartCreate,
    returns: Import,
    takes_file: true,
    errors: ['resource_not_found', 'invalid_transition', 'precondition_failed'],
    run: (call, { id, body }) => addPart(call, id, body),
  }),
  listRoute({
    kind: importErrorKind,
    of: { kind: importKind, column: 'import_id' },
    scope: reading.scope,
    actors,
    item: ImportError,
    summary: 'List the errors of an import: the code, row and field or column of each.',
    fields: { code: ImportError.properties.code },
    orders: { row: { type: 'integer' } },
  }),
  ...lifecycleRoutes(importLifecycle, writing.scope, Import, {
    start: { run: startImport, errors: ['import_has_errors'], conditional_scopes },
  }).map((step) => ({ ...step, actors: actors! })),
]

export const importResource = defineResource({
  about: {
    imports:
      'Files with many objects, from another system or another account: checked row by row, then ' +
      'written in the background.',
  },
  kind: importKind,
  lifecycle: importLifecycle,
  routes: importRoutes,
})
