// What a draft said before it was saved again.
import Type from 'typebox'
import { Id, Resource, Whole } from '#fields.ts'
import { content, noteKind } from './lifecycle.ts'
import { written } from './written.ts'

export const noteVersionKind = {
  object: 'note_version',
  table: 'note_versions',
  prefix: 'nver',
  of_person: true,
  carries: noteKind.carries,
  exported: false,
  sealed: { of: 'person_id' as const, fields: content },
}

const { metadata: _, ...fields } = Resource('note_version', noteVersionKind.prefix, {
  note_id: Id(noteKind.prefix, 'Of which note.'),
  person_id: Id('per', 'Whom it is about.'),
  number: Whole('The version of the note that said so.', 1, 2_147_483_647, { examples: [1] }),
  saved_by_id: Id('prac', 'Who saved over it.'),
  ...written,
}).properties

export const NoteVersion = Type.Object(fields, {
  title: 'note_version',
  description: 'What a draft said before it was saved again.',
})
