// Stores the files that rows contain before the transaction that writes the rows: the file store is
// never called inside one.
import { ApiError } from '#catalogue/api_error.ts'
import type { AccountContext } from '#kernel/unit_of_work.ts'
import type { StoredFile } from '#areas/documents/document/file_content.ts'
import { storeContent } from '#areas/documents/document/imported_document.ts'
import type { FileRow } from './file_rows.ts'
import type { Known } from './references.ts'
import type { RowObject } from './row_kinds.ts'

// By external ID: the stored file, or why it can't be stored.
export type RowFiles = Map<string, StoredFile | ApiError>
export type FileOf = (object: RowObject, external_id: string) => StoredFile | undefined

type Content = { external_id: string; content: string; file_name: string }

// Aborts the transaction, which is repeated with the files.
export class FilesNeeded extends Error {
  readonly contents: Content[]

  constructor(contents: Content[]) {
    super('The files of some rows must be stored first.')
    this.contents = contents
  }
}

// Only new documents need their files.
export function requireFiles(rows: FileRow[], known: Known, files: RowFiles | undefined): FileOf {
  const contents = rows
    .filter(({ object, fields }) => object === 'document' && typeof fields.content === 'string')
    .map(({ fields }) => fields as Content)
    .filter(({ external_id }) => !known.document?.has(external_id))
  if (contents.length > 0 && !files) throw new FilesNeeded(contents)
  return (object, external_id) => {
    const file = object === 'document' ? files?.get(external_id) : undefined
    if (file instanceof ApiError) throw file
    return file
  }
}

export async function storeFiles(context: AccountContext, account: string, contents: Content[]) {
  const files: RowFiles = new Map()
  for (const each of contents) {
    const file = await storeContent(context, account, each).catch((error) => {
      // A store that is away isn't the fault of the row: the batch is repeated later.
      if (error instanceof ApiError && error.status < 500) return error
      throw error
    })
    files.set(each.external_id, file)
  }
  return files
}
