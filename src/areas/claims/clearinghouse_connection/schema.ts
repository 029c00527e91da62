// Schema of a clearinghouse connection: how documents are exchanged, and the identity of submitter
// and receiver in X12 envelopes.
import Type, { type Static } from 'typebox'
import {
  Choice,
  type ColumnsOf,
  Integer,
  Metadata,
  MetadataChange,
  Nullable,
  LatinText,
  PlainText,
  Resource,
  sensitive,
  Text,
  Timestamp,
  UpdateOf,
  X12Text,
} from '#kernel/fields.ts'
import type { Kind } from '#kernel/record.ts'
import { Credentials, Sftp } from './login_schema.ts'

export const connectionKind: Kind<ClearinghouseConnectionRow> = {
  object: 'clearinghouse_connection',
  table: 'clearinghouse_connections',
  prefix: 'chc',
}

const qualifiers = ['01', '14', '20', '27', '28', '29', '30', '33', 'ZZ'] as const
const qualifier = (description: string) =>
  Choice(qualifiers, description, { title: 'interchange_qualifier', examples: ['ZZ'] })

const code = (description: string, example: string) =>
  Text(description, 15, {
    title: 'interchange_id',
    minLength: 2,
    pattern: '^[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9._-])?$',
    examples: [example],
    rule: 'must be 2 to 15 letters, digits, spaces, dots, underscores and hyphens.',
  })

const Submitter = Type.Object(
  {
    name: LatinText('Organization name of the submitter.', 60, 'Hudson Therapy'),
    etin: Type.Optional(code('Submitter ID (NM109). Default: `sender`.', 'HUDSON01')),
    contact_name: Type.Optional(
      LatinText('Name of the contact. Default: `name`.', 60, 'Ada Okafor'),
    ),
    phone: Text('Phone number of the contact, ten digits.', 10, {
      pattern: '^[0-9]{10}$',
      examples: ['5185550143'],
    }),
    email: Type.Optional(X12Text('Email of the contact.', 100, 'edi@example.com')),
  },
  {
    title: 'clearinghouse_submitter',
    description: 'Submitter of your documents (NM1*41) and its contact (PER).',
    examples: [{ name: 'Hudson Therapy', phone: '5185550143' }],
  },
)

export const connection_types = ['simulated', 'folder', 'sftp', 'stedi'] as const
export const type = Choice(
  connection_types,
  'How documents are exchanged: `stedi` (HTTP API), `sftp`, `folder` (of this deployment) or ' +
    '`simulated` (sandbox only). Default: what this deployment offers without credentials.',
  { examples: ['simulated'] },
)

const fields = {
  name: Text('Name of the connection.', 100, { examples: ['Stedi'] }),
  usage: Choice(
    ['test', 'production'],
    'Usage indicator (ISA15). `production` works only in production.',
    { examples: ['test'] },
  ),
  sender_qualifier: qualifier('Qualifier of the sender (ISA05).'),
  sender: code('Your interchange ID (ISA06).', 'HUDSON01'),
  receiver_qualifier: qualifier('Qualifier of the receiver (ISA07).'),
  receiver: code("The clearinghouse's interchange ID (ISA08).", 'CLEARING'),
  submitter: Submitter,
  receiver_name: LatinText("The clearinghouse's name (NM1*40).", 60, 'Clearinghouse'),
}
const defaulted = {
  group_sender: Nullable(code('Application sender (GS02). Null: `sender`.', 'HUDSON01')),
  group_receiver: Nullable(code('Application receiver (GS03). Null: `receiver`.', 'CLEARING')),
  receiver_etin: Nullable(
    code("The clearinghouse's ID (NM109 of NM1*40). Null: `receiver`.", 'CLEARING'),
  ),
}

const changeable = {
  sftp: Nullable(sensitive(Sftp)),
  max_claims_per_file: Integer(
    'Maximum number of claims in one file, except with `stedi`. Default: 1.',
    1,
    500,
    { examples: [50] },
  ),
}
const credentials = Nullable(sensitive(Credentials))

export const ClearinghouseConnection = Resource('clearinghouse_connection', connectionKind.prefix, {
  type,
  ...fields,
  ...defaulted,
  ...changeable,
  capabilities: Type.Array(
    Choice(
      ['claims', 'claim_status', 'eligibility', 'letters', 'remittances'],
      'What the connection can exchange.',
      { examples: ['claims'] },
    ),
    {
      description:
        'What the connection can exchange, by its `type`. Without `letters`, appeals and ' +
        'responses to payers need `delivery: external`; without `eligibility`, eligibility ' +
        'checks fail.',
      examples: [['claims', 'claim_status', 'letters', 'remittances']],
    },
  ),
  credentials_set_at: Nullable(
    Timestamp('When `credentials` were last set. They are never returned. Null if not set.'),
  ),
  tested_at: Nullable(Timestamp('When the connection was last tested. Null if never.')),
  test_error: Nullable(
    PlainText(
      'What was wrong when the connection was last tested. Null if nothing was.',
      500,
      'The server rejected the username, the password or the key.',
    ),
  ),
})

export const ClearinghouseConnectionCreate = Type.Object(
  {
    type: Type.Optional(type),
    ...fields,
    ...UpdateOf({ ...defaulted, ...changeable, credentials }).properties,
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        name: 'Stedi',
        usage: 'test',
        sender_qualifier: 'ZZ',
        sender: 'HUDSON01',
        receiver_qualifier: 'ZZ',
        receiver: 'CLEARING',
        submitter: { name: 'Hudson Therapy', phone: '5185550143' },
        receiver_name: 'Clearinghouse',
      },
    ],
  },
)

export const ClearinghouseConnectionChange = Type.Object({
  ...UpdateOf({ ...fields, ...defaulted, ...changeable, credentials }).properties,
  metadata: Type.Optional(MetadataChange),
})

export type ClearinghouseConnectionCreate = Static<typeof ClearinghouseConnectionCreate>
export type ClearinghouseConnectionChange = Static<typeof ClearinghouseConnectionChange>

export interface ClearinghouseConnectionRow extends ColumnsOf<typeof ClearinghouseConnection> {
  credentials: Buffer | null // Encrypted: see credentials.ts.
  mailbox: string | null // A keyed hash of the login.
}
