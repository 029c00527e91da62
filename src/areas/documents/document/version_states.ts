// Storage definition and states of document versions, one for each upload.
import { defineStates } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import type { VersionRow } from './version_schema.ts'

export const versionKind: Kind<VersionRow> = {
  object: 'document_version',
  table: 'document_versions',
  prefix: 'dver',
  of_person: true,
  carries: () => ['progress_notes'], // Its document says more exactly.
  read_scopes: ['documents:read'],
  exported: false, // In the export, documents have links to the files of their versions.
  encryption: {
    of: 'person_id',
    fields: {
      file_name: null,
      content_type: null,
      size_bytes: null,
      sha256: null,
      expected_sha256: null,
      file_key: null,
    },
  },
}

// The states of a version: those of its document while it is the newest.
export const versionStates = defineStates({
  table: 'document_versions',
  initial: 'awaiting_upload',
  states: {
    awaiting_upload: 'Waits for its file.',
    scanning: 'The file was received and is being scanned.',
    available: 'The file can be downloaded.',
    quarantined: 'The file contains a virus.',
    deleted: 'The file was deleted.',
  },
  sets: {
    available: {
      in: ['available'],
      out: ['awaiting_upload', 'scanning', 'quarantined', 'deleted'],
    },
    awaiting_upload: {
      in: ['awaiting_upload'],
      out: ['scanning', 'available', 'quarantined', 'deleted'],
    },
    scanning: {
      in: ['scanning'],
      out: ['awaiting_upload', 'available', 'quarantined', 'deleted'],
    },
    quarantined: {
      in: ['quarantined'],
      out: ['awaiting_upload', 'scanning', 'available', 'deleted'],
    },
    deleted: {
      in: ['deleted'],
      out: ['awaiting_upload', 'scanning', 'available', 'quarantined'],
    },
  },
})
