// What the proof of a note looks like, and the formats notes can have.
import Type from 'typebox'
import { Choice, Id, livemode, Nullable, Text, Timestamp, Whole } from '#fields.ts'
import { WholeList } from '#http/whole_list.ts'
import { noteKinds } from './formats.ts'

const hash = (description: string) => Text(description, 64, { examples: ['ab12'] })
const text = (description: string) => Text(description, 1_000_000, { examples: ['{"a":1}'] })

const Signed = Type.Object({
  action: Text('What was signed: the note, or what was added.', 40, { examples: ['sign'] }),
  part_id: Nullable(Id('add', 'Which amendment, if one.')),
  signer_id: Text('Who signed.', 64, { examples: ['prac_4Jv0hTq8kYb2Wm6Zc1Rx9N'] }),
  number: Whole("Of the signer's signatures, which.", 1, 2_147_483_647, { examples: [1] }),
  signed_at: Timestamp('When.'),
  content: Nullable(text('What was signed; null once erased. Its SHA-256 is content_hash.')),
  content_hash: hash('SHA-256 of content, in hex.'),
  previous_hash: Nullable(hash('hash of what the signer signed before.')),
  text: text('What the signature signs. Its SHA-256 is hash.'),
  hash: hash('SHA-256 of text, in hex.'),
  signature: Text('Ed25519 of text, in hex.', 128, { examples: ['ab12'] }),
})

export const NoteProof = Type.Object(
  {
    object: Type.Literal('note_proof', { description: 'What kind of object this is.' }),
    livemode,
    note_id: Id('note', 'Which note.'),
    person_id: Id('per', 'Whom it is about.'),
    valid: Type.Boolean({ description: 'Whether everything fits.' }),
    faults: Type.Array(Text('What does not.', 300), { description: 'What does not fit.' }),
    key: Type.Object(
      {
        key_id: Text('Which.', 40, { examples: ['note_key_1f2e'] }),
        algorithm: Type.Literal('ed25519', { description: 'Of which kind.' }),
        public_key: Text('The public key, PEM.', 500, { examples: ['-----BEGIN PUBLIC KEY-----'] }),
      },
      { description: "The account's key." },
    ),
    signatures: Type.Array(Signed, { description: 'Everything signed on it, oldest first.' }),
  },
  { title: 'note_proof', description: 'The proof that a note is as it was signed.' },
)

const Section = Type.Object({
  name: Text('Its name.', 60, { examples: ['plan'] }),
  required: Type.Boolean({ description: 'Whether it must be filled to sign.' }),
  help: Text('What belongs there.', 300, { examples: ['What comes next.'] }),
})

const NoteFormat = Type.Object(
  {
    object: Type.Literal('note_format', { description: 'What kind of object this is.' }),
    livemode,
    format: Text('Send it as format.', 40, { examples: ['dap'] }),
    name: Text('What it is called.', 100, { examples: ['DAP'] }),
    kind: Choice(noteKinds, 'What a note in it usually is.', { examples: ['progress'] }),
    for_payer: Type.Boolean({ description: 'Whether it is evidence for a payer.' }),
    loinc: Nullable(Text('Its type, as in LOINC.', 10, { examples: ['34904-3'] })),
    sections: Type.Array(Section, { description: 'Its sections, in order.' }),
  },
  { title: 'note_format', description: 'A form notes can have.' },
)

export const NoteFormats = WholeList(NoteFormat, 'Every format.')
