// Note schemas: clinical documentation written and signed by a practitioner.
import Type, { type Static } from 'typebox'
import {
  type ColumnsOf,
  UpdateOf,
  Choice,
  hiddenFromPersons,
  Id,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Timestamp,
} from '#kernel/fields.ts'
import { external_id } from '#kernel/external_id.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { formatNames, noteKinds } from './formats.ts'
import { noteKind, noteLifecycle } from './lifecycle.ts'
import { amendment, reason, withhold_reason } from './steps_schema.ts'
import { example_sections, example_service, phrase, written } from './content.ts'

const person_id = Id('per', 'ID of the person the note is about.')
const session_id = Id(
  'ses',
  'ID of the session being documented. Its date, times, modality and location are copied to ' +
    '`service` when the note is created.',
)
const author_id = Id('prac', 'ID of the practitioner writing the note.')
const kind = Choice(noteKinds, "Kind of note. Defaults to the format's usual kind.", {
  title: 'note_kind',
  examples: ['progress'],
})
const format = Choice(
  formatNames,
  'Note format, which determines the sections. See `GET /v1/note_formats`.',
  {
    examples: ['dap'],
  },
)

const Signature = Type.Object({
  role: Choice(['author', 'cosigner'], 'Role of the signer: `author` or `cosigner`.'),
  practitioner_id: Id('prac', 'ID of the practitioner who signed.'),
  credentials: phrase('Profession of the signer at signing.', 100, 'psychologist'),
  meaning: phrase(
    'Meaning of the signature, as a statement by the signer.',
    200,
    'I wrote this note.',
  ),
  content_hash: phrase('SHA-256 of the signed content, in hex.', 64, 'ab12'),
  signed_at: Timestamp('When the note was signed.'),
})
const Addendum = Type.Object({
  id: Id('add', 'Unique identifier of the amendment, prefixed `add_`.'),
  ...amendment,
  target_section: Nullable(amendment.target_section),
  by_kind: Choice(
    ['account', 'practitioner'],
    'Type of actor that added the amendment: `practitioner` or `account`.',
  ),
  by_id: phrase(
    'ID of the practitioner or account that added the amendment.',
    64,
    'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
  ),
  nonce: phrase(
    "Random value included in the hash, so the text can't be guessed from it.",
    64,
    'ab12',
  ),
  content_hash: phrase('SHA-256 of the amendment, in hex.', 64, 'ab12'),
  signed_at: Timestamp('When the amendment was signed.'),
})

const { status, ...moments } = lifecycleFields(noteLifecycle)

// Fields that don't reveal the note's content.
const outside = {
  person_id,
  session_id: Nullable(session_id),
  author_id,
  supervisor_id: Nullable(
    Id('prac', 'ID of the supervisor who must co-sign. Set at signing; null if not required.'),
  ),
  kind,
  format,
  status,
  billable: Type.Boolean({
    description: 'True if the note is signed and its format supports a claim.',
  }),
  void_requested_by_id: hiddenFromPersons(
    Nullable(phrase('ID of the actor that requested the void. Null if none.', 64, 'prac_4Jv0')),
  ),
  released_at: Nullable(
    Timestamp('When the note was released to the person. Null if it is not signed or withheld.'),
  ),
  withheld_at: Nullable(Timestamp("When the note was withheld from the person. Null if it isn't.")),
  imported: Type.Boolean({
    description: 'True if the note was signed in another system and imported.',
  }),
  external_id,
  ...moments,
}

export const Note = Resource('note', noteKind.prefix, {
  ...outside,
  ...written,
  late_entry: Type.Boolean({
    description: 'True if the note was signed more than 72 hours after care ended.',
  }),
  late_reason: Nullable(
    phrase('Reason for the late signature. Null if none was given.', 500, 'Illness'),
  ),
  signatures: Type.Array(Signature, {
    description: 'Signatures on the note. Empty until it is signed.',
    examples: [[]],
  }),
  addenda: Type.Array(Addendum, {
    description: 'Amendments to the signed note, oldest first.',
    examples: [[]],
  }),
  content_hash: Nullable(
    phrase('SHA-256 of the signed content, in hex. Null until signed.', 64, 'ab12'),
  ),
  nonce: Nullable(
    phrase('Random value included in `content_hash`. Null until signed.', 64, 'ab12'),
  ),
  comment: hiddenFromPersons(
    Nullable(
      phrase('Changes the supervisor asked for. Null if none.', 5_000, 'Add detail to the plan.'),
    ),
  ),
  void_reason: hiddenFromPersons(Nullable(reason)),
  withhold_reason: hiddenFromPersons(Nullable(withhold_reason)),
})

// Lists omit content. Each note's content is read, and audited, separately.
const { metadata: _, ...all } = Resource('note', noteKind.prefix, outside).properties
export const NoteListed = Type.Object(all, {
  title: 'listed_note',
  description: 'A note without its content.',
})

const open = { kind, ...written, external_id }

export const NoteCreate = Type.Object(
  {
    person_id,
    session_id: Type.Optional(Nullable(session_id)),
    format,
    ...UpdateOf(open).properties,
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
  ...UpdateOf(open).properties,
  metadata: Type.Optional(MetadataChange),
})

export const noteFilters = UpdateOf({
  person_id,
  session_id,
  author_id,
  kind,
  format,
  status,
}).properties

export type NoteCreate = Static<typeof NoteCreate>
export type NoteChange = Static<typeof NoteChange>
export type Addendum = Static<typeof Addendum>

export interface NoteRow extends ColumnsOf<typeof Note> {}
