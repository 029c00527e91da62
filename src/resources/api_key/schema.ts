// An API key lets a server of yours in. Its secret is shown once, when it is made or rotated.
import Type, { type Static } from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import { Choice, Id, ListOf, Metadata, Nullable, Resource, Text, Timestamp } from '#fields.ts'
import { lifecycleFields } from '#lifecycle.ts'
import { apiKeyKind, apiKeyLifecycle } from './lifecycle.ts'

const name = Text('What it is for, in your words.', 200, { examples: ['Booking server'] })
const scopes = ListOf(
  Choice(everyScope, 'A scope.'),
  'What it may do. Without scopes it is a secret key (sk_) that may do everything.',
  everyScope.length,
  { minItems: 1, examples: [['sessions:read', 'sessions:write']] },
)
const expires_at = Timestamp('When it ends by itself.', '2028-01-01T00:00:00.000Z')

export const ApiKey = Resource('api_key', apiKeyKind.prefix, {
  name,
  prefix: Text('How it begins.', 20, { examples: ['sk_test_'] }),
  last4: Text('How it ends.', 4, { examples: ['x9Qa'] }),
  scopes: Nullable(scopes),
  replaces: Nullable(Id('key', 'The key it took the place of.')),
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
  expires_at: Type.Optional(Nullable(expires_at)),
  metadata: Type.Optional(Metadata),
})

export type ApiKeyCreate = Static<typeof ApiKeyCreate>
