// The state of one cell, from its database.
import { beginMaintenance } from '#db/account_rows.ts'
import { appliedMigrations } from '#db/migrate.ts'
import { nextMigration, readMigrations } from '#db/migration_files.ts'
import { type Target, withClient } from '#db/owner.ts'
import { StartupError } from '#settings/startup_error.ts'
import { migrations } from '#cli/database_access.ts'

type CellState = { state: string; migration?: string | null; size?: string }

export async function inspectCell(target: Target): Promise<CellState> {
  try {
    return await withClient(target, async (client) => {
      const { rows } = await client.query<{ size: string; prepared: boolean }>(`
        select pg_size_pretty(pg_database_size(current_database())) as size,
          to_regclass('migrations') is not null as prepared`)
      const { size, prepared } = rows[0]!
      const applied = prepared ? await appliedMigrations(client) : []
      const next = nextMigration(readMigrations(migrations), applied)
      const migration = applied.at(-1)?.name ?? null
      return { migration, size, state: next ? 'behind' : 'ready' }
    })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return { state: error.reason === 'database_unreachable' ? 'unreachable' : error.message }
  }
}

// Accounts that the cell serves: a frozen one is moving, or has moved.
export const openAccounts = (target: Target): Promise<string[]> =>
  withClient(target, async (client) => {
    await beginMaintenance(client)
    const { rows } = await client.query<{ account: string }>(
      'select account from accounts where frozen_at is null order by created_at, account',
    )
    await client.query('rollback')
    return rows.map(({ account }) => account)
  })
