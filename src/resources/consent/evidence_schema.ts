// How a consent was signed or taken back: what is kept as evidence.
import Type, { type Static } from 'typebox'
import { Choice, ListOf, Nullable, Text, Timestamp } from '#fields.ts'

export const example_sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const Sha256 = (description: string) =>
  Text(description, 64, {
    pattern: '^[0-9a-f]{64}$',
    examples: [example_sha256],
    says: 'must be a SHA-256 in 64 hex digits.',
  })

const signature = {
  method: Choice(['e_signature', 'wet_signature', 'verbal_witnessed', 'imported'], 'How.', {
    examples: ['e_signature'],
  }),
  signer_name: Text('Who signed, as they wrote it.', 200, { examples: ['Maya Lindqvist'] }),
  intent: Text('The words they agreed to.', 2_000, {
    examples: ['I agree to be treated by the practitioners of this clinic.'],
  }),
  document_version: Text('Which version they saw.', 100, { examples: ['2027-01'] }),
  document_sha256: Sha256('The SHA-256 of the document they saw, in hex.'),
}

const circumstances = {
  auth_method: Text('How it was made sure that it is them.', 100, { examples: ['sms_code'] }),
  ip: Text('The address it came from.', 45, { examples: ['192.0.2.7'] }),
  user_agent: Text('The program it came from.', 500, { examples: ['Mozilla/5.0'] }),
  esign_disclosure_version: Text('What they were told of signing electronically.', 100, {
    examples: ['2026-09'],
  }),
  viewed_at: Timestamp('When they saw the document.'),
  signed_at: Timestamp('When they signed, if not now.'),
  witness: Text('Who saw it.', 200, { examples: ['R. Moreno'] }),
  copy_provided_at: Timestamp('When they got a copy.'),
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
    signed_at: Timestamp('When they signed.'),
    recorded_at: Timestamp('When we were told.'),
    recorded_by: Type.Optional(
      Text('The actor that recorded the signature: its kind and its id.', 100, {
        examples: ['account acct_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
      }),
    ),
    previous_hash: Nullable(Sha256("The hash of the person's evidence before this.")),
    hash: Sha256('SHA-256 of all the rest and of consent_id, as JSON with its keys in order.'),
  },
  { description: 'How it was signed, chained to what the person signed before.' },
)

const received_via = Choice(['app', 'written', 'verbal', 'staff'], 'How it reached you.', {
  examples: ['app'],
})
const recipients = ListOf(
  Text('The id or the name of a recipient.', 200, { examples: ['Lakeside Clinic'] }),
  'For whom it ends; without it, for all.',
  50,
  { minItems: 1 },
)

export const Revoke = Type.Object(
  {
    received_via: Type.Optional(received_via),
    reason: Type.Optional(Nullable(Text('Why, if they said. No clinical details.', 500))),
    recipients: Type.Optional(recipients),
  },
  { examples: [{ received_via: 'app' }] },
)
export type Revoke = Static<typeof Revoke>

export const Revocation = Type.Object(
  {
    received_via,
    by: Text('Who told us: the kind of actor and its id.', 100),
    reason: Nullable(Text('Why.', 500)),
    recorded_at: Timestamp('When we were told.'),
    disclosures_made: Type.Integer({
      description: 'How often something was shared before; that cannot be taken back.',
      minimum: 0,
    }),
  },
  { description: 'How it was taken back.' },
)
