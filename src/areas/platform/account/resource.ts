// Describes the key that sent the request: its account, scopes and environment.
import { everyScope } from '#catalogue/scopes.ts'
import { sql } from '#db/sql.ts'
import { everybody, route, type Route } from '#http/routing/route.ts'
import { ApiRoot } from './schema.ts'
import { defineResource } from '#http/routing/resource.ts'

const accountRoutes: Route[] = [
  route({
    name: 'account.retrieve',
    method: 'GET',
    path: '/v1',
    scope: null,
    summary: 'Retrieve the account, scopes and environment of your API key.',
    returns: ApiRoot,
    actors: everybody,
    async run(call) {
      const { id, scopes } = call.key!
      const [account] = await call.query<{ name: string; audit_log_starts_at: string | null }>(sql`
        select name, (
            select max(last_recorded_at) from audit_archives
            where account = ${call.account} and stored_at is not null) as audit_log_starts_at
        from accounts
        where account = ${call.account}`)
      return {
        object: 'api_root',
        account_id: call.account,
        account_name: account!.name,
        api_key_id: id.startsWith('key_') ? id : null,
        scoped_token_id: id.startsWith('st_') ? id : null,
        scopes: scopes ?? everyScope,
        environment: call.secrets.environment,
        audit_log_starts_at: account!.audit_log_starts_at,
        api_version: 'v1',
      }
    },
  }),
]

export const accountResource = defineResource({
  about: {
    account: 'The account and environment that your key belongs to, and what the key can do.',
  },
  routes: accountRoutes,
})
