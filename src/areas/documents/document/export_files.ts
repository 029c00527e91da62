// The files of documents in a person's export: a link to each version, valid for an hour. Files are
// too large to be inside a JSON document.
import type { Call } from '#kernel/call.ts'
import { createLink } from './link.ts'
import type { DocumentRow } from './schema.ts'
import { listAvailable } from './store.ts'

export async function withFiles<Row extends Pick<DocumentRow, 'id'>>(call: Call, rows: Row[]) {
  const ids = rows.map(({ id }) => id)
  const versions = ids.length > 0 ? await listAvailable(call, ids) : []
  return rows.map((row) => ({
    ...row,
    files: versions
      .filter(({ document_id }) => document_id === row.id)
      .map(({ id, number, file_name, content_type, size_bytes, sha256 }) => ({
        number,
        file_name,
        content_type,
        size_bytes,
        sha256,
        ...createLink(call, { action: 'download', version_id: id, variant: 'original' }, 'export'),
      })),
  }))
}
