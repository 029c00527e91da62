// An API key authenticates your server. Its secret is returned once, when it is created or rotated.
import Type, { type Static } from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import {
  Choice,
  type ColumnsOf,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  sensitive,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { apiKeyKind, apiKeyLifecycle } from './lifecycle.ts'

const name = Text('Name that describes what the key is for.', 200, { examples: ['Booking server'] })
const scopes = ListOf(
  Choice(everyScope, 'Name of the scope.', { title: 'scope' }),
  'Scopes the key has. Null creates a secret key (`sk_`) with all scopes.',
  everyScope.length,
  { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
)
const allowed_ips = ListOf(
  Text('IP address or CIDR range, for example `203.0.113.0/24`.', 43, {
    examples: ['203.0.113.0/24'],
  }),
  'IP addresses the key can be used from. Null allows any address.',
  50,
  { minItems: 1, examples: [['203.0.113.0/24', '2001:db8::/32']] },
)
const public_key_example = {
  kty: 'EC',
  crv: 'P-384',
  kid: '2027-03',
  x: 'IjjYtRSeKrzCFjSEANWA9-6-ouj0QSZhQmK9H8NGT1JeEVtSTPIKgjwyCGih8fTA',
  y: 'q-XTDCbEjnD1q4zlOHPjqBcej2pwEV1uDYaexKq7vD49zfYn4cfRZarhSB01I44-',
}
const jwks = Type.Object(
  {
    keys: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      description: 'Public keys as JWK, each with a `kid`: RSA for RS384, or EC P-384 for ES384.',
      minItems: 1,
      maxItems: 10,
      examples: [[public_key_example]],
    }),
  },
  {
    description:
      'Public keys of a client that gets tokens with signed JWTs. The API key has no secret ' +
      'then: its ID is the `client_id`.',
  },
)
const jwks_url = Text(
  'URL of the public keys, if the client publishes them. Instead of `jwks`.',
  2_000,
  {
    examples: ['https://ehr.example.com/jwks.json'],
  },
)
const Warning = Type.Object(
  {
    code: Choice(['unused'], 'Warning code. `unused`: the key has not been used for 180 days.', {
      examples: ['unused'],
    }),
    message: Text('What the warning means and what to do about it.', 300, {
      examples: ['Not used for 180 days. If you no longer need this key, revoke it.'],
    }),
  },
  { description: 'Warning about the key.' },
)
const expires_at = Timestamp(
  'When the key expires, by the real clock. Null if it never expires.',
  '2028-01-01T00:00:00.000Z',
)

export const ApiKey = Resource('api_key', apiKeyKind.prefix, {
  name,
  prefix: Text('First characters of the key: its type and environment.', 20, {
    examples: ['sk_test_'],
  }),
  last4: Text('Last four characters of the key.', 4, { examples: ['x9Qa'] }),
  scopes: Nullable(scopes),
  allowed_ips: Nullable(allowed_ips),
  jwks: Nullable(jwks),
  jwks_url: Nullable(jwks_url),
  last_used_at: Nullable(
    Timestamp('When the key was last used, accurate to about a minute. Null if never.'),
  ),
  warnings: Type.Array(Warning, {
    description:
      "Problems with the key. Changes to `warnings` and `last_used_at` don't increment `version`.",
    examples: [[]],
  }),
  replaces_id: Nullable(Id('key', 'ID of the key this key replaced by rotation. Null if none.')),
  created_by: Nullable(
    Text('ID of the member or key that created the key. Null if it was the command line.', 64, {
      examples: ['mem_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    }),
  ),
  expires_at: Nullable(expires_at),
  ...lifecycleFields(apiKeyLifecycle),
  secret: Type.Optional(
    sensitive(
      Text('The full key. Returned only when the key is created or rotated.', 60, {
        examples: ['sk_test_0123456789abcdefghijABCDEFGHIJklMNopQR'],
      }),
    ),
  ),
})

export const ApiKeyCreate = Type.Object({
  name,
  scopes: Type.Optional(Nullable(scopes)),
  allowed_ips: Type.Optional(Nullable(allowed_ips)),
  jwks: Type.Optional(Nullable(jwks)),
  jwks_url: Type.Optional(Nullable(jwks_url)),
  expires_at: Type.Optional(Nullable(expires_at)),
  metadata: Type.Optional(Metadata),
})

export const ApiKeyChange = Type.Object({
  name: Type.Optional(name),
  metadata: Type.Optional(MetadataChange),
})

export type ApiKeyCreate = Static<typeof ApiKeyCreate>

// The row of an API key: its fields, and columns that the API doesn't return. The secret itself
// isn't stored.
export interface ApiKeyRow extends Omit<ColumnsOf<typeof ApiKey>, 'secret'> {
  hash: string
  created_by_key_id: string | null
}
