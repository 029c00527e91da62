// A note: what happened in care and what follows from it, written by a practitioner and signed.
import Type, { type Static } from 'typebox'
import {
  Changes,
  Choice,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { formatNames, noteKinds } from './formats.ts'
import { amendment, noteKind, noteLifecycle, reason } from './lifecycle.ts'
import { example_sections, example_service, word, written } from './written.ts'

const person_id = Id('per', 'Whom it is about.')
const session_id = Id('ses', 'The session it is about; times and place are taken from it.')
const author_id = Id('prac', 'Who writes it.')
const kind = Choice(noteKinds, 'What it is; if left out, what its format usually is.', {
  examples: ['progress'],
})
const format = Choice(formatNames, 'Its form: GET /v1/note_formats lists them.', {
  examples: ['dap'],
})

const Signature = Type.Object({
  role: Choice(['author', 'cosigner'], 'As what.'),
  practitioner_id: Id('prac', 'Who.'),
  credentials: word('What they practice as.', 100, 'psychologist'),
  meaning: word('What they say by it.', 200, 'I wrote this note.'),
  content_hash: word('SHA-256 of what was signed, in hex.', 64, 'ab12'),
  signed_at: Timestamp('When.'),
})
const Addendum = Type.Object({
  id: Id('add', 'Which.'),
  ...amendment,
  target_section: Nullable(amendment.target_section),
  by_kind: Choice(['account', 'practitioner'], 'Who added it: a practitioner, or the account.'),
  by_id: word('Their id.', 64, 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N'),
  nonce: word('Chance, so that the text cannot be guessed by its hash.', 64, 'ab12'),
  content_hash: word('SHA-256 of it, in hex.', 64, 'ab12'),
  signed_at: Timestamp('When.'),
})

const { status, ...moments } = lifecycleFields(noteLifecycle)

// What can be told of a note without telling what is in it.
const outside = {
  person_id,
  session_id: Nullable(session_id),
  author_id,
  supervisor_id: Nullable(Id('prac', 'Who must sign it too.')),
  kind,
  format,
  status,
  billable: Type.Boolean({ description: 'Signed, and in a form that is evidence for a payer.' }),
  void_requested_by_id: Nullable(word('Who asked for it to be voided.', 64, 'prac_4Jv0')),
  ...moments,
}

export const Note = Resource('note', noteKind.prefix, {
  ...outside,
  ...written,
  late_entry: Type.Boolean({ description: 'Signed more than three days after care.' }),
  late_reason: Nullable(word('Why so late.', 500, 'Illness')),
  signatures: Type.Array(Signature, { description: 'Who signed it.', examples: [[]] }),
  addenda: Type.Array(Addendum, { description: 'What was added since.', examples: [[]] }),
  content_hash: Nullable(word('SHA-256 of what was signed, in hex.', 64, 'ab12')),
  nonce: Nullable(word('Chance that is hashed with it.', 64, 'ab12')),
  comment: Nullable(word('What the supervisor wants changed.', 5_000, 'Say more of the plan.')),
  void_reason: Nullable(reason),
})

// Lists tell which notes there are; what a note says is read one by one.
const { metadata: _, ...all } = Resource('note', noteKind.prefix, outside).properties
export const NoteListed = Type.Object(all, {
  title: 'listed_note',
  description: 'A note, without what it says.',
})

const open = { kind, ...written }

export const NoteCreate = Type.Object(
  {
    person_id,
    session_id: Type.Optional(Nullable(session_id)),
    format,
    ...Changes(open).properties,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        person_id: 'per_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        format: 'dap',
        sections: example_sections,
        service: example_service,
        diagnoses: [{ code: 'F41.1', rank: 1 }],
      },
    ],
  },
)

export const NoteChange = Type.Object({
  ...Changes(open).properties,
  metadata: Type.Optional(MetadataChange),
})

export const noteFilters = Changes({
  person_id,
  session_id,
  author_id,
  kind,
  format,
  status,
}).properties

export type NoteCreate = Static<typeof NoteCreate>
export type NoteChange = Static<typeof NoteChange>
