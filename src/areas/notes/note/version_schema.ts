// An earlier version of a draft note.
import Type from 'typebox'
import { type ColumnsOf, Id, Resource, Integer } from '#kernel/fields.ts'
import type { Kind } from '#kernel/record.ts'
import { content, noteKind } from './lifecycle.ts'
import { written } from './content.ts'

export const noteVersionKind: Kind<NoteVersionRow> = {
  object: 'note_version',
  table: 'note_versions',
  prefix: 'nver',
  of_person: true,
  carries: () => ['progress_notes', 'diagnoses'],
  exported: false,
  encryption: { of: 'person_id', fields: content },
}

const { metadata: _, ...fields } = Resource('note_version', noteVersionKind.prefix, {
  note_id: Id(noteKind.prefix, 'ID of the note.'),
  person_id: Id('per', 'ID of the person the note is about.'),
  number: Integer('`version` of the note that had this content.', 1, 2_147_483_647, {
    examples: [1],
  }),
  saved_by_id: Id('prac', 'ID of the practitioner whose update replaced this version.'),
  ...written,
}).properties

export const NoteVersion = Type.Object(fields, {
  title: 'note_version',
  description: 'An earlier version of a draft note.',
})

export interface NoteVersionRow extends ColumnsOf<typeof NoteVersion> {}
