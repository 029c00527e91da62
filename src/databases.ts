// Opens the database for the service: for requests, and apart from them for the work in the
// background, so that neither waits for the other. A database of one's own is migrated by its owner
// and served by a plain login; the embedded one is started here, and again if it ends by itself.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ClientConfig } from 'pg'
import { type Config, root } from './config.ts'
import { connect, type ConnectOptions, type Database } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded.ts'
import { ensureDatabase } from '#db/embedded_access.ts'
import { requireLogin } from '#db/login_check.ts'
import { migrate } from '#db/migrate.ts'
import { waitForDatabase } from '#db/owner.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { describe } from '#http/trouble.ts'

export type Databases = {
  db: Database
  background: Database
  open(options: Partial<ConnectOptions>): Database // One more, for work unlike theirs.
  redirect(url: string): void // New connections log in with it.
}

export type OnClose = (close: () => Promise<void>) => void

const migrations = join(root, 'migrations')
const restart_pause_ms = 1_000
const background_connections = 4
const background_patience_ms = 10_000

export async function openDatabases(config: Config, onClose: OnClose, log: Logger) {
  const { database_url, database_owner_url } = config
  if (!database_url) return await openEmbedded(config, onClose, log)
  const seconds = config.database_wait_seconds
  const report = (code: string) => log.warn({ code }, 'waiting for the database')
  await waitForDatabase({ seconds, report }, () =>
    prepareDatabase(database_owner_url!, database_url, migrations),
  )
  await requireLogin(database_url, config.environment)
  return connectBoth(config, database_url, onClose, log)
}

function connectBoth(
  { database_connections: size }: Config,
  url: string | ClientConfig,
  onClose: OnClose,
  log: Logger,
): Databases {
  const on_lost = (error: NodeJS.ErrnoException) =>
    log.warn({ code: error.code }, 'a connection was lost')
  const db = connect({ url, size, on_lost })
  const patience = { size: background_connections, wait_limit_ms: background_patience_ms }
  const background = connect({ url, ...patience, on_lost })
  onClose(async () => void (await Promise.all([db.close(), background.close()])))
  let latest = url
  const open: Databases['open'] = (options) =>
    connect({ url: latest, size: 1, on_lost, ...options })
  function redirect(connectionString: string) {
    latest = connectionString
    for (const one of [db, background]) one.redirect({ connectionString })
  }
  return { db, background, open, redirect }
}

async function openEmbedded(config: Config, onClose: OnClose, log: Logger): Promise<Databases> {
  let closing = false
  let postgres = await startEmbedded(config.home)
  onClose(async () => {
    closing = true
    await postgres.stop()
  })
  const { app, owner } = await ensureDatabase(postgres, config.home)
  await migrate(owner, migrations)
  const databases = connectBoth(config, app, onClose, log)

  async function keepRunning(): Promise<void> {
    const code = await postgres.exited
    if (closing) return
    log.error({ code }, 'the embedded database ended; it is started again')
    postgres = await startAgain()
    const { db, background } = databases
    for (const one of [db, background]) one.redirect({ host: postgres.host })
    return closing ? await postgres.stop() : await keepRunning()
  }

  // What ended it may end it again while it recovers. It is tried for as long as it takes: without
  // it we answer 503, and once it can be started (the disk has room again) we go on.
  async function startAgain() {
    for (;;) {
      try {
        return await startEmbedded(config.home)
      } catch (error) {
        log.error({ error: describe(error) }, 'the embedded database cannot be started')
        if (closing) throw error
        await sleep(restart_pause_ms)
      }
    }
  }
  keepRunning().catch(() => {}) // Only when closing; what failed has been logged.
  return databases
}
