// Who is calling: the account a key belongs to, what the key may do, and where.
import Type from 'typebox'
import { everyScope } from '#catalogue/scopes.ts'
import { Choice, Id, livemode, Nullable, Text } from '#fields.ts'

export const Entrance = Type.Object(
  {
    object: Type.Literal('entrance', { description: 'What kind of object this is.' }),
    account_id: Id('acct', 'The account the key belongs to.'),
    account_name: Text('Its name.', 200, { examples: ['Sandbox'] }),
    api_key_id: Nullable(Id('key', 'The key that asks; null where a scoped token does.')),
    scoped_token_id: Nullable(Id('st', 'The scoped token that asks; null where a key does.')),
    scopes: Type.Array(Choice(everyScope, 'A scope.'), {
      description: 'What the key may do.',
      examples: [['sessions:read', 'sessions:write']],
    }),
    environment: Choice(['sandbox', 'production'], 'Where this is.', { examples: ['sandbox'] }),
    livemode,
    api_version: Choice(['v1'], 'The version of the API.', { examples: ['v1'] }),
  },
  { title: 'entrance', description: 'What the key that asks may do here.' },
)
