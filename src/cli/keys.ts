// attune keys: makes, lists, rotates and revokes API keys. A secret is printed once, here.
import type { Call } from '#call.ts'
import type { Config } from '#config.ts'
import { everyScope, type Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isDateTime } from '#http/formats.ts'
import { inAccount } from '#in_account.ts'
import { createKey, revokeKey, rotateKey } from '#resources/api_key/api_key.ts'
import { chosenAccount, requireName } from './accounts.ts'
import { type Command, type Given, type Table, text, UsageError } from './command.ts'
import { withDatabase } from './reach.ts'

const account = { does: 'Whose; needed where there are several.', type: 'string' } as const

type Work = (call: Call, given: Given) => Promise<Table>

const inChosenAccount = (work: Work) => (config: Config, given: Given) =>
  withDatabase(config, async (reach) => {
    const chosen = await chosenAccount(reach, given)
    const { db, secrets } = reach
    return await inAccount(db, secrets, chosen, (call) => work(call, given), 'operator')
  })

export const keyCommands: Command[] = [
  {
    name: 'keys create',
    does: 'Make a key and print its secret, this once.',
    options: {
      account,
      name: { does: 'What it is for.', type: 'string' },
      scopes: { does: 'What it may do, between commas; all if left out.', type: 'string' },
      expires: { does: 'When it ends: a time as in 2028-01-01T00:00:00Z.', type: 'string' },
      'allowed-ips': {
        does: 'Where it may come from, between commas; anywhere if left out.',
        type: 'string',
      },
    },
    examples: [
      'keys create --name "Booking server"',
      'keys create --scopes sessions:read,sessions:write --allowed-ips 203.0.113.0/24',
    ],
    run: inChosenAccount(async (call, given) => {
      const name = text(given, 'name') ?? 'Made on the command line'
      requireName(name)
      const scopes = scopesOf(given)
      const expires_at = expiryOf(given)
      const allowed_ips = text(given, 'allowed-ips')?.split(',') ?? null
      const key = await createKey(call, { name, scopes, expires_at, allowed_ips })
      return [pick(key, ['id', 'name', 'scopes', 'allowed_ips', 'expires_at', 'secret'])]
    }),
  },
  {
    name: 'keys list',
    does: 'List the keys of an account; never their secrets.',
    options: { account },
    examples: ['keys list', 'keys list --json'],
    run: inChosenAccount(async (call) => {
      const keys = await call.query(
        sql`select ${allColumns('api_keys')} from api_keys order by created_at`,
      )
      return keys.map((key) =>
        pick(key, [
          'id',
          'name',
          'status',
          'prefix',
          'last4',
          'scopes',
          'allowed_ips',
          'expires_at',
          'last_used_at',
          'warnings',
          'created_at',
        ]),
      )
    }),
  },
  {
    name: 'keys rotate',
    takes: '<id>',
    does: 'Replace a key. The old one is dead at once.',
    options: { account },
    examples: ['keys rotate key_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: inChosenAccount(async (call, { words: [id] }) => [
      pick(await rotateKey(call, id!), ['id', 'name', 'replaces_id', 'secret']),
    ]),
  },
  {
    name: 'keys revoke',
    takes: '<id>',
    does: 'Take a key back. The next request with it is refused.',
    options: { account },
    examples: ['keys revoke key_4Jv0hTq8kYb2Wm6Zc1Rx9N'],
    run: inChosenAccount(async (call, { words: [id] }) => [
      pick(await revokeKey(call, id!), ['id', 'name', 'status', 'revoked_at']),
    ]),
  },
]

const pick = (row: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

function scopesOf(given: Given): Scope[] | null {
  const asked = text(given, 'scopes')
  if (asked === undefined) return null
  return asked.split(',').map((word) => {
    const scope = everyScope.find((known) => known === word.trim())
    if (!scope)
      throw new UsageError(`There is no scope "${word}". There are: ${everyScope.join(', ')}.`)
    return scope
  })
}

function expiryOf(given: Given) {
  const asked = text(given, 'expires')
  if (asked === undefined) return null
  if (!isDateTime(asked))
    throw new UsageError('--expires must be a time as in 2028-01-01T00:00:00Z.')
  return asked
}
