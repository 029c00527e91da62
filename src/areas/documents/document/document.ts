// Creates, updates and deletes documents, and issues the links to their files.
import { ApiError, invalid, notFound } from '#catalogue/api_error.ts'
import { audit } from '#kernel/audit.ts'
import type { Call } from '#kernel/call.ts'
import { sql } from '#db/sql.ts'
import { newId } from '#kernel/ids.ts'
import { inSet, isIn } from '#kernel/state_sets.ts'
import { takeStep, tryStep } from '#kernel/take_step.ts'
import { transitionError } from '#kernel/explain_transition.ts'
import { createRow, updateRow } from '#kernel/record.ts'
import { findPerson, requireUnerased } from '#areas/persons/person/person.ts'
import { lockDocument, readDocument, requireAccess } from './access.ts'
import { documentKind, documentLifecycle } from './lifecycle.ts'
import { createLink } from './link.ts'
import {
  type DocumentChange,
  type DocumentCreate,
  type DocumentRow,
  most_versions,
  type VersionCreate,
} from './schema.ts'
import { hashToExpect, isSigned, ownerOf } from './owner.ts'
import { findNewestAvailable, findVersion, insertVersion } from './store.ts'
import type { DownloadCreate, VersionRow } from './version_schema.ts'
import { versionStates } from './version_states.ts'

export async function createDocument(call: Call, body: DocumentCreate) {
  const { document, version_id } = await insertDocument(call, body)
  return { ...document, upload: uploadLink(call, version_id) }
}

// A document that awaits its file, and the version that takes it.
export async function insertDocument(call: Call, body: DocumentCreate) {
  const { file_name, sha256: _, ...fields } = body
  const owner = await ownerOf(call, body)
  const sha256 = await hashToExpect(call, owner.consent_id, body)
  const { labels = [], visible_to_person = true } = body
  await requireAccess(call, { ...owner, kind: body.kind, labels, visible_to_person: true }, 'use')
  if (owner.person_id) requireUnerased(call, owner.person_id, 'document')
  const document = await createRow(call, documentKind, newId(documentKind.prefix), {
    ...fields,
    ...owner,
    visible_to_person: call.actor.kind === 'person' || visible_to_person,
    status: documentLifecycle.initial,
  })
  return { document, version_id: await awaitFile(call, document, { file_name, sha256 }) }
}

type NewFile = { file_name: string; sha256: string | null }

const awaitFile = (call: Call, document: DocumentRow, { file_name, sha256 }: NewFile) =>
  insertVersion(call, {
    document_id: document.id,
    person_id: document.person_id,
    number: document.latest_version,
    file_name,
    expected_sha256: sha256,
  })

const uploadLink = (call: Call, version_id: string) => ({
  ...createLink(call, { action: 'upload', version_id, variant: 'original' }),
  method: 'PUT' as const,
})

export async function updateDocument(call: Call, id: string, body: DocumentChange) {
  const before = await lockDocument(call, id, 'update')
  const after = { ...before, ...body }
  await requireAccess(call, { ...after, visible_to_person: true }, 'use')
  return await updateRow(call, documentKind, id, body, 'updated', before)
}

export async function addVersion(call: Call, id: string, body: VersionCreate) {
  const before = await lockDocument(call, id, 'add_version')
  const latest_version = before.latest_version + 1
  if (latest_version > most_versions) {
    throw invalid(null, `A document has at most ${most_versions} versions. Create another one.`)
  }
  const sha256 = await hashToExpect(call, before.consent_id, body)
  const columns = { latest_version }
  const document = await takeStep(call, documentLifecycle, id, 'add_version', columns)
  const version_id = await awaitFile(call, document, { file_name: body.file_name, sha256 })
  return { ...document, upload: uploadLink(call, version_id) }
}

// Another link for a file that wasn't uploaded in time.
export async function renewUpload(call: Call, id: string) {
  const document = await lockDocument(call, id, 'upload_link')
  if (!isIn(documentLifecycle, 'awaiting_upload', document.status)) {
    const states = documentLifecycle.sets.awaiting_upload.in
    throw transitionError(documentLifecycle, document.status, 'upload_link', states)
  }
  const version = await findVersion(call, id, document.latest_version)
  return { ...document, upload: uploadLink(call, version!.id) }
}

const on_hold = {
  param: null,
  code: 'legal_hold',
  message: "The person's record is under a legal hold.",
}

const signed = {
  param: null,
  code: 'signed_consent',
  message: 'The document is evidence of a signed consent.',
}

export async function deleteDocument(call: Call, id: string) {
  const { person_id, consent_id } = await lockDocument(call, id, 'delete')
  const person = person_id ? await findPerson(call, person_id) : null
  if (person?.legal_hold) throw new ApiError('retention_active', {}, { details: [on_hold] })
  if (consent_id && (await isSigned(call, consent_id))) {
    throw new ApiError('retention_active', {}, { details: [signed] })
  }
  return await takeStep(call, documentLifecycle, id, 'delete')
}

// A person's files are deleted with them.
export async function deleteDocumentsOf(call: Call, person_id: string) {
  const found = await call.query<{ id: string }>(sql`
    select id from documents
    where account = ${call.account} and person_id = ${person_id}
      and not ${inSet(documentLifecycle, 'deleted')}
    order by id
    for no key update`)
  for (const { id } of found) await tryStep(call, documentLifecycle, id, 'delete')
}

// Finds a version that can be downloaded, and records in the audit log that it was read.
export async function findContent(call: Call, id: string, request: DownloadCreate) {
  const { variant = 'original', number } = request
  const document = await readDocument(call, id)
  const version = number ? await findVersion(call, id, number) : await findNewestAvailable(call, id)
  requireDownloadable(version, variant)
  audit(call, {
    action: 'document.content_read',
    object_id: id,
    person_id: document.person_id,
    fields: [variant],
  })
  return { document, version, variant }
}

function requireDownloadable(
  version: VersionRow | undefined,
  variant: string,
): asserts version is VersionRow {
  if (!version || !isIn(versionStates, 'available', version.status)) {
    throw notFound('document_version', 'number')
  }
  if (variant === 'thumbnail' && !version.thumbnail_id) throw notFound('thumbnail', 'variant')
}

export async function createDownloadLink(call: Call, id: string, request: DownloadCreate) {
  const { version, variant } = await findContent(call, id, request)
  const link = createLink(call, { action: 'download', version_id: version.id, variant })
  return { object: 'document_link', document_id: id, number: version.number, ...link }
}
