// A scoped token authenticates a browser or app for one subject, with limited scopes and lifetime.
import Type, { type Static } from 'typebox'
import { everyScope, everyTokenScope } from '#catalogue/scopes.ts'
import {
  type ColumnsOf,
  Choice,
  Id,
  ListOf,
  Metadata,
  Nullable,
  Resource,
  sensitive,
  Text,
  Timestamp,
} from '#kernel/fields.ts'
import { lifecycleFields } from '#kernel/lifecycle_fields.ts'
import { scopedTokenKind, scopedTokenLifecycle } from './lifecycle.ts'

const person_id = Id('per', 'ID of the person the token acts for.')
const practitioner_id = Id('prac', 'ID of the practitioner the token acts for.')
const scopes = ListOf(
  Choice(everyTokenScope, 'Name of the scope.', { title: 'token_scope' }),
  'Scopes the token has. The API key that creates the token must have them too. Scopes for ' +
    'consents, charges and matchings are available to persons only; scopes for writing notes, ' +
    'psychotherapy notes and risk to practitioners only.',
  everyTokenScope.length,
  { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
)
const allowed_origins = ListOf(
  Text('Web origin: scheme, host and optional port.', 270, {
    pattern: '^(https://[^/?#@\\s,*]+|http://(localhost|127\\.0\\.0\\.1)(:\\d{1,5})?)$',
    examples: ['https://app.example.com'],
    rule: 'must be `https://` and a host, without a path. `http://` is allowed for localhost only.',
  }),
  'Web origins the token can be used from. If empty, it works in apps but not in browsers.',
  20,
  { examples: [['https://app.example.com']] },
)

export const ScopedToken = Resource('scoped_token', scopedTokenKind.prefix, {
  person_id: Nullable(person_id),
  practitioner_id: Nullable(practitioner_id),
  // The token of a client acts as the account, with scopes that no browser gets.
  scopes: ListOf(
    Choice(everyScope, 'Name of the scope.', { title: 'scope' }),
    'Scopes the token has.',
    everyScope.length,
    { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
  ),
  allowed_origins,
  api_key_id: Id(
    'key',
    'ID of the API key that created the token. The token stops working when the key does.',
  ),
  prefix: Text('First characters of the token: its type and environment.', 20, {
    examples: ['st_test_'],
  }),
  last4: Text('Last four characters of the token.', 4, { examples: ['x9Qa'] }),
  expires_at: Timestamp('When the token expires, by the real clock.'),
  ...lifecycleFields(scopedTokenLifecycle),
  secret: Type.Optional(
    sensitive(
      Text('The full token. Returned only when it is created. Pass it to the page or app.', 60, {
        examples: ['st_test_0123456789abcdefghijABCDEFGHIJklMNopQR'],
      }),
    ),
  ),
})

// The row of a token: its fields, and the hash of its secret.
export interface ScopedTokenRow extends ColumnsOf<typeof ScopedToken> {
  hash: string
}

export const ScopedTokenCreate = Type.Object(
  {
    person_id: Type.Optional(person_id),
    practitioner_id: Type.Optional(practitioner_id),
    scopes,
    allowed_origins: Type.Optional(allowed_origins),
    expires_in_seconds: Type.Optional(
      Type.Integer({
        description: 'Lifetime in seconds, 60 to 3,600. Default: 900.',
        minimum: 60,
        maximum: 3_600,
        default: 900,
        examples: [900],
      }),
    ),
    metadata: Type.Optional(Metadata),
  },
  {
    examples: [
      {
        practitioner_id: 'prac_4Jv0hTq8kYb2Wm6Zc1Rx9N',
        scopes: ['sessions:read', 'sessions:write'],
        allowed_origins: ['https://app.example.com'],
      },
    ],
  },
)

export type ScopedTokenCreate = Static<typeof ScopedTokenCreate>
