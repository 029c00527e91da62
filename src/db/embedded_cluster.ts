// Creates the data folder of the embedded PostgreSQL, and stops what a killed run left running.
import { execFile, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { flushFolder } from '#settings/private_file.ts'
import { StartupError } from '#settings/startup_error.ts'
import type { EmbeddedPaths } from './embedded_paths.ts'
import { processOptions, changeOwner, isSocketFolder } from './embedded_paths.ts'

const run = promisify(execFile)
// A killed service left it behind, and callers wait. What isn't written yet is in the WAL.
const fast_stop_limit_ms = 3_000
const immediate_stop_limit_ms = 10_000
const unused_pid = 2_147_483_646 // Larger than any process ID in use.

export async function createCluster(
  paths: EmbeddedPaths,
  data_dir: string,
  password: string,
): Promise<void> {
  removeUnfinished(paths.folder)
  if (fs.existsSync(join(data_dir, 'PG_VERSION'))) return
  if (fs.existsSync(data_dir))
    throw new StartupError(
      'embedded_database_failed',
      `${data_dir} exists but contains no database. Move it away, or restore it from a backup.`,
    )
  const fresh = fs.mkdtempSync(join(paths.folder, 'new-'))
  changeOwner(paths.user, fresh)
  await runInitdb(paths, fresh, password)
  fs.renameSync(join(fresh, 'data'), data_dir) // An interrupted one never looks complete.
  flushFolder(paths.folder)
  removeUnfinished(paths.folder)
}

// An initdb whose parent was killed may still be writing, so names are unique and removal retries.
function removeUnfinished(folder: string): void {
  for (const name of fs.readdirSync(folder).filter((each) => each.startsWith('new-')))
    fs.rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 })
}

async function runInitdb(paths: EmbeddedPaths, folder: string, password: string): Promise<void> {
  // Not /dev/stdin: Node passes a socket there, which can't be opened by name.
  const password_file = join(folder, 'password')
  fs.writeFileSync(password_file, password, { mode: 0o600 })
  changeOwner(paths.user, password_file)
  const options = [
    `--pgdata=${join(folder, 'data')}`,
    '--username=postgres',
    `--pwfile=${password_file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin locale sorts the same everywhere, whatever the system's libraries.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
  try {
    await run(join(paths.programs, 'bin/initdb'), options, processOptions(paths.user))
  } catch (error) {
    throw failure("The database can't be created", (error as Error).message)
  }
}

// The reason is only in PostgreSQL's output, which LC_ALL=C keeps in English.
export function failure(what: string, output: string): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return new StartupError('disk_full', `${what}: no space is left on the disk.\n${output}`)
  return new StartupError('embedded_database_failed', `${what}:\n${output}`)
}

// Also removes the folder of its socket, which a killed run leaves behind.
export async function stopLeftover(data_dir: string): Promise<void> {
  const { pid, host } = readPostmaster(data_dir) ?? {}
  if (pid === undefined) return
  if (isPostmaster(pid, data_dir)) await stopPostmaster(pid, data_dir)
  else if (isAlive(pid)) replaceStalePid(postmasterFile(data_dir))
  if (host && isSocketFolder(host)) fs.rmSync(host, { recursive: true, force: true })
}

async function stopPostmaster(pid: number, data_dir: string): Promise<void> {
  const gone = () => !isPostmaster(pid, data_dir)
  signal(pid, 'SIGINT')
  if (await waitUntil(gone, fast_stop_limit_ms)) return
  signal(pid, 'SIGQUIT') // Immediate stop. The WAL recovers what wasn't written.
  if (await waitUntil(gone, immediate_stop_limit_ms)) return
  const sentence = `A PostgreSQL of an earlier run (process ${pid}) doesn't stop. Stop it.`
  throw new StartupError('embedded_database_failed', sentence)
}

// PostgreSQL removes it when it ends.
function readIfThere(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

// The process ID now belongs to another program, so PostgreSQL would refuse to start. The rest of
// the file stays: its shared memory key shows PostgreSQL whether the data is still in use.
function replaceStalePid(file: string): void {
  const [, ...rest] = fs.readFileSync(file, 'utf8').split('\n')
  fs.writeFileSync(file, [unused_pid, ...rest].join('\n'))
}

// Checked before a process is signaled: its ID could belong to another program by now.
export function isPostmaster(pid: number, data_dir: string): boolean {
  const expected = ['-D', data_dir]
  if (process.platform !== 'linux') return argumentsFromPs(pid).includes(` ${expected.join(' ')} `)
  try {
    const [program, ...rest] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return !!program?.endsWith('/postgres') && rest[0] === expected[0] && rest[1] === expected[1]
  } catch {
    return false
  }
}

function argumentsFromPs(pid: number): string {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' })
  return stdout ?? ''
}

const postmasterFile = (data_dir: string) => join(data_dir, 'postmaster.pid')

export type Postmaster = { pid: number; host: string; is_ready: boolean }

// What PostgreSQL writes about itself when it starts. The fifth line is the folder of its socket,
// the last its status.
export function readPostmaster(data_dir: string): Postmaster | undefined {
  const lines = readIfThere(postmasterFile(data_dir)).trimEnd().split('\n')
  const pid = Number.parseInt(lines[0]!, 10)
  if (!(pid > 0)) return undefined
  return { pid, host: lines[4] ?? '', is_ready: lines.at(-1)!.trim() === 'ready' }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  if (isAlive(pid)) process.kill(pid, name)
}

export async function waitUntil(condition: () => boolean, limit_ms: number): Promise<boolean> {
  for (const end = performance.now() + limit_ms; performance.now() < end; await sleep(20))
    if (condition()) return true
  return condition()
}
