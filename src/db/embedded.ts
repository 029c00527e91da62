// Starts the embedded PostgreSQL, or finds the one that is already running for a home directory.
import * as fs from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readOrCreateSecret } from '#settings/home.ts'
import { writePrivateFile } from '#settings/private_file.ts'
import { StartupError } from '#settings/startup_error.ts'
import { failure, isPostmaster, createCluster, stopLeftover } from './embedded_cluster.ts'
import type { EmbeddedPaths } from './embedded_paths.ts'
import { findEmbeddedPaths } from './embedded_paths.ts'
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
  removeRun(real_home)

  const running = await launchWithRetries(real_home, paths, data_dir, settings)
  saveRun(real_home, { host: running.host, pid: running.pid, data_dir })
  const exited = running.exited.finally(() => removeRun(real_home))
  const stop = async () => {
    await running.stop()
    await exited
  }
  return { ...running, user, password, data_dir, exited, stop }
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
  const run = readRun(home)
  if (!run || !isPostmaster(run.pid, run.data_dir)) return undefined
  const password = passwordOf(home, run.data_dir)
  return { ...run, user, password, exited: new Promise(() => {}), stop: async () => {} }
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

type Run = Pick<Postgres, 'host' | 'pid' | 'data_dir'>

function runFile(home: string): string {
  return join(home, 'postgres.json')
}

function saveRun(home: string, run: Run): void {
  writePrivateFile(runFile(home), `${JSON.stringify(run)}\n`)
}

function readRun(home: string): Run | undefined {
  const file = runFile(home)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

// If a run was killed together with its watcher, its socket folder still exists.
function removeRun(home: string): void {
  const run = readRun(home)
  if (run && basename(run.host).startsWith('attune-'))
    fs.rmSync(run.host, { recursive: true, force: true })
  fs.rmSync(runFile(home), { force: true })
}
