// Brings the database to where the code expects it: each file of migrations/ once, in order, each
// in a transaction of its own, and never again changed after that.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { StartupError } from '#startup_error.ts'

export type Target = string | pg.ClientConfig

const oldest_version = 150_000
const longest_migration_ms = 600_000

// Any number: whoever migrates holds it, so that two servers that start at once take turns.
const migration_lock = 7_433_001

type Migration = { name: string; text: string; digest: string }

export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return files.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, digest: createHash('sha256').update(text).digest('hex') }
  })
}

// Applies what is missing, in order, up to the migration named last, or all of it.
export async function migrate(target: Target, folder: string, last?: string): Promise<string[]> {
  const config = typeof target === 'string' ? { connectionString: target } : target
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: longest_migration_ms }
  const client = new pg.Client({ ...config, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(error as Error)
  }
  try {
    await requireVersion(client)
    return await applyMissing(client, readMigrations(folder), last)
  } catch (error) {
    throw isBroken(error as Error) ? unreachable(error as Error) : error
  } finally {
    await client.end().catch(() => {})
  }
}

// Locks are taken for a transaction, not for a session, so that a pooler may stand in between.
async function applyMissing(client: pg.Client, migrations: Migration[], last?: string) {
  const applied: string[] = []
  for (;;) {
    await client.query('begin')
    try {
      const next = await applyNext(client, migrations, last)
      await client.query('commit')
      if (!next) return applied
      applied.push(next)
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    }
  }
}

// The same within the caller's transaction, which also holds the lock until its end.
export async function applyWithin(client: pg.Client, folder: string, last?: string) {
  const migrations = readMigrations(folder)
  while (await applyNext(client, migrations, last));
}

async function applyNext(client: pg.Client, migrations: Migration[], last?: string) {
  await client.query('select pg_advisory_xact_lock($1)', [migration_lock])
  await client.query(`
    create table if not exists migrations (
      name       text primary key,
      digest     text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query('select name, digest from migrations order by name')
  const missing = nextMigration(migrations, rows)
  const next = missing && (!last || missing.name <= last) ? missing : undefined
  if (!next) return undefined
  await client.query(next.text)
  await client.query('insert into migrations (name, digest) values ($1, $2)', [
    next.name,
    next.digest,
  ])
  return next.name
}

// The first that is not applied yet. What was applied must be there, unchanged, and in order.
function nextMigration(migrations: Migration[], applied: { name: string; digest: string }[]) {
  for (const [place, { name, digest }] of applied.entries()) {
    const here = migrations[place]
    if (here?.name === name && here.digest === digest) continue
    const why = migrations.some((migration) => migration.name === name)
      ? `The migration ${name} was changed after it was applied to this database.`
      : `This database has the migration ${name}, which this version of Attune does not know.`
    throw new StartupError('migration_changed', `${why} Start the version that fits the database.`)
  }
  return migrations[applied.length]
}

export async function requireVersion(client: pg.Client) {
  const { rows } = await client.query('show server_version_num')
  const version = Number(rows[0].server_version_num)
  if (version >= oldest_version) return
  const major = Math.floor(version / 10_000)
  const sentence = `The database is PostgreSQL ${major}; Attune needs 15 or newer.`
  throw new StartupError('database_too_old', sentence)
}

// Without a state of SQL's own, or with one that tells of a server that went away.
const isBroken = (error: Error & { code?: string }) =>
  !(error instanceof StartupError) && !/^(?!08|57P)[0-9A-Z]{5}$/.test(error.code ?? '')

export function unreachable(error: Error & { code?: string }) {
  const why = error.code ?? 'no answer'
  return new StartupError(
    'database_unreachable',
    `The database cannot be reached (${why}). Check DATABASE_URL, and that PostgreSQL runs there.`,
    { cause: error },
  )
}
