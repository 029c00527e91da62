// A psychotherapy note: what a therapist writes for themself alone (45 CFR 164.501). It has no
// diagnosis, times, plan, test or bill, because those belong to the record.
import Type, { type Static } from 'typebox'
import { Changes, Id, Metadata, MetadataChange, Nullable, Resource, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { psychotherapyNoteKind, psychotherapyNoteLifecycle, text } from './lifecycle.ts'

const person_id = Id('per', 'Whom it is about.')
const session_id = Id('ses', 'The session it is about.')
const Addition = Type.Object({ text, added_at: Timestamp('When.') })
const { status, ...moments } = lifecycleFields(psychotherapyNoteLifecycle)

export const PsychotherapyNote = Resource('psychotherapy_note', psychotherapyNoteKind.prefix, {
  person_id,
  session_id: Nullable(session_id),
  author_id: Id('prac', 'Who wrote it, and alone may read it.'),
  status,
  text: Nullable(text),
  additions: Type.Array(Addition, { description: 'What was added since.', examples: [[]] }),
  ...moments,
})

export const PsychotherapyNoteCreate = Type.Object({
  person_id,
  session_id: Type.Optional(Nullable(session_id)),
  text,
  metadata: Type.Optional(Metadata),
})

export const PsychotherapyNoteChange = Type.Object({
  ...Changes({ text }).properties,
  metadata: Type.Optional(MetadataChange),
})

export const psychotherapyNoteFilters = Changes({ person_id, session_id, status }).properties

export type PsychotherapyNoteCreate = Static<typeof PsychotherapyNoteCreate>
export type PsychotherapyNoteChange = Static<typeof PsychotherapyNoteChange>
