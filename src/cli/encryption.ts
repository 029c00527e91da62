// Replaces the encryption key while the service runs.
import { rewrapAll } from '#jobs/rewrap.ts'
import type { Config } from '#settings/config.ts'
import { withDatabase } from './database_access.ts'

export const rewrap = (config: Config) =>
  withDatabase(config, ({ db, secrets }) => rewrapAll(db, secrets))
