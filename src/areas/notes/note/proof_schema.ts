// Schemas of the note proof and of note formats.
import Type from 'typebox'
import { Choice, Id, livemode, Nullable, Text, Timestamp, Integer } from '#kernel/fields.ts'
import { CompleteList } from '#http/lists/complete_list.ts'
import { noteKinds } from './formats.ts'

const hash = (description: string) => Text(description, 64, { examples: ['ab12'] })
const text = (description: string) => Text(description, 1_000_000, { examples: ['{"a":1}'] })

const Signed = Type.Object({
  action: Text(
    'Signed action: `sign`, `cosign`, `void`, `import` or the type of an amendment.',
    40,
    {
      examples: ['sign'],
    },
  ),
  part_id: Nullable(Id('add', 'ID of the signed amendment. Null for the note itself.')),
  signer_id: Text('ID of the practitioner or account that signed.', 64, {
    examples: ['prac_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
  }),
  number: Integer(
    "Position in the signer's chain of signatures, starting at 1.",
    1,
    2_147_483_647,
    {
      examples: [1],
    },
  ),
  signed_at: Timestamp('When the signature was created.'),
  content: Nullable(
    text('Signed content. Its SHA-256 is `content_hash`. Null after the person was erased.'),
  ),
  content_hash: hash('SHA-256 of `content`, in hex.'),
  previous_hash: Nullable(hash("`hash` of the signer's previous signature. Null for their first.")),
  text: text('Canonical JSON text covered by the signature. Its SHA-256 is `hash`.'),
  hash: hash('SHA-256 of `text`, in hex.'),
  signature: Text('Ed25519 signature of `text`, in hex.', 128, { examples: ['ab12'] }),
})

export const NoteProof = Type.Object(
  {
    object: Type.Literal('note_proof', { description: 'Object type. Always `note_proof`.' }),
    livemode,
    note_id: Id('note', 'ID of the note.'),
    person_id: Id('per', 'ID of the person the note is about.'),
    valid: Type.Boolean({ description: 'True if every hash, chain link and signature is valid.' }),
    failures: Type.Array(Text('A verification failure.', 300), {
      description: 'Verification failures. Empty if the proof is valid.',
    }),
    key: Type.Object(
      {
        key_id: Text('ID of the signing key.', 40, { examples: ['note_key_1f2e'] }),
        algorithm: Type.Literal('ed25519', {
          description: 'Signature algorithm. Always `ed25519`.',
        }),
        public_key: Text('Public key in PEM format.', 500, {
          examples: ['-----BEGIN PUBLIC KEY-----'],
        }),
      },
      { description: "The account's signing key." },
    ),
    signatures: Type.Array(Signed, {
      description: 'All signatures on the note and its amendments, oldest first.',
    }),
  },
  {
    title: 'note_proof',
    description: 'Cryptographic proof that a note and its amendments are unchanged since signing.',
  },
)

const Section = Type.Object({
  name: Text('Name of the section, used as a key in `sections`.', 60, { examples: ['plan'] }),
  required: Type.Boolean({ description: 'True if the section is required to sign the note.' }),
  help: Text('What to write in the section.', 300, { examples: ['Next steps.'] }),
})

const NoteFormat = Type.Object(
  {
    object: Type.Literal('note_format', { description: 'Object type. Always `note_format`.' }),
    livemode,
    format: Text('Code to send as `format` when you create a note.', 40, { examples: ['dap'] }),
    name: Text('Display name of the format.', 100, { examples: ['DAP'] }),
    kind: Choice(noteKinds, 'Default kind of a note in this format.', { examples: ['progress'] }),
    for_payer: Type.Boolean({
      description: 'True if a signed note in this format supports a claim.',
    }),
    loinc: Nullable(
      Text('LOINC document type code. Null if none applies.', 10, { examples: ['34904-3'] }),
    ),
    sections: Type.Array(Section, { description: 'Sections of the format, in order.' }),
  },
  { title: 'note_format', description: 'A note format.' },
)

export const NoteFormats = CompleteList(NoteFormat, 'All note formats.')
