// An entry of the trail tells who did, saw or was refused what, when and why: by name, no values.
import Type from 'typebox'
import { Choice, Id, livemode, Nullable, Text, Timestamp } from '#fields.ts'

export const auditKind = { object: 'audit_entry', table: 'audit_entries', prefix: 'aud' }

const action = Text('What was done: the kind of object and a word.', 100, {
  pattern: '^[a-z_]+(\\.[a-z_]+)+$',
  examples: ['session.created'],
  says: 'must be an action, as in session.created or person.read.',
})
const outcome = Choice(
  ['done', 'permitted', 'denied'],
  'What came of it: it was done, or a decision permitted or denied it.',
  { examples: ['done'] },
)
const object_id = Id('ses', 'The identifier of the object it is about.')
const person_id = Id('per', 'Whose data it is about.')
const decision_id = Id('dec', 'The consent decision it followed from.')
const actor_id = Id('acct', 'Who acted: the account or the practitioner.')
const key_id = Id('key', 'The API key that was used.')
const request_id = Text('The Request-Id.', 64, { examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'] })

const basis = Type.Object(
  {
    type: Text('What it is.', 60, { examples: ['consent'] }),
    id: Nullable(Id('con', 'Its identifier; null where it is a right or a role.')),
  },
  { description: 'Something the decision stands on.' },
)

const hash = (description: string) =>
  Text(`${description} SHA-256 in hexadecimal.`, 64, { examples: ['9f86d081'.repeat(8)] })

export const AuditEntry = Type.Object(
  {
    id: Id('aud', 'The identifier of the entry.'),
    object: Type.Literal('audit_entry', { description: 'What kind of object this is.' }),
    action,
    outcome,
    object_kind: Text('The kind of object it is about.', 60, { examples: ['session'] }),
    object_id: Nullable(object_id),
    person_id: Nullable(person_id),
    fields: Type.Array(Text('A field.', 100, { examples: ['status'] }), {
      description: 'The names of the fields that were changed or shown; never their values.',
      examples: [['status', 'started_at']],
    }),
    purpose: Nullable(Text('What it was done for.', 60, { examples: ['treatment'] })),
    basis: Type.Array(basis, {
      description: 'What the decision stands on: consents, emergency accesses.',
      examples: [[]],
    }),
    decision_id: Nullable(decision_id),
    actor_kind: Choice(
      ['account', 'practitioner', 'person', 'platform', 'operator'],
      'Who acted; platform is time and what else nobody asked for, operator the command line.',
      { examples: ['account'] },
    ),
    actor_id: Nullable(actor_id),
    key_id: Nullable(key_id),
    request_id: Nullable(request_id),
    livemode,
    recorded_at: Timestamp('When it was written, by the real clock.'),
  },
  { title: 'audit_entry', description: 'One entry of the trail.' },
)

const AuditSeal = Type.Object(
  {
    text: Text('What was signed: as JSON, with the head of the chain in it.', 1_000, {
      examples: ['{"account_id":"acct_4Jv0hTq8kYb2Wm6Zc1Rx9N","first_sequence":1}'],
    }),
    signature: Text('The Ed25519 signature of that text, in base64.', 100, {
      examples: [`${'MEUCIQDx'.repeat(10)}MEUCIQ==`],
    }),
    key_id: Text('Which key of /.well-known/audit-keys.json it is signed with.', 60, {
      examples: ['seal_9f86d081884c7d65'],
    }),
  },
  { description: 'The signature over the batch the entry is in.' },
)

const number = Type.Integer({
  description: 'Its number in the chain of the account.',
  minimum: 1,
  examples: [48_213],
})

export const AuditProof = Type.Object(
  {
    object: Type.Literal('audit_proof', { description: 'What kind of object this is.' }),
    entry_id: Id('aud', 'The entry this proves.'),
    sealed: Type.Boolean({
      description: 'Whether it is linked and sealed; that happens within moments.',
      examples: [true],
    }),
    entry: Text('The entry as text, as it was hashed.', 20_000, {
      examples: ['{"account_id":"acct_4Jv0hTq8kYb2Wm6Zc1Rx9N","action":"session.created"}'],
    }),
    entry_hash: hash('Of that text.'),
    sequence: Nullable(number),
    previous_hash: Nullable(hash('Of the link before it.')),
    hash: Nullable(hash('Of previous_hash and entry_hash, as bytes.')),
    following: Type.Array(hash('Of an entry.'), {
      description: 'The entry_hash of each link after it, up to the seal.',
      examples: [[]],
    }),
    seal: Nullable(AuditSeal),
    livemode,
  },
  { title: 'audit_proof', description: 'All it takes to check an entry without asking us.' },
)

export const auditFilters = {
  person_id,
  object_id,
  action,
  actor_id,
  key_id,
  outcome,
  decision_id,
  request_id,
}
