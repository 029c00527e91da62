// HTTP routes of X12 documents. Available only to the account: they name many patients.
import { audit } from '#kernel/audit.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { lifecycleRoutes, route, type Route } from '#http/routing/route.ts'
import { annotateRoute, retrieveRoute } from '#http/routing/standard_routes.ts'
import { x12DocumentKind, x12DocumentLifecycle } from './lifecycle.ts'
import {
  x12_body_bytes,
  X12Content,
  X12Document,
  X12DocumentCreate,
  x12DocumentFilters,
} from './schema.ts'
import { findDocument, decryptDocument } from './x12_document.ts'
import { dispatchJob, receiveDocument } from './receive.ts'
import { defineResource } from '#http/routing/resource.ts'

const actors = ['account' as const]
const reading = {
  kind: x12DocumentKind,
  scope: 'x12_documents:read' as const,
  item: X12Document,
  actors,
}

const x12DocumentRoutes: Route[] = [
  route({
    name: 'x12_documents.create',
    method: 'POST',
    path: '/v1/x12_documents',
    cost: 10,
    scope: 'x12_documents:write',
    summary:
      'Upload an X12 document. Accepts one or more 835, 277CA, 277, 999 or TA1 ' +
      'transactions, up to 10 million characters. The file is stored immediately and ' +
      'processed in the background. Uploading the same bytes again returns the existing ' +
      'document.',
    body: X12DocumentCreate,
    returns: X12Document,
    actors,
    takes_file: true,
    most_bytes: x12_body_bytes,
    run: (call, { body: { x12, ...rest } }) =>
      receiveDocument(call, { text: x12, source: 'api', ...rest }),
  }),
  retrieveRoute(reading),
  annotateRoute({ ...reading, scope: 'x12_documents:write' }),
  listRoute({
    ...reading,
    summary:
      'List X12 documents, newest first. Use `status=excepted` for those that need ' + 'attention.',
    fields: x12DocumentFilters,
  }),
  route({
    name: 'x12_documents.content',
    method: 'GET',
    path: '/v1/x12_documents/{id}/content',
    scope: 'x12_documents:read',
    summary: 'Retrieve the content of an X12 document.',
    returns: X12Content,
    actors,
    errors: ['resource_not_found'],
    async run(call, { id }) {
      const row = await findDocument(call, id)
      audit(call, { action: 'x12_document.content_read', object_id: id })
      return { id: row.id, object: 'x12_content', x12: decryptDocument(call, row).text }
    },
  }),
  ...lifecycleRoutes(x12DocumentLifecycle, 'x12_documents:write', X12Document).map((step) => ({
    ...step,
    actors,
  })),
]

export const x12DocumentResource = defineResource({
  about: {
    x12_documents:
      'X12 documents from payers and clearinghouses, stored as received, with the outcome of ' +
      'each part. Unmatched parts are kept until they are resolved.',
  },
  kind: x12DocumentKind,
  lifecycle: x12DocumentLifecycle,
  jobs: [dispatchJob],
  routes: x12DocumentRoutes,
})
