// Prepares an external database: migrates it as its owner and grants roles to the service's login.
import { migrate } from './migrate.ts'
import { inTurn, type Target, withClient } from './owner.ts'
import { prepareLogin } from './roles.ts'
import { requireMigrated } from './schema_check.ts'

type DatabaseSettings = {
  database_url?: string | undefined
  database_owner_url?: string | undefined
  migrate: boolean
}

// What a start does, or a command: with MIGRATE=off, nothing is changed.
export async function migrateOrCheck(settings: DatabaseSettings, folder: string) {
  const { database_url, database_owner_url } = settings
  if (settings.migrate) await prepareDatabase(database_owner_url!, database_url!, folder)
  else await requireMigrated(database_url!, folder)
}

export async function prepareDatabase(owner: Target, app: Target, folder: string) {
  const applied = await migrate(owner, folder)
  const login = await withClient(app, async (client) => {
    const { rows } = await client.query('select session_user as name')
    return rows[0].name as string
  })
  await withClient(owner, (client) => inTurn(client, () => prepareLogin(client, login)))
  return applied
}
