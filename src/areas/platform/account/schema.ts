// The account, scopes and environment of the key that sent the request.
import Type from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import { Choice, Id, livemode, Nullable, Text, Timestamp } from '#kernel/fields.ts'

export const ApiRoot = Type.Object(
  {
    object: Type.Literal('api_root', { description: 'Object type. Always `api_root`.' }),
    account_id: Id('acct', 'ID of the account the key belongs to.'),
    account_name: Text('Name of the account.', 200, { examples: ['Sandbox'] }),
    api_key_id: Nullable(Id('key', 'ID of the API key. Null for a scoped token.')),
    scoped_token_id: Nullable(Id('st', 'ID of the scoped token. Null for an API key.')),
    scopes: Type.Array(Choice(everyScope, 'Name of the scope.', { title: 'scope' }), {
      description: 'Scopes the key or token has.',
      examples: [['sessions:read', 'sessions:write']],
    }),
    environment: Choice(['sandbox', 'production'], 'Environment the key belongs to.', {
      examples: ['sandbox'],
    }),
    livemode,
    audit_log_starts_at: Nullable(
      Timestamp('Audit log entries up to this time are archived, not listed. Null if none are.'),
    ),
    api_version: Choice(['v1'], 'API version. Always `v1`.', { examples: ['v1'] }),
  },
  {
    title: 'api_root',
    description: 'The account, scopes and environment of an API key or a scoped token.',
  },
)
