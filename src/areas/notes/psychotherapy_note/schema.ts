// Psychotherapy note schemas: a therapist's private notes (45 CFR 164.501). They exclude diagnoses,
// times, treatment plans, test results and billing, which belong to the record.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { psychotherapyNoteKind, psychotherapyNoteLifecycle, text } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person the note is about.')
const session_id = Id('ses', 'ID of the session the note is about. Null if none.')
const Addition = Type.Object({ text, added_at: Timestamp('When the text was appended.') })
const { status, ...moments } = lifecycleFields(psychotherapyNoteLifecycle)

export const PsychotherapyNote = Resource('psychotherapy_note', psychotherapyNoteKind.prefix, {
  person_id,
  session_id: Nullable(session_id),
  author_id: Id('prac', 'ID of the practitioner who wrote the note.'),
  status,
  text: Nullable(text),
  additions: Type.Array(Addition, {
    description: 'Text appended after the note was finished, oldest first.',
    examples: [[]],
  }),
  ...moments,
})

export const PsychotherapyNoteCreate = Type.Object({
  person_id,
  session_id: Type.Optional(Nullable(session_id)),
  text,
  metadata: Type.Optional(Metadata),
})

export const PsychotherapyNoteChange = Type.Object({
  ...UpdateOf({ text }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const psychotherapyNoteFilters = UpdateOf({ person_id, session_id, status }).properties

export interface PsychotherapyNoteRow extends ColumnsOf<typeof PsychotherapyNote> {}
export type PsychotherapyNoteCreate = Static<typeof PsychotherapyNoteCreate>
export type PsychotherapyNoteChange = Static<typeof PsychotherapyNoteChange>
