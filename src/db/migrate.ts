// Applies pending database migrations: each file in migrations/ once, in order, in its own
// transaction. An applied migration can't be changed.
import type pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'
import { type Applied, type Migration, nextMigration, readMigrations } from './migration_files.ts'
import { inTurn, isTemporary, type Target, withClient } from './owner.ts'
import { missing, prepareRoles } from './roles.ts'
import { requireServer } from './server_check.ts'

// Applies pending migrations in order, up to `last` if given.
export const migrate = (target: Target, folder: string, last?: string): Promise<string[]> =>
  withClient(target, async (client) => {
    await requireServer(client)
    await inTurn(client, () => prepareRoles(client))
    const migrations = readMigrations(folder)
    const applied: string[] = []
    for (;;) {
      const name = await inTurn(client, () => applyNext(client, migrations, last))
      if (!name) return applied
      applied.push(name)
    }
  })

// Runs in the caller's transaction, because a restore must be atomic.
export async function migrateWithin(client: pg.Client, folder: string, last?: string) {
  await prepareRoles(client)
  const migrations = readMigrations(folder)
  while (await applyNext(client, migrations, last));
}

async function applyNext(client: pg.Client, migrations: Migration[], last?: string) {
  const { rows: found } = await client.query(
    "select to_regclass('migrations') is not null as there",
  )
  if (!found[0].there) await createList(client)
  const next = nextMigration(migrations, await appliedMigrations(client))
  if (!next || (last && next.name > last)) return undefined
  await apply(client, next)
  return next.name
}

// Read as JSON, because the "compatible" column is missing in older databases.
export async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query(`
    select name, digest, coalesce((to_jsonb(m) ->> 'compatible')::boolean, false) as compatible
    from migrations m order by name`)
  return rows
}

async function apply(client: pg.Client, { name, text, digest, compatible }: Migration) {
  await client.query("select set_config('app.maintenance', 'on', true)") // See every row.
  try {
    await client.query(text)
  } catch (error) {
    throw failed(name, error as Error)
  }
  await client.query('insert into migrations (name, digest, compatible) values ($1, $2, $3)', [
    name,
    digest,
    compatible,
  ])
}

export const createMigrationsTable = `
create table if not exists migrations (
  name       text primary key,
  digest     text not null,
  compatible boolean not null default false,
  applied_at timestamptz not null default now()
)`

async function createList(client: pg.Client) {
  await requireRights(client)
  await client.query(createMigrationsTable)
}

// Checks the privileges that the first migration needs, before anything is created.
async function requireRights(client: pg.Client) {
  const { rows } = await client.query(`
    select quote_ident(current_user) as owner, quote_ident(current_database()) as database,
      coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), false) as in_schema,
      has_database_privilege(current_database(), 'create') as in_database,
      exists (select from pg_extension where extname = 'btree_gist') as extended,
      exists (select from pg_available_extensions where name = 'btree_gist') as available`)
  const { owner, database, in_schema, in_database, extended, available } = rows[0]
  if (!in_schema) {
    const remedy = `grant usage, create on schema public to ${owner};`
    throw missing(`The owner ${owner} can't create tables in the "public" schema`, remedy)
  }
  if (!extended && !available) {
    const sentence = 'The btree_gist extension is missing. Install the PostgreSQL contrib package.'
    throw new StartupError('database_permission', sentence)
  }
  if (!in_database) {
    const remedy = `grant create on database ${database} to ${owner};`
    const what = 'the btree_gist extension and the schema for partitions'
    throw missing(`The owner ${owner} can't create ${what}`, remedy)
  }
}

// A lost connection isn't a failed migration. PostgreSQL's message is included only for errors
// about objects and privileges; other messages could quote a value of a row.
function failed(name: string, error: Error & { code?: string }) {
  if (isTemporary(error)) return error
  const { code = '' } = error
  const why = /^(42|0A)/.test(code) ? `${error.message} (${code})` : `SQLSTATE ${code}`
  return new StartupError(
    'migration_failed',
    `The migration ${name} failed and was rolled back: ${why}.`,
    { cause: error },
  )
}
