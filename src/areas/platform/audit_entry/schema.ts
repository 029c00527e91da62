// An audit log entry records who did, read or was denied what, when and why. It contains field
// names but no values.
import Type from 'typebox'
import { Choice, client_name, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'

export const auditKind = { object: 'audit_entry', table: 'audit_entries', prefix: 'aud' }

const action = Text('Action: an object type and a verb, for example `session.created`.', 100, {
  pattern: '^[a-z_]+(\\.[a-z_]+)+$',
  examples: ['session.created'],
  rule: 'must be an action, for example `session.created` or `person.read`.',
})
const outcome = Choice(
  ['done', 'permitted', 'denied'],
  'Result: `done`, or a consent decision that `permitted` or `denied` the action.',
  { examples: ['done'] },
)
const object_id = Id('ses', 'ID of the object the action applied to. Null if none.')
const person_id = Id('per', 'ID of the person whose data was involved. Null if none.')
const decision_id = Id(
  'dec',
  'ID of the consent decision behind the action. Null if none was needed.',
)
const actor_id = Id('acct', 'ID of the account, practitioner, person or member that acted.')
const key_id = Id(
  'key',
  'ID of the API key, scoped token or member session that was used. Null if none.',
)
const request_id = Text('`Request-Id` of the request. Null if no request caused the action.', 64, {
  examples: ['req_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
})

const basis = Type.Object(
  {
    type: Text('Type of basis, for example `consent`.', 60, { examples: ['consent'] }),
    id: Nullable(Id('con', 'ID of the consent or emergency access. Null for a right or a role.')),
  },
  { description: 'Legal basis for the decision.' },
)

const hash = (description: string) =>
  Text(`${description} SHA-256 in hexadecimal.`, 64, { examples: ['9f86d081'.repeat(8)] })

export const AuditEntry = Type.Object(
  {
    id: Id('aud', 'Unique identifier, prefixed `aud_`.'),
    object: Type.Literal('audit_entry', { description: 'Object type. Always `audit_entry`.' }),
    action,
    outcome,
    object_kind: Text('Type of the object the action applied to.', 60, { examples: ['session'] }),
    object_id: Nullable(object_id),
    person_id: Nullable(person_id),
    fields: Type.Array(Text('Name of the field.', 100, { examples: ['status'] }), {
      description: 'Names of the fields that were changed or read. Values are never recorded.',
      examples: [['status', 'started_at']],
    }),
    purpose: Nullable(
      Text('Purpose of use, for example `treatment`. Null if none applies.', 60, {
        examples: ['treatment'],
      }),
    ),
    basis: Type.Array(basis, {
      description: 'Legal basis for the decision: consents, emergency accesses, rights or roles.',
      examples: [[]],
    }),
    decision_id: Nullable(decision_id),
    actor_kind: Choice(
      ['account', 'practitioner', 'person', 'member', 'platform', 'operator'],
      'Who acted. `platform`: an automatic action. `operator`: the command line.',
      { examples: ['account'] },
    ),
    actor_id: Nullable(actor_id),
    key_id: Nullable(key_id),
    request_id: Nullable(request_id),
    client: Nullable(client_name),
    livemode,
    recorded_at: Timestamp('When the entry was recorded, by the real clock.'),
  },
  { title: 'audit_entry', description: 'An entry in the audit log.' },
)

const AuditHead = Type.Object(
  {
    text: Text('Signed text: JSON that includes the head of the hash chain.', 1_000, {
      examples: ['{"account_id":"acct_4Jv0hTq8kYb2Wm6Zc1Rx9N","first_sequence":1}'],
    }),
    signature: Text('Ed25519 signature of `text`, base64-encoded.', 100, {
      examples: [`${'MEUCIQDx'.repeat(10)}MEUCIQ==`],
    }),
    key_id: Text('ID of the signing key in `/.well-known/audit-keys.json`.', 60, {
      examples: ['head_9f86d081884c7d65'],
    }),
  },
  {
    description: 'Signature of the batch that contains the entry. Null until the batch is signed.',
  },
)

const number = Type.Integer({
  description: "Position in the account's hash chain. Null until the entry is linked.",
  minimum: 1,
  examples: [48_213],
})

export const AuditProof = Type.Object(
  {
    object: Type.Literal('audit_proof', { description: 'Object type. Always `audit_proof`.' }),
    entry_id: Id('aud', 'ID of the audit log entry this proves.'),
    signed: Type.Boolean({
      description:
        'True once the entry is linked and its batch is signed, moments after it was recorded.',
      examples: [true],
    }),
    entry: Text('The entry as the text that was hashed.', 20_000, {
      examples: ['{"account_id":"acct_4Jv0hTq8kYb2Wm6Zc1Rx9N","action":"session.created"}'],
    }),
    entry_hash: hash('Hash of `entry`.'),
    sequence: Nullable(number),
    previous_hash: Nullable(hash('Hash of the previous link. Null until the entry is linked.')),
    hash: Nullable(hash('Hash of `previous_hash` followed by `entry_hash`, as bytes.')),
    following: Type.Array(hash('Hash of a later entry.'), {
      description: 'The `entry_hash` of each later link in the signed batch, in order.',
      examples: [[]],
    }),
    signed_head: Nullable(AuditHead),
    livemode,
  },
  { title: 'audit_proof', description: 'Everything needed to verify an audit log entry offline.' },
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
  client: client_name,
}
