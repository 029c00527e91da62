// Checks that a database is migrated, for a service that doesn't migrate it (MIGRATE=off). One that
// is ahead is accepted if the newer migrations are marked compatible.
import type pg from 'pg'
import { StartupError } from '#settings/startup_error.ts'
import { appliedMigrations } from './migrate.ts'
import { type Applied, nextMigration, readMigrations } from './migration_files.ts'
import { type Target, withClient } from './owner.ts'
import { requireServer } from './server_check.ts'

const undefined_table = '42P01'
const insufficient_privilege = '42501'

// As the login of the service, which may own nothing.
export const requireMigrated = (app: Target, folder: string): Promise<void> =>
  withClient(app, async (client) => {
    await requireServer(client)
    const next = nextMigration(readMigrations(folder), await readApplied(client))
    if (next) throw behind(next.name)
  })

// Before the migration that lets the service read the list, it couldn't.
async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query('begin read only')
  try {
    await client.query('set local role attune_worker')
    return await appliedMigrations(client)
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === undefined_table || code === insufficient_privilege) return []
    throw error
  } finally {
    await client.query('rollback')
  }
}

const behind = (name: string) =>
  new StartupError(
    'database_behind',
    `The database lacks the migration ${name}, and MIGRATE is off. Run "attune migrate" with ` +
      'DATABASE_OWNER_URL and DATABASE_URL, then start the service again.',
  )
