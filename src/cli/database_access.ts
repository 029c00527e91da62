// Connects commands to the database: DATABASE_URL, or the embedded one, which is started for the
// duration of the command if it isn't running.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { type Config, root } from '#settings/config.ts'
import { readSecrets } from '#app/secrets.ts'
import { openAdapters } from '#app/adapters.ts'
import { connect, type ConnectOptions } from '#db/connect.ts'
import { findEmbedded, startEmbedded } from '#db/embedded.ts'
import { ensureDatabase, type DatabaseLogins } from '#db/embedded_access.ts'
import { migrate } from '#db/migrate.ts'
import { migrateOrCheck, prepareDatabase } from '#db/prepare.ts'
import { requireMigrated } from '#db/schema_check.ts'
import { asApiError } from '#http/responses/database_errors.ts'
import type { AccountContext } from '#kernel/unit_of_work.ts'
import { claimHome, openHome } from '#settings/home.ts'
import { UsageError } from './command.ts'

export type DatabaseContext = AccountContext

export const migrations = join(root, 'migrations')

export async function withDatabase<T>(
  config: Config,
  work: (context: DatabaseContext) => Promise<T>,
  options: Partial<ConnectOptions> = {},
  prepare = (_url: string) => migrateOrCheck(config, migrations) as Promise<unknown>,
) {
  const { database_url } = config
  if (!database_url) {
    return await withEmbedded(config, (logins) => connectAndRun(config, logins.app, work, options))
  }
  if (!config.pepper || !config.encryption_key) requireHome(config)
  openHome(config.home)
  await prepare(database_url)
  return await connectAndRun(config, database_url, work, options)
}

// On a database that was prepared.
export async function connectAndRun<T>(
  config: Config,
  url: string | ClientConfig,
  work: (context: DatabaseContext) => Promise<T>,
  options: Partial<ConnectOptions> = {},
) {
  const db = connect({ url, size: 2, connect_limit_ms: 20_000, ...options })
  try {
    const secrets = readSecrets(config)
    return await work({ db, secrets, outside: openAdapters({ db, secrets }, config) })
  } catch (error) {
    throw explained(error)
  } finally {
    await db.close()
  }
}

// A constraint that refuses a row is explained as the API does it.
function explained(error: unknown) {
  const refusal = asApiError(error)
  return refusal.status < 500 ? refusal : error
}

export async function withEmbedded<T>(
  config: Config,
  work: (logins: DatabaseLogins) => Promise<T>,
) {
  requireHome(config)
  const running = await findEmbedded(config.home)
  if (running) return await work(await ensureDatabase(running, config.home))
  return await withStarted(config, async (logins) => {
    if (config.migrate) await migrate(logins.owner, migrations)
    else await requireMigrated(logins.app, migrations)
    return await work(logins)
  })
}

// A mistyped home must not be created, nor secrets in it.
function requireHome({ home }: Config) {
  if (existsSync(home)) return
  const fix = 'Check ATTUNE_HOME, or run "attune start" to create it.'
  throw new UsageError(`${home} isn't an Attune home directory. ${fix}`)
}

// Applies pending migrations and returns their names.
export async function migrateDatabase(config: Config) {
  const { database_url, database_owner_url } = config
  if (database_url) return await prepareDatabase(database_owner_url!, database_url, migrations)
  const running = existsSync(config.home) ? await findEmbedded(config.home) : undefined
  const migrateAsOwner = ({ owner }: DatabaseLogins) => migrate(owner, migrations)
  if (running) return await migrateAsOwner(await ensureDatabase(running, config.home))
  return await withStarted(config, migrateAsOwner)
}

// Starts the embedded database for one task. Fails while a server runs on the home.
export async function withStarted<T>(config: Config, work: (logins: DatabaseLogins) => Promise<T>) {
  openHome(config.home)
  await claimHome(config.home)
  return await withPostgres(config.home, work)
}

// For a home that the caller has locked.
export async function withPostgres<T>(home: string, work: (logins: DatabaseLogins) => Promise<T>) {
  const postgres = await startEmbedded(home)
  try {
    return await work(await ensureDatabase(postgres, home))
  } finally {
    await postgres.stop()
  }
}
