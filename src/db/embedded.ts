// Starts the embedded PostgreSQL, or finds the one that is already running for a home directory.
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOrCreateSecret } from '#settings/home.ts'
import { StartupError } from '#settings/startup_error.ts'
import {
  createCluster,
  failure,
  isPostmaster,
  readPostmaster,
  stopLeftover,
} from './embedded_cluster.ts'
import type { EmbeddedPaths } from './embedded_paths.ts'
import { findDataFolder, findEmbeddedPaths } from './embedded_paths.ts'
import type { PostgresProcess } from './embedded_process.ts'
import { launch } from './embedded_process.ts'

export type Postgres = {
  host: string // Folder of its Unix socket. It doesn't listen on the network.
  user: string
  password: string
  pid: number
  data_dir: string
  exited: Promise<number | null>
  stop(): Promise<void>
}

// For one small machine, shared with the service. Commits are durable: fsync and synchronous_commit
// keep their defaults.
const default_settings = {
  max_connections: '200',
  shared_buffers: '256MB', // Allocated on use. Beyond this, the system's cache works better.
  max_wal_size: '2GB', // Fewer checkpoints under load, so fewer full pages in the WAL.
  wal_compression: 'off', // pglz shrank the WAL to a third, but writes were 14 % slower.
  jit: 'off', // Compiling short statements takes longer than running them.
  logging_collector: 'off', // Standard error already goes to postgres.log.

  // No personal data in the log. The message, details and statement of an error can quote a value,
  // so errors are returned to the client and not logged.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off', // Only starts and stops are logged.
}

const user = 'postgres'
const password_name = 'postgres_password'
const leftover_limit_ms = 60_000

// The caller has locked the home (claimHome), so any PostgreSQL running on its data is a leftover.
export async function startEmbedded(
  home: string,
  settings: Record<string, string> = {},
): Promise<Postgres> {
  const real_home = fs.realpathSync(home)
  const paths = findEmbeddedPaths(real_home)
  const data_dir = join(paths.folder, 'data')
  const password = passwordOf(real_home, data_dir)
  await createCluster(paths, data_dir, password)
  await stopLeftover(data_dir)
  const running = await launchWithRetries(real_home, paths, data_dir, settings)
  const stop = async () => {
    await running.stop()
    await running.exited
  }
  return { ...running, user, password, data_dir, stop }
}

// If only the postmaster was killed, its children still hold the data for a moment.
async function launchWithRetries(
  home: string,
  paths: EmbeddedPaths,
  data_dir: string,
  settings: Record<string, string>,
): Promise<PostgresProcess> {
  const log_file = join(home, 'postgres.log')
  const deadline = performance.now() + leftover_limit_ms
  for (;;) {
    const { ready, log } = await launch(paths, data_dir, log_file, {
      ...default_settings,
      ...settings,
    })
    if (ready) return ready
    const still_held = log.includes('pre-existing shared memory block')
    if (!still_held || performance.now() > deadline)
      throw failure(`PostgreSQL didn't start (see ${log_file})`, log)
    await sleep(200)
  }
}

// Finds one that another process started. Only that process stops it and notices its exit; others
// see their connections close.
export async function findEmbedded(home: string): Promise<Postgres | undefined> {
  const data_dir = findDataFolder(fs.realpathSync(home))
  const { pid, host, is_ready } = readPostmaster(data_dir) ?? {}
  if (!pid || !host || !is_ready || !isPostmaster(pid, data_dir)) return undefined
  const password = passwordOf(home, data_dir)
  const unknown = { exited: new Promise<never>(() => {}), stop: async () => {} }
  return { host, pid, data_dir, user, password, ...unknown }
}

function passwordOf(home: string, data_dir: string): string {
  const file = join(home, password_name)
  if (fs.existsSync(data_dir) && !fs.existsSync(file))
    throw new StartupError(
      'embedded_database_failed',
      `${file} is missing. It's required to open ${data_dir}. Restore it from a backup.`,
    )
  return readOrCreateSecret(home, password_name, 24).toString('base64url')
}
