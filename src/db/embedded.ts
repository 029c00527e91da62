// Starts the PostgreSQL that comes with Attune, or finds the one that already runs on a home.
import * as fs from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepSecret, writePrivately } from '#settings/home.ts'
import { StartupError } from '#settings/startup_error.ts'
import { failure, isPostmaster, makeCluster, stopLeftover } from './embedded_cluster.ts'
import type { Place } from './embedded_place.ts'
import { findPlace } from './embedded_place.ts'
import type { Running } from './embedded_process.ts'
import { launch } from './embedded_process.ts'

export type Postgres = {
  host: string // the folder of its unix socket: it never listens on a network
  user: string
  password: string
  pid: number
  data_dir: string
  exited: Promise<number | null>
  stop(): Promise<void>
}

// For one small machine that is shared with the service itself. What is committed is on the disk:
// fsync and synchronous_commit stay as they are.
const default_settings = {
  max_connections: '200',
  shared_buffers: '256MB', // taken as it is used; more than this the system's own cache does better
  max_wal_size: '2GB', // fewer checkpoints under load, hence fewer whole pages in the log
  wal_compression: 'off', // pglz made the log a third as long, but writes 14 % slower (two cores)
  jit: 'off', // our statements are short; to compile one costs more than to run it
  logging_collector: 'off', // standard error is postgres.log already

  // A person's data never reaches the log. An error is told to the caller, who knows what may be
  // kept; its words, its details and its statement could quote a value, so none of them is written.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off', // so that the log grows by starts and stops alone
}

const user = 'postgres'
const password_name = 'postgres_password'
const others_limit_ms = 15_000

// The caller holds the home (claimHome), so whatever still runs on its data is a leftover.
export async function startEmbedded(
  home: string,
  settings: Record<string, string> = {},
): Promise<Postgres> {
  const real_home = fs.realpathSync(home)
  const place = findPlace(real_home)
  const data_dir = join(place.folder, 'data')
  const password = passwordOf(real_home, data_dir)
  await makeCluster(place, data_dir, password)
  await stopLeftover(data_dir)
  forgetRun(real_home)

  const running = await launchPatiently(real_home, place, data_dir, settings)
  rememberRun(real_home, { host: running.host, pid: running.pid, data_dir })
  const exited = running.exited.finally(() => forgetRun(real_home))
  const stop = async () => {
    await running.stop()
    await exited
  }
  return { ...running, user, password, data_dir, exited, stop }
}

// Where a postmaster was killed alone, its children still hold the data for a moment.
async function launchPatiently(
  home: string,
  place: Place,
  data_dir: string,
  settings: Record<string, string>,
): Promise<Running> {
  const log_file = join(home, 'postgres.log')
  const patience_ends = performance.now() + others_limit_ms
  for (;;) {
    const { ready, said } = await launch(place, data_dir, log_file, {
      ...default_settings,
      ...settings,
    })
    if (ready) return ready
    const still_held = said.includes('pre-existing shared memory block')
    if (!still_held || performance.now() > patience_ends)
      throw failure(`PostgreSQL did not start (its log is ${log_file})`, said)
    await sleep(200)
  }
}

// One that another process started. To stop it is for that process alone, which is also the only
// one to be told of its end: others see their connections close.
export async function findEmbedded(home: string): Promise<Postgres | undefined> {
  const run = recallRun(home)
  if (!run || !isPostmaster(run.pid, run.data_dir)) return undefined
  const password = passwordOf(home, run.data_dir)
  return { ...run, user, password, exited: new Promise(() => {}), stop: async () => {} }
}

function passwordOf(home: string, data_dir: string): string {
  const file = join(home, password_name)
  if (fs.existsSync(data_dir) && !fs.existsSync(file))
    throw new StartupError(
      'embedded_database_failed',
      `${file} is missing, and only it opens ${data_dir}. Restore it from a backup.`,
    )
  return keepSecret(home, password_name, 24).toString('base64url')
}

type Run = Pick<Postgres, 'host' | 'pid' | 'data_dir'>

function runFile(home: string): string {
  return join(home, 'postgres.json')
}

function rememberRun(home: string, run: Run): void {
  writePrivately(runFile(home), `${JSON.stringify(run)}\n`)
}

function recallRun(home: string): Run | undefined {
  const file = runFile(home)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

// A run that was killed together with its watcher leaves its socket folder behind.
function forgetRun(home: string): void {
  const run = recallRun(home)
  if (run && basename(run.host).startsWith('attune-'))
    fs.rmSync(run.host, { recursive: true, force: true })
  fs.rmSync(runFile(home), { force: true })
}
