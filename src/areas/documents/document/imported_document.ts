// Imports documents from another system. A row can contain the file. A larger file is uploaded
// through the link of the document afterward, so that no file of any size is held in memory.
import Type, { type Static } from 'typebox'
import { createHash } from 'node:crypto'
import type { Call } from '#kernel/call.ts'
import { newFileKey } from '#crypto/file_encryption.ts'
import { Text } from '#kernel/fields.ts'
import { type AccountContext, inAccount } from '#kernel/unit_of_work.ts'
import { insertDocument, updateDocument } from './document.ts'
import { newFileId, type StoredFile, storeFile, storeOf, unsupported } from './file_content.ts'
import { announceFile, listForRemoval } from './file_removal.ts'
import { fileTypeOf, fitsName, head_bytes } from './file_type.ts'
import { DocumentCreate, type DocumentRow } from './schema.ts'
import { listFiles } from './store.ts'
import { acceptFile, requireFitting } from './upload.ts'

// A row must fit into a part of the import.
const most_content_characters = 850_000

export const ImportedDocument = Type.Object({
  ...DocumentCreate.properties,
  content: Type.Optional(
    Text('The file in base64. Without it, the file is uploaded later.', most_content_characters, {
      pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
      rule: 'must be the file in base64.',
    }),
  ),
})
type ImportedDocument = Static<typeof ImportedDocument>

const bytesOf = (content: string) => Buffer.from(content, 'base64')

// What is wrong with the file of a row.
export async function inspectContent({ content, file_name, sha256 }: ImportedDocument) {
  if (content === undefined) return []
  const bytes = bytesOf(content)
  const type = await fileTypeOf(bytes.subarray(0, head_bytes))
  if (!type) return [{ param: 'content', code: 'invalid_file', message: `The file ${unsupported}` }]
  const named = fitsName(type, file_name)
  const same = !sha256 || createHash('sha256').update(bytes).digest('hex') === sha256
  return [
    ...(named ? [] : [issue('file_name', `doesn't match the content, which is \`${type}\`.`)]),
    ...(same ? [] : [issue('sha256', "isn't the SHA-256 of the content.")]),
  ]
}

const issue = (param: string, rule: string) => ({
  param,
  code: 'invalid_file',
  message: `\`${param}\` ${rule}`,
})

// Stores the file of a row. Call it outside of a transaction. If no document comes to refer to the
// file, the worker removes it.
export async function storeContent(
  context: AccountContext,
  account: string,
  { content, file_name }: { content: string; file_name: string },
) {
  const store = storeOf(context.outside)
  const file_id = newFileId()
  await inAccount(context, account, (call) => announceFile(call, file_id))
  const whole = (async function* () {
    yield bytesOf(content)
  })()
  return await storeFile(store, { account, file_id }, whole, (type) =>
    requireFitting(type, { file_name }, ''),
  )
}

// The file of a row as it would be stored, for a rehearsal: it is stored nowhere.
export async function expectedFile(call: Call, content: string): Promise<StoredFile> {
  const bytes = bytesOf(content)
  const file_id = newFileId()
  await announceFile(call, file_id)
  const content_type = await fileTypeOf(bytes.subarray(0, head_bytes))
  return {
    file_id,
    file_key: newFileKey(),
    content_type: content_type!, // The content was inspected before.
    size_bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

export async function importDocument(call: Call, row: ImportedDocument, file?: StoredFile) {
  const { content: _, ...fields } = row
  const { document, version_id } = await insertDocument(call, fields)
  if (file) await acceptFile(call, version_id, file)
  return document
}

// The file of a document that exists stays: add a version to replace it.
export function updateImportedDocument(call: Call, id: string, row: ImportedDocument) {
  const { kind, title, labels, visible_to_person, metadata, external_id } = row
  const sent = { kind, title, labels, visible_to_person, metadata, external_id }
  const changes = Object.entries(sent).filter(([, value]) => value !== undefined)
  return updateDocument(call, id, Object.fromEntries(changes))
}

// The version that a document has if nothing but its first file changed since it was imported.
export const importedVersion = (document: DocumentRow) =>
  [document.uploaded_at, document.available_at ?? document.quarantined_at].filter(Boolean).length +
  1

// Call it before a document is deleted, and what it returns afterward: its files are removed too.
export async function removeFilesOf(call: Call, id: string) {
  const files = await listFiles(call, id)
  return async () => {
    for (const file_id of files) await listForRemoval(call, file_id, call.real_now)
  }
}
