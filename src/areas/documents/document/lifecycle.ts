// The lifecycle of a document. Its status is that of its newest version; older versions stay
// readable.
import { defineLifecycle } from '#kernel/lifecycle.ts'
import type { Kind } from '#kernel/record.ts'
import { categoriesOf } from './kinds.ts'
import type { DocumentRow } from './schema.ts'
import { removeVersions } from './store.ts'

export const documentKind: Kind<DocumentRow> = {
  object: 'document',
  table: 'documents',
  prefix: 'doc',
  of_person: true,
  carries: categoriesOf,
  exports: ({ visible_to_person }) => visible_to_person,
  encryption: {
    of: 'person_id',
    fields: { title: null, labels: [], content: null, metadata: {} },
  },
}

export const documentLifecycle = defineLifecycle({
  kind: documentKind,
  initial: 'awaiting_upload',
  states: {
    awaiting_upload: 'Waits for the file of its newest version.',
    scanning: 'The file was received and is being scanned for viruses.',
    available: 'The file can be downloaded.',
    quarantined: "The newest version contains a virus and can't be downloaded.",
    deleted: 'The files of all versions were deleted.',
  },
  sets: {
    available: {
      in: ['available'],
      out: ['awaiting_upload', 'scanning', 'quarantined', 'deleted'],
    },
    deleted: {
      in: ['deleted'],
      out: ['awaiting_upload', 'scanning', 'available', 'quarantined'],
    },
    awaiting_upload: {
      in: ['awaiting_upload'],
      out: ['scanning', 'available', 'quarantined', 'deleted'],
    },
  },
  steps: {
    add_version: {
      from: ['available', 'quarantined'],
      to: 'awaiting_upload',
      word: 'version_added',
      summary: 'Add a version to a document. Returns an upload link for its file.',
    },
    receive: {
      from: ['awaiting_upload'],
      to: 'scanning',
      word: 'uploaded',
      by: 'upload',
      summary: 'Receive the file of a document.',
    },
    release: {
      from: ['scanning'],
      to: 'available',
      by: 'worker',
      summary: 'Release a document whose file is clean.',
    },
    quarantine: {
      from: ['scanning'],
      to: 'quarantined',
      by: 'worker',
      summary: 'Quarantine a document whose file contains a virus.',
    },
    delete: {
      from: ['awaiting_upload', 'scanning', 'available', 'quarantined'],
      to: 'deleted',
      summary: 'Delete a document. Removes the files of all its versions.',
      after: removeVersions,
    },
  },
})
