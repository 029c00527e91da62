// An API key lets a server of yours in. Its secret is shown once, when it is made or rotated.
import Type, { type Static } from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import {
  Choice,
  Id,
  ListOf,
  Metadata,
  MetadataChange,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { apiKeyKind, apiKeyLifecycle } from './lifecycle.ts'

const name = Text('What it is for, in your words.', 200, { examples: ['Booking server'] })
const scopes = ListOf(
  Choice(everyScope, 'A scope.'),
  'What it may do. Without scopes it is a secret key (sk_) that may do everything.',
  everyScope.length,
  { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
)
const allowed_ips = ListOf(
  Text('An IP address, or a network as in 203.0.113.0/24.', 43, { examples: ['203.0.113.0/24'] }),
  'Where it may come from. Without any, from anywhere.',
  50,
  { minItems: 1, examples: [['203.0.113.0/24', '2001:db8::/32']] },
)
const Warning = Type.Object(
  {
    code: Choice(['unused'], 'What it is about.', { examples: ['unused'] }),
    message: Text('What it means and what to do.', 300, {
      examples: ['It has not been used for 180 days. If nothing needs it, revoke it.'],
    }),
  },
  { description: 'A warning.' },
)
const expires_at = Timestamp('When it ends by itself.', '2028-01-01T00:00:00.000Z')

export const ApiKey = Resource('api_key', apiKeyKind.prefix, {
  name,
  prefix: Text('How it begins.', 20, { examples: ['sk_test_'] }),
  last4: Text('How it ends.', 4, { examples: ['x9Qa'] }),
  scopes: Nullable(scopes),
  allowed_ips: Nullable(allowed_ips),
  last_used_at: Nullable(Timestamp('When it was last used, to the minute or so.')),
  warnings: Type.Array(Warning, {
    description: 'What somebody should look at. Neither this nor last_used_at counts as a change.',
    examples: [[]],
  }),
  replaces_id: Nullable(Id('key', 'The key it took the place of.')),
  expires_at: Nullable(expires_at),
  ...lifecycleFields(apiKeyLifecycle),
  secret: Type.Optional(
    Text('The key itself. Shown once, when it is made or rotated; keep it safe.', 60, {
      examples: ['sk_test_0123456789abcdefghijABCDEFGHIJklMNopQR'],
    }),
  ),
})

export const ApiKeyCreate = Type.Object({
  name,
  scopes: Type.Optional(Nullable(scopes)),
  allowed_ips: Type.Optional(Nullable(allowed_ips)),
  expires_at: Type.Optional(Nullable(expires_at)),
  metadata: Type.Optional(Metadata),
})

export const ApiKeyChange = Type.Object({
  name: Type.Optional(name),
  metadata: Type.Optional(MetadataChange),
})

export type ApiKeyCreate = Static<typeof ApiKeyCreate>
