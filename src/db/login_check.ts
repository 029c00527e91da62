// Rejects a production database login that bypasses row-level security: with it, a mistake in a
// query would show one account another account's data. Rejects distributed tables anywhere.
import pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'
import { requireLocalTables } from './server_check.ts'

type Privileges = { superuser: boolean; bypasses: boolean; owns: boolean }

// Of the login and of every role it can switch to.
const privileges = `
  select
    coalesce(bool_or(rolsuper), false) as superuser,
    coalesce(bool_or(rolbypassrls), false) as bypasses,
    exists (
      select from pg_class
      where relrowsecurity and not relforcerowsecurity
        and relnamespace = 'public'::regnamespace
        and pg_has_role(session_user, relowner, 'member')
    ) as owns
  from pg_roles
  where pg_has_role(session_user, oid, 'member')`

const sentences: Record<keyof Privileges, string> = {
  superuser: 'is a superuser, or can become one',
  bypasses: 'has BYPASSRLS, or can become a role that has',
  owns: 'owns tables whose row-level security is not forced',
}

// In the sandbox the login only has to work, on tables that aren't distributed.
export async function requireLogin(url: string, environment: 'sandbox' | 'production') {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  const found = await readPrivileges(client)
  if (environment !== 'production') return
  const wrong = (Object.keys(sentences) as (keyof Privileges)[]).find((name) => found[name])
  if (!wrong) return
  const sentence =
    `The setting DATABASE_URL names a login that ${sentences[wrong]}. In production, use a login ` +
    'that is only a member of attune_app and attune_worker, and name the owner in ' +
    'DATABASE_OWNER_URL.'
  throw new StartupError('bad_setting', sentence)
}

async function readPrivileges(client: pg.Client): Promise<Privileges> {
  try {
    await client.connect()
    await requireLocalTables(client)
    return (await client.query(privileges)).rows[0]
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    const { message } = cause as Error
    const sentence = `The database in DATABASE_URL isn't reachable (${message}).`
    throw new StartupError('database_unreachable', sentence, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}
