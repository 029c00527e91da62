// Checks of "attune doctor" with what the service uses: the login in DATABASE_URL and the
// encryption key.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { readSecrets } from '#app/secrets.ts'
import type { Secrets } from '#crypto/secrets.ts'
import { connect, type Database } from '#db/connect.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { requireLogin } from '#db/login_check.ts'
import { sql } from '#db/sql.ts'
import { requireCurrentKey } from '#jobs/check_encryption_key.ts'
import { queryAsWorker } from '#kernel/unit_of_work.ts'
import type { Config } from '#settings/config.ts'
import { StartupError } from '#settings/startup_error.ts'
import { type Finding, ok, problem, unchecked, warning } from './finding.ts'

const patience = { size: 2, wait_limit_ms: 10_000 }

// Row-level security doesn't apply to a superuser. Only production refuses one.
export async function checkLogin(config: Config): Promise<Finding[]> {
  const { database_url, database_owner_url, environment } = config
  if (!database_url) return []
  const found = await refusalOf(requireLogin(database_url, 'production'))
  if (!found) return [ok('login', 'The login in DATABASE_URL works and has only its own rights.')]
  const { reason, message } = found
  if (reason !== 'bad_setting') {
    const is_reported = database_url === database_owner_url // By the check of the database.
    return is_reported ? [] : [problem('login', message, 'Correct DATABASE_URL.')]
  }
  const report = environment === 'production' ? problem : warning
  return [report('login', message, 'Create such a login: docs/guides/production-database.md.')]
}

export async function checkEncryptionKey(config: Config): Promise<Finding[]> {
  const name = 'encryption key'
  const found = await asService(config, ({ db, secrets }) =>
    refusalOf(requireCurrentKey(db, secrets)).then((refusal) => ({ refusal })),
  )
  if (!found) return [unchecked(name, not_running)]
  if (!found.refusal) return [ok(name, 'It opens what is stored in the database.')]
  const fix = 'Restore the key that belongs to this database: docs/guides/keys-and-encryption.md.'
  return [problem(name, found.refusal.message, fix)]
}

const refusalOf = async (work: Promise<void>): Promise<StartupError | undefined> =>
  await work.then(
    () => undefined,
    (error) => {
      if (error instanceof StartupError) return error
      throw error
    },
  )

export const not_running = "The database isn't running, or its schema isn't current."

export type Service = { db: Database; secrets: Secrets }

// Undefined if the database can't be used: its own checks say why.
export async function asService<T>(config: Config, work: (service: Service) => Promise<T>) {
  const url = hasSecrets(config) ? await targetOf(config) : undefined
  if (!url) return undefined
  const db = connect({ url, ...patience })
  try {
    return (await isCurrent(db)) ? await work({ db, secrets: readSecrets(config) }) : undefined
  } finally {
    await db.close()
  }
}

// Reading a missing secret would create it.
const hasSecrets = (config: Config) =>
  (['pepper', 'encryption_key'] as const).every(
    (secret) => config[secret] || existsSync(join(config.home, secret)),
  )

async function targetOf({
  database_url,
  home,
}: Config): Promise<string | ClientConfig | undefined> {
  if (database_url) return database_url
  const running = existsSync(home) ? await findEmbedded(home) : undefined
  return running && (await ensureDatabase(running, home)).app
}

async function isCurrent(db: Database) {
  const table = sql`select to_regclass('jobs_not_needed') is not null as there`
  const [found] = await queryAsWorker<{ there: boolean }>(db, table).catch(() => [])
  return found?.there ?? false
}
