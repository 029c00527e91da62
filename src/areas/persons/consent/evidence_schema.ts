// Evidence of the signature and revocation of a consent.
import Type, { type Static } from 'typebox'
import { Choice, ListOf, Nullable, Text, Timestamp } from '#kernel/fields.ts'

export const example_sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const Sha256 = (description: string) =>
  Text(description, 64, {
    pattern: '^[0-9a-f]{64}$',
    examples: [example_sha256],
    rule: 'must be a SHA-256 as 64 lowercase hexadecimal digits.',
  })

const signature = {
  method: Choice(
    ['e_signature', 'wet_signature', 'verbal_witnessed', 'imported'],
    'Method of signing.',
    {
      examples: ['e_signature'],
    },
  ),
  signer_name: Text('Name of the signer, as signed.', 200, { examples: ['Maya Lindqvist'] }),
  intent: Text('Statement the signer agreed to.', 2_000, {
    examples: ['I agree to be treated by the practitioners of this clinic.'],
  }),
  document_version: Text('Version of the document the signer saw.', 100, { examples: ['2027-01'] }),
  document_sha256: Sha256('SHA-256 of the document the signer saw, in hexadecimal.'),
}

const circumstances = {
  auth_method: Text('How the signer was authenticated.', 100, { examples: ['sms_code'] }),
  ip: Text('IP address of the signer.', 45, { examples: ['192.0.2.7'] }),
  user_agent: Text('User agent of the signer.', 500, { examples: ['Mozilla/5.0'] }),
  esign_disclosure_version: Text('Version of the E-SIGN disclosure the signer received.', 100, {
    examples: ['2026-09'],
  }),
  viewed_at: Timestamp('When the signer viewed the document.'),
  signed_at: Timestamp('When the consent was signed. Defaults to now.'),
  witness: Text('Name of the witness. Required for `verbal_witnessed`.', 200, {
    examples: ['R. Moreno'],
  }),
  copy_provided_at: Timestamp('When the signer received a copy.'),
}

const optional = Object.fromEntries(
  Object.entries(circumstances).map(([name, field]) => [name, Type.Optional(Nullable(field))]),
) as {
  [Name in keyof typeof circumstances]: Type.TOptional<
    Type.TUnion<[(typeof circumstances)[Name], Type.TNull]>
  >
}

export const Signature = Type.Object({ ...signature, ...optional })
export type Signature = Static<typeof Signature>

export const Evidence = Type.Object(
  {
    ...signature,
    ...optional,
    signed_at: Timestamp('When the consent was signed.'),
    recorded_at: Timestamp('When the signature was recorded.'),
    recorded_by: Type.Optional(
      Text('Actor that recorded the signature: its type and ID.', 100, {
        examples: ['account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
      }),
    ),
    previous_hash: Nullable(
      Sha256("Hash of the person's previous signature evidence. Null for the first."),
    ),
    hash: Sha256('SHA-256 of the other fields and `consent_id`, as JSON with sorted keys.'),
  },
  { description: "Evidence of a signature, linked to the person's previous one." },
)

const received_via = Choice(
  ['app', 'written', 'verbal', 'staff'],
  'How you received the revocation. Default: `app`.',
  {
    examples: ['app'],
  },
)
const recipients = ListOf(
  Text('ID or name of the recipient.', 200, { examples: ['Lakeside Clinic'] }),
  'Recipients to revoke the consent for. Defaults to all.',
  50,
  { minItems: 1 },
)

export const Revoke = Type.Object(
  {
    received_via: Type.Optional(received_via),
    reason: Type.Optional(
      Nullable(Text("Reason, if the person gave one. Don't include clinical information.", 500)),
    ),
    recipients: Type.Optional(recipients),
  },
  { examples: [{ received_via: 'app' }] },
)
export type Revoke = Static<typeof Revoke>

export const Revocation = Type.Object(
  {
    received_via,
    by: Text('Actor that recorded the revocation: its type and ID.', 100),
    reason: Nullable(Text('Reason for the revocation. Null if none was given.', 500)),
    recorded_at: Timestamp('When the revocation was recorded.'),
    disclosures_made: Type.Integer({
      description: 'Number of disclosures made under the consent before it was revoked.',
      minimum: 0,
    }),
  },
  { description: "How and when the consent was revoked. Null if it wasn't." },
)
