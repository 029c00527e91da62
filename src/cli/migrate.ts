// Applies pending migrations and lists them.
import type { Config } from '#settings/config.ts'
import { migrateDatabase } from './database_access.ts'

export const migrations = async (config: Config) =>
  (await migrateDatabase(config)).map((migration) => ({ migration, applied: true }))
