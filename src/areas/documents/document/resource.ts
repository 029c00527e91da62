// Document routes, with their scopes.
import type { Call } from '#kernel/call.ts'
import { listRoute } from '#http/lists/list_route.ts'
import { defineResource } from '#http/routing/resource.ts'
import {
  everybody,
  lifecycleRoutes,
  type RequestInput,
  route,
  type Route,
} from '#http/routing/route.ts'
import { retrieveRoute, updateRoute } from '#http/routing/standard_routes.ts'
import Type from 'typebox'
import { admitDocuments, listed, readDocument } from './access.ts'
import {
  addVersion,
  createDocument,
  createDownloadLink,
  deleteDocument,
  renewUpload,
  updateDocument,
} from './document.ts'
import { documentKind, documentLifecycle } from './lifecycle.ts'
import {
  Document,
  DocumentChange,
  DocumentCreate,
  documentFilters,
  VersionCreate,
} from './schema.ts'
import { DocumentVersion, DownloadCreate, DownloadLink } from './version_schema.ts'
import { versionKind } from './version_states.ts'

const reading = { kind: documentKind, scope: 'documents:read' as const, item: Document }
const writing = { ...reading, scope: 'documents:write' as const }
const recheck = (call: Call, { id }: RequestInput) => readDocument(call, id)
const shows_once = ['upload']

const stepRoutes = lifecycleRoutes(documentLifecycle, writing.scope, Document, {
  add_version: { run: addVersion, errors: ['consent_required'] },
  delete: { run: deleteDocument, errors: ['consent_required', 'retention_active'] },
}).map((step) => ({
  ...step,
  recheck,
  ...(step.name === 'documents.add_version' && { body: VersionCreate, shows_once }),
}))

const documentRoutes: Route[] = [
  route({
    name: 'documents.create',
    method: 'POST',
    path: '/v1/documents',
    scope: writing.scope,
    summary: 'Create a document. Returns an upload link for its file.',
    body: DocumentCreate,
    returns: Document,
    actors: everybody,
    shows_once,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition', 'permission_denied'],
    recheck: (call, _, created_id) => readDocument(call, created_id!),
    run: (call, { body }) => createDocument(call, body),
  }),
  retrieveRoute({ ...reading, find: readDocument, actors: everybody }),
  listRoute({
    ...reading,
    actors: everybody,
    summary: 'List documents, newest first.',
    fields: documentFilters,
    always: listed,
    admits: admitDocuments,
  }),
  updateRoute({
    ...writing,
    body: DocumentChange,
    change: updateDocument,
    recheck,
    errors: ['consent_required', 'invalid_transition'],
  }),
  ...stepRoutes,
  route({
    name: 'documents.upload_link',
    method: 'POST',
    path: '/v1/documents/{id}/upload_link',
    scope: writing.scope,
    summary: "Create another upload link for a file that wasn't uploaded in time.",
    body: Type.Object({}),
    returns: Document,
    actors: everybody,
    shows_once,
    errors: ['resource_not_found', 'consent_required', 'invalid_transition', 'precondition_failed'],
    recheck,
    run: (call, { id }) => renewUpload(call, id),
  }),
  route({
    name: 'documents.download_link',
    method: 'POST',
    path: '/v1/documents/{id}/download_link',
    scope: reading.scope,
    summary: 'Create a link to download a file, valid for five minutes.',
    body: DownloadCreate,
    returns: DownloadLink,
    actors: everybody,
    stores_no_response: true,
    errors: ['resource_not_found', 'consent_required', 'precondition_failed'],
    recheck,
    run: (call, { id, body }) => createDownloadLink(call, id, body),
    replayDeleted: (call, { id, body }) => createDownloadLink(call, id, body),
  }),
  listRoute({
    kind: versionKind,
    scope: reading.scope,
    item: DocumentVersion,
    actors: everybody,
    of: { kind: documentKind, column: 'document_id', find: readDocument },
    summary: 'List the versions of a document, newest first.',
    fields: {},
  }),
]

export const documentEvents = {
  'document.version_added': 'A version was added to a document. Its file is awaited.',
  'document.uploaded': 'The file of a document was received and is being scanned.',
  'document.available': 'The file of a document is clean and can be downloaded.',
  'document.quarantined': 'The file of a document contains a virus and was quarantined.',
  'document.deleted': 'A document and the files of all its versions were deleted.',
}

export const documentResource = defineResource({
  about: {
    documents:
      'Files of a person, a practitioner, a claim or your account: insurance cards, referrals, ' +
      'letters and reports. Encrypted, scanned and versioned.',
  },
  kind: documentKind,
  parts: [versionKind],
  lifecycle: documentLifecycle,
  events: documentEvents,
  routes: documentRoutes,
})
