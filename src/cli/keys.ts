// attune keys: creates, lists, rotates and revokes API keys. A secret is printed only once.
import type { Call } from '#kernel/call.ts'
import type { Config } from '#settings/config.ts'
import { everyScope, type Scope } from '#catalogue/scopes.ts'
import { allColumns } from '#db/columns.ts'
import { sql } from '#db/sql.ts'
import { isDateTime } from '#http/parsing/formats.ts'
import { inAccount } from '#kernel/unit_of_work.ts'
import { createKey, revokeKey, rotateKey } from '#areas/platform/api_key/api_key.ts'
import type { ApiKeyRow } from '#areas/platform/api_key/schema.ts'
import { chosenAccount, requireName } from './accounts.ts'
import { type Arguments, type Row, type Table, text, UsageError } from './command.ts'
import { withDatabase } from './database_access.ts'

type Work<R> = (call: Call, args: Arguments) => Promise<R>

const inChosenAccount =
  <R extends Row | Table>(work: Work<R>) =>
  (config: Config, args: Arguments) =>
    withDatabase(config, async (context) => {
      const chosen = await chosenAccount(context, args)
      return await inAccount(context, chosen, (call) => work(call, args), 'operator')
    })

export const create = inChosenAccount(async (call, args) => {
  const name = text(args, 'name') ?? 'Created on the command line'
  requireName(name)
  const scopes = scopesOf(args)
  const expires_at = expiryOf(args)
  const allowed_ips = text(args, 'allowed-ips')?.split(',') ?? null
  const key = await createKey(call, { name, scopes, expires_at, allowed_ips })
  return pick(key, ['id', 'name', 'scopes', 'allowed_ips', 'expires_at', 'secret'])
})

export const list = inChosenAccount(async (call) => {
  const keys = await call.query<ApiKeyRow>(
    sql`
      select ${allColumns('api_keys')} from api_keys
      where account = ${call.account}
      order by created_at`,
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
})

export const rotate = inChosenAccount(async (call, { words: [id] }) =>
  pick(await rotateKey(call, id!), ['id', 'name', 'replaces_id', 'secret']),
)

export const revoke = inChosenAccount(async (call, { words: [id] }) =>
  pick(await revokeKey(call, id!), ['id', 'name', 'status', 'revoked_at']),
)

const pick = <R extends object>(row: R, names: (keyof R & string)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

function scopesOf(args: Arguments): Scope[] | null {
  const list = text(args, 'scopes')
  if (list === undefined) return null
  return list.split(',').map((word) => {
    const scope = everyScope.find((known) => known === word.trim())
    if (!scope)
      throw new UsageError(`Unknown scope "${word}". Valid scopes: ${everyScope.join(', ')}.`)
    return scope
  })
}

function expiryOf(args: Arguments) {
  const expires_at = text(args, 'expires')
  if (expires_at === undefined) return null
  if (!isDateTime(expires_at))
    throw new UsageError(
      '--expires must be an RFC 3339 timestamp, for example 2028-01-01T00:00:00Z.',
    )
  return expires_at
}
