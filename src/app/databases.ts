// Opens the database with separate pools for requests and background work, so that neither blocks
// the other. An external database is migrated by its owner and used by an ordinary login, and so is
// the embedded one.
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ClientConfig } from 'pg'
import { type Config, root } from '#settings/config.ts'
import { connect, type ConnectOptions, type Database } from '#db/connect.ts'
import { findEmbedded } from '#db/embedded.ts'
import { ensureDatabase, ensureLogins, loginsOf } from '#db/embedded_access.ts'
import { requireLogin } from '#db/login_check.ts'
import { migrate } from '#db/migrate.ts'
import { createCaches } from '#db/caches.ts'
import { createRecentWrites } from '#db/recent_writes.ts'
import { waitForDatabase } from '#db/owner.ts'
import { migrateOrCheck } from '#db/prepare.ts'
import { openReplica } from '#db/replica.ts'
import type { ObserveRoundTrip } from '#db/round_trip.ts'
import { requireMigrated } from '#db/schema_check.ts'
import { StartupError } from '#settings/startup_error.ts'
import {
  background_connections,
  beginEmbedded,
  keepRunning,
  type StartingDatabase,
} from './embedded_database.ts'
import type { Siblings } from './siblings.ts'

export type Databases = {
  prepared: Promise<unknown> // Until then, nothing is read or written.
  db: Database
  background: Database
  open(options: Partial<ConnectOptions>): Database // An additional pool with other limits.
  redirect(url: string): void // For new connections.
  move(host: string): void // The embedded database was restarted.
}

type DatabaseHooks = {
  onMove?: ((host: string) => void) | undefined // The embedded database was restarted.
  observe?: ObserveRoundTrip | undefined
  starting?: StartingDatabase | undefined // Otherwise the embedded one is started here.
}

export type OnClose = (close: () => Promise<void>) => void

const migrations = join(root, 'migrations')
const background_patience_ms = 10_000
const request_patience_ms = 1_000 // Requests wait twice as long for a turn: see fair_queue.ts.

export async function openDatabases(
  config: Config,
  onClose: OnClose,
  log: Logger,
  hooks: DatabaseHooks = {},
) {
  const { database_url } = config
  if (!database_url) return await openEmbedded(config, onClose, log, hooks)
  const prepared = prepareExternal(config, database_url, log)
  return { ...connectBoth(config, database_url, onClose, log, hooks.observe), prepared }
}

// Waits for the database, migrates it and checks the login.
export async function prepareExternal(config: Config, database_url: string, log: Logger) {
  const seconds = config.database_wait_seconds
  const report = (code: string) => log.warn({ code }, 'waiting for the database')
  await waitForDatabase({ seconds, report }, async () => {
    await migrateOrCheck(config, migrations)
    await requireLogin(database_url, config.environment)
  })
}

function connectBoth(
  { database_connections: size }: Config,
  url: string | ClientConfig,
  onClose: OnClose,
  log: Logger,
  observe?: ObserveRoundTrip,
) {
  const on_lost = (error: NodeJS.ErrnoException) =>
    log.warn({ code: error.code }, 'database connection lost')
  const shared = { on_lost, observe, recent_writes: createRecentWrites(), caches: createCaches() }
  const db = connect({ url, size, wait_limit_ms: request_patience_ms, ...shared })
  const patience = { size: background_connections, wait_limit_ms: background_patience_ms }
  const background = connect({ url, ...patience, ...shared })
  onClose(async () => void (await Promise.all([db.close(), background.close()])))
  let latest = url
  const open: Databases['open'] = (options) =>
    connect({ url: latest, size: 1, ...shared, ...options })
  function redirect(connectionString: string) {
    latest = connectionString
    for (const one of [db, background]) one.redirect({ connectionString })
  }
  const move = (host: string) => [db, background].forEach((one) => one.redirect({ host }))
  return { db, background, open, redirect, move }
}

// A replica is optional: without it, or while it's away, the primary serves everything.
export function openReplicaOf(
  { database_replica_url: url, database_connections: size }: Config,
  onClose: OnClose,
  log: Logger,
) {
  if (!url) return undefined
  const on_lost = (error: NodeJS.ErrnoException) =>
    log.warn({ code: error.code }, 'replica connection lost')
  const replica = openReplica({ url, size, on_lost })
  onClose(replica.db.close)
  return replica
}

// In a process of several, the first of which has prepared the database.
export async function joinDatabases(
  config: Config,
  onClose: OnClose,
  log: Logger,
  siblings: Siblings,
  observe?: ObserveRoundTrip,
): Promise<Databases> {
  const connectTo = (url: string | ClientConfig) => ({
    ...connectBoth(config, url, onClose, log, observe),
    prepared: Promise.resolve(),
  })
  if (config.database_url) return connectTo(config.database_url)
  const running = await findEmbedded(config.home)
  if (!running) throw new StartupError('embedded_database_failed', "PostgreSQL isn't running.")
  const { app } = await ensureDatabase(running, config.home)
  const databases = connectTo(app)
  siblings.on('database_moved', ({ host }) => databases.move(host))
  return databases
}

async function openEmbedded(
  config: Config,
  onClose: OnClose,
  log: Logger,
  { onMove = () => {}, observe, starting }: DatabaseHooks,
): Promise<Databases> {
  const { ready, end } = starting ?? (await beginEmbedded(config))
  const postgres = await ready
  let stop = postgres.stop
  onClose(() => stop())
  const logins = loginsOf(postgres, config.home)
  const { owner, app } = logins
  const databases = connectBoth(config, app, onClose, log, observe)
  async function prepare() {
    await ensureLogins(logins)
    await (config.migrate ? migrate(owner, migrations) : requireMigrated(app, migrations))
    const onRestart = (host: string) => {
      databases.move(host)
      onMove(host)
    }
    stop = keepRunning(config, postgres, { log, onRestart })
  }
  const prepared = prepare()
  prepared.then(
    () => end(),
    () => end('failed'),
  )
  return { ...databases, prepared }
}
